import type { Database } from '../db/open-database.ts';
import type { CardRow } from './card-repository.ts';

/** The words that a learner has answered and has not removed from practice. */
export async function listAnsweredWords(db: Database, userId: string): Promise<number[]> {
  const rows = await db<CardRow>('practice_cards')
    .where({ user_id: userId })
    .whereNotNull('word_id')
    .whereNotNull('last_reviewed_at')
    .whereNull('known_at')
    .select('word_id');
  return rows.flatMap(({ word_id: wordId }) => wordId ?? []);
}
