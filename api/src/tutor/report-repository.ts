import type { LanguageCode, TranslatorLanguage } from '@topwords/platform/contracts';
import type { Database } from '../db/open-database.ts';

/** A learner's report of a wrong answer; the client chooses the id. */
export interface Report {
  id: string;
  kind: 'analysis' | 'chat';
  word: string;
  language: TranslatorLanguage;
  native: LanguageCode;
  engine: string;
  question: string;
  answer: string;
  comment: string;
}

interface ReportRow extends Omit<Report, 'language' | 'native'> {
  user_id: string;
  language_code: string;
  native_code: string;
  reported_at: number;
}

/** Stores a report, unless the learner has already sent one with this id. */
export async function insertReport(
  db: Database,
  userId: string,
  { language, native, ...report }: Report,
  now: number,
): Promise<void> {
  await db<ReportRow>('tutor_reports')
    .insert({
      user_id: userId,
      ...report,
      language_code: language,
      native_code: native,
      reported_at: now,
    })
    .onConflict(['user_id', 'id'])
    .ignore();
}

/** Deletes a learner's oldest reports beyond a number; those of one millisecond stay together. */
export async function dropOldReports(
  db: Database,
  userId: string,
  maxCount: number,
): Promise<void> {
  const newest = await db<ReportRow>('tutor_reports')
    .where({ user_id: userId })
    .orderBy('reported_at', 'desc')
    .limit(maxCount)
    .select('reported_at');
  const last = newest[maxCount - 1];
  if (last !== undefined) {
    await db<ReportRow>('tutor_reports')
      .where({ user_id: userId })
      .where('reported_at', '<', last.reported_at)
      .delete();
  }
}
