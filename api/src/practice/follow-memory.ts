import type { Database } from '../db/open-database.ts';
import type { Mark } from '../marks/mark-repository.ts';
import {
  clearLearnedByPractice,
  moveLearnedByPractice,
  setLearnedByPractice,
} from './learned-mark-repository.ts';

interface Change {
  wordId: number;
  mark: Mark | undefined;
  /** Whether the card's stability was above the threshold before. */
  wasAbove: boolean;
  /** Since when it is above the threshold; null when it is not. */
  learnedAt: number | null;
}

/**
 * Updates a word's learned mark from its card: set when stability passes the threshold, removed when
 * it falls back. What the learner marked or unmarked in between stays. Returns whether a mark may
 * have changed.
 */
export async function followMemory(
  db: Database,
  userId: string,
  { wordId, mark, wasAbove, learnedAt }: Change,
): Promise<boolean> {
  if (learnedAt === null) {
    if (!wasAbove) return false;
    await clearLearnedByPractice(db, userId, wordId);
  } else if (!wasAbove) {
    await setLearnedByPractice(db, userId, wordId, learnedAt);
  } else {
    if (mark?.learnedBy !== 'practice' || mark.learnedAt === learnedAt) return false;
    await moveLearnedByPractice(db, userId, wordId, learnedAt);
  }
  return true;
}
