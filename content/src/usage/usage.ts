import type { LanguageCode } from '@topwords/languages/identity';
import type { Lexeme } from '../lexemes/lexeme.ts';

/** Texts in each native language but the word's own. */
export type Texts = Partial<Record<LanguageCode, string>>;

/** How a headword is used: the part of its lexeme that its page and the tutor show. */
export type Usage = Pick<
  Lexeme,
  | 'gender'
  | 'aspect'
  | 'partners'
  | 'motion'
  | 'patterns'
  | 'collocations'
  | 'opposites'
  | 'synonyms'
  | 'family'
  | 'note'
>;

/** The usages of all headwords by the ids of their words, and the version of their bank. */
export interface Usages {
  version: string;
  words: Record<string, Usage>;
}
