import { mapOf } from '../../lookup/map-of.ts';

const vowels = 'aeıioöuüâîû';
const voiceless = 'fstkçşhp';
const highVowels = mapOf({
  a: 'ı',
  ı: 'ı',
  e: 'i',
  i: 'i',
  o: 'u',
  u: 'u',
  ö: 'ü',
  ü: 'ü',
  â: 'ı',
  î: 'i',
  û: 'u',
});

export function isVowel(letter: string | undefined): boolean {
  return letter !== undefined && letter !== '' && vowels.includes(letter);
}

export function isFront(vowel: string): boolean {
  return 'eiöüî'.includes(vowel);
}

/** The vowels of a word, one for each syllable. */
export function vowelsOf(text: string): string[] {
  return text.match(/[aeıioöuüâîû]/gu) ?? [];
}

/** The last vowel of a word, which suffixes agree with; `e` if there is none. */
export function lastVowel(text: string): string {
  return vowelsOf(text).at(-1) ?? 'e';
}

/** Spells a letter of a suffix after the letters before it. */
function spell(letter: string, before: string, vowel: string): string {
  if (letter === 'A') return isFront(vowel) ? 'e' : 'a';
  if (letter === 'I') return highVowels.get(vowel) ?? 'i';
  const isHard = voiceless.includes(before.at(-1) ?? '');
  if (letter === 'D') return isHard ? 't' : 'd';
  return letter === 'C' ? (isHard ? 'ç' : 'c') : letter;
}

/**
 * Adds a suffix written as in grammars: A is a/e, I is ı/i/u/ü, D is d/t, C is c/ç; a vowel in
 * parentheses only follows a consonant, a consonant in parentheses only a vowel. `vowel` is the one
 * to agree with, if it is not the stem's last (saat: saati).
 */
export function attach(stem: string, suffix: string, vowel = lastVowel(stem)): string {
  let text = stem;
  let governing = vowel;
  for (const [, linking, plain] of suffix.matchAll(/\((.)\)|(.)/gu)) {
    const letter = linking ?? plain ?? '';
    const isLinkingVowel = letter === 'A' || letter === 'I';
    if (linking && isVowel(text.at(-1)) === isLinkingVowel) continue;
    const spelled = spell(letter, text, governing);
    if (isVowel(spelled)) governing = spelled;
    text += spelled;
  }
  return text;
}

const softened = mapOf({ p: 'b', ç: 'c', t: 'd', k: 'ğ' });

/** The stem with its last consonant softened, as before a vowel (kitap: kitab-), if it softens. */
export function soften(stem: string): string {
  const soft = softened.get(stem.at(-1) ?? '');
  if (!soft) return stem;
  return stem.endsWith('nk') ? `${stem.slice(0, -1)}g` : stem.slice(0, -1) + soft;
}
