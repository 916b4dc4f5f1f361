import { mapOf } from '../../lookup/map-of.ts';
import type { PhonemeTable } from '../../sound/write-phonemes.ts';

const vowels = { a: 'a', e: 'e', i: 'i', ɯ: '@', o: 'o', ø: 'W', u: 'u', y: 'y' };
const long = Object.entries(vowels).map(([ipa, mnemonic]) => [`${ipa}ː`, `${mnemonic} :`]);

/** Mnemonics of eSpeak NG's voice `tr`. */
export const turkishPhonemes: PhonemeTable = {
  vowels: mapOf<string>({ ...vowels, ...Object.fromEntries(long) }),
  consonants: mapOf({
    b: 'b',
    c: 'c',
    d: 'd',
    dʒ: 'dZ',
    f: 'f',
    ɡ: 'g',
    ɟ: 'J',
    h: 'h',
    j: 'j',
    k: 'k',
    l: 'l',
    ɫ: 'L',
    m: 'm',
    n: 'n',
    ŋ: 'N',
    p: 'p',
    ɾ: '*',
    s: 's',
    ʃ: 'S',
    t: 't',
    tʃ: 'tS',
    v: 'v',
    z: 'z',
    ʒ: 'Z',
  }),
};

/** By its own rules, eSpeak NG has neither c nor ŋ in Turkish. */
export const turkishTrainedAs: ReadonlyMap<string, string> = mapOf({ c: 'k', N: 'n' });
