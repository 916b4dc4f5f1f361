import {
  languageCode,
  level,
  vocabularyMeaning,
  vocabularySentence,
  vocabularyWord,
  wordNotes,
  type LanguageCode,
} from '@topwords/platform/contracts';
import { readFileSync } from 'node:fs';
import { z } from 'zod';

export { foldText } from './fold-text.ts';
export { buildFormIndex, findWordsByForm } from './form-index.ts';
export { oldestMeanings } from './oldest-meanings.ts';

/** A text in each of the four languages. */
export type InEachLanguage<T> = Record<LanguageCode, T>;

/** An object with a value for each of the four languages and nothing else. */
export function inEachLanguage<T extends z.ZodType>(value: T) {
  return z.strictObject({ en: value, es: value, ru: value, tr: value });
}

/** A headword of one language. `id` is assigned once and never reused. */
const bankWord = z.object({
  ...vocabularyWord.shape,
  language: languageCode,
  /** By frequency in its language: dense, unique, from 1. */
  rank: z.int(),
  /** Ids of the meanings in which it stands, the commonest first. */
  meanings: z.array(z.int()),
  /** Those of its inflected forms that stand in a sentence of the bank, without the headword itself. */
  forms: z.array(z.string()),
});

const bankSentence = z.object({
  id: vocabularySentence.shape.id,
  text: inEachLanguage(z.string()),
});

/** What a row notes of its first headword in a language, with other answers that are right when typed. */
const bankNotes = z.strictObject({
  ...wordNotes.shape,
  accepted: z.array(z.string()).min(1).optional(),
});

/** One meaning. A column lists its headwords, the commonest first; or only a gloss where the language has no such word. */
export const bankMeaning = z.object({
  ...vocabularyMeaning.shape,
  key: z.string(),
  level,
  words: inEachLanguage(z.object({ headwords: z.array(z.string()), gloss: z.string().nullable() })),
  notes: inEachLanguage(bankNotes).partial(),
  sentences: z.array(bankSentence),
});

/** The built word bank: what the API keeps in memory. */
const builtBank = z.object({
  /** Changes whenever the content does. */
  version: z.string(),
  /** Ordered by language, then by rank. */
  words: z.array(bankWord),
  meanings: z.array(bankMeaning),
  /** All inflected forms of each language's words, as `FormIndex`. */
  forms: inEachLanguage(z.string()),
});

export type Bank = z.infer<typeof builtBank>;
export type BankWord = z.infer<typeof bankWord>;
export type BankMeaning = z.infer<typeof bankMeaning>;
export type BankSentence = z.infer<typeof bankSentence>;
export type Note = z.infer<typeof bankNotes>;

const builtBankFile = new URL('../dist/word-bank.json', import.meta.url);

/**
 * Reads a built word bank: the one that `npm run content:build` makes, or another file.
 * @throws when there is none, or when the file holds something else
 */
export function loadBank(file: string | URL = builtBankFile): Bank {
  return builtBank.parse(JSON.parse(readFileSync(file, 'utf8')));
}
