import type { Rating } from '@topwords/platform/contracts';
import { fsrs, Rating as Grade, State, type Card as FsrsCard } from 'ts-fsrs';

/** The stability, in days, above which a word counts as learned automatically. */
export const learnedStability = 21;

/** An answer that counts; `reviewedAt` is UTC milliseconds. */
export interface CountedReview {
  rating: Rating;
  reviewedAt: number;
}

/** The FSRS state of a card; times are UTC milliseconds, `stability` is in days. */
export interface Memory {
  state: 'new' | 'learning' | 'review' | 'relearning';
  learningStep: number;
  stability: number;
  difficulty: number;
  reviewCount: number;
  lapses: number;
  /** When the card is due; null for new and known cards. */
  dueAt: number | null;
  firstReviewedAt: number | null;
  lastReviewedAt: number | null;
}

/** A memory and since when its stability has been above {@link learnedStability}. */
export interface FoldedMemory extends Memory {
  learnedAt: number | null;
}

/** Change this whenever the same reviews would give another memory: it invalidates stored checkpoints. */
export const schedulerVersion = 'fsrs-6';

/** FSRS-6 with its published weights; no fuzz, so that the same reviews always give the same dates. */
const scheduler = fsrs({
  request_retention: 0.9,
  enable_fuzz: false,
  enable_short_term: true,
  learning_steps: ['1m', '10m'],
  relearning_steps: ['10m'],
});

const grades = { again: Grade.Again, good: Grade.Good } as const;

const stateNames = {
  [State.New]: 'new',
  [State.Learning]: 'learning',
  [State.Review]: 'review',
  [State.Relearning]: 'relearning',
} as const;

const states = {
  new: State.New,
  learning: State.Learning,
  review: State.Review,
  relearning: State.Relearning,
} as const;

/** The memory of a card that has never been reviewed. */
export const newMemory: Memory = {
  state: 'new',
  learningStep: 0,
  stability: 0,
  difficulty: 0,
  reviewCount: 0,
  lapses: 0,
  dueAt: null,
  firstReviewedAt: null,
  lastReviewedAt: null,
};

/** Where a fold begins. */
export const newFold: FoldedMemory = { ...newMemory, learnedAt: null };

/** Folds further reviews of a card, earliest first, into the memory from the reviews before them. */
export function foldReviews(
  reviews: readonly CountedReview[],
  former: FoldedMemory = newFold,
): FoldedMemory {
  let card = toFsrsCard(former);
  let { learnedAt } = former;
  for (const { rating, reviewedAt } of reviews) {
    card = scheduler.next(card, reviewedAt, grades[rating]).card;
    learnedAt = card.stability > learnedStability ? (learnedAt ?? reviewedAt) : null;
  }
  const reviewCount = former.reviewCount + reviews.length;
  return {
    state: stateNames[card.state],
    learningStep: card.learning_steps,
    stability: card.stability,
    difficulty: card.difficulty,
    reviewCount,
    lapses: card.lapses,
    dueAt: reviewCount === 0 ? null : card.due.getTime(),
    firstReviewedAt: former.firstReviewedAt ?? reviews[0]?.reviewedAt ?? null,
    lastReviewedAt: reviews.at(-1)?.reviewedAt ?? former.lastReviewedAt,
    learnedAt,
  };
}

/** When a card would be due if it were answered now, in UTC milliseconds. */
export function previewRatings(memory: Memory, now: number): Record<Rating, number> {
  const card = toFsrsCard(memory);
  // The clock of another instance may have been ahead.
  const at = Math.max(now, memory.lastReviewedAt ?? now);
  const dueAfter = (rating: Rating) => scheduler.next(card, at, grades[rating]).card.due.getTime();
  return { again: dueAfter('again'), good: dueAfter('good') };
}

/** The probability, in percent with two decimals, that a card is recalled now; 0 for a new one. */
export function strengthAt(memory: Memory, now: number): number {
  if (memory.state === 'new') return 0;
  const probability = scheduler.get_retrievability(toFsrsCard(memory), now, false);
  return Math.round(probability * 10_000) / 100;
}

function toFsrsCard(memory: Memory): FsrsCard {
  return {
    due: new Date(memory.dueAt ?? 0),
    stability: memory.stability,
    difficulty: memory.difficulty,
    // Unused: FSRS counts the days from the last review.
    elapsed_days: 0,
    scheduled_days: 0,
    learning_steps: memory.learningStep,
    reps: memory.reviewCount,
    lapses: memory.lapses,
    state: states[memory.state],
    ...(memory.lastReviewedAt !== null && { last_review: new Date(memory.lastReviewedAt) }),
  };
}
