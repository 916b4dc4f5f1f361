import { allText } from '@topwords/languages/text';
import { isLanguageCode, type TranslatorLanguage } from '@topwords/platform/contracts';

const vowel = /[aeiouyæøœɐɑɒɔəɘɚɛɜɝɞɤɨɪɯɵɶʉʊʌʏᵻ]/u;
const obstruent = /^[pbtdkɡgcɟfvθðsʃ]/u;
const liquidOrGlide = /^[lɫrɾɹwj]/u;
const stressMark = /[ˈˌ]/u;

/**
 * Dictionary-style IPA from eSpeak NG's trace (`h_ə_l_ˈoʊ`): phonemes joined, stress before the syllable
 * instead of the vowel, none in words of one syllable, and no marks of language switches.
 * Null when nothing is left.
 */
export function tidyIpa(trace: string, language: TranslatorLanguage): string | null {
  const symbols = isLanguageCode(language) ? allText[language].ipaSymbols : undefined;
  const words = trace
    .replaceAll(/\p{L}/gu, (symbol) => symbols?.get(symbol) ?? symbol)
    .replaceAll(/\([a-z-]+\)/g, '')
    .split(/\s+/)
    .map((word) => word.split('_').filter((phoneme) => phoneme !== ''))
    .filter((phonemes) => phonemes.length > 0)
    .map(joinPhonemes);
  return words.length === 0 ? null : words.join(' ');
}

function joinPhonemes(traced: string[]): string {
  const plain = traced.map((phoneme) => phoneme.replaceAll(/[ˈˌ]/gu, ''));
  if (plain.filter((phoneme) => vowel.test(phoneme)).length < 2) return plain.join('');
  const joined = [...plain];
  for (const [index, phoneme] of traced.entries()) {
    const mark = stressMark.exec(phoneme)?.[0];
    if (mark !== undefined) {
      const onset = syllableOnset(plain, index);
      joined[onset] = mark + joined[onset];
    }
  }
  return joined.join('');
}

/** Where the syllable of a vowel begins: the word's start, or one consonant back, two for `pl`, `tr`… */
function syllableOnset(phonemes: string[], nucleus: number): number {
  const before = phonemes.slice(0, nucleus);
  const previousVowel = before.findLastIndex((phoneme) => vowel.test(phoneme));
  if (previousVowel === -1) return 0;
  const consonants = nucleus - previousVowel - 1;
  const last = phonemes[nucleus - 1] ?? '';
  const secondLast = phonemes[nucleus - 2] ?? '';
  const cluster = consonants > 1 && obstruent.test(secondLast) && liquidOrGlide.test(last);
  return nucleus - Math.min(consonants, cluster ? 2 : 1);
}
