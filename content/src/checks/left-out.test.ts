import { checkLeftOut, leftOutOf, leftOutSchema } from './left-out.ts';

const leftOut = leftOutSchema.parse({
  en: { name: ['john'], contraction: ["'ll", 'don'] },
  es: {},
  ru: {},
  tr: { sound: ['ha'] },
});
const none = new Map();

test('collects all left-out forms of a language, for any reason', () => {
  expect([...leftOutOf(leftOut, 'en')]).toEqual(['john', "'ll", 'don']);
  expect([...leftOutOf(leftOut, 'es')]).toEqual([]);
});

test('a left-out form that is a headword is a fault', () => {
  const lexicon = { en: new Map([['don', {}]]), es: new Map([['ha', {}]]), ru: none, tr: none };
  expect(checkLeftOut(leftOut, lexicon)).toMatchObject([
    { check: 'left-out', language: 'en', text: 'don' },
  ]);
});

test('each form has one of the known reasons', () => {
  expect(() => leftOutSchema.parse({ en: { whim: ['john'] }, es: {}, ru: {}, tr: {} })).toThrow(
    'whim',
  );
});
