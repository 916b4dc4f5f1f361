import { ofEachLanguage, type LanguageCode } from '@topwords/languages/identity';
import {
  languageCode,
  level,
  partOfSpeech,
  vocabularyMeaning,
  vocabularySentence,
  vocabularyWord,
  wordLabels,
  wordNotes,
} from '@topwords/platform/contracts';
import { z } from 'zod';
import { readBankFile } from './bank-file.ts';

export { encodeBank } from './bank-file.ts';
export { buildFormIndex, findWordsByForm } from './form-index.ts';
export { oldestMeanings } from './oldest-meanings.ts';

/** A value for each language. */
export type InEachLanguage<T> = Record<LanguageCode, T>;

/** An object with a value for each language and nothing else. */
export function inEachLanguage<T extends z.ZodType>(value: T) {
  return z.strictObject(ofEachLanguage(() => value));
}

/**
 * A meaning of a word, by id, and how a card translates this word in this meaning; labels that hold
 * only here.
 */
const sense = z.object({
  meaning: z.int(),
  gloss: z.partialRecord(languageCode, z.string()),
  /** The word's part of speech in this meaning, if it is not the meaning's. */
  pos: z.optional(partOfSpeech),
  ...wordLabels.shape,
});

/** A headword of one language. `id` is assigned once and never reused. */
const bankWord = z.object({
  ...vocabularyWord.shape,
  language: languageCode,
  /** Rank by frequency in its language: dense, unique, from 1. */
  rank: z.int(),
  /** Place in the order of teaching: dense, unique, from 1. */
  course: z.int(),
  /** The share of everyday text that is this word in one of its forms, in millionths. */
  share: z.int(),
  /** By variety of its language, without slashes. */
  ipa: z.record(z.string(), z.string()),
  /** Its senses, the main one first: see `sense`. */
  senses: z.array(sense).min(1),
  /** Its inflected forms that appear in a sentence of the bank, without the headword. */
  forms: z.array(z.string()),
});

const bankSentence = z.object({
  id: vocabularySentence.shape.id,
  text: inEachLanguage(z.string()),
});

/** A row's notes about its first headword in a language, with other accepted typed answers. */
const bankNotes = z.strictObject({
  ...wordNotes.shape,
  accepted: z.array(z.string()).min(1).optional(),
});

/**
 * One meaning. A column lists its headwords, the most common first, or only a gloss if the language
 * has no such word.
 */
export const bankMeaning = z.object({
  ...vocabularyMeaning.shape,
  key: z.string(),
  level,
  words: inEachLanguage(z.object({ headwords: z.array(z.string()), gloss: z.string().nullable() })),
  notes: inEachLanguage(bankNotes).partial(),
  sentences: z.array(bankSentence),
});

/** The built word bank, which the API keeps in memory. */
export const builtBank = z.object({
  /** Changes with the content. */
  version: z.string(),
  /** Ordered by language, then by rank. */
  words: z.array(bankWord),
  meanings: z.array(bankMeaning),
  /** All inflected forms of each language's words, as `FormIndex`. */
  forms: inEachLanguage(z.instanceof(Buffer)),
});

export type Bank = z.infer<typeof builtBank>;
export type BankWord = z.infer<typeof bankWord>;
export type BankMeaning = z.infer<typeof bankMeaning>;
export type BankSentence = z.infer<typeof bankSentence>;
export type Note = z.infer<typeof bankNotes>;

const builtBankFile = new URL('../../dist/word-bank.bin', import.meta.url);

/**
 * Reads the word bank that `npm run content:build` wrote, which the build has checked, or another
 * file, which is checked here: that takes twice as long as reading it.
 * @throws when the file does not exist, or when another file is not a word bank
 */
export function loadBank(file?: string | URL): Bank {
  const bank = readBankFile(file ?? builtBankFile);
  return file === undefined ? (bank as Bank) : builtBank.parse(bank);
}
