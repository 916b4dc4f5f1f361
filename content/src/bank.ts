import { readFileSync } from 'node:fs';

export type BankLanguage = 'en' | 'es' | 'ru' | 'tr';

/** A text in each of the four languages. */
export type InEachLanguage<T> = Record<BankLanguage, T>;

/** A headword of one language. `id` is assigned once and never reused. */
export interface BankWord {
  id: number;
  language: BankLanguage;
  text: string;
  /** Part of speech and level of its first meaning. */
  pos: string;
  level: string;
  /** By frequency in its language: dense, unique, from 1. */
  rank: number;
  /** Ids of the meanings in which it stands, the commonest first. */
  meanings: number[];
  /** Inflected forms, without the headword itself. */
  forms: string[];
}

/** One meaning. A column lists its headwords, the commonest first; or only a gloss where the language has no such word. */
export interface BankMeaning {
  id: number;
  key: string;
  pos: string;
  level: string;
  words: InEachLanguage<{ headwords: string[]; gloss: string | null }>;
  notes: Partial<InEachLanguage<Record<string, unknown>>>;
  sentences: BankSentence[];
}

export interface BankSentence {
  id: number;
  text: InEachLanguage<string>;
}

/** The built word bank: what the API keeps in memory. */
export interface Bank {
  /** Changes whenever the content does. */
  version: string;
  /** Ordered by language, then by rank. */
  words: BankWord[];
  meanings: BankMeaning[];
}

const builtBank = new URL('../dist/word-bank.json', import.meta.url);

/**
 * Reads the built word bank (`npm run content:build` makes it).
 * @throws when it has not been built.
 */
export function loadBank(): Bank {
  return JSON.parse(readFileSync(builtBank, 'utf8')) as Bank;
}
