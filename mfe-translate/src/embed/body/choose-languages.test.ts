import { chooseLanguages, faultOfLanguages } from './choose-languages.ts';

const page = { from: 'en', to: 'es', language: 'en', offered: null };

test('a page gets the languages that it sets', () => {
  expect(chooseLanguages(page)).toEqual({ from: 'en', to: 'es' });
  expect(chooseLanguages({ ...page, from: 'auto', to: 'zh-Hans' })).toEqual({
    from: 'auto',
    to: 'zh-Hans',
  });
});

test('by default, the source is detected and the target is the reader’s language', () => {
  expect(chooseLanguages({ ...page, from: '', to: '', language: 'tr' })).toEqual({
    from: 'auto',
    to: 'tr',
  });
});

test('unknown or equal languages are replaced', () => {
  expect(chooseLanguages({ ...page, from: 'klingon', to: 'es' })).toEqual({
    from: 'auto',
    to: 'es',
  });
  expect(chooseLanguages({ ...page, to: 'en' })).toEqual({ from: 'en', to: 'es' });
});

test('only the key’s languages are used', () => {
  const offered = ['fr', 'de'] as const;
  expect(chooseLanguages({ ...page, offered })).toEqual({ from: 'auto', to: 'fr' });
  expect(chooseLanguages({ ...page, from: 'fr', offered })).toEqual({ from: 'fr', to: 'de' });
});

test.each([
  ['klingon', 'es', 'from="klingon"'],
  ['auto', 'auto', 'to="auto"'],
  ['es', 'es', 'must differ'],
])('from=%j and to=%j give the developer the message %j', (from, to, fault) => {
  expect(faultOfLanguages(from, to)).toContain(fault);
});

test.each([
  ['en', 'es'],
  ['auto', 'zh-Hans'],
  ['', ''],
])('nothing is wrong with from=%j and to=%j', (from, to) => {
  expect(faultOfLanguages(from, to)).toBeUndefined();
});
