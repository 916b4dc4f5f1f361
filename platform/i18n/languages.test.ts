import { endonymOf, labelInLanguage, nameInLanguage } from './languages.ts';

test('a language has a name in the interface language and an endonym', () => {
  expect(nameInLanguage('en', 'ru')).toBe('Russian');
  expect(endonymOf('ru')).toBe('Русский');
});

test('a label falls back to English', () => {
  expect(labelInLanguage('en', { en: 'Words', es: 'Palabras' })).toBe('Words');
  expect(labelInLanguage('en', { en: 'Words' })).toBe('Words');
});
