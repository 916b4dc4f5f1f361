import { z } from 'zod/mini';
import { defineCall } from './call.ts';

const shared = { tag: 'Practice', authentication: 'token' } as const;

/** Session lengths that a learner may choose, in cards. */
export const sessionLengths = [10, 20, 30] as const;

/** An estimate of how long an answer takes with what is shown and heard after it, in seconds. */
export const secondsPerReview = 20;

/** Daily goals to choose from, in words or in minutes. */
export const dailyGoals = [5, 10, 20, 30] as const;

/** What a daily goal counts: words learned, or minutes spent answering. */
export const goalKinds = ['words', 'minutes'] as const;
export const goalKind = z.enum(goalKinds, { error: 'Must be words or minutes' });

/** Of an answer at most this counts as time spent, in seconds: nobody looks at a card for longer. */
export const longestReviewSeconds = 3 * secondsPerReview;

/** Varieties of English and Spanish that a learner may choose, the default one first. */
export const englishVarieties = ['en-US', 'en-GB'] as const;
export const spanishVarieties = ['es-MX', 'es-ES'] as const;

/**
 * A learner's practice settings. The varieties choose recordings and IPA, `es-MX` for Latin America;
 * `shows_stress` is whether Russian words and phrases have stress marks.
 */
export const practiceSettings = z.object({
  new_words_a_day: z
    .int({ error: 'Must be a whole number from 0 to 100' })
    .check(z.gte(0), z.lte(100)),
  /** Of its `goal_kind`, on a day; 20 words until the learner chooses. */
  daily_goal: z.literal(dailyGoals),
  goal_kind: goalKind,
  starred_first: z.boolean(),
  plays_audio: z.boolean(),
  session_length: z.literal(sessionLengths, { error: 'Must be 10, 20 or 30' }),
  english_variety: z.enum(englishVarieties, { error: 'Must be en-US or en-GB' }),
  spanish_variety: z.enum(spanishVarieties, { error: 'Must be es-MX or es-ES' }),
  shows_stress: z.boolean(),
});

export const getPracticeSettings = defineCall({
  ...shared,
  id: 'getPracticeSettings',
  summary: 'The learner’s practice settings',
  method: 'GET',
  path: '/practice/settings',
  response: practiceSettings,
});

/** Changes the given settings and returns all of them. */
export const changePracticeSettings = defineCall({
  ...shared,
  id: 'changePracticeSettings',
  summary: 'Change the given settings; returns all of them',
  method: 'POST',
  path: '/practice/settings',
  body: z.partial(practiceSettings),
  response: practiceSettings,
});

export type GoalKind = z.infer<typeof goalKind>;
export type PracticeSettings = z.infer<typeof practiceSettings>;
