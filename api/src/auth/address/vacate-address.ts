import type { Database } from '../../db/open-database.ts';
import { knownError } from '../../errors/known-error.ts';
import { releaseAddress } from '../../users/lost-address.ts';
import { findUserByEmail, lockUser } from '../../users/user-repository.ts';
import { deleteResets } from '../reset-repository.ts';
import { deleteChange, deleteProofs } from './address-repository.ts';

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
 * @param but the account that is to have the address, if it exists
 * @throws email_taken when another account has confirmed the address
 */
export async function vacateAddress(
  transaction: Database,
  email: string,
  but?: string,
): Promise<void> {
  const holder = await findUserByEmail(transaction, email);
  if (holder === undefined || holder.user.id === but) return;
  await lockUser(transaction, holder.user.id);
  const { user } = (await findUserByEmail(transaction, email)) ?? {};
  if (user === undefined || user.id === but) return;
  if (user.verifiedAt !== null) {
    throw knownError('email_taken', 'An account with this email already exists');
  }
  await dispossess(transaction, user.id);
}
