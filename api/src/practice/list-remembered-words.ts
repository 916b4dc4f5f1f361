import type { Database } from '../db/open-database.ts';
import type { CardRow } from './card-repository.ts';

/** In days: a word that is still recalled after a week is well remembered. */
const rememberedStability = 7;

/** The words that a learner removed from practice because they are known, or remembers well. */
export async function listRememberedWords(db: Database, userId: string): Promise<number[]> {
  const rows = await db<CardRow>('practice_cards')
    .where({ user_id: userId })
    .whereNotNull('word_id')
    .where((known) => {
      void known.whereNotNull('known_at').orWhere((remembered) => {
        void remembered.where('state', 'review').where('stability', '>=', rememberedStability);
      });
    })
    .select('word_id');
  return rows.flatMap(({ word_id: wordId }) => wordId ?? []);
}
