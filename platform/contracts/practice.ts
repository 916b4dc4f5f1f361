import { z } from 'zod/mini';
import { languageCode } from './languages.ts';
import { partOfSpeech, vocabularyWord } from './vocabulary.ts';
import { clientId } from './practice-pair.ts';

/** Session lengths that a learner may choose, in cards. */
export const sessionLengths = [10, 20, 30] as const;

/** Daily goals to choose from, in words. */
export const dailyGoals = [5, 10, 20, 30] as const;

/** Varieties of English and Spanish that a learner may choose, the default one first. */
export const englishVarieties = ['en-US', 'en-GB'] as const;
export const spanishVarieties = ['es-MX', 'es-ES'] as const;

/** Maximum number of reviews in one call. */
export const reviewBatchMaximum = 100;

/** How well a card was recalled: not at all, or well enough. */
export const rating = z.enum(['again', 'good'], { error: 'A rating is again or good' });

/**
 * What a card asks, easiest first: choose the word's translation from four, choose the word that is
 * heard, fill the gap in a sentence, type the word for its translation.
 */
export const exerciseKind = z.enum(['recognise', 'listen', 'cloze', 'recall'], {
  error: 'Unknown exercise',
});

/** A point in time, ISO 8601 with its offset or `Z`. */
const time = z.iso.datetime({ offset: true, error: 'Must be a time such as 2026-11-20T09:30:00Z' });

/** `word-<id of the word>`, or `pair-<UUID>` of a learner's own pair. */
export const cardId = z
  .string()
  .check(z.regex(/^(word-[1-9]\d{0,9}|pair-[0-9a-f-]{36})$/, 'Must be the id of a card'));

/** A sentence with a gap: `before`, the form that fills it, `after`, and what it means. */
export const cloze = z.object({
  before: z.string(),
  answer: z.string(),
  after: z.string(),
  translation: z.string(),
});

/**
 * The exercise of a card. `choices` are four texts in display order, including the right one:
 * translations for `recognise`, words for `listen`; empty for the other kinds and when there are
 * not enough. `answers` are all texts that are accepted when typed, best first.
 */
export const exercise = z.object({
  kind: exerciseKind,
  choices: z.array(z.string()),
  answers: z.array(z.string()),
  cloze: z.nullable(cloze),
});

/** When a card would be due after either rating. */
const preview = z.object({ again: z.string(), good: z.string() });

/**
 * A card of the queue with everything its exercise needs, so that a session works offline.
 * `word_id`, `pos` and `ipa` are null for a learner's own pair, and `ipa` also for a word whose
 * authors could not know it; `stress` is absent for learners who hide it. `strength` is the current
 * recall probability in percent, 0 for a new card. `recording` is the word's recording for
 * `getRecording`.
 */
export const practiceCard = z.object({
  id: z.string(),
  word_id: z.nullable(z.int()),
  text: z.string(),
  homograph: vocabularyWord.shape.homograph,
  stress: vocabularyWord.shape.stress,
  translation: z.string(),
  language_code: z.string(),
  native_code: z.string(),
  pos: z.nullable(partOfSpeech),
  ipa: z.nullable(z.string()),
  recording: z.optional(z.string()),
  is_new: z.boolean(),
  is_starred: z.boolean(),
  strength: z.number().check(z.gte(0), z.lte(100)),
  exercise,
  preview,
});

const count = z.int().check(z.nonnegative());

/**
 * Due cards, longest overdue first, then new ones. `due_count` and `new_count` count all cards that
 * could be practised today; `next_due_at` is when the next card after those is due, null when there
 * is none.
 */
export const practiceQueue = z.object({
  cards: z.array(practiceCard),
  due_count: count,
  new_count: count,
  next_due_at: z.nullable(z.string()),
});

/**
 * One answer of the learner. The client creates the id, so that a review that is sent twice counts
 * once; `reviewed_at` is when the learner answered, also when the review is sent later.
 */
export const review = z.object({
  id: clientId,
  card_id: cardId,
  rating,
  exercise: exerciseKind,
  reviewed_at: time,
});

/** The state of a card: times are ISO 8601 in UTC, `stability` is in days. */
export const cardState = z.object({
  card_id: z.string(),
  due_at: z.nullable(z.string()),
  stability: z.number(),
  strength: z.number().check(z.gte(0), z.lte(100)),
  review_count: count,
  is_known: z.boolean(),
  is_learned: z.boolean(),
});

/**
 * A learner's practice settings. The varieties choose recordings and IPA, `es-MX` for Latin America;
 * `shows_stress` is whether Russian words and phrases have stress marks.
 */
export const practiceSettings = z.object({
  new_words_a_day: z
    .int({ error: 'Must be a whole number from 0 to 100' })
    .check(z.gte(0), z.lte(100)),
  /** Words to learn on a day; 20 until the learner chooses. */
  daily_goal: z.literal(dailyGoals),
  starred_first: z.boolean(),
  plays_audio: z.boolean(),
  session_length: z.literal(sessionLengths, { error: 'Must be 10, 20 or 30' }),
  english_variety: z.enum(englishVarieties, { error: 'Must be en-US or en-GB' }),
  spanish_variety: z.enum(spanishVarieties, { error: 'Must be es-MX or es-ES' }),
  shows_stress: z.boolean(),
});

/** A word of the placement quiz: four translations, and which of them is right (from 0). */
export const placementQuestion = z.object({
  word_id: z.int(),
  text: z.string(),
  stress: vocabularyWord.shape.stress,
  choices: z.array(z.string()),
  right_choice: z.int(),
});

/** A day of the learner's time zone, `2026-11-20`, with what happened or will happen on it. */
export const forecastDay = z.object({ date: z.string(), due: count });

/**
 * The learner's practice as a whole. `streak_days` counts the days in a row with a review or a
 * learned word, including today once it has one; one day a week may be missed, and `is_freeze_used`
 * is true when this week's was. `days` are today and the next 13 days; overdue cards count for
 * today.
 */
export const practiceForecast = z.object({
  due_now: count,
  reviewed_today: count,
  streak_days: count,
  is_freeze_used: z.boolean(),
  days: z.array(forecastDay),
});

/** The language of the practised words. */
export const practiceLanguage = languageCode;

export type Rating = z.infer<typeof rating>;
export type ExerciseKind = z.infer<typeof exerciseKind>;
export type Cloze = z.infer<typeof cloze>;
export type Exercise = z.infer<typeof exercise>;
export type PracticeCard = z.infer<typeof practiceCard>;
export type PracticeQueue = z.infer<typeof practiceQueue>;
export type Review = z.infer<typeof review>;
export type CardState = z.infer<typeof cardState>;
export type PracticeSettings = z.infer<typeof practiceSettings>;
export type PlacementQuestion = z.infer<typeof placementQuestion>;
export type PracticeForecast = z.infer<typeof practiceForecast>;
