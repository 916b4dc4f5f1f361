import type { SignInMethod } from '@topwords/platform/contracts';
import type { Database } from '../db/open-database.ts';
import { fromRow, toRow, type RowOf } from '../db/row-of.ts';

/** One sign-in on one browser. Secrets are stored as hashes; times are UTC milliseconds. */
export interface Session {
  userId: string;
  id: string;
  tokenHash: string;
  /** Hash of the secret that the last rotation spent, and the salt of its successor. */
  previousHash: string | null;
  successorSalt: string | null;
  rotatedAt: number;
  expiresAt: number;
  createdAt: number;
  /** The browser's name for itself, in words; null if unknown. */
  device: string | null;
  /** The network that it was last used from, as people are shown it; null if unknown. */
  network: string | null;
  /** How the owner proved their identity. */
  signedInBy: SignInMethod;
  /** When the owner last proved once more who they are; null if never. */
  provenAt: number | null;
}

type SessionRow = RowOf<Session>;

/** Saves a new session. */
export async function insertSession(db: Database, session: Session): Promise<void> {
  await db<SessionRow>('sessions').insert(toRow(session));
}

/** A session of the user, even an expired one; undefined without one. */
export async function findSession(
  db: Database,
  userId: string,
  id: string,
): Promise<Session | undefined> {
  const row = await db<SessionRow>('sessions').where({ user_id: userId, id }).first();
  return row && fromRow<Session>(row);
}

/** The user's sessions that have not expired by `now`, last used first. */
export async function listActiveSessions(
  db: Database,
  userId: string,
  now: number,
): Promise<Session[]> {
  const rows = await db<SessionRow>('sessions')
    .where({ user_id: userId })
    .where('expires_at', '>', now)
    .orderBy([
      { column: 'rotated_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ]);
  return rows.map((row) => fromRow<Session>(row));
}

/** Replaces the current secret; returns false, changing nothing, if another request has done so. */
export async function replaceToken(
  db: Database,
  session: Session,
  next: Pick<
    Session,
    'tokenHash' | 'successorSalt' | 'rotatedAt' | 'expiresAt' | 'device' | 'network'
  >,
): Promise<boolean> {
  const changed = await db<SessionRow>('sessions')
    .where({ user_id: session.userId, id: session.id, token_hash: session.tokenHash })
    .update(toRow({ ...next, previousHash: session.tokenHash }));
  return changed > 0;
}

/** Gives the reminders that a session's browser shows to the session that replaces it. */
export async function moveSubscription(
  db: Database,
  userId: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await db<{ user_id: string; session_id: string }>('push_subscriptions')
    .where({ user_id: userId, session_id: from })
    .update({ session_id: to });
}

/** Ends a session; false if there is none. */
export async function deleteSession(db: Database, userId: string, id: string): Promise<boolean> {
  return (await db<SessionRow>('sessions').where({ user_id: userId, id }).delete()) > 0;
}

/** Ends all sessions of the user except the given one, if any. */
export async function deleteSessions(
  db: Database,
  userId: string,
  { keep }: { keep?: string | undefined } = {},
): Promise<void> {
  const query = db<SessionRow>('sessions').where({ user_id: userId });
  if (keep !== undefined) void query.whereNot({ id: keep });
  await query.delete();
}

/** Deletes the user's sessions that expired at `now` (UTC milliseconds) or before. */
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

/** Per statement: an account may have had far more sessions than are allowed now. */
const deleteBatchSize = 500;

/** Ends all sessions of the user except the given number of last used ones. */
export async function deleteOldestSessions(
  db: Database,
  userId: string,
  { keep }: { keep: number },
): Promise<void> {
  for (;;) {
    const rows = await db<SessionRow>('sessions')
      .where({ user_id: userId })
      .orderBy([
        { column: 'rotated_at', order: 'desc' },
        { column: 'id', order: 'desc' },
      ])
      .offset(keep)
      .limit(deleteBatchSize)
      .select('id');
    if (rows.length === 0) return;
    const ids = rows.map(({ id }) => id);
    await db<SessionRow>('sessions').where({ user_id: userId }).whereIn('id', ids).delete();
  }
}
