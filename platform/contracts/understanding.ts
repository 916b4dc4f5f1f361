import { z } from 'zod/mini';
import { defineCall } from './call.ts';
import { languageCode } from './languages.ts';
import { sentence } from './words.ts';

const shared = { tag: 'Words', authentication: 'token' } as const;

/** Of everyday text, in percent with one decimal. */
const percent = z.number().check(z.gte(0), z.lte(100));

/** How much a learner understood on a day of their time zone, `2026-11-20`. */
const understandingDay = z.object({ date: z.string(), percent });

/**
 * How much of the words of everyday text a learner knows in a language: those that are marked as
 * learned, and those that practice finds well remembered. `learning_words` have been answered and
 * are not known yet; absent in answers of older servers. `days` are those on which it was another
 * figure than before, the oldest first.
 */
export const understanding = z.object({
  language_code: languageCode,
  percent,
  known_words: z.int().check(z.nonnegative()),
  learning_words: z.optional(z.int().check(z.nonnegative())),
  days: z.array(understandingDay),
});

/** A sentence in which one word is new, and the form of that word. */
export const readableSentence = z.extend(sentence, {
  new_word: z.object({ id: z.int(), text: z.string(), form: z.string() }),
});

/** How much of everyday text the learner understands, one row for each of their languages. */
export const getUnderstanding = defineCall({
  ...shared,
  id: 'getUnderstanding',
  summary: 'How much of everyday text the learner understands, by language, and how that grew',
  method: 'GET',
  path: '/words/understanding',
  response: z.array(understanding),
});

/**
 * Sentences of the bank in which the learner knows every word but one, the commonest new words
 * first and each once; with a word, those in which it is the only new one.
 */
export const getReadableSentences = defineCall({
  ...shared,
  id: 'getReadableSentences',
  summary: 'Sentences in which exactly one word is new to the learner',
  method: 'GET',
  path: '/words/readable_sentences',
  query: z.object({
    language: languageCode,
    word_id: z.optional(
      z.string().check(z.regex(/^[1-9]\d{0,9}$/, 'word_id must be a whole number')),
    ),
  }),
  response: z.object({ sentences: z.array(readableSentence) }),
});

export type Understanding = z.infer<typeof understanding>;
export type ReadableSentence = z.infer<typeof readableSentence>;
