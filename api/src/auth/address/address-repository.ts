import type { Database } from '../../db/open-database.ts';
import { fromRow, toRow, type RowOf } from '../../db/row-of.ts';

/** What a mailed link is for: to confirm an address as one's own, or to agree to leave it. */
export type ProofPurpose = 'own' | 'leave';

/** A mailed link with its code; both are stored hashed. Times are UTC milliseconds. */
export interface AddressProof {
  userId: string;
  purpose: ProofPurpose;
  email: string;
  tokenHash: string;
  codeHash: string;
  expiresAt: number;
}

/** An address that an account is to have. */
export interface AddressChange {
  userId: string;
  newEmail: string;
  askedAt: number;
  expiresAt: number;
  newConfirmedAt: number | null;
  oldAgreedAt: number | null;
}

type ProofRow = RowOf<AddressProof>;
type ChangeRow = RowOf<AddressChange>;

const proofs = 'address_proofs';
const changes = 'address_changes';

/** Saves a proof in place of the account's earlier one for the purpose. */
export async function saveProof(db: Database, proof: AddressProof): Promise<void> {
  const row = toRow(proof);
  await db<ProofRow>(proofs).insert(row).onConflict(['user_id', 'purpose']).merge();
}

/** The proof with a token that may still be used; undefined without one. */
export async function findProofByToken(
  db: Database,
  tokenHash: string,
  now: number,
): Promise<AddressProof | undefined> {
  const row = await db<ProofRow>(proofs)
    .where({ token_hash: tokenHash })
    .andWhere('expires_at', '>', now)
    .first();
  return row && fromRow<AddressProof>(row);
}

/** The proof that an address is the account's own, if it may still be used. */
export async function findOwnProof(
  db: Database,
  userId: string,
  now: number,
): Promise<AddressProof | undefined> {
  const row = await db<ProofRow>(proofs)
    .where({ user_id: userId, purpose: 'own' })
    .andWhere('expires_at', '>', now)
    .first();
  return row && fromRow<AddressProof>(row);
}

/** Uses a proof up; returns false if it was used or replaced meanwhile. */
export async function takeProof(
  db: Database,
  { userId, purpose, tokenHash }: AddressProof,
): Promise<boolean> {
  const taken = db<ProofRow>(proofs).where({ user_id: userId, purpose, token_hash: tokenHash });
  return (await taken.delete()) > 0;
}

/** Deletes what was mailed about an account's addresses. */
export async function deleteProofs(db: Database, userId: string): Promise<void> {
  await db<ProofRow>(proofs).where({ user_id: userId }).delete();
}

/** Saves a change in place of an earlier one. */
export async function saveChange(db: Database, change: AddressChange): Promise<void> {
  await db<ChangeRow>(changes).insert(toRow(change)).onConflict('user_id').merge();
}

/** The change that waits; undefined without one, and when it is too old. */
export async function findChange(
  db: Database,
  userId: string,
  now: number,
): Promise<AddressChange | undefined> {
  const row = await db<ChangeRow>(changes)
    .where({ user_id: userId })
    .andWhere('expires_at', '>', now)
    .first();
  return row && fromRow<AddressChange>(row);
}

/** Forgets the change. */
export async function deleteChange(db: Database, userId: string): Promise<void> {
  await db<ChangeRow>(changes).where({ user_id: userId }).delete();
}
