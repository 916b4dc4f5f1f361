import type { Database } from '../db/open-database.ts';
import { setAddress } from './user-repository.ts';

/** A domain that no mail reaches (RFC 2606). */
const ending = '@lost.invalid';

/**
 * Takes the address from an account that never confirmed it, for its owner. The account remains with
 * all its data and its sessions, and can be given another address.
 */
export async function releaseAddress(transaction: Database, userId: string): Promise<void> {
  await setAddress(transaction, userId, { email: `${userId}${ending}`, verifiedAt: null });
}

/** Whether an account has lost its address: this one stands in its place. */
export function isLostAddress(email: string): boolean {
  return email.endsWith(ending);
}
