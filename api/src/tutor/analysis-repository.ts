import type { LanguageCode } from '@topwords/platform/contracts';
import type { Database } from '../db/open-database.ts';

/** Identifies an analysis: its subject, native language, engine and prompt. */
export interface AnalysisKey {
  /** `word-<id>`, or the SHA-256 of a language and a text. */
  subject: string;
  native: LanguageCode;
  engine: string;
  promptVersion: string;
}

interface AnalysisRow {
  subject: string;
  native_code: string;
  engine: string;
  prompt_version: string;
  analysis: string;
  made_at: number;
}

function rowKey({ subject, native, engine, promptVersion }: AnalysisKey) {
  return { subject, native_code: native, engine, prompt_version: promptVersion };
}

/** The stored analysis as JSON; undefined when there is none. */
export async function findAnalysis(db: Database, key: AnalysisKey): Promise<string | undefined> {
  const row = await db<AnalysisRow>('tutor_analyses').where(rowKey(key)).first('analysis');
  return row?.analysis;
}

/** Stores an analysis, and replaces one with the same key. */
export async function saveAnalysis(
  db: Database,
  key: AnalysisKey,
  { analysis, now }: { analysis: string; now: number },
): Promise<void> {
  await db<AnalysisRow>('tutor_analyses')
    .insert({ ...rowKey(key), analysis, made_at: now })
    .onConflict(['subject', 'native_code', 'engine', 'prompt_version'])
    .merge({ analysis, made_at: now });
}

/** Deletes the oldest analyses beyond a number, and those of the same time as the last deleted. */
export async function dropOldAnalyses(db: Database, maxCount: number): Promise<void> {
  const [count] = await db<AnalysisRow>('tutor_analyses').count({ total: '*' });
  const excess = Number(count?.['total'] ?? 0) - maxCount;
  if (excess <= 0) return;
  const oldest = await db<AnalysisRow>('tutor_analyses')
    .orderBy('made_at')
    .limit(excess)
    .select('made_at');
  const last = oldest.at(-1);
  if (last !== undefined) {
    await db<AnalysisRow>('tutor_analyses').where('made_at', '<=', last.made_at).delete();
  }
}
