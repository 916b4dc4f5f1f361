import { inflectPhrase } from './inflect-phrase.ts';

const formsOf = (word: string) => [`${word}*`];

test.each([
  ['get up', 'en', 'verb', 'get* up'],
  ['living room', 'en', 'noun', 'living room*'],
  ['sala de estar', 'es', 'noun', 'sala* de estar'],
  ['tener miedo', 'es', 'verb', 'tener* miedo'],
  ['чистить зубы', 'ru', 'verb', 'чистить* зубы'],
  ['izin vermek', 'tr', 'verb', 'izin vermek*'],
] as const)('of "%s" (%s %s) one word is inflected: %s', (phrase, language, pos, expected) => {
  expect(inflectPhrase(phrase, { language, pos }, formsOf)).toEqual([expected]);
});

test('ignores single words, adverbs and Russian noun phrases', () => {
  expect(inflectPhrase('get', { language: 'en', pos: 'verb' }, formsOf)).toEqual([]);
  expect(inflectPhrase('a menudo', { language: 'es', pos: 'adverb' }, formsOf)).toEqual([]);
  expect(inflectPhrase('белый медведь', { language: 'ru', pos: 'noun' }, formsOf)).toEqual([]);
});
