/** One sound of a word. */
export interface Segment {
  ipa: string;
  /** Whether it is the vowel of a syllable; glides are not. */
  isVowel: boolean;
  /** Whether its syllable has the main stress. */
  isStressed?: boolean;
}
