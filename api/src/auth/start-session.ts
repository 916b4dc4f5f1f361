import { sessionsMaximum } from '@topwords/platform/contracts';
import { randomUUIDv7 } from 'node:crypto';
import { isOrphan } from '../db/failures.ts';
import type { Database } from '../db/open-database.ts';
import { knownError } from '../errors/known-error.ts';
import {
  deleteExpiredSessions,
  deleteOldestSessions,
  deleteSession,
  findSession,
  insertSession,
  type Session,
} from './session-repository.ts';
import { hashSecret, makeSecret, type RefreshToken } from './session-secrets.ts';
import type { Browser } from './browser-of.ts';
import { lockUser } from '../users/user-repository.ts';

/** However often it is used, a session ends after this much time. */
export const sessionMilliseconds = 180 * 24 * 60 * 60 * 1000;

/** A session expires after this much time without use. */
export const sessionIdleMilliseconds = 30 * 24 * 60 * 60 * 1000;

/** The session to start. */
interface StartedSession extends Pick<Session, 'userId' | 'signedInBy'> {
  browser: Pick<Browser, 'device' | 'network' | 'session'>;
}

/**
 * Starts a session for a user who has just proved their identity, in place of the one that the
 * browser held; in a transaction, so that concurrent sign-ins cannot exceed the limit of sessions
 * together.
 * @throws credentials_wrong when the account has been deleted since
 */
export async function startSession(
  { db, now }: { db: Database; now: number },
  { userId, browser, signedInBy }: StartedSession,
): Promise<RefreshToken> {
  const token = { userId, sessionId: randomUUIDv7(), secret: makeSecret() };
  await lockUser(db, userId);
  await deleteExpiredSessions(db, userId, now);
  if (browser.session !== undefined) await endReplaced(db, browser.session);
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
    device: browser.device,
    network: browser.network,
    signedInBy,
    provenAt: null,
  };
  await insertSession(db, session).catch((error: unknown) => {
    if (!isOrphan(error)) throw error;
    throw knownError('credentials_wrong', 'This account no longer exists');
  });
  return token;
}

/** Ends the session of a browser that signs in again, if the browser really holds it. */
async function endReplaced(db: Database, { userId, sessionId, secret }: RefreshToken) {
  const session = await findSession(db, userId, sessionId);
  const hash = hashSecret(secret);
  if (session?.tokenHash !== hash && session?.previousHash !== hash) return;
  await deleteSession(db, userId, sessionId);
}
