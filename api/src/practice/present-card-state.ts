import type { CardState } from '@topwords/platform/contracts';
import type { Mark } from '../marks/mark-repository.ts';
import type { Card } from './card-repository.ts';
import { learnedStability, strengthAt } from './scheduler.ts';

/** A card's state. A pair has no mark: it is learned by its stability or because it is known. */
export function presentCardState(card: Card, mark: Mark | undefined, now: number): CardState {
  const isLearned =
    card.wordId === null
      ? card.knownAt !== null || card.stability > learnedStability
      : mark !== undefined && mark.learnedAt !== null;
  return {
    card_id: card.id,
    due_at: card.dueAt === null ? null : new Date(card.dueAt).toISOString(),
    stability: card.stability,
    strength: strengthAt(card, now),
    review_count: card.reviewCount,
    is_known: card.knownAt !== null,
    is_learned: isLearned,
  };
}
