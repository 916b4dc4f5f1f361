import { lockUser } from '../users/user-repository.ts';
import type { Database } from '../db/open-database.ts';
import type { Memory } from './scheduler.ts';

/**
 * A card that has been reviewed or is known, or a pair, which is due immediately. A word without a
 * row is new. `dueAt` is null while the card is known.
 */
export interface Card extends Memory {
  id: string;
  /** The bank language of a word, or any language for a pair. */
  languageCode: string;
  /** Null for a pair. */
  wordId: number | null;
  /** When the learner marked it as known; null while it is practised. */
  knownAt: number | null;
}

/** A row of `practice_cards`. */
export interface CardRow {
  user_id: string;
  id: string;
  language_code: string;
  word_id: number | null;
  due_at: number | null;
  stability: number;
  difficulty: number;
  state: Card['state'];
  learning_step: number;
  review_count: number;
  lapses: number;
  first_reviewed_at: number | null;
  last_reviewed_at: number | null;
  known_at: number | null;
}

/** Converts a row to a card. */
export function toCard(row: CardRow): Card {
  return {
    id: row.id,
    languageCode: row.language_code,
    wordId: row.word_id,
    dueAt: row.due_at,
    stability: row.stability,
    difficulty: row.difficulty,
    state: row.state,
    learningStep: row.learning_step,
    reviewCount: row.review_count,
    lapses: row.lapses,
    firstReviewedAt: row.first_reviewed_at,
    lastReviewedAt: row.last_reviewed_at,
    knownAt: row.known_at,
  };
}

function toRow(userId: string, card: Card): CardRow {
  return {
    user_id: userId,
    id: card.id,
    language_code: card.languageCode,
    word_id: card.wordId,
    due_at: card.dueAt,
    stability: card.stability,
    difficulty: card.difficulty,
    state: card.state,
    learning_step: card.learningStep,
    review_count: card.reviewCount,
    lapses: card.lapses,
    first_reviewed_at: card.firstReviewedAt,
    last_reviewed_at: card.lastReviewedAt,
    known_at: card.knownAt,
  };
}

/**
 * Locks this learner's practice until the transaction ends. Every change takes the lock first, so
 * that folds see all reviews and two changes cannot deadlock.
 */
export async function lockPractice(transaction: Database, userId: string): Promise<void> {
  await lockUser(transaction, userId);
}

/** Cards by id; new ones, which have no row, are absent. */
export async function findCards(
  db: Database,
  userId: string,
  ids: readonly string[],
): Promise<Map<string, Card>> {
  if (ids.length === 0) return new Map();
  const rows = await db<CardRow>('practice_cards')
    .where({ user_id: userId })
    .whereIn('id', [...ids]);
  return new Map(rows.map((row) => [row.id, toCard(row)]));
}

/** Inserts or replaces cards. */
export async function saveCards(
  db: Database,
  userId: string,
  cards: readonly Card[],
): Promise<void> {
  if (cards.length === 0) return;
  await db<CardRow>('practice_cards')
    .insert(cards.map((card) => toRow(userId, card)))
    .onConflict(['user_id', 'id'])
    .merge();
}

/** Deletes cards, which makes them new again. */
export async function deleteCards(
  db: Database,
  userId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await db<CardRow>('practice_cards')
    .where({ user_id: userId })
    .whereIn('id', [...ids])
    .delete();
}
