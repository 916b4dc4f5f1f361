import type { Usage } from '@topwords/content/usages';
import { buildBank } from '../../testing/factories.ts';
import { createCatalogue } from '../../bank/catalogue.ts';
import { createWordEntries } from './word-entry.ts';

const usage: Usage = {
  gender: 'f',
  opposites: ['árbol', 'campo'],
  synonyms: [{ word: 'luz', difference: { en: 'a home; a light', ru: 'дом; свет' } }],
  collocations: [{ text: 'en casa', gloss: { en: 'at home', ru: 'дома' } }],
  note: { en: 'No article after *en*.', ru: 'После *en* без артикля.' },
};
const findEntry = createWordEntries({
  catalogue: createCatalogue(buildBank()),
  usageOf: ({ id }) => (id === 21 ? usage : {}),
});

function wordsOf(text: string, language: 'es' | 'fr' = 'es', wordId: number | null = null) {
  const asked = { text, language, wordId, native: 'en' } as const;
  return findEntry(asked, undefined).words.map(({ word }) => word);
}

test('a word is found by its id, by any spelling of its text, and by its forms', () => {
  expect(wordsOf('árbol', 'es', 22)).toEqual(['árbol']);
  expect(wordsOf('ARBOL')).toEqual(['árbol']);
  expect(wordsOf('corren')).toEqual(['correr']);
});

test('texts and languages outside the bank have no entry', () => {
  expect(wordsOf('una frase entera')).toEqual([]);
  expect(wordsOf('maison', 'fr')).toEqual([]);
});

test('an entry contains glosses, sentences with the word, forms, and the usage that authors wrote', () => {
  const asked = { text: 'casa', language: 'es', wordId: 21, native: 'ru' } as const;
  expect(findEntry(asked, undefined)).toEqual({
    words: [
      {
        word: 'casa',
        part_of_speech: 'noun',
        level: 'A1',
        labels: [],
        forms: ['casas'],
        meanings: [
          {
            part_of_speech: 'noun',
            translation: 'дом',
            labels: [],
            sentences: [
              { text: 'Mi casa es grande.', translation: 'Мой дом большой.' },
              { text: 'Estamos en casa.', translation: 'Мы дома.' },
            ],
          },
        ],
        usage: {
          gender: 'f',
          opposites: ['árbol', 'campo'],
          similar_words: [{ text: 'luz', difference: 'дом; свет' }],
          collocations: [{ text: 'en casa', gloss: 'дома' }],
          note: 'После *en* без артикля.',
        },
      },
    ],
  });
});
