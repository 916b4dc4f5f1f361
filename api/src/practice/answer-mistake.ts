import type * as calls from '@topwords/platform/contracts';
import type { UserContext } from '../users/context.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { lockPractice } from './card-repository.ts';
import { listMixUps } from './list-mix-ups.ts';
import { findStoredMistake, insertMistakes } from './mistake-repository.ts';
import type { UseCase } from '../routing/use-case.ts';

type Answer = calls.CallInput<typeof calls.answerMistake>['body'];

/**
 * Records an answer to a question about a mistake, each id once. It is no review: the word's card
 * stays as it is. A mistake that was undone or forgotten meanwhile counts as settled.
 */
export const answerMistake: UseCase<typeof calls.answerMistake> = (context, { body }) =>
  inTransaction(context.db, (db) => take({ ...context, db }, body), { isRepeatable: true });

async function take(context: UserContext, answer: Answer): Promise<{ is_settled: boolean }> {
  const { db, user, now } = context;
  await lockPractice(db, user.id);
  const about = await findStoredMistake(db, user.id, answer.mistake_id.toLowerCase());
  if (about === undefined || about.kind === 'unknown') return { is_settled: true };
  const madeAt = Math.min(now, Date.parse(answer.answered_at));
  const id = answer.id.toLowerCase();
  await insertMistakes(db, user.id, [{ ...about, id, madeAt, isRight: answer.is_right }]);
  const mixUps = await listMixUps(context, about.languageCode);
  const isLeft = mixUps.some(({ mistakes }) => mistakes.some((one) => one.id === about.id));
  return { is_settled: !isLeft };
}
