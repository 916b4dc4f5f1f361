import type { Database } from '../db/open-database.ts';

/** A mailed link that sets a new password; its token is stored hashed. Times are UTC milliseconds. */
interface Reset {
  tokenHash: string;
  userId: string;
  expiresAt: number;
}

interface ResetRow {
  token_hash: string;
  user_id: string;
  expires_at: number;
}

const table = 'password_resets';

/** Adds a link, and deletes those that are too old. */
export async function insertReset(
  db: Database,
  { tokenHash, userId, expiresAt }: Reset,
  now: number,
): Promise<void> {
  await db<ResetRow>(table).where('expires_at', '<=', now).delete();
  await db<ResetRow>(table).insert({
    token_hash: tokenHash,
    user_id: userId,
    expires_at: expiresAt,
  });
}

/** The account of a link that may still be used; undefined if there is none. */
export async function findReset(
  db: Database,
  tokenHash: string,
  now: number,
): Promise<string | undefined> {
  const row = await db<ResetRow>(table)
    .where({ token_hash: tokenHash })
    .andWhere('expires_at', '>', now)
    .first('user_id');
  return row?.user_id;
}

/** Uses a link up; returns false if it was used meanwhile. */
export async function takeReset(db: Database, tokenHash: string): Promise<boolean> {
  return (await db<ResetRow>(table).where({ token_hash: tokenHash }).delete()) > 0;
}

/** Deletes all links of an account. */
export async function deleteResets(db: Database, userId: string): Promise<void> {
  await db<ResetRow>(table).where({ user_id: userId }).delete();
}
