import { buildBank } from '../../testing/factories.ts';
import { createCatalogue } from '../../bank/catalogue.ts';
import { createWordEntries } from './word-entry.ts';

const findEntry = createWordEntries(createCatalogue(buildBank()));

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

test('an entry contains meanings, translations, sentences and forms', () => {
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
