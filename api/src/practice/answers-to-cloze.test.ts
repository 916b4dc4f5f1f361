import type { Paradigms } from '@topwords/content/paradigms';
import type { Usage } from '@topwords/content/usages';
import { createCatalogue } from '../bank/catalogue.ts';
import { buildBank, buildWord } from '../testing/factories.ts';
import { noTables } from '../bank/table-loader.ts';
import { answersToCloze } from './answers-to-cloze.ts';
import { findClozes } from './find-clozes.ts';

/** A table of a noun with the forms of both numbers. */
function numbersOf(singular: string, plural?: string): Paradigms['words'][number] {
  return [
    {
      name: 'number',
      pos: 'noun',
      columns: ['form'],
      rows: [
        { label: 'singular', cells: [{ forms: [singular] }] },
        { label: 'plural', cells: [plural === undefined ? null : { forms: [plural] }] },
      ],
    },
  ];
}

interface Changes {
  sentence?: string;
  text?: string;
  gloss?: string;
  usage?: Usage;
  words?: Paradigms['words'];
}

/** The answers to a sentence of `casa`, with another word of the same meaning. */
function answersWith({
  sentence = 'Mi casa es grande.',
  text = 'hogar',
  gloss = 'house',
  usage = {},
  words = {},
}: Changes) {
  const { meanings } = buildBank();
  const [house] = meanings;
  if (!house) throw new Error('The bank has no meaning');
  const sentences = [{ id: 1, text: { en: '', es: sentence, ru: '', tr: '' } }];
  const catalogue = createCatalogue(
    buildBank({
      meanings: [{ ...house, sentences }],
      words: [
        buildWord(1, 'es', 'casa', 1, [{ meaning: 1, gloss: { en: 'house' } }], {
          forms: ['casas'],
        }),
        buildWord(2, 'es', text, 2, [{ meaning: 1, gloss: { en: gloss } }]),
      ],
    }),
  );
  const word = catalogue.find(1);
  const [found] = word ? findClozes(word, 'en') : [];
  if (!word || !found) throw new Error('There is no cloze');
  const sources = {
    catalogue,
    usageOf: ({ id }: { id: number }) => (id === 1 ? usage : {}),
    paradigms: () => ({ ...noTables, words }),
  };
  return answersToCloze(sources, word, found, 'en');
}

test('another word of the meaning also fills a gap, in the same form', () => {
  expect(answersWith({})).toEqual(['casa', 'hogar']);
  const words = { 1: numbersOf('casa', 'casas'), 2: numbersOf('hogar', 'hogares') };
  expect(answersWith({ words })).toEqual(['casa', 'hogar']);
  expect(answersWith({ words, sentence: '¿Casas o pisos?' })).toEqual([
    'Casas',
    'casas',
    'hogares',
  ]);
});

test('a word without that form does not fill the gap', () => {
  const words = { 1: numbersOf('casa', 'casas'), 2: numbersOf('hogar') };
  expect(answersWith({ words, sentence: 'Veo casas.' })).toEqual(['casas']);
});

test('a gap is not asked when no table shows the other word’s form', () => {
  expect(answersWith({ sentence: 'Veo casas.' })).toBeUndefined();
  const words = { 1: numbersOf('casa', 'casas') };
  expect(answersWith({ words, sentence: 'Veo casas.' })).toBeUndefined();
});

test('a gap that a partner fills too is not asked, unless its gloss tells it apart', () => {
  const usage = { partners: ['hogar'] };
  expect(answersWith({ usage })).toBeUndefined();
  expect(answersWith({ usage, gloss: 'house (process)' })).toEqual(['casa']);
  const words = { 1: numbersOf('casa', 'casas'), 2: numbersOf('hogar') };
  expect(answersWith({ usage, words, sentence: 'Veo casas.' })).toEqual(['casas']);
});

test('a homograph is no other answer', () => {
  expect(answersWith({ text: 'casa' })).toEqual(['casa']);
});
