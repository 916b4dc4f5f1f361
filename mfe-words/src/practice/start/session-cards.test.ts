import { buildPracticeCard } from '@topwords/remote-kit/testing';
import { countOwn, takeCards, withoutAnswered } from './session-cards.ts';

const one = buildPracticeCard({ id: 'word-1' });
const parallel = buildPracticeCard({ id: 'word-41', parallel_of: 'word-1' });
const other = buildPracticeCard({ id: 'word-2' });
const cards = [other, one, parallel];

function idsOf(taken: readonly { id: string }[]): string[] {
  return taken.map(({ id }) => id);
}

test('two cards of one meaning are taken together or not at all', () => {
  expect(idsOf(takeCards(cards, 3))).toEqual(['word-2', 'word-1', 'word-41']);
  expect(idsOf(takeCards(cards, 2))).toEqual(['word-2']);
  expect(idsOf(takeCards(cards, 1))).toEqual(['word-2']);
  expect(idsOf(takeCards([one, other], 1))).toEqual(['word-1']);
});

test('a word in the other language is not asked without its card', () => {
  expect(idsOf(withoutAnswered(cards, new Set(['word-1'])))).toEqual(['word-2']);
  expect(idsOf(withoutAnswered(cards, new Set(['word-41'])))).toEqual(['word-2', 'word-1']);
});

test('only cards of the session’s language count as due', () => {
  expect(countOwn(cards)).toBe(2);
});
