import type * as calls from '@topwords/platform/contracts';
import type { UserContext } from '../users/context.ts';
import type { ParsedInput } from '../routing/validate.ts';
import { codeOfNative } from './asked-word.ts';
import { dropOldReports, insertReport } from './report-repository.ts';

/** Reports that are kept of one learner: enough to read, and nobody fills the database. */
const reportsAtMost = 500;

/** Keeps the report of a wrong answer, once however often it is sent. */
export async function reportAnswer(
  { db, user, now }: UserContext,
  { native, comment = '', ...sent }: ParsedInput<typeof calls.reportAnswer>['body'],
): Promise<{ id: string }> {
  const report = { ...sent, comment, native: codeOfNative(native) };
  await insertReport(db, user.id, report, now);
  await dropOldReports(db, user.id, reportsAtMost);
  return { id: report.id };
}
