import { mapOf } from '../../lookup/map-of.ts';
import type { Segment } from '../../sound/segment.ts';
import type { TurkishLetter } from './read-turkish.ts';

const sounds = mapOf({
  c: 'dʒ',
  ç: 'tʃ',
  ı: 'ɯ',
  j: 'ʒ',
  ö: 'ø',
  r: 'ɾ',
  ş: 'ʃ',
  ü: 'y',
  y: 'j',
  x: 'ks',
  q: 'k',
  w: 'v',
});
const withFront = mapOf({ k: 'c', g: 'ɟ', l: 'l' });
const withBack = mapOf({ k: 'k', g: 'ɡ', l: 'ɫ' });

function isFront(letter: TurkishLetter | undefined): boolean {
  return /[eiöü]/u.test(letter?.letter ?? '');
}

/**
 * k, g and l follow the next vowel if it begins their syllable, otherwise the vowel before. l is
 * clear before y: sandalye.
 */
function harmonize(letters: readonly TurkishLetter[], place: number): string | undefined {
  const { letter = '', isPalatal = false } = letters[place] ?? {};
  const next = letters[place + 1];
  const vowelBefore = letters.slice(0, place).findLast(({ isVowel }) => isVowel);
  const vowelAfter = letters.slice(place).find(({ isVowel }) => isVowel);
  const vowel = next?.isVowel === true ? next : (vowelBefore ?? vowelAfter);
  const isClear = isPalatal || (letter === 'l' && next?.letter === 'y');
  return (isClear || isFront(vowel) ? withFront : withBack).get(letter);
}

/**
 * ğ between two vowels: nothing but length between equal ones (uğur) and after back ones (ağır), j
 * beside e, ö and ü (değil, eğer). Elsewhere it lengthens the vowel, or is j after e (eğlenmek).
 */
function soundOfSoftG(before: TurkishLetter, after: TurkishLetter | undefined): 'length' | 'glide' {
  if (after?.isVowel !== true) return before.letter === 'e' && after ? 'glide' : 'length';
  if (before.letter === after.letter && before.letter !== 'e') return 'length';
  return isFront(before) && isFront(after) ? 'glide' : 'length';
}

/**
 * The sounds of Turkish letters; vowels keep whether the author marked their stress.
 * @see Göksel and Kerslake, Turkish: A Comprehensive Grammar (2005), chapters 1 and 4
 */
export function soundLetters(letters: readonly TurkishLetter[]): Segment[] {
  const segments: Segment[] = [];
  for (const [place, letter] of letters.entries()) {
    const last = segments.at(-1);
    const [before, after] = [letters[place - 1], letters[place + 1]];
    const ipa = harmonize(letters, place) ?? sounds.get(letter.letter) ?? letter.letter;
    const long = letter.isLong ? 'ː' : '';
    const isMerged =
      before?.letter === 'ğ' &&
      letter.letter === letters[place - 2]?.letter &&
      soundOfSoftG(letters[place - 2] ?? letter, letter) === 'length';
    if (letter.letter === 'ğ') {
      if (!last || before?.isVowel !== true) continue;
      if (soundOfSoftG(before, after) === 'glide') segments.push({ ipa: 'j', isVowel: false });
      else if (!last.ipa.endsWith('ː')) last.ipa += 'ː';
    } else if (isMerged && last) {
      last.isStressed = last.isStressed === true || letter.isStressed;
    } else if (letter.letter === 'n' && /[kg]/u.test(after?.letter ?? '')) {
      segments.push({ ipa: 'ŋ', isVowel: false });
    } else {
      segments.push({ ipa: ipa + long, isVowel: letter.isVowel, isStressed: letter.isStressed });
    }
  }
  return segments;
}
