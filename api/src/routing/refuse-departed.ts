import { errorStatuses } from '@topwords/platform/contracts';
import type { Context } from 'koa';
import { findUser } from '../users/user-repository.ts';
import type { Database } from '../db/open-database.ts';
import { knownError } from '../errors/known-error.ts';
import { toKnownError } from '../http/answer-errors.ts';

/**
 * Answers a call of a learner, and refuses it when it failed since the account was deleted meanwhile:
 * the database then takes no more rows of that learner, and that is no fault of ours.
 * @throws token_invalid, or what the call threw
 */
export async function refuseDeparted(
  ctx: Context,
  db: Database,
  respond: () => Promise<void>,
): Promise<void> {
  try {
    await respond();
  } catch (error) {
    const userId: unknown = ctx.state['userId'];
    const isFault = errorStatuses[toKnownError(error).code] >= 500;
    if (isFault && typeof userId === 'string' && (await isGone(db, userId))) {
      throw knownError('token_invalid', 'This account no longer exists');
    }
    throw error;
  }
}

/** False also when the database cannot be asked: what failed first is then what counts. */
async function isGone(db: Database, userId: string): Promise<boolean> {
  try {
    return (await findUser(db, userId)) === undefined;
  } catch {
    return false;
  }
}
