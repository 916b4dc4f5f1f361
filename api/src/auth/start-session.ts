import { sessionsMaximum } from '@topwords/platform/contracts';
import { randomUUIDv7 } from 'node:crypto';
import { isOrphan } from '../db/failures.ts';
import type { Database } from '../db/open-database.ts';
import { knownError } from '../errors/known-error.ts';
import {
  deleteExpiredSessions,
  deleteOldestSessions,
  insertSession,
  type Session,
} from './session-repository.ts';
import { hashSecret, makeSecret, type RefreshToken } from './session-secrets.ts';
import { lockUser } from '../users/user-repository.ts';

/** A session expires after this much time without use. */
export const sessionIdleMilliseconds = 30 * 24 * 60 * 60 * 1000;

/**
 * Starts a session for a user who has just proved their identity, with the browser's name; in a
 * transaction, so that concurrent sign-ins cannot exceed the limit of sessions together.
 * @throws credentials_wrong when the account has been deleted since
 */
export async function startSession(
  { db, now }: { db: Database; now: number },
  { userId, device, signedInBy }: Pick<Session, 'userId' | 'device' | 'signedInBy'>,
): Promise<RefreshToken> {
  const token = { userId, sessionId: randomUUIDv7(), secret: makeSecret() };
  await lockUser(db, userId);
  await deleteExpiredSessions(db, userId, now);
  await deleteOldestSessions(db, userId, { keep: sessionsMaximum - 1 });
  const session: Session = {
    userId,
    id: token.sessionId,
    tokenHash: hashSecret(token.secret),
    previousHash: null,
    successorSalt: null,
    rotatedAt: now,
    expiresAt: now + sessionIdleMilliseconds,
    createdAt: now,
    device,
    signedInBy,
  };
  await insertSession(db, session).catch((error: unknown) => {
    if (!isOrphan(error)) throw error;
    throw knownError('credentials_wrong', 'This account no longer exists');
  });
  return token;
}
