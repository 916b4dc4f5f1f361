import { localeOf } from './locale-of.ts';

test('recognition gets the variety that the learner chose, or the usual one', () => {
  const varieties = new Map([['es', 'es-MX']]);
  expect(['es', 'en', 'ru', 'tr'].map((code) => localeOf(code, varieties))).toEqual([
    'es-MX',
    'en-US',
    'ru-RU',
    'tr-TR',
  ]);
});
