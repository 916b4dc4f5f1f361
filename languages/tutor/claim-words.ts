import type { FormNameTable } from './form-name.ts';

/**
 * Words of a native language in statements about forms, such as "The past of *go* is *went*".
 * Lists are space-separated words; `регул*` is every word with that beginning.
 */
export interface ClaimWords {
  /** Names of forms that differ from those of questions, in the same syntax. */
  names?: Partial<FormNameTable>;
  /** Before the word that a form belongs to: "of". */
  of: string;
  /** After it, if that is where the language has them; suffixes of marked words, too. */
  ofAfter?: string;
  /** Stand for that word: "its". */
  its: string;
  /** Between a name of a form, the word and the form: "is", "becomes". */
  is: string;
  or: string;
  and: string;
  /** Words that do not change what a statement says: "the", "regular". */
  filler: string;
  /** Where another statement begins: "but", "that". */
  joins: string;
  /** Names of the aspects of a Russian verb, and of its partner. */
  aspects: { impf: string; pf: string; partner: string };
  /**
   * Cues, comma-separated, for a sentence that may state something wrong on purpose, or something
   * that is true only elsewhere: "a common mistake", "in old texts".
   */
  doubts: string;
  /** Cues that look like one of these, but are none: "don't forget". */
  sure: string;
}

/** Correct forms and genders of a language that the tables do not show. */
export interface Variants {
  /** By headword, space-separated; Russian ones with their stress. */
  forms?: Readonly<Record<string, string>>;
  /** Nouns that have another gender in another meaning or region, space-separated. */
  genders?: string;
  /** Articles that show a gender. */
  articles?: { m: string; f: string };
  /** Feminine nouns that take the masculine article in the singular. */
  takesMasculine?: RegExp;
  /** Whether a form of a noun is its feminine, which has a gender of its own: *maestra* of *maestro*. */
  isFeminine?: (form: string, headword: string) => boolean;
  /** The usual spelling of a form, if the ending has an old one: мною, мной. */
  usualForm?: (form: string) => string;
}
