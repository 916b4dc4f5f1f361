import { z } from 'zod/mini';
import { defineCall } from './call.ts';
import { languageCode } from './languages.ts';

const shared = { tag: 'Practice', authentication: 'token' } as const;

const count = z.int().check(z.nonnegative());

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

/**
 * Streak, due cards and the forecast for 14 days, in the learner's time zone; without a language,
 * for all languages that can be practised.
 */
export const getPracticeForecast = defineCall({
  ...shared,
  id: 'getPracticeForecast',
  summary: 'Streak, due cards and the next 14 days, in the learner’s time zone',
  method: 'GET',
  path: '/practice/forecast',
  query: z.object({ language: z.optional(languageCode) }),
  response: practiceForecast,
});

export type PracticeForecast = z.infer<typeof practiceForecast>;
