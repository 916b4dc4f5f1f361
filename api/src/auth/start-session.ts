import { randomUUIDv7 } from 'node:crypto';
import type { Database } from '../db/open-database.ts';
import { deleteExpiredSessions, insertSession } from './session-repository.ts';
import { hashSecret, makeSecret, type RefreshToken } from './session-secrets.ts';

/** A session ends when it has not been used for so long. */
export const sessionIdleMilliseconds = 30 * 24 * 60 * 60 * 1000;

/** Starts a session for a user who has just proved to be the one. */
export async function startSession(
  { db, now }: { db: Database; now: number },
  userId: string,
): Promise<RefreshToken> {
  const token = { userId, sessionId: randomUUIDv7(), secret: makeSecret() };
  await deleteExpiredSessions(db, userId, now);
  await insertSession(db, {
    userId,
    id: token.sessionId,
    tokenHash: hashSecret(token.secret),
    previousHash: null,
    successorSalt: null,
    rotatedAt: now,
    expiresAt: now + sessionIdleMilliseconds,
  });
  return token;
}
