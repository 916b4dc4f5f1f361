import type { Database } from '../db/open-database.ts';
import type { MarkRow } from '../marks/mark-repository.ts';
import type { CardRow } from './card-repository.ts';
import { cardIdOfWord } from './find-subjects.ts';

/** Which of the words are not new: they have a card or are marked learned. */
export async function findMetWords(
  db: Database,
  userId: string,
  wordIds: readonly number[],
): Promise<Set<number>> {
  if (wordIds.length === 0) return new Set();
  const cards = db<CardRow>('practice_cards')
    .where({ user_id: userId })
    .whereIn('id', wordIds.map(cardIdOfWord))
    .select('word_id');
  const learned = db<MarkRow>('word_marks')
    .where({ user_id: userId })
    .whereIn('word_id', [...wordIds])
    .whereNotNull('learned_at')
    .select('word_id');
  const rows: { word_id: number }[] = await db.unionAll([cards, learned]);
  return new Set(rows.map((row) => row.word_id));
}

/** Words in all languages that are starred and not marked learned. */
export async function listStarredToLearn(db: Database, userId: string): Promise<number[]> {
  const rows = await db<MarkRow>('word_marks')
    .where({ user_id: userId })
    .whereNotNull('starred_at')
    .whereNull('learned_at')
    .select('word_id');
  return rows.map((row) => row.word_id);
}
