import type { Database } from '../../db/open-database.ts';
import { knownError } from '../../errors/known-error.ts';
import type { Origin, SecurityHistory } from '../../history/security-history.ts';
import type { OpenContext } from '../../users/context.ts';
import { releaseAddress } from '../../users/lost-address.ts';
import { findUserByEmail, lockUser } from '../../users/user-repository.ts';
import { deleteResets } from '../reset-repository.ts';
import { deleteChange, deleteProofs } from './address-repository.ts';

/** A transaction, and who frees the address. */
interface VacateContext extends OpenContext {
  history: SecurityHistory;
  browser: Origin;
}

/** Takes the address from an account, with all that was mailed about it. */
export async function dispossess(transaction: Database, userId: string): Promise<void> {
  await releaseAddress(transaction, userId);
  await deleteResets(transaction, userId);
  await deleteProofs(transaction, userId);
  await deleteChange(transaction, userId);
}

/**
 * Frees an address for the person who has just shown that it is theirs: an account that never
 * confirmed it loses it, and keeps everything else.
 * @param except the account that is to have the address, if it exists
 * @throws email_taken when another account has confirmed the address
 */
export async function vacateAddress(
  { db, now, history, browser }: VacateContext,
  email: string,
  except?: string,
): Promise<void> {
  const holder = await findUserByEmail(db, email);
  if (holder === undefined || holder.user.id === except) return;
  await lockUser(db, holder.user.id);
  const { user } = (await findUserByEmail(db, email)) ?? {};
  if (user === undefined || user.id === except) return;
  if (user.verifiedAt !== null) {
    throw knownError('email_taken', 'An account with this email already exists');
  }
  await dispossess(db, user.id);
  const lost = { userId: user.id, kind: 'address-lost', from: browser } as const;
  await history.record({ db, now }, lost);
}
