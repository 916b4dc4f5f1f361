import { z } from 'zod/mini';
import { languageCode, languageName } from './languages.ts';
import { goalKind } from './practice-settings.ts';
import { partOfSpeech } from './vocabulary.ts';

const count = z.int().check(z.nonnegative());

/** Counts of words and of the learner's marks in one language; zeros when there are none. */
export const languageStatistics = z.object({
  language_code: languageCode,
  language_name: languageName,
  total_words: count,
  learned_words: count,
  starred_words: count,
});

/** The same for one part of speech, of which the language has at least one word. */
export const partOfSpeechStatistics = z.object({
  language_code: languageCode,
  pos: partOfSpeech,
  total_words: count,
  learned_words: count,
  starred_words: count,
});

/**
 * `daily_learned_words` are the words that were answered well or marked as learned since midnight
 * in the learner's time zone, each once; `daily_minutes` are the whole minutes spent answering since
 * then. `last_learned_language` is the language of the last such word on any day, null when there is
 * none.
 */
export const dailyStreak = z.object({
  daily_learned_words: count,
  daily_minutes: count,
  /** Of its `goal_kind`. */
  daily_goal: z.number(),
  goal_kind: goalKind,
  last_learned_language: z.nullable(languageCode),
});

/**
 * `join_date` is an ISO 8601 time in UTC; `days_registered` counts the first day as 1. `is_premium`
 * is only a label; nothing depends on it.
 */
export const profileStatistics = z.object({
  username: z.string(),
  email: z.string(),
  is_premium: z.boolean(),
  total_learned_words: count,
  days_registered: count,
  join_date: z.string(),
});

/** Counts of words and marks of one language. */
export type LanguageStatistics = z.infer<typeof languageStatistics>;

/** Counts of words and marks of one part of speech of one language. */
export type PartOfSpeechStatistics = z.infer<typeof partOfSpeechStatistics>;

/** Words learned since the learner's midnight, and the language last learned in or null. */
export type DailyStreak = z.infer<typeof dailyStreak>;

/** The learner's own figures; `join_date` is an ISO 8601 time in UTC. */
export type ProfileStatistics = z.infer<typeof profileStatistics>;
