import type { LanguageCode } from '@topwords/platform/contracts';
import { areSpelledAlike } from './spelling.ts';
import { shareStem } from './share-stem.ts';

type Pair = [LanguageCode, string, LanguageCode, string];

test.each<Pair>([
  ['es', 'once', 'en', 'once'],
  ['es', 'largo', 'en', 'large'],
  ['es', 'foto', 'en', 'photo'],
  ['ru', 'магазин', 'en', 'magazine'],
  ['ru', 'друг', 'en', 'drug'],
  ['tr', 'kasa', 'es', 'casa'],
])('%s %s looks like %s %s', (language, text, other, otherText) => {
  expect(areSpelledAlike({ text, language }, { text: otherText, language: other })).toBe(true);
});

test.each<Pair>([
  ['es', 'pan', 'en', 'pen'],
  ['es', 'dolor', 'en', 'dollar'],
  ['ru', 'хотеть', 'en', 'hotel'],
  ['ru', 'год', 'en', 'good'],
])('%s %s does not look like %s %s', (language, text, other, otherText) => {
  expect(areSpelledAlike({ text, language }, { text: otherText, language: other })).toBe(false);
});

test.each<[LanguageCode, string, string]>([
  ['ru', 'учить', 'учитель'],
  ['tr', 'öğretmek', 'öğretmen'],
  ['es', 'trabajar', 'trabajador'],
  ['en', 'happy', 'happiness'],
])('in %s, %s and %s share their stem', (language, one, other) => {
  expect(shareStem(one, other, language)).toBe(true);
});
