import { z } from 'zod/mini';
import { languageCode } from './languages.ts';
import { partOfSpeech, vocabularyWord, wordNotes } from './vocabulary.ts';
import { clientId } from './practice-pair.ts';

/** Maximum number of reviews in one call. */
export const reviewBatchMaximum = 100;

/** How well a card was recalled: not at all, or well enough. */
export const rating = z.enum(['again', 'good'], { error: 'A rating is again or good' });

/**
 * What a card asks, easiest first: choose the word's translation from four, choose the word that is
 * heard, put together the sentence that is heard, fill the gap in a sentence, type the word for its
 * translation, say it.
 */
export const exerciseKind = z.enum(['recognise', 'listen', 'build', 'cloze', 'recall', 'say'], {
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

const recording = z.optional(z.string());

/** The same sentence in another language that the learner learns. */
export const parallelSentence = z.object({
  language_code: languageCode,
  text: z.string(),
  recording,
});

/**
 * A sentence that shows a card's word, like a {@link cloze}, with its recording if there is one;
 * `parallels` say the same in the learner's other languages.
 */
export const practiceExample = z.extend(cloze, {
  recording,
  parallels: z.optional(z.array(parallelSentence)),
});

/**
 * What introduces a word before it is asked: a noun's gender, a verb's aspect and its partners of
 * the other aspect, and what it takes, such as `depend on sth`, with a translation.
 */
export const introduction = z.object({
  gender: wordNotes.shape.gender,
  aspect: wordNotes.shape.aspect,
  partners: z.array(z.string()),
  pattern: z.nullable(z.object({ text: z.string(), gloss: z.string() })),
});

/** A word that learners mix up with a card's word, and the difference in their language. */
export const confusable = z.object({ text: z.string(), difference: z.string() });

/**
 * The exercise of a card. `choices` are four texts in display order, including the right one:
 * translations for `recognise`, words for `listen`; for `build` the words of the `cloze`'s sentence,
 * out of order; empty for the other kinds and when there are not enough. `answers` are all texts
 * that are accepted when typed or said, best first; for `build` into the gap, when there is no sound.
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
 * `getRecording`. `example` shows the word and is another one each time that the word is asked;
 * absent when it has none. A new word has an `introduction`. `is_leech` is whether the word was
 * forgotten again and again. `parallel_of` is the id of the card before it, whose meaning the word
 * has in another language.
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
  is_leech: z.optional(z.boolean()),
  strength: z.number().check(z.gte(0), z.lte(100)),
  exercise,
  example: z.optional(practiceExample),
  introduction: z.optional(introduction),
  confusables: z.optional(z.array(confusable)),
  parallel_of: z.optional(z.string()),
  preview,
});

const count = z.int().check(z.nonnegative());

/**
 * Due cards, longest overdue first, then new ones. `due_count` and `new_count` count all cards that
 * could be practised today; `next_due_at` is when the next card after those is due, null when there
 * is none. `parallels` are the learner's other languages in which some of the due and new cards'
 * meanings have a word that the learner knows, with how many; absent if there are none.
 */
export const practiceQueue = z.object({
  cards: z.array(practiceCard),
  due_count: count,
  new_count: count,
  next_due_at: z.nullable(z.string()),
  parallels: z.optional(z.array(z.object({ language_code: languageCode, count }))),
  /** The moment for which these are the cards; older servers leave it out. */
  made_for: z.optional(z.string()),
});

/**
 * What was chosen or typed for a card, as `given`; `form` is the form that a gap asked for. From this
 * the server tells what was mixed up.
 */
export const givenAnswer = z.object({ given: z.string(), form: z.optional(z.string()) });

/**
 * One answer of the learner. The client creates the id, so that a review that is sent twice counts
 * once; `reviewed_at` is when the learner answered, also when the review is sent later.
 * `duration_ms` is how long the card was shown until the learner went on, in milliseconds; without it
 * the review counts as {@link secondsPerReview}. `answer` is absent when nothing was chosen or typed,
 * and in reviews of older pages.
 */
export const review = z.object({
  id: clientId,
  card_id: cardId,
  rating,
  exercise: exerciseKind,
  reviewed_at: time,
  duration_ms: z.optional(z.int().check(z.nonnegative())),
  answer: z.optional(givenAnswer),
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

/** A word of the placement quiz: four translations, and which of them is right (from 0). */
export const placementQuestion = z.object({
  word_id: z.int(),
  text: z.string(),
  stress: vocabularyWord.shape.stress,
  choices: z.array(z.string()),
  right_choice: z.int(),
});

/** The language of the practised words. */
export const practiceLanguage = languageCode;

export type Rating = z.infer<typeof rating>;
export type ExerciseKind = z.infer<typeof exerciseKind>;
export type Cloze = z.infer<typeof cloze>;
export type PracticeExample = z.infer<typeof practiceExample>;
export type ParallelSentence = z.infer<typeof parallelSentence>;
export type Introduction = z.infer<typeof introduction>;
export type Confusable = z.infer<typeof confusable>;
export type Exercise = z.infer<typeof exercise>;
export type PracticeCard = z.infer<typeof practiceCard>;
export type PracticeQueue = z.infer<typeof practiceQueue>;
export type GivenAnswer = z.infer<typeof givenAnswer>;
export type Review = z.infer<typeof review>;
export type CardState = z.infer<typeof cardState>;
export type PlacementQuestion = z.infer<typeof placementQuestion>;
