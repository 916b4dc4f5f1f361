import type { Database } from '../db/open-database.ts';
import type { MarkRow } from '../marks/mark-repository.ts';

const rowsInStatement = 500;

/** The epoch instead of now: words known beforehand do not count as today's work. */
const beforehand = 0;

/** Marks words as learned by the learner before practice; none of them may be marked learned yet. */
export async function markKnownBeforehand(
  db: Database,
  userId: string,
  wordIds: readonly number[],
): Promise<void> {
  const learned = { learned_at: beforehand, learned_by: 'learner' as const };
  for (let start = 0; start < wordIds.length; start += rowsInStatement) {
    const rows = wordIds
      .slice(start, start + rowsInStatement)
      .map((wordId) => ({ user_id: userId, word_id: wordId, ...learned }));
    await db<MarkRow>('word_marks')
      .insert(rows)
      .onConflict(['user_id', 'word_id'])
      .merge(['learned_at', 'learned_by']);
  }
}
