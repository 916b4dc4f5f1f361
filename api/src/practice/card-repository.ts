import { lockUser } from '../users/user-repository.ts';
import type { Database } from '../db/open-database.ts';
import { fromRow, toRow, type RowOf } from '../db/row-of.ts';
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

/** A row of `practice_cards`, without the checkpoints of its reviews. */
export type CardRow = RowOf<Card> & { user_id: string };

/** Converts a row to a card. */
export function toCard(row: CardRow & { checkpoints?: unknown }): Card {
  const { user_id: _owner, checkpoints: _checkpoints, ...own } = row;
  return fromRow(own);
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
    .insert(cards.map((card) => ({ user_id: userId, ...toRow(card) })))
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
