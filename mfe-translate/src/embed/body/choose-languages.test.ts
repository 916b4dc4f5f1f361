import { chooseLanguages, faultOfLanguages } from './choose-languages.ts';

const page = { from: 'en', to: 'es', language: 'en', offered: null };

test('a page gets the languages that it asks for', () => {
  expect(chooseLanguages(page)).toEqual({ from: 'en', to: 'es' });
  expect(chooseLanguages({ ...page, from: 'auto', to: 'zh-Hans' })).toEqual({
    from: 'auto',
    to: 'zh-Hans',
  });
});

test('without any, the language is detected and the target is the reader’s', () => {
  expect(chooseLanguages({ ...page, from: '', to: '', language: 'tr' })).toEqual({
    from: 'auto',
    to: 'tr',
  });
});

test('languages that are not there, or are the same, give way', () => {
  expect(chooseLanguages({ ...page, from: 'klingon', to: 'es' })).toEqual({
    from: 'auto',
    to: 'es',
  });
  expect(chooseLanguages({ ...page, to: 'en' })).toEqual({ from: 'en', to: 'es' });
});

test('a key’s languages are kept to', () => {
  const offered = ['fr', 'de'] as const;
  expect(chooseLanguages({ ...page, offered })).toEqual({ from: 'auto', to: 'fr' });
  expect(chooseLanguages({ ...page, from: 'fr', offered })).toEqual({ from: 'fr', to: 'de' });
});

test.each([
  ['klingon', 'es', 'from="klingon"'],
  ['auto', 'auto', 'to="auto"'],
  ['es', 'es', 'must differ'],
])('the developer is told of from=%j and to=%j: %j', (from, to, told) => {
  expect(faultOfLanguages(from, to)).toContain(told);
});

test.each([
  ['en', 'es'],
  ['auto', 'zh-Hans'],
  ['', ''],
])('nothing is wrong with from=%j and to=%j', (from, to) => {
  expect(faultOfLanguages(from, to)).toBeUndefined();
});
