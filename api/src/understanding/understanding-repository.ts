import type { LanguageCode } from '@topwords/platform/contracts';
import type { Database } from '../db/open-database.ts';

/** A row of `understanding_days`. */
interface UnderstandingRow {
  user_id: string;
  language_code: string;
  /** A day of the learner's time zone. */
  local_date: string;
  /** In millionths. */
  share: number;
}

/** How much a learner understood of a language at the end of a day, in millionths. */
export type UnderstandingDay = Pick<UnderstandingRow, 'local_date' | 'share'>;

/** The days of each language, the oldest first. */
export async function listUnderstandingDays(
  db: Database,
  userId: string,
): Promise<Map<string, UnderstandingDay[]>> {
  const rows = await db<UnderstandingRow>('understanding_days')
    .where({ user_id: userId })
    .orderBy(['language_code', 'local_date']);
  return Map.groupBy(rows, ({ language_code: code }) => code);
}

/** Keeps the figure of a day; a later one of the same day replaces it. */
export async function keepUnderstandingDay(
  db: Database,
  userId: string,
  language: LanguageCode,
  { local_date, share }: UnderstandingDay,
): Promise<void> {
  await db<UnderstandingRow>('understanding_days')
    .insert({ user_id: userId, language_code: language, local_date, share })
    .onConflict(['user_id', 'language_code', 'local_date'])
    .merge({ share });
}
