import type { LanguageCode } from '@topwords/languages/identity';
import { readFileSync } from 'node:fs';
import type { FormIndex } from './form-index.ts';

export { buildFormIndex, findWordsByForm } from './form-index.ts';
export { oldestMeanings } from './oldest-meanings.ts';

/** Something of each language. */
export type InEachLanguage<T> = Record<LanguageCode, T>;

/** A headword of one language. `id` is assigned once and never reused. */
export interface BankWord {
  id: number;
  language: LanguageCode;
  text: string;
  /** Part of speech and level of its first meaning. */
  pos: string;
  level: string;
  /** By frequency in its language: dense, unique, from 1. */
  rank: number;
  /** Ids of the meanings in which it stands, the commonest first. */
  meanings: number[];
  /** Those of its inflected forms that stand in a sentence of the bank, without the headword itself. */
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
  /** All inflected forms of each language's words. */
  forms: InEachLanguage<FormIndex>;
}

const builtBank = new URL('../../dist/word-bank.json', import.meta.url);

/**
 * Reads a built word bank: the one that `npm run content:build` makes, or another file.
 * @throws when there is none.
 */
export function loadBank(file: string | URL = builtBank): Bank {
  return JSON.parse(readFileSync(file, 'utf8')) as Bank;
}
