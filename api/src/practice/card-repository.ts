import { lockUser } from '../users/user-repository.ts';
import type { Database } from '../db/open-database.ts';
import type { Memory } from './scheduler.ts';

/**
 * A card that has been reviewed or is known, or a pair, which is due at once. A word without a row is
 * new. `dueAt` is null while the card is known.
 */
export interface Card extends Memory {
  id: string;
  /** The bank language of a word, or whatever language a pair is in. */
  languageCode: string;
  /** Null for a pair. */
  wordId: number | null;
  /** When the learner took it out for good; null while it is practised. */
  knownAt: number | null;
}

/** A card's row, as the database has it. */
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

/** A row as the use cases know it. */
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
 * Makes whoever else would change this learner's practice wait until the transaction ends. Every
 * change begins with it: what is folded from the reviews then has all of them, and no two changes
 * can block each other.
 */
export async function lockPractice(transaction: Database, userId: string): Promise<void> {
  await lockUser(transaction, userId);
}

/** The cards with these ids that are not new, by id. */
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

/** Puts cards in, or in the place of what is kept of them. */
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

/** Makes cards new again. */
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
