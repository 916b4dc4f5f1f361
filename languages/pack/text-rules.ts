/** A headword whose form is looked for. */
export interface KnownWord {
  text: string;
  pos: string;
}

/** A form, folded, from which a rule makes a longer one. */
export interface BaseForm {
  form: string;
  /** Whether a word with this form has the longer one too. */
  fits: (word: KnownWord) => boolean;
}

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
   * The listed forms that a folded form may be made from by a rule, too productive to list what it
   * makes, the surest first: Turkish *olacaktir* from *olacak*.
   */
  baseForms?: (folded: string) => readonly BaseForm[];
  /**
   * Letters and marks unique to this language among common ones, unless the text also has those of
   * `lacks`.
   */
  telling?: { has: RegExp; lacks: RegExp };
}
