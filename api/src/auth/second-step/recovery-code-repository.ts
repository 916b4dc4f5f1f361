import type { Database } from '../../db/open-database.ts';

interface RecoveryCodeRow {
  user_id: string;
  code_hash: string;
  made_at: number;
}

const table = 'recovery_codes';

/** Saves codes, by their hashes, in place of all earlier ones. */
export async function replaceRecoveryCodes(
  db: Database,
  userId: string,
  { hashes, now }: { hashes: readonly string[]; now: number },
): Promise<void> {
  await deleteRecoveryCodes(db, userId);
  const rows = hashes.map((hash) => ({ user_id: userId, code_hash: hash, made_at: now }));
  await db<RecoveryCodeRow>(table).insert(rows);
}

/** Uses a code up; returns false if the account has none with this hash. */
export async function takeRecoveryCode(
  db: Database,
  userId: string,
  hash: string,
): Promise<boolean> {
  const taken = db<RecoveryCodeRow>(table).where({ user_id: userId, code_hash: hash });
  return (await taken.delete()) > 0;
}

/** How many codes are left. */
export async function countRecoveryCodes(db: Database, userId: string): Promise<number> {
  const row = await db<RecoveryCodeRow>(table)
    .where({ user_id: userId })
    .count({ count: '*' })
    .first();
  return Number(row?.['count'] ?? 0);
}

/** Deletes all codes of an account. */
export async function deleteRecoveryCodes(db: Database, userId: string): Promise<void> {
  await db<RecoveryCodeRow>(table).where({ user_id: userId }).delete();
}
