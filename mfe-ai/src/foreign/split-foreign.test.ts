import { plainText, splitForeign } from './split-foreign.ts';

function shownOf(text: string): string[] {
  return splitForeign(text).map(({ text, isForeign, isPattern }) => {
    if (isPattern) return `[${text}]`;
    return isForeign ? `<${text}>` : text;
  });
}

test.each([
  ['The past of *go* is *went*.', ['The past of ', '<go>', ' is ', '<went>', '.']],
  ['*ir*, **voy**', ['<ir>', ', ', '[voy]']],
  ['*ev*’in çoğulu (*evler*)', ['<ev>', '’in çoğulu (', '<evler>', ')']],
  ['*buen provecho*', ['<buen provecho>']],
  ['the suffix *-ler*', ['the suffix ', '<-ler>']],
  ['2 * 3 * 4', ['2 * 3 * 4']],
  ['an open *asterisk', ['an open *asterisk']],
  ['', []],
])('%s', (text, shown) => {
  expect(shownOf(text)).toEqual(shown);
});

test('parts carry their position in the text', () => {
  expect(splitForeign('a *b* c').map(({ start }) => start)).toEqual([0, 2, 5]);
});

test('a plain text has no asterisks around words', () => {
  expect(plainText('The past of *go* is **went**, 2 * 3.')).toBe('The past of go is went, 2 * 3.');
});
