import { errorStatuses } from '@topwords/platform/contracts';
import type { Context } from 'koa';
import { findUser } from '../users/user-repository.ts';
import type { Database } from '../db/open-database.ts';
import { knownError } from '../errors/known-error.ts';
import { toKnownError } from '../http/answer-errors.ts';

/**
 * Answers a learner's call. If it fails because the account was deleted meanwhile, it is refused:
 * the database rejects rows of a deleted learner, which is no fault of ours.
 * @throws token_invalid, or what the call threw
 */
export async function refuseDeletedAccount(
  ctx: Context,
  db: Database,
  respond: () => Promise<void>,
): Promise<void> {
  try {
    await respond();
  } catch (error) {
    const userId: unknown = ctx.state['userId'];
    const isFault = errorStatuses[toKnownError(error).code] >= 500;
    if (isFault && typeof userId === 'string' && (await isDeleted(db, userId))) {
      throw knownError('token_invalid', 'This account no longer exists');
    }
    throw error;
  }
}

/** False also when the database cannot be asked: then the first failure counts. */
async function isDeleted(db: Database, userId: string): Promise<boolean> {
  try {
    return (await findUser(db, userId)) === undefined;
  } catch {
    return false;
  }
}
