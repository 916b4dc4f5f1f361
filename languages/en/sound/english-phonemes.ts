import { mapOf } from '../../lookup/map-of.ts';
import type { PhonemeTable } from '../../sound/write-phonemes.ts';

const consonants = mapOf({
  b: 'b',
  d: 'd',
  dʒ: 'dZ',
  f: 'f',
  ɡ: 'g',
  h: 'h',
  j: 'j',
  k: 'k',
  l: 'l',
  m: 'm',
  n: 'n',
  ŋ: 'N',
  p: 'p',
  r: 'r',
  s: 's',
  ʃ: 'S',
  t: 't',
  tʃ: 'tS',
  θ: 'T',
  v: 'v',
  w: 'w',
  z: 'z',
  ʒ: 'Z',
  ð: 'D',
});

const commonVowels = {
  æ: 'a',
  aɪ: 'aI',
  aɪə: 'aI@',
  aʊ: 'aU',
  ɑː: 'A:',
  e: 'E',
  eɪ: 'eI',
  ə: '@',
  ɪ: 'I',
  i: 'i',
  iː: 'i:',
  ɔː: 'O:',
  ɔɪ: 'OI',
  ʊ: 'U',
  u: 'u',
  uː: 'u:',
  ʌ: 'V',
};

/** Mnemonics of eSpeak NG's voice `en`. */
export const britishPhonemes: PhonemeTable = {
  vowels: mapOf({
    ...commonVowels,
    aʊə: 'aU@',
    eə: 'e@',
    əʊ: 'oU',
    ɜː: '3:',
    ɪə: 'i@3',
    ɒ: '0',
    ʊə: 'U@',
  }),
  consonants,
};

/** Mnemonics of eSpeak NG's voice `en-us`, whose t between vowels is a tap. */
export const americanPhonemes: PhonemeTable = {
  vowels: mapOf({
    ...commonVowels,
    aɪɚ: 'aI3',
    ɑːr: 'A@',
    ɚ: '3',
    ɛ: 'E',
    ɛr: 'e@',
    ɝː: '3:',
    ɪr: 'i@3',
    oʊ: 'oU',
    ɔːr: 'O@',
    ʊr: 'U@',
  }),
  consonants,
};
