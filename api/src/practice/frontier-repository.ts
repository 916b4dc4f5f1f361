import type { LanguageCode } from '@topwords/platform/contracts';
import type { Database } from '../db/open-database.ts';

/** The place in the course up to which no word is new to the learner, in one bank version. */
export interface Frontier {
  course: number;
  bankVersion: string;
}

interface FrontierRow {
  user_id: string;
  language_code: string;
  /** The place in the course: named before there was a course. */
  frequency_rank: number;
  bank_version: string;
}

/** The learner's frontier in a language; undefined if none is stored. */
export async function findFrontier(
  db: Database,
  userId: string,
  language: LanguageCode,
): Promise<Frontier | undefined> {
  const row = await db<FrontierRow>('practice_frontiers')
    .where({ user_id: userId, language_code: language })
    .first();
  return row && { course: row.frequency_rank, bankVersion: row.bank_version };
}

/** Saves the frontier; only under `lockPractice`, or a concurrent undo is lost. */
export async function keepFrontier(
  db: Database,
  userId: string,
  language: LanguageCode,
  { course, bankVersion }: Frontier,
): Promise<void> {
  await db<FrontierRow>('practice_frontiers')
    .insert({
      user_id: userId,
      language_code: language,
      frequency_rank: course,
      bank_version: bankVersion,
    })
    .onConflict(['user_id', 'language_code'])
    .merge();
}

/** Moves the frontier back to before a word that is new again. */
export async function lowerFrontier(
  db: Database,
  userId: string,
  { language, course }: { language: LanguageCode; course: number },
): Promise<void> {
  await db<FrontierRow>('practice_frontiers')
    .where({ user_id: userId, language_code: language })
    .where('frequency_rank', '>=', course)
    .update({ frequency_rank: course - 1 });
}
