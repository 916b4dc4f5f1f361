import { defineCall, type CallInput, type sendReviews } from '@topwords/platform/contracts';
import { z } from 'zod/mini';

/** How many reviews go in one call; the contract allows more. */
export const batchSize = 50;

type Body = CallInput<typeof sendReviews>['body'];

/**
 * The contract's `sendReviews` with only as much of its schemas as the page needs: all of them would
 * put half a kilobyte more into the first view of every visitor. A test compares the two calls.
 */
export const storeReviews = defineCall({
  id: 'sendReviews',
  tag: 'Practice',
  summary: 'Send reviews',
  method: 'POST',
  path: '/practice/reviews',
  authentication: 'token',
  body: z.unknown() as unknown as z.ZodMiniType<Body, Body>,
  response: z.object({ cards: z.array(z.unknown()) }),
});
