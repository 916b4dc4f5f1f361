import { isBefore, type PlacedReview, type ReviewPlace } from './review-repository.ts';
import { foldReviews, newFold, type FoldedMemory } from './scheduler.ts';

/** Reviews between checkpoints; a card with fewer has none. */
export const checkpointInterval = 32;

/** What a card's reviews up to one of them, that one included, make of it. */
export interface Checkpoint {
  place: ReviewPlace;
  memory: FoldedMemory;
}

/** A card that was folded, and its checkpoints, the earliest first. */
export interface Fold {
  memory: FoldedMemory;
  checkpoints: readonly Checkpoint[];
}

/** A fold that ends with the last checkpoint before a place, or with the last one of all. */
export function foldUpTo(checkpoints: readonly Checkpoint[], place: ReviewPlace | undefined): Fold {
  const valid =
    place === undefined
      ? checkpoints
      : checkpoints.filter((checkpoint) => isBefore(checkpoint.place, place));
  return { memory: valid.at(-1)?.memory ?? newFold, checkpoints: valid };
}

/** Goes on with the reviews that follow, in their order, and leaves checkpoints on the way. */
export function foldOn(former: Fold, reviews: readonly PlacedReview[]): Fold {
  let { memory } = former;
  const checkpoints = [...former.checkpoints];
  for (let start = 0; start < reviews.length;) {
    const missing = checkpointInterval - (memory.reviewCount % checkpointInterval);
    const further = reviews.slice(start, start + missing);
    memory = foldReviews(further, memory);
    start += missing;
    const last = further.at(-1);
    if (last !== undefined && further.length === missing) {
      checkpoints.push({ place: { reviewedAt: last.reviewedAt, id: last.id }, memory });
    }
  }
  return { memory, checkpoints: thinOut(checkpoints, memory.reviewCount) };
}

/**
 * Keeps few checkpoints, and fewer the further back they are: a review that comes late by some number
 * of others finds one at most twice as far back as that, and a checkpoint interval. 162,000 reviews
 * keep about twenty.
 */
function thinOut(checkpoints: readonly Checkpoint[], reviewCount: number): Checkpoint[] {
  const latest = Math.floor(reviewCount / checkpointInterval);
  return checkpoints.filter(({ memory }) => {
    const index = memory.reviewCount / checkpointInterval;
    const highestPowerOfTwo = index & -index;
    return latest - index < 3 * highestPowerOfTwo;
  });
}
