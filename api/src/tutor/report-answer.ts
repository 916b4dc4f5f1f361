import type * as calls from '@topwords/platform/contracts';
import type { UserContext } from '../users/context.ts';
import type { ParsedInput } from '../routing/validate.ts';
import { codeOfNative } from './asked-word.ts';
import { dropOldReports, insertReport } from './report-repository.ts';

/** Maximum reports stored per learner, so that no one can fill the database. */
const maxReports = 500;

/** Stores the report of a wrong answer, once even if sent several times. */
export async function reportAnswer(
  { db, user, now }: UserContext,
  { body: { native, comment = '', ...sent } }: ParsedInput<typeof calls.reportAnswer>,
): Promise<{ id: string }> {
  const report = { ...sent, comment, native: codeOfNative(native) };
  await insertReport(db, user.id, report, now);
  await dropOldReports(db, user.id, maxReports);
  return { id: report.id };
}
