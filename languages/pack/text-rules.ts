/** How a language is written. */
export interface TextRules {
  /** Its letters, as a character class without the brackets. */
  letters: string;
  /** Opening marks of sentences by closing mark: `¿` by `?`. */
  opening?: ReadonlyMap<string, string>;
  /**
   * Words that tell a question without its mark. Absent where its order or a particle always does.
   */
  asking?: RegExp;
  /** Words that are always capitalized. */
  capitals?: RegExp;
  /** A word without the marks that many writers leave out. */
  withoutMarks?: (word: string) => string;
  /** Defaults to Latin. */
  script?: 'cyrillic';
  /**
   * Writes a word in Latin letters, if its letters or their sounds differ from other languages'.
   */
  romanize?: (word: string) => string;
  /** Its letters in lower case, with borrowed diacritics. */
  alphabet: RegExp;
  /**
   * Letters and marks unique to this language among common ones, unless the text also has those of
   * `lacks`.
   */
  telling?: { has: RegExp; lacks: RegExp };
}
