import { secondsPerReview } from '@topwords/platform/contracts';
import type { Database } from '../db/open-database.ts';
import type { CardRow } from './card-repository.ts';
import type { ReviewRow } from './review-repository.ts';

/** A word and when something happened to it, in UTC milliseconds. */
export interface WordEvent {
  wordId: number;
  at: number;
}

/** Counts reviews since a time, without undone ones; with a language, only those of its cards. */
export async function countReviewsSince(
  db: Database,
  userId: string,
  { since, language }: { since: number; language: string | undefined },
): Promise<number> {
  const query = db('practice_reviews AS review')
    .where('review.user_id', userId)
    .where('review.reviewed_at', '>=', since)
    .whereNull('review.undone_at');
  if (language !== undefined) {
    void query
      .join('practice_cards AS card', (join) =>
        join.on('card.user_id', 'review.user_id').on('card.id', 'review.card_id'),
      )
      .where('card.language_code', language);
  }
  const [row] = await query.count({ total: '*' });
  return Number(row?.['total'] ?? 0);
}

/** A review that counts. */
export type DoneReview = Pick<ReviewRow, 'card_id' | 'rating' | 'reviewed_at' | 'duration_ms'>;

/** The reviews from a time until before another that count, in order. */
export async function listReviewsBetween(
  db: Database,
  userId: string,
  { from, to }: { from: number; to: number },
): Promise<DoneReview[]> {
  return db<ReviewRow>('practice_reviews')
    .where({ user_id: userId })
    .where('reviewed_at', '>=', from)
    .where('reviewed_at', '<', to)
    .whereNull('undone_at')
    .orderBy(['reviewed_at', 'id'])
    .select('card_id', 'rating', 'reviewed_at', 'duration_ms');
}

/** When the first review was made; undefined without any. */
export async function findFirstReviewTime(
  db: Database,
  userId: string,
): Promise<number | undefined> {
  const row = await db<ReviewRow>('practice_reviews')
    .where({ user_id: userId })
    .orderBy(['reviewed_at', 'id'])
    .first('reviewed_at');
  return row?.reviewed_at;
}

/** The time of a review whose page did not say it, in milliseconds. */
export const assumedDuration = secondsPerReview * 1000;

/** The time spent answering since a time, in milliseconds, without undone reviews. */
export async function sumTimeSince(db: Database, userId: string, since: number): Promise<number> {
  const [row]: { total: number | string | null }[] = await db<ReviewRow>('practice_reviews')
    .where({ user_id: userId })
    .where('reviewed_at', '>=', since)
    .whereNull('undone_at')
    .select(db.raw('SUM(COALESCE(duration_ms, ?)) AS total', [assumedDuration]));
  return Number(row?.total ?? 0);
}

/** How many cards in the languages are due before each of the times, which are in ascending order. */
export async function countDueBefore(
  db: Database,
  userId: string,
  { times, languages }: { times: readonly number[]; languages: readonly string[] },
): Promise<number[]> {
  const query = db<CardRow>('practice_cards')
    .where({ user_id: userId })
    .whereIn('language_code', [...languages])
    .where('due_at', '<', times.at(-1) ?? 0);
  const columns = times.map((time, index) =>
    db.raw('COUNT(CASE WHEN due_at < ? THEN 1 END) AS ??', [time, `before_${index}`]),
  );
  const [row]: Record<string, number>[] = await query.select(columns);
  return times.map((_time, index) => row?.[`before_${index}`] ?? 0);
}

/** Words answered Good since a time, each with the time of its last Good. */
export async function listRecalledSince(
  db: Database,
  userId: string,
  since: number,
): Promise<WordEvent[]> {
  const rows: { card_id: string; at: number }[] = await recalledWords(db, userId)
    .where('reviewed_at', '>=', since)
    .groupBy('card_id')
    .select('card_id', db.raw('MAX(reviewed_at) AS at'));
  return rows.map(toWordEvent);
}

/** The word that was last answered Good; undefined when there is none. */
export async function findLastRecalled(
  db: Database,
  userId: string,
): Promise<WordEvent | undefined> {
  const row: { card_id: string; at: number } | undefined = await recalledWords(db, userId)
    .orderBy('reviewed_at', 'desc')
    .first('card_id', 'reviewed_at AS at');
  return row && toWordEvent(row);
}

function recalledWords(db: Database, userId: string) {
  return db<ReviewRow>('practice_reviews')
    .where({ user_id: userId, rating: 'good' })
    .whereNull('undone_at')
    .where('card_id', 'like', 'word-%');
}

function toWordEvent({ card_id: cardId, at }: { card_id: string; at: number }): WordEvent {
  return { wordId: Number(cardId.slice('word-'.length)), at };
}
