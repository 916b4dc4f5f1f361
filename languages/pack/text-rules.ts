/** How a language is written. */
export interface TextRules {
  /** Its letters, as they are named within the brackets of a regular expression. */
  letters: string;
  /** By the mark that closes a sentence the one that opens it: `¿` by `?`. */
  opening?: ReadonlyMap<string, string>;
  /** Words that it always writes with a capital. */
  capitals?: RegExp;
  /** A word as many write it, without the marks that they leave out. */
  withoutMarks?: (word: string) => string;
  /** Latin unless given. */
  script?: 'cyrillic';
  /** A word in Latin letters, where its own letters or their sounds differ from the others'. */
  romanize?: (word: string) => string;
  /** Its letters in lower case, with the marks that it borrows. */
  alphabet: RegExp;
  /** Letters and marks that of all common languages only this one has, unless others stand beside. */
  telling?: { has: RegExp; lacks: RegExp };
  /** Symbols of the synthesizer's IPA that dictionaries write otherwise. */
  ipaSymbols?: ReadonlyMap<string, string>;
}
