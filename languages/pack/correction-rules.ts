import type { ChangeKind } from '../tutor/change-kind.ts';
import type { CorrectionTexts } from '../en/tutor/correction-texts.ts';
import type { Lexicon, Reading } from './lexicon.ts';

/** A word of a sentence. */
export interface CheckedToken {
  /** In lower case, with straight apostrophes. */
  text: string;
  written: string;
  /** Position in the text, in UTF-16 units. */
  start: number;
  end: number;
  /** What is between it and the word before. */
  gap: string;
  readings: readonly Reading[];
}

/** A sentence to check. Its last mark, such as `?`, is the gap after the last word. */
export interface CheckedSentence {
  tokens: readonly CheckedToken[];
  end: string;
  lexicon: Lexicon;
}

/**
 * Says why a text is wrong: in general words, as a grammar note or a typical mistake does, or in
 * the rule's own words by native language.
 */
export type Reason =
  | ((texts: CorrectionTexts) => string)
  | { note: string }
  | { mistake: string }
  | { own: Readonly<Record<string, string>> };

/** A fault in a sentence: the words `from` to `to` (exclusive), and what should stand there. */
export interface Finding {
  from: number;
  to: number;
  right: string;
  kind: ChangeKind;
  reason: Reason;
}

/** Finds faults of one kind. Silent where any reading of the words makes them right. */
export type Rule = (sentence: CheckedSentence) => readonly Finding[];

/** The rules of a language. */
export interface CorrectionRules {
  /** The first ones win where two overlap. */
  rules: readonly Rule[];
  /** What they check, in the order in which it is named. */
  checks: readonly ChangeKind[];
  /** Spelling that is known without a dictionary: by the misspelt word. */
  misspelt?: (lexicon: Lexicon) => ReadonlyMap<string, string>;
  /** Pairs of letters that learners mix up in spelling, separated by spaces. */
  alike?: string;
  /** Keys of typical mistakes whose words are right in other sentences, separated by spaces. */
  onlyWhole?: string;
  /** Keys of those that other forms of their words make right, separated by spaces. */
  onlyExact?: string;
  /** Words of a variety that the dictionary lacks, such as British `realise`. */
  accepted?: RegExp;
  /**
   * By form, the lexeme with its part of speech that the form hardly ever belongs to: Russian
   * *пошли* is "went", seldom "send".
   */
  rare?: ReadonlyMap<string, string>;
  /** Letters that count as the same in look-ups. */
  fold?: (form: string) => string;
}
