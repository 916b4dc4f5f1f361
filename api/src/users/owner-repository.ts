import type { Database } from '../db/open-database.ts';

interface OwnerRow {
  remote: string;
  user_id: string;
  granted_at: number;
}

/** An account that may release a remote. */
export interface RemoteOwner {
  remote: string;
  userId: string;
  username: string;
}

/** Owners of all remotes, oldest ownership first. */
export async function listOwners(db: Database): Promise<RemoteOwner[]> {
  return db('remote_owners')
    .join('users', 'users.id', 'remote_owners.user_id')
    .orderBy(['remote', 'granted_at', 'user_id'])
    .select({ remote: 'remote', userId: 'user_id', username: 'username' });
}

/** Names of the remotes that an account owns. */
export async function listOwnedRemotes(db: Database, userId: string): Promise<string[]> {
  const rows = await db<OwnerRow>('remote_owners').where({ user_id: userId }).orderBy('remote');
  return rows.map(({ remote }) => remote);
}

/** Makes an account an owner; an existing owner keeps the original time. */
export async function insertOwner(
  db: Database,
  { userId, remote, now }: { userId: string; remote: string; now: number },
): Promise<void> {
  await db<OwnerRow>('remote_owners')
    .insert({ remote, user_id: userId, granted_at: now })
    .onConflict(['remote', 'user_id'])
    .ignore();
}

/** Removes an owner of a remote. @returns whether the account was one */
export async function deleteOwner(db: Database, userId: string, remote: string): Promise<boolean> {
  return (await db<OwnerRow>('remote_owners').where({ user_id: userId, remote }).delete()) > 0;
}
