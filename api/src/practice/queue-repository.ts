import type { LanguageCode } from '@topwords/platform/contracts';
import type { Database } from '../db/open-database.ts';
import { toCard, type Card, type CardRow } from './card-repository.ts';

interface Asked {
  language: LanguageCode;
  now: number;
}

/** Cards of a language that are due, the longest overdue first; at most `limit`. */
export async function listDueCards(
  db: Database,
  userId: string,
  { language, now, limit }: Asked & { limit: number },
): Promise<Card[]> {
  const rows = await db<CardRow>('practice_cards')
    .where({ user_id: userId, language_code: language })
    .where('due_at', '<=', now)
    .orderBy(['due_at', 'id'])
    .limit(limit);
  return rows.map(toCard);
}

/** What a queue tells besides its cards; `nextDueAt` is null when nothing is due later. */
export interface QueueCounts {
  due: number;
  nextDueAt: number | null;
  /** Words that were answered for the first time since the day began. */
  begunToday: number;
}

/** Counts by indexes alone, in one statement. */
export async function countQueue(
  db: Database,
  userId: string,
  { language, now, dayStart }: Asked & { dayStart: number },
): Promise<QueueCounts> {
  const cards = () =>
    db<CardRow>('practice_cards').where({ user_id: userId, language_code: language });
  const row: { due: number; next_due_at: number | null; begun: number } | undefined = await db
    .select(
      cards().where('due_at', '<=', now).count('*').as('due'),
      cards().where('due_at', '>', now).min('due_at').as('next_due_at'),
      cards()
        .where('first_reviewed_at', '>=', dayStart)
        .whereNotNull('word_id')
        .count('*')
        .as('begun'),
    )
    .first();
  return {
    due: row?.due ?? 0,
    nextDueAt: row?.next_due_at ?? null,
    begunToday: row?.begun ?? 0,
  };
}
