import { buildBank } from '../../testing/factories.ts';
import { createCatalogue } from '../../bank/catalogue.ts';
import { createWordEntries } from './word-entry.ts';

const findEntry = createWordEntries(createCatalogue(buildBank()));

function wordsOf(text: string, language: 'es' | 'fr' = 'es', wordId: number | null = null) {
  const asked = { text, language, wordId, native: 'en' } as const;
  return findEntry(asked, undefined).words.map(({ word }) => word);
}

test('a word is found by its id, by its text however it is written, and by its forms', () => {
  expect(wordsOf('árbol', 'es', 22)).toEqual(['árbol']);
  expect(wordsOf('ARBOL')).toEqual(['árbol']);
  expect(wordsOf('corren')).toEqual(['correr']);
});

test('of texts and languages that the bank does not have, there is nothing', () => {
  expect(wordsOf('una frase entera')).toEqual([]);
  expect(wordsOf('maison', 'fr')).toEqual([]);
});

test('an entry holds what a learner is told: meanings, translations, sentences, forms', () => {
  const asked = { text: 'casa', language: 'es', wordId: 21, native: 'ru' } as const;
  expect(findEntry(asked, undefined)).toEqual({
    words: [
      {
        word: 'casa',
        part_of_speech: 'noun',
        level: 'A1',
        forms: ['casas'],
        meanings: [
          {
            part_of_speech: 'noun',
            translations: ['дом'],
            notes: {},
            sentences: [
              { text: 'Mi casa es grande.', translation: 'Мой дом большой.' },
              { text: 'Estamos en casa.', translation: 'Мы дома.' },
            ],
          },
        ],
      },
    ],
  });
});
