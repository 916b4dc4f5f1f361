import { fontsFor } from './fonts-for.ts';

const latin =
  '@font-face{font-family:A;src:url(latin.1.woff2)format("woff2");unicode-range:U+??,U+131}';
const extended =
  '@font-face{font-family:A;src:url("ext.1.woff2");unicode-range:U+100-2BA,U+2C60-2C7F}';
const cyrillic =
  '@font-face{font-family:A;src:url(cyr.1.woff2)format("woff2");unicode-range:U+301,U+400-45F}';
const fallback = '@font-face{font-family:B;src:local(Georgia);size-adjust:107%}';
const styles = `a{color:red}${latin}b{margin:0}${extended}${cyrillic}${fallback}`;

test.each([
  ['time', latin],
  ['ı', latin + extended],
  ['ş', extended],
  ['время', cyrillic],
  ['öğrenin', latin + extended],
  ['', ''],
])('%s needs the fonts with its letters, and the fallbacks', (text, files) => {
  expect(fontsFor(styles, text)).toEqual({ files, fallbacks: fallback });
});
