import { z } from 'zod/mini';
import { defineCall } from './call.ts';
import { wholeNumberText } from './whole-number-text.ts';
import { clientId, practicePair } from './practice-pair.ts';
import {
  cardId,
  cardState,
  placementQuestion,
  practiceForecast,
  practiceLanguage,
  practiceQueue,
  practiceSettings,
  review,
  reviewBatchMaximum,
} from './practice.ts';

const shared = { tag: 'Practice', authentication: 'token' } as const;

/** Cards to practise: those that are due, then new words while the day's number lasts. */
export const getPracticeQueue = defineCall({
  ...shared,
  id: 'getPracticeQueue',
  summary: 'Cards to practise now: due ones, then new words by frequency',
  method: 'GET',
  path: '/practice/queue',
  query: z.object({
    language: practiceLanguage,
    limit: z.optional(wholeNumberText(1, 100)),
    /** Offers new words beyond the day's number as well. */
    beyond_daily: z.optional(z.enum(['true', 'false'], { error: 'Must be true or false' })),
  }),
  response: practiceQueue,
  errors: ['native_missing', 'language_is_native'],
});

/**
 * Takes answers, in any order and as often as they are sent: each counts once, at its own time. All
 * of a batch are taken or none is. Answers where the cards stand. A card takes so many reviews a day
 * that nobody reaches it by hand.
 */
export const sendReviews = defineCall({
  ...shared,
  id: 'sendReviews',
  summary: 'Reviews, also late or repeated ones: each counts once, at the time it was made',
  method: 'POST',
  path: '/practice/reviews',
  body: z.object({
    reviews: z
      .array(review)
      .check(
        z.minLength(1, 'A review is missing'),
        z.maxLength(reviewBatchMaximum, `At most ${reviewBatchMaximum} reviews at once`),
      ),
  }),
  response: z.object({ cards: z.array(cardState) }),
  errors: ['card_unknown', 'review_limit_reached'],
});

/**
 * Takes one review back, for good: its card is again as if it had not been made, also when the review
 * comes again. The id of a review that never came changes nothing; send the review first where it may
 * have got lost on the way.
 */
export const undoReview = defineCall({
  ...shared,
  id: 'undoReview',
  summary: 'Take a review back: its card is as it was before, and the review never counts again',
  method: 'POST',
  path: '/practice/undo',
  body: z.object({ review_id: clientId, card_id: cardId }),
  response: cardState,
  errors: ['card_unknown'],
});

/**
 * Takes a card out for good, because the learner knows it, or back in. A word's learned mark follows,
 * but one that was there before stays.
 */
export const setCardKnown = defineCall({
  ...shared,
  id: 'setCardKnown',
  summary: 'Take a card out of practice for good, or back in',
  method: 'POST',
  path: '/practice/known',
  body: z.object({ card_id: cardId, is_known: z.boolean({ error: 'Must be true or false' }) }),
  response: cardState,
  errors: ['card_unknown'],
});

export const getPracticeSettings = defineCall({
  ...shared,
  id: 'getPracticeSettings',
  summary: 'What the learner has chosen of practice',
  method: 'GET',
  path: '/practice/settings',
  response: practiceSettings,
});

/** Changes what is given and answers all. */
export const changePracticeSettings = defineCall({
  ...shared,
  id: 'changePracticeSettings',
  summary: 'Change what is given of the settings; answers all of them',
  method: 'POST',
  path: '/practice/settings',
  body: z.partial(practiceSettings),
  response: practiceSettings,
});

/** Words of all ranks, the commonest first, to find out how many a learner knows. */
export const getPlacement = defineCall({
  ...shared,
  id: 'getPlacement',
  summary: 'A placement quiz: words sampled over the ranks, each with four translations',
  method: 'GET',
  path: '/practice/placement',
  query: z.object({ language: practiceLanguage }),
  response: z.object({ questions: z.array(placementQuestion) }),
  errors: ['native_missing', 'language_is_native'],
});

/** How many of the commonest words the learner knows, by the answers of the quiz. */
export const estimatePlacement = defineCall({
  ...shared,
  id: 'estimatePlacement',
  summary: 'How many of the commonest words are known, by the answers of the quiz',
  method: 'POST',
  path: '/practice/placement',
  body: z.object({
    language: practiceLanguage,
    answers: z
      .array(z.object({ word_id: z.int(), is_right: z.boolean() }))
      .check(z.minLength(1, 'An answer is missing'), z.maxLength(200, 'At most 200 answers')),
  }),
  response: z.object({ known_words: z.int().check(z.nonnegative()) }),
  errors: ['word_unknown'],
});

/** Takes the commonest words out of practice at once; those that have a card keep it. */
export const knowTopWords = defineCall({
  ...shared,
  id: 'knowTopWords',
  summary: 'Mark the commonest words as known at once; words that are being practised stay',
  method: 'POST',
  path: '/practice/known_top',
  body: z.object({
    language: practiceLanguage,
    count: z
      .int({ error: 'Must be a whole number from 1 to 100000' })
      .check(z.gte(1), z.lte(100_000)),
  }),
  response: z.object({ marked_words: z.int().check(z.nonnegative()) }),
  errors: ['native_missing', 'language_is_native'],
});

/**
 * Streak, due cards, and what the next 14 days bring, in the learner's own time zone; without a
 * language, of all that a queue can be asked for.
 */
export const getPracticeForecast = defineCall({
  ...shared,
  id: 'getPracticeForecast',
  summary: 'Streak, due cards and the next 14 days, in the learner’s time zone',
  method: 'GET',
  path: '/practice/forecast',
  query: z.object({ language: z.optional(practiceLanguage) }),
  response: practiceForecast,
});

/** Takes a learner's own pair into practice; the same id again changes nothing. */
export const addPracticePair = defineCall({
  ...shared,
  id: 'addPracticePair',
  summary: 'Practise a text and its translation of one’s own',
  method: 'POST',
  path: '/practice/pairs',
  body: practicePair,
  response: cardState,
  errors: ['native_missing', 'language_is_native', 'pair_limit_reached'],
});
