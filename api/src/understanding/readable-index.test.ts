import { buildFormIndex, type BankMeaning } from '@topwords/content/bank';
import { createCatalogue } from '../bank/catalogue.ts';
import { buildBank, buildWord } from '../testing/factories.ts';
import { createReadableIndex } from './readable-index.ts';

const words = [
  buildWord(1, 'es', 'mi', 1, [1], { forms: ['mis'] }),
  buildWord(2, 'es', 'ser', 2, [1], { forms: ['es', 'fue'] }),
  buildWord(3, 'es', 'ir', 3, [1], { forms: ['fue'] }),
  buildWord(4, 'es', 'casa', 4, [1], { forms: ['casas'] }),
];

function meaningWith(...texts: string[]): BankMeaning {
  const column = { headwords: [], gloss: null };
  return {
    id: 1,
    key: 'meaning-1',
    pos: 'noun',
    level: 'A1',
    words: { en: column, es: column, ru: column, tr: column },
    notes: {},
    sentences: texts.map((text, index) => ({
      id: index + 1,
      text: { en: '', es: text, ru: '', tr: '' },
    })),
  };
}

function found(texts: string[], known: number[]): string[] {
  const catalogue = createCatalogue({
    ...buildBank(),
    words,
    meanings: [meaningWith(...texts)],
    forms: { ...buildBank().forms, es: buildFormIndex(words) },
  });
  const index = createReadableIndex(catalogue);
  return [...index.withOneNew('es', new Set(known))].map(
    ({ sentence, token }) => `${sentence.text.es} ${token.form}`,
  );
}

test('a sentence with one new form is found, whichever form of its other words it has', () => {
  expect(found(['Mi casa.', '¡Mis casas!'], [4])).toEqual(['Mi casa. Mi', '¡Mis casas! Mis']);
});

test('a sentence is not found when two words are new, or none', () => {
  expect(found(['Es mi casa.'], [1])).toEqual([]);
  expect(found(['Es mi casa.'], [1, 2, 4])).toEqual([]);
  expect(found(['Es mi casa.'], [1, 4])).toEqual(['Es mi casa. Es']);
});

test('a form that may be a known word is not new', () => {
  expect(found(['Fue mi casa.'], [3, 1])).toEqual(['Fue mi casa. casa']);
});

test('the same new word twice is one', () => {
  expect(found(['Mi casa es mi casa.'], [2, 4])).toEqual(['Mi casa es mi casa. Mi']);
});

test('a sentence with a word that the bank lacks is never found', () => {
  expect(found(['Mi Ana.', 'Mi casa 24.'], [1])).toEqual(['Mi casa 24. casa']);
});
