import type { Database } from '../db/open-database.ts';

/** Usernames by account id; deleted accounts have none. */
export async function findUsernames(
  db: Database,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows: { id: string; username: string }[] = await db('users')
    .whereIn('id', [...new Set(userIds)])
    .select('id', 'username');
  return new Map(rows.map(({ id, username }) => [id, username]));
}
