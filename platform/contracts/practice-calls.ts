import { z } from 'zod/mini';
import { defineCall } from './call.ts';
import { wholeNumberText } from './whole-number-text.ts';
import { clientId, practicePair } from './practice-pair.ts';
import {
  cardId,
  cardState,
  placementQuestion,
  practiceLanguage,
  practiceQueue,
  review,
  reviewBatchMaximum,
} from './practice.ts';

const shared = { tag: 'Practice', authentication: 'token' } as const;

/** Cards to practise: due cards, then new words up to the daily number. */
export const getPracticeQueue = defineCall({
  ...shared,
  id: 'getPracticeQueue',
  summary: 'Cards to practise now: due ones, then new words by frequency',
  method: 'GET',
  path: '/practice/queue',
  query: z.object({
    language: practiceLanguage,
    limit: z.optional(wholeNumberText(1, 100)),
    /** Also offers new words beyond the daily number. */
    beyond_daily: z.optional(z.enum(['true', 'false'], { error: 'Must be true or false' })),
    /** Only the pairs of a category of favorites, whether or not they are due. */
    category_id: z.optional(clientId),
    /** Whether the page can ask by `build`, which older ones do not know. */
    builds: z.optional(z.enum(['true', 'false'], { error: 'Must be true or false' })),
    /** Whether the learner can be asked to `say` a word: older pages and some browsers cannot. */
    speaks: z.optional(z.enum(['true', 'false'], { error: 'Must be true or false' })),
    /** `1` asks for the cards of this hour tomorrow, which a page keeps for a day without a network. */
    days_ahead: z.optional(z.enum(['1'], { error: 'Must be 1' })),
    /** Another target language: a word with a card's meaning that the learner knows in it follows. */
    also: z.optional(practiceLanguage),
  }),
  response: practiceQueue,
  errors: ['native_missing', 'language_is_native', 'languages_equal', 'language_not_learned'],
});

/**
 * Stores reviews, in any order; a review that is sent again counts once, at its own time. A batch
 * is stored completely or not at all. Returns the new states of the cards. The number of reviews
 * per card and day is limited, beyond what anyone reaches by hand.
 */
export const sendReviews = defineCall({
  ...shared,
  id: 'sendReviews',
  summary: 'Send reviews, also late or repeated: each counts once, at the time it was made',
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
 * Permanently undoes one review: its card is as if it had never been made, even when the review is
 * sent again. The id of an unknown review changes nothing; when the review may have been lost, send
 * it first.
 */
export const undoReview = defineCall({
  ...shared,
  id: 'undoReview',
  summary: 'Undo a review: its card is as it was before, and the review never counts again',
  method: 'POST',
  path: '/practice/undo',
  body: z.object({ review_id: clientId, card_id: cardId }),
  response: cardState,
  errors: ['card_unknown'],
});

/**
 * Removes a card from practice because the learner knows it, or returns it. The word's learned mark
 * follows, but a mark that was set before stays.
 */
export const setCardKnown = defineCall({
  ...shared,
  id: 'setCardKnown',
  summary: 'Remove a card from practice, or return it',
  method: 'POST',
  path: '/practice/known',
  body: z.object({ card_id: cardId, is_known: z.boolean({ error: 'Must be true or false' }) }),
  response: cardState,
  errors: ['card_unknown'],
});

/** Words sampled over all ranks, most common first, to estimate how many a learner knows. */
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

/** Estimates from the quiz answers how many of the most common words the learner knows. */
export const estimatePlacement = defineCall({
  ...shared,
  id: 'estimatePlacement',
  summary: 'Estimate from the quiz answers how many of the most common words are known',
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

/** Removes the most common words from practice in one step; words that have a card keep it. */
export const knowTopWords = defineCall({
  ...shared,
  id: 'knowTopWords',
  summary: 'Mark the most common words as known; words that are being practised stay',
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

/** Adds a learner's own pair to practice; the same id again changes nothing. */
export const addPracticePair = defineCall({
  ...shared,
  id: 'addPracticePair',
  summary: 'Add a text of the learner’s own and its translation to practice',
  method: 'POST',
  path: '/practice/pairs',
  body: practicePair,
  response: cardState,
  errors: ['native_missing', 'language_is_native', 'pair_limit_reached'],
});
