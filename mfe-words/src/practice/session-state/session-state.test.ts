import type { PracticeCard } from '@topwords/platform/contracts';
import { buildCardState, buildNewCards, buildPracticeCard } from '@topwords/remote-kit/testing';
import type { Verdict } from '@topwords/languages/typing';
import {
  againDistance,
  currentCard,
  ratingOf,
  reduceSession,
  startSession,
  type SessionAction,
  type SessionState,
} from './session-state.ts';
import { doneCount, isRepeated, nextDue, summarize } from './session-summary.ts';

let reviews = 0;

function answer(verdict: Verdict | null): SessionAction {
  return { type: 'answered', answer: { verdict, given: 'x', at: 1000 } };
}

function rate(rating: 'again' | 'good'): SessionAction {
  reviews += 1;
  return { type: 'rated', rating, reviewId: `review-${reviews}`, duration: 4000 };
}

const right = [answer('right'), rate('good')];
const wrong = [answer('wrong'), rate('again')];

function run(state: SessionState, ...actions: SessionAction[]): SessionState {
  return actions.reduce(reduceSession, state);
}

function begin(count: number): SessionState {
  return startSession('es', buildNewCards(count));
}

function texts({ queue }: SessionState): string[] {
  return queue.map(({ text }) => text);
}

test('a recalled card is done', () => {
  const state = run(begin(2), ...right);
  expect(texts(state)).toEqual(['palabra2']);
  expect(doneCount(state)).toBe(1);
  expect(state.answer).toBeNull();
});

test('a card that was not recalled comes again after four others and is not done', () => {
  const state = run(begin(7), ...wrong);
  expect(texts(state).indexOf('palabra1')).toBe(againDistance);
  expect(doneCount(state)).toBe(0);
  expect(state.total).toBe(7);
  const [card] = buildNewCards(1);
  expect(card && isRepeated(state, card)).toBe(true);
});

test('near the end it comes after the remaining cards, and as the last one immediately', () => {
  expect(texts(run(begin(2), ...wrong))).toEqual(['palabra2', 'palabra1']);
  expect(texts(run(begin(1), ...wrong))).toEqual(['palabra1']);
});

test('the session is over when every card was recalled', () => {
  const state = run(begin(2), ...right, ...wrong, ...right);
  expect(currentCard(state)).toBeUndefined();
  expect(summarize(state)).toEqual({ right: 2, wrong: 1, fresh: 2, known: 0 });
});

test('a wrong answer cannot be rated Good, a right one can be rated Again', () => {
  const judged = run(begin(1), answer('wrong'));
  expect(run(judged, rate('good'))).toBe(judged);
  expect(texts(run(begin(1), answer('right'), rate('again')))).toEqual(['palabra1']);
  expect(ratingOf({ verdict: 'almost', given: '', at: 0 })).toBe('good');
  expect(ratingOf({ verdict: null, given: '', at: 0 })).toBeNull();
});

test('a card is answered once, and rated only after it is answered', () => {
  const asked = begin(1);
  expect(run(asked, rate('good'))).toBe(asked);
  const judged = run(asked, answer('wrong'));
  expect(run(judged, answer('right'))).toBe(judged);
});

test('a known card leaves permanently and counts as done', () => {
  const state = run(begin(2), { type: 'known' });
  expect(texts(state)).toEqual(['palabra2']);
  expect(doneCount(state)).toBe(1);
  expect(summarize(state)).toEqual({ right: 0, wrong: 0, fresh: 0, known: 1 });
});

test('undo removes the answer, then each step, exactly and across cards', () => {
  const states = [begin(6)];
  for (const action of [...right, ...wrong, { type: 'known' } as const, ...right, ...wrong]) {
    const last = states.at(-1);
    if (last) states.push(reduceSession(last, action));
  }
  const steady = states.filter((state) => state.answer === null);
  let state = run(steady.at(-1) ?? begin(0), answer('right'), { type: 'undone' });
  for (const expected of steady.toReversed()) {
    expect(state).toEqual(expected);
    state = run(state, { type: 'undone' });
  }
  expect(state).toEqual(states[0]);
});

test('the next date is the server’s, or the preview of a card’s only answer', () => {
  const now = Date.UTC(2026, 10, 20);
  const cards: PracticeCard[] = [
    buildPracticeCard({ id: 'word-1', now }),
    buildPracticeCard({ id: 'word-2', now }),
  ];
  const state = run(startSession('es', cards), ...right, ...right);
  const none = new Map();
  expect(nextDue(state, none, null)).toBe('2026-11-23T00:00:00.000Z');
  expect(nextDue(state, none, '2026-11-21T00:00:00.000Z')).toBe('2026-11-21T00:00:00.000Z');
  const confirmed = new Map([['word-2', buildCardState({ due_at: '2026-11-20T08:00:00.000Z' })]]);
  expect(nextDue(state, confirmed, null)).toBe('2026-11-20T08:00:00.000Z');
});

test('a card that was answered twice has no local date', () => {
  const state = run(begin(1), ...wrong, ...right);
  expect(nextDue(state, new Map(), null)).toBeNull();
  expect(nextDue(run(begin(1), { type: 'known' }), new Map(), null)).toBeNull();
});

test('a meaning in another language follows the question of a new word, not its introduction', () => {
  const introduction = { gender: undefined, partners: [], pattern: null };
  const [first, ...rest] = buildNewCards(5);
  if (!first) throw new Error('There are no cards');
  const parallel = buildPracticeCard({ id: 'word-41', text: 'ev', parallel_of: first.id });
  const cards = [{ ...first, introduction }, parallel, ...rest];
  const state = run(startSession('es', cards), { type: 'introduced' });
  expect(texts(state)).toEqual(['palabra2', 'palabra3', 'palabra4', 'palabra1', 'ev', 'palabra5']);
});
