/** A sound of a Russian word, while its neighbours are still changing it. */
export interface RussianSound {
  /** A vowel phoneme (a o e i u), or the IPA of a consonant without ʲ; hard l is ɫ when written. */
  base: string;
  isVowel: boolean;
  /** Of a consonant. */
  isSoft: boolean;
  isStressed: boolean;
  /** A vowel that keeps its quality without stress: ё in compounds. */
  isKept?: boolean;
  /** Follows a clitic's boundary. */
  isJoined: boolean;
}

/** Consonants that are soft or hard before every letter. */
export const unpaired: ReadonlySet<string> = new Set([
  'ʐ',
  'ʂ',
  'ts',
  'tɕ',
  'ɕː',
  'j',
  'tsː',
  'tɕː',
]);
