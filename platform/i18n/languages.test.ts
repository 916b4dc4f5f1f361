import { endonymOf, labelInLanguage, nameInLanguage } from './languages.ts';

test('a language has a name for the reader and one of its own', () => {
  expect(nameInLanguage('en', 'ru')).toBe('Russian');
  expect(endonymOf('ru')).toBe('Русский');
});

test('a label is English where the reader’s language has none', () => {
  expect(labelInLanguage('en', { en: 'Words', es: 'Palabras' })).toBe('Words');
  expect(labelInLanguage('en', { en: 'Words' })).toBe('Words');
});
