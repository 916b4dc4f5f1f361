import { normalizeText } from './normalize-text.ts';

test.each([
  ['spaces around and within', '  good \t\n morning ', 'good morning'],
  ['decomposed letters', 'ca\u0301fe o\u0308', 'cáfe ö'],
  ['no-break and wide spaces', 'a\u00A0b\u3000c', 'a b c'],
  ['control characters', 'a\u0000b\u0001\u001B', 'a b'],
  ['broken surrogates', 'a\uD800b', 'a b'],
])('%s are normalized', (_, text, expected) => {
  expect(normalizeText(text)).toBe(expected);
});
