/** How a learner types a language; loaded by the practice pages. */
export interface Typing {
  /** Letters and signs that the English keyboard lacks. */
  keys?: readonly string[];
  /** All letters by keyboard row, if its keyboard differs from the English one. */
  keyboard?: readonly (readonly string[])[];
  /** Letters that look accented but are separate letters. */
  ownLetters?: string;
  /** Removes what never matters in a typed text, besides case and punctuation. */
  plain?: (text: string) => string;
  /** Optional words before a noun. */
  articles?: ReadonlySet<string>;
  /** The genders of the articles before a singular noun, where they show one. */
  articleGenders?: ReadonlyMap<string, 'm' | 'f'>;
  /** Nouns whose article does not show their gender: `el agua` is feminine. */
  hidesGender?: RegExp;
  /** The optional word before a verb. */
  infinitiveMarker?: string;
  /** Common words that differ only in accents; any other missing accent is forgiven. */
  accentPairs?: ReadonlySet<string>;
  /** Endings of verbs that differ only in accents. */
  stressedEnding?: RegExp;
}
