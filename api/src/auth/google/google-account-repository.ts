import type { Database } from '../../db/open-database.ts';
import { findUser, type User } from '../../users/user-repository.ts';

interface GoogleColumns {
  id: string;
  google_sub: string | null;
  verified_at: number | null;
}

/** The account that a Google account is connected to; undefined without one. */
export async function findUserByGoogleSub(db: Database, sub: string): Promise<User | undefined> {
  const row = await db<GoogleColumns>('users').where({ google_sub: sub }).first('id');
  return row && findUser(db, row.id);
}

/**
 * Connects an account to a Google account, which has confirmed its address; returns false if it is already connected to one.
 * @throws the database's error for a duplicate when another account has that Google account
 */
export async function connectGoogle(
  db: Database,
  userId: string,
  { sub, now }: { sub: string; now: number },
): Promise<boolean> {
  const changed = await db<GoogleColumns>('users')
    .where({ id: userId, google_sub: null })
    .update({ google_sub: sub, verified_at: now });
  return changed > 0;
}
