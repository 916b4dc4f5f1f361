import type { Database } from '../db/open-database.ts';

/** In every time zone, days begin at a multiple of this; clock changes too are multiples of it. */
const quarterHour = 15 * 60 * 1000;

/** How much was done in a quarter of an hour, with its start in UTC milliseconds. */
export interface QuarterCount {
  quarter_at: number;
  total: number;
}

function quarterOf(db: Database, column: 'reviewed_at' | 'learned_at') {
  return db.raw(`${column} - ${column} % ${quarterHour} AS quarter_at`);
}

/** Reviews since a time, without undone ones, by quarter of an hour. */
export async function countReviewsByQuarter(
  db: Database,
  userId: string,
  since: number,
): Promise<QuarterCount[]> {
  return db('practice_reviews')
    .where({ user_id: userId })
    .where('reviewed_at', '>=', since)
    .whereNull('undone_at')
    .select(quarterOf(db, 'reviewed_at'))
    .count({ total: '*' })
    .groupBy('quarter_at');
}

/** Words marked as learned since a time, and still marked, by quarter of an hour. */
export async function countLearnedByQuarter(
  db: Database,
  userId: string,
  since: number,
): Promise<QuarterCount[]> {
  return db('word_marks')
    .where({ user_id: userId })
    .where('learned_at', '>=', since)
    .select(quarterOf(db, 'learned_at'))
    .count({ total: '*' })
    .groupBy('quarter_at');
}
