import { reviewBatchMaximum, sendReviews } from '@topwords/platform/contracts';
import { batchSize, storeReviews } from './store-reviews.ts';

test('the call is the contract’s', () => {
  const { id, method, path, authentication } = storeReviews;
  expect(sendReviews).toMatchObject({ id, method, path, authentication });
  expect(batchSize).toBeLessThanOrEqual(reviewBatchMaximum);
});

test('only an answer of the contract counts as one', () => {
  const { response } = storeReviews;
  expect(response.safeParse({ cards: [{ card_id: 'word-1' }] }).success).toBe(true);
  expect(response.safeParse('<html>Sign in to this network</html>').success).toBe(false);
});
