import type { Database } from '../db/open-database.ts';
import type { MarkRow } from '../marks/mark-repository.ts';

/** Marks a word as learned by practice since a time; a word that is already learned is unchanged. */
export async function setLearnedByPractice(
  db: Database,
  userId: string,
  wordId: number,
  learnedAt: number,
): Promise<void> {
  // MySQL evaluates these in order, each with the new values of those before; SQLite with the old values.
  const learnedBy = `CASE WHEN word_marks.learned_at IS NULL THEN 'practice' ELSE word_marks.learned_by END`;
  await db<MarkRow>('word_marks')
    .insert({ user_id: userId, word_id: wordId, learned_at: learnedAt, learned_by: 'practice' })
    .onConflict(['user_id', 'word_id'])
    .merge({
      learned_by: db.raw(learnedBy),
      learned_at: db.raw('COALESCE(word_marks.learned_at, ?)', [learnedAt]),
    });
}

/** Changes since when a word has been learned, if its card set the mark. */
export async function moveLearnedByPractice(
  db: Database,
  userId: string,
  wordId: number,
  learnedAt: number,
): Promise<void> {
  await byPractice(db, userId, wordId).update({ learned_at: learnedAt });
}

/** Removes the learned mark, if the word's card set it. */
export async function clearLearnedByPractice(
  db: Database,
  userId: string,
  wordId: number,
): Promise<void> {
  await byPractice(db, userId, wordId).update({ learned_at: null, learned_by: null });
}

function byPractice(db: Database, userId: string, wordId: number) {
  return db<MarkRow>('word_marks')
    .where({ user_id: userId, word_id: wordId, learned_by: 'practice' })
    .whereNotNull('learned_at');
}
