import { mapOf } from '../../lookup/map-of.ts';
import type { PhonemeTable } from '../../sound/write-phonemes.ts';

const hard = {
  b: 'b',
  d: 'd',
  dz: 'd z',
  f: 'f',
  ɡ: 'g',
  ɣ: 'Q',
  j: 'j',
  k: 'k',
  ɫ: 'L',
  m: 'm',
  n: 'n',
  p: 'p',
  r: 'r',
  s: 's',
  ʂ: 's.',
  t: 't',
  ts: 'ts',
  tsː: 't ts',
  tsʲ: 't s;',
  v: 'v',
  x: 'x',
  z: 'z',
  ʐ: 'z.',
};

/** The voice has own phonemes for some soft consonants; `;` softens the others. */
const soft = {
  bʲ: 'b ;',
  dʲ: 'd;',
  dʑ: 'dZ;',
  dzʲ: 'd z;',
  fʲ: 'f ;',
  ɡʲ: 'g ;',
  kʲ: 'k ;',
  lʲ: 'l^',
  mʲ: 'm;',
  nʲ: 'n^',
  pʲ: 'p ;',
  rʲ: 'r ;',
  sʲ: 's;',
  ɕː: 'S;',
  tʲ: 't;',
  tɕ: 'tS;',
  tɕː: 't; tS;',
  vʲ: 'v ;',
  xʲ: 'x ;',
  zʲ: 'z;',
  ʑː: 'Z;',
};

function doubled(mnemonics: Readonly<Record<string, string>>): [string, string][] {
  return Object.entries(mnemonics).map(([ipa, mnemonic]) => [
    `${ipa}ː`,
    `${mnemonic.split(' ')[0]} ${mnemonic}`,
  ]);
}

/** Mnemonics of eSpeak NG's voice `ru`. */
export const russianPhonemes: PhonemeTable = {
  vowels: mapOf({
    a: 'A',
    æ: 'a',
    ɐ: 'V',
    e: 'e',
    ɛ: 'E#',
    ə: '@',
    ɪ: 'I',
    i: 'i',
    ɨ: 'y',
    o: 'o',
    ɵ: '8',
    u: 'u',
    ʉ: 'u"',
    ʊ: 'u',
  }),
  consonants: new Map([...doubled({ ...hard, ...soft }), ...Object.entries({ ...hard, ...soft })]),
};

/** By its own rules, eSpeak NG has no ə, ɲ, ɫ, ʂ or ʐ in Russian, and its hard л is what our soft one is. */
export const russianTrainedAs: ReadonlyMap<string, string> = mapOf({
  '@': 'V',
  'n^': 'n;',
  L: 'l',
  'l^': 'l;',
  's.': 'S',
  'z.': 'Z',
});
