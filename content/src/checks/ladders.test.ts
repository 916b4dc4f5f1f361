import type { Ladder } from '../ladders/ladder.ts';
import { buildLadder, buildLadderBank, locateLadder } from '../testing/ladder-factories.ts';
import { checkLadders } from './ladders.ts';

const bank = buildLadderBank();

function faultsOf(ladder: Ladder): string[] {
  return checkLadders([locateLadder(ladder)], bank).map(({ detail }) => detail);
}

/** A ladder whose first word is changed. */
function withWord(change: Partial<Ladder['words'][number]>, more: Partial<Ladder> = {}): Ladder {
  const { words } = buildLadder();
  return buildLadder({
    words: words.map((one, index) => (index ? one : { ...one, ...change })),
    ...more,
  });
}

const sentenceOf = (en: string) => ({ en, es: 'Bebo mi té caliente.' }) as Ladder['sentence'];

test('a ladder that keeps all rules has no fault', () => {
  expect(faultsOf(buildLadder())).toEqual([]);
});

test.each([
  ['a word that is no headword', withWord({ word: 'we' }), '"we" is no headword'],
  ['a homograph that the bank lacks', withWord({ homograph: 'letter' }), '"I" is no headword'],
  ['a sense of another word', withWord({ meaning: 'my.own' }), '"I" has no sense my.own'],
  [
    'a form that is not shown in its sentence',
    withWord({ sentence: sentenceOf('We drink.') }),
    '"We drink." lacks one "I"',
  ],
  [
    'a part of a longer word',
    withWord({ sentence: sentenceOf('It is tea.') }),
    '"It is tea." lacks one "I"',
  ],
  [
    'a long sentence for a word',
    withWord({ sentence: sentenceOf('I drink my tea in the house.') }),
    '"I drink my tea in the house." has 7 words',
  ],
  ['a gloss twice', withWord({ gloss: 'té' }), 'has a gloss twice'],
  [
    'a last sentence with another word',
    buildLadder({ sentence: sentenceOf('I drink my hot tea now.') }),
    'its parts do not make "I drink my hot tea now."',
  ],
  [
    'a part that no word has',
    buildLadder({
      sentence: sentenceOf('I drink my hot milk.'),
      parts: ['I', 'drink', 'my', 'hot', 'milk'],
    }),
    'its parts are not its forms',
  ],
  [
    'a sentence without its mark',
    buildLadder({ sentence: sentenceOf('I drink my hot tea') }),
    '"I drink my hot tea" ends without a mark',
  ],
  [
    'a letter of another script',
    buildLadder({
      sentence: sentenceOf('I drink mу hot tea.'),
      parts: ['I', 'drink', 'mу', 'hot', 'tea'],
    }),
    '"I drink mу hot tea." has "у"',
  ],
])('%s is a fault', (_, ladder, detail) => {
  expect(faultsOf(ladder)).toContain(detail);
});

test('a form that its word does not have is a fault', () => {
  const ladder = withWord(
    { form: 'me', sentence: sentenceOf('Ask me.') },
    { sentence: sentenceOf('Me drink my hot tea.'), parts: ['Me', 'drink', 'my', 'hot', 'tea'] },
  );
  expect(faultsOf(ladder)).toEqual(['"me" is no form of I']);
});

test('a misspelled word is a fault', () => {
  const spellers = { ...bank.spellers, en: (word: string) => word !== 'it' };
  const faults = checkLadders([locateLadder(buildLadder())], { ...bank, spellers });
  expect(faults.map(({ detail }) => detail)).toContain('"it" is not in the dictionary of en');
});

test('directions with the same last sentence are a fault', () => {
  const located = locateLadder(buildLadder());
  expect(checkLadders([located, located], bank)).toMatchObject([
    { file: 'ladders/es-en.json', detail: 'has the sentence of another direction' },
  ]);
});
