import { checkpointInterval, foldOn, foldUpTo, type Checkpoint, type Fold } from './checkpoints.ts';
import { isBefore, type PlacedReview, type ReviewPlace } from './review-repository.ts';
import { foldReviews, newFold } from './scheduler.ts';
import { seededRandom, type Random } from './seeded-random.ts';

const emptyFold: Fold = { memory: newFold, checkpoints: [] };
const hour = 60 * 60 * 1000;

function buildReviews(count: number, random: Random): PlacedReview[] {
  return Array.from({ length: count }, (_, index) => ({
    id: String(index).padStart(6, '0'),
    rating: random() < 0.85 ? ('good' as const) : ('again' as const),
    // Some at the same time.
    reviewedAt: Math.floor(random() * count) * 6 * hour,
  })).toSorted((one, other) => (isBefore(one, other) ? -1 : 1));
}

test.each([1, 2, 3])(
  'a fold continued from any checkpoint equals the whole fold, to the last digit (seed %d)',
  (seed) => {
    const reviews = buildReviews(500, seededRandom(`checkpoints ${seed}`));
    const whole = foldOn(emptyFold, reviews);
    expect(whole.memory).toEqual(foldReviews(reviews));
    expect(whole.checkpoints.length).toBeGreaterThan(3);
    // As they are read from the database.
    const kept: Checkpoint[] = JSON.parse(JSON.stringify(whole.checkpoints));
    for (const place of reviews) {
      const base = foldUpTo(kept, place);
      const following = reviews.slice(base.memory.reviewCount);
      expect(foldOn(base, following).memory).toEqual(whole.memory);
    }
  },
);

test('a card with few reviews has no checkpoints', () => {
  const reviews = buildReviews(checkpointInterval - 1, seededRandom('few'));
  expect(foldOn(emptyFold, reviews).checkpoints).toEqual([]);
});

test('checkpoints are few, and a late review always finds one not much further back', () => {
  const reviews = buildReviews(20_000, seededRandom('many'));
  let fold = emptyFold;
  for (let start = 0; start < reviews.length; start += 100) {
    fold = foldOn(fold, reviews.slice(start, start + 100));
    expect(fold.checkpoints.length).toBeLessThan(24);
  }
  const placeOf = (index: number): ReviewPlace => reviews[index] ?? { reviewedAt: 0, id: '' };
  for (let late = 1; late < reviews.length; late += 37) {
    const base = foldUpTo(fold.checkpoints, placeOf(reviews.length - late));
    const folded = reviews.length - base.memory.reviewCount;
    expect(folded).toBeLessThan(2 * (late + 2 * checkpointInterval));
  }
});
