import type { LanguageCode } from '../../contracts/index.ts';
import { markForms } from './mark-forms.ts';

function formsIn(sentence: string, forms: string[], language: LanguageCode): string[] {
  return markForms(sentence, forms, language)
    .filter(({ isForm }) => isForm)
    .map(({ text }) => text);
}

test.each([
  [
    'a form, but not longer words that contain it',
    'Casa y casas: la casita.',
    ['casa'],
    'es',
    ['Casa'],
  ],
  ['every form', 'Una casa, dos casas.', ['casa', 'casas'], 'es', ['casa', 'casas']],
  ['a Cyrillic form at the beginning', 'Дом стоит у дома.', ['дом', 'дома'], 'ru', ['Дом', 'дома']],
  ['a Turkish capital', 'İyi ve iyi.', ['iyi'], 'tr', ['İyi', 'iyi']],
  ['a form with signs of patterns', 'Is it C++ or c?', ['c++'], 'en', ['C++']],
  ['nothing when no form occurs', 'Otra frase.', ['casa'], 'es', []],
] as const)('marks %s', (_case, sentence, forms, language, expected) => {
  expect(formsIn(sentence, [...forms], language)).toEqual(expected);
});

test('the parts add up to the sentence, each with its position', () => {
  const sentence = 'La casa es mi casa.';
  const parts = markForms(sentence, ['casa'], 'es');
  expect(parts.map(({ text }) => text).join('')).toBe(sentence);
  for (const { start, text } of parts) expect(sentence.slice(start)).toMatch(text);
});
