import type { Database } from '../db/open-database.ts';
import type { CardRow } from './card-repository.ts';
import type { ReviewRow } from './review-repository.ts';

/** Of a clock's change and of every zone's midnight: days begin at a whole number of these. */
const quarterHour = 15 * 60 * 1000;

/** A word and when something happened to it, in UTC milliseconds. */
export interface WordEvent {
  wordId: number;
  at: number;
}

/**
 * Quarters of an hour since a time in which the learner reviewed a card or learned a word, by their
 * beginnings: enough to tell the days of any time zone, and few.
 */
export async function listActiveQuarters(
  db: Database,
  userId: string,
  since: number,
): Promise<number[]> {
  const quarterOf = (column: string) =>
    db.raw(`${column} - ${column} % ${quarterHour} AS quarter_at`);
  const reviewed: { quarter_at: number }[] = await db('practice_reviews')
    .where({ user_id: userId })
    .where('reviewed_at', '>=', since)
    .whereNull('undone_at')
    .distinct(quarterOf('reviewed_at'));
  const learned: { quarter_at: number }[] = await db('word_marks')
    .where({ user_id: userId })
    .where('learned_at', '>=', since)
    .distinct(quarterOf('learned_at'));
  return [...reviewed, ...learned].map((row) => row.quarter_at);
}

/** Reviews since a time that count, of all cards or of those in one language. */
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

/** How many cards in the languages are due before each of the times, which rise. */
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

/** Words that were answered well since a time, each with the last time it was. */
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

/** The word that was answered well last; undefined when none ever was. */
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
