import type { Database } from '../db/open-database.ts';

/** One sign-in on one browser. Secrets are kept as hashes; times are UTC milliseconds. */
export interface Session {
  userId: string;
  id: string;
  tokenHash: string;
  /** Hash of the secret that the last rotation spent, and the salt of its successor. */
  previousHash: string | null;
  successorSalt: string | null;
  rotatedAt: number;
  expiresAt: number;
}

interface SessionRow {
  user_id: string;
  id: string;
  token_hash: string;
  previous_hash: string | null;
  successor_salt: string | null;
  rotated_at: number;
  expires_at: number;
  created_at: number;
}

/** Keeps a new session; its first rotation counts as the time it was made. */
export async function insertSession(db: Database, session: Session): Promise<void> {
  await db<SessionRow>('sessions').insert({
    user_id: session.userId,
    id: session.id,
    token_hash: session.tokenHash,
    previous_hash: session.previousHash,
    successor_salt: session.successorSalt,
    rotated_at: session.rotatedAt,
    expires_at: session.expiresAt,
    created_at: session.rotatedAt,
  });
}

/** A session of the user, also one that has expired; undefined when there is none. */
export async function findSession(
  db: Database,
  userId: string,
  id: string,
): Promise<Session | undefined> {
  const row = await db<SessionRow>('sessions').where({ user_id: userId, id }).first();
  if (row === undefined) return undefined;
  return {
    userId: row.user_id,
    id: row.id,
    tokenHash: row.token_hash,
    previousHash: row.previous_hash,
    successorSalt: row.successor_salt,
    rotatedAt: row.rotated_at,
    expiresAt: row.expires_at,
  };
}

/** Replaces the current secret, unless another request has done so: then nothing changes and it answers false. */
export async function replaceToken(
  db: Database,
  session: Session,
  next: Pick<Session, 'tokenHash' | 'successorSalt' | 'rotatedAt' | 'expiresAt'>,
): Promise<boolean> {
  const changed = await db<SessionRow>('sessions')
    .where({ user_id: session.userId, id: session.id, token_hash: session.tokenHash })
    .update({
      token_hash: next.tokenHash,
      previous_hash: session.tokenHash,
      successor_salt: next.successorSalt,
      rotated_at: next.rotatedAt,
      expires_at: next.expiresAt,
    });
  return changed > 0;
}

/** Ends a session; one that is not there is no error. */
export async function deleteSession(db: Database, userId: string, id: string): Promise<void> {
  await db<SessionRow>('sessions').where({ user_id: userId, id }).delete();
}

/** Deletes the user's sessions that ended at `now` (UTC milliseconds) or before. */
export async function deleteExpiredSessions(
  db: Database,
  userId: string,
  now: number,
): Promise<void> {
  await db<SessionRow>('sessions')
    .where({ user_id: userId })
    .where('expires_at', '<=', now)
    .delete();
}
