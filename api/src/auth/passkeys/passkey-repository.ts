import type { Database } from '../../db/open-database.ts';
import { fromRow, toRow, type RowOf } from '../../db/row-of.ts';
import { hashSecret } from '../session-secrets.ts';

/** A passkey of an account (WebAuthn's public key credential). Times are UTC milliseconds. */
export interface StoredPasskey {
  userId: string;
  /** A hash of the credential's id, which may be longer than an index allows. */
  id: string;
  /** As base64url, like the public key. */
  credentialId: string;
  publicKey: string;
  counter: number;
  /** Separated by commas. */
  transports: string;
  name: string;
  isSynced: number;
  createdAt: number;
  lastUsedAt: number | null;
}

type PasskeyRow = RowOf<StoredPasskey>;

const table = 'passkeys';

/** The id under which a credential is stored. */
export function idOfCredential(credentialId: string): string {
  return hashSecret(credentialId);
}

/** @throws the database's error for a duplicate when the passkey is an account's already */
export async function insertPasskey(db: Database, passkey: StoredPasskey): Promise<void> {
  await db<PasskeyRow>(table).insert(toRow(passkey));
}

/** A passkey, whosever it is; undefined without one. */
export async function findPasskey(db: Database, id: string): Promise<StoredPasskey | undefined> {
  const row = await db<PasskeyRow>(table).where({ id }).first();
  return row && fromRow<StoredPasskey>(row);
}

/** The account's passkeys, the newest first. */
export async function listPasskeysOf(db: Database, userId: string): Promise<StoredPasskey[]> {
  const rows = await db<PasskeyRow>(table)
    .where({ user_id: userId })
    .orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ]);
  return rows.map((row) => fromRow<StoredPasskey>(row));
}

/** Changes a passkey of the account; returns false if it has none with this id. */
export async function updatePasskey(
  db: Database,
  { userId, id }: Pick<StoredPasskey, 'userId' | 'id'>,
  changes: Partial<Pick<StoredPasskey, 'name' | 'counter' | 'lastUsedAt' | 'isSynced'>>,
): Promise<boolean> {
  const changed = await db<PasskeyRow>(table).where({ user_id: userId, id }).update(toRow(changes));
  return changed > 0;
}

/** Removes a passkey of the account; returns false if it has none with this id. */
export async function deletePasskey(
  db: Database,
  { userId, id }: Pick<StoredPasskey, 'userId' | 'id'>,
): Promise<boolean> {
  return (await db<PasskeyRow>(table).where({ user_id: userId, id }).delete()) > 0;
}

/** Removes all passkeys of an account. */
export async function deletePasskeys(db: Database, userId: string): Promise<void> {
  await db<PasskeyRow>(table).where({ user_id: userId }).delete();
}
