import { isBefore, type PlacedReview, type ReviewPlace } from './review-repository.ts';
import { foldReviews, newFold, type FoldedMemory } from './scheduler.ts';

/** Reviews between checkpoints; a card with fewer has none. */
export const checkpointInterval = 32;

/** A card's memory after its reviews up to and including the one at `place`. */
export interface Checkpoint {
  place: ReviewPlace;
  memory: FoldedMemory;
}

/** A folded card and its checkpoints, earliest first. */
export interface Fold {
  memory: FoldedMemory;
  checkpoints: readonly Checkpoint[];
}

/** A fold up to the last checkpoint before a place, or up to the last one if no place is given. */
export function foldUpTo(checkpoints: readonly Checkpoint[], place: ReviewPlace | undefined): Fold {
  const valid =
    place === undefined
      ? checkpoints
      : checkpoints.filter((checkpoint) => isBefore(checkpoint.place, place));
  return { memory: valid.at(-1)?.memory ?? newFold, checkpoints: valid };
}

/** Continues a fold with the reviews that follow, in order, and adds checkpoints on the way. */
export function foldOn(previous: Fold, reviews: readonly PlacedReview[]): Fold {
  let { memory } = previous;
  const checkpoints = [...previous.checkpoints];
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
 * Drops older checkpoints exponentially: a review that arrives after n later ones finds a checkpoint
 * at most 2n + `checkpointInterval` reviews back. 162,000 reviews keep about twenty.
 */
function thinOut(checkpoints: readonly Checkpoint[], reviewCount: number): Checkpoint[] {
  const latest = Math.floor(reviewCount / checkpointInterval);
  return checkpoints.filter(({ memory }) => {
    const index = memory.reviewCount / checkpointInterval;
    const highestPowerOfTwo = index & -index;
    return latest - index < 3 * highestPowerOfTwo;
  });
}
