import { z } from 'zod/mini';
import { defineCall } from './call.ts';
import { isoWeek } from './iso-week.ts';
import { languageCode } from './languages.ts';
import { goalKind } from './practice-settings.ts';
import { understanding } from './understanding.ts';
import { word } from './words.ts';

const count = z.int().check(z.nonnegative());

/**
 * A day of the learner's time zone. `answers` of which `right` were Good; `seconds` were spent on
 * them, of which some are assumed when `is_estimated`; `new_words` were answered for the first time.
 * The goal is the one of that day.
 */
export const weekDay = z.object({
  date: z.string(),
  answers: count,
  right: count,
  seconds: count,
  is_estimated: z.boolean(),
  new_words: count,
  goal: count,
  goal_kind: goalKind,
  is_goal_reached: z.boolean(),
});

const weekWord = z.object({
  id: word.shape.id,
  text: word.shape.text,
  language_code: languageCode,
});

/**
 * How much of a language was understood at the end of the week, or is now, and `before` it, in
 * percent. The words that are known or on their way are those of now.
 */
const weekUnderstanding = z.object({
  language_code: languageCode,
  before: understanding.shape.percent,
  percent: understanding.shape.percent,
  known_words: count,
  learning_words: understanding.shape.learning_words,
});

/**
 * A learner's week, Monday to Sunday in their time zone; `today` is the date there. `gained` are the
 * words that were new in it and answered Good, `slipped` older ones that were answered Again.
 * `previous` is null for the learner's first week, `next` for the current one.
 */
export const practiceWeek = z.object({
  week: z.string(),
  previous: z.nullable(z.string()),
  next: z.nullable(z.string()),
  today: z.string(),
  days: z.array(weekDay),
  gained: z.array(weekWord),
  slipped: z.array(weekWord),
  understanding: z.array(weekUnderstanding),
});

/** A week of practice, the current one by default. */
export const getPracticeWeek = defineCall({
  tag: 'Practice',
  authentication: 'token',
  id: 'getPracticeWeek',
  summary: 'A week of practice by day, in the learner’s time zone',
  method: 'GET',
  path: '/practice/week',
  query: z.object({ week: z.optional(isoWeek) }),
  response: practiceWeek,
  errors: ['week_in_future'],
});

export type WeekDay = z.infer<typeof weekDay>;
export type WeekWord = z.infer<typeof weekWord>;
export type WeekUnderstanding = z.infer<typeof weekUnderstanding>;
export type PracticeWeek = z.infer<typeof practiceWeek>;
