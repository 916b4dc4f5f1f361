import type { Database } from '../db/open-database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { knownError } from '../errors/known-error.ts';
import type { Origin } from '../history/security-history.ts';
import { keyRing, type Keys } from './keys.ts';
import { deleteSession, findSession, replaceToken, type Session } from './session-repository.ts';
import { hashSecret, makeSecret, successorOf, type RefreshToken } from './session-secrets.ts';
import { sessionIdleMilliseconds, sessionMilliseconds } from './start-session.ts';

interface RotationContext {
  db: Database;
  keys: Keys;
  now: number;
  browser: Origin;
}

/** For this long a spent token still gets its successor: for two tabs, or a lost answer. */
const graceMilliseconds = 10_000;

/**
 * Spends a refresh token and returns its successor. A token that was spent before the grace period
 * has been copied: the whole session ends.
 * @throws refresh_invalid
 */
export async function rotateSession(
  context: RotationContext,
  token: RefreshToken,
): Promise<RefreshToken> {
  const secret = await inTransaction(context.db, (transaction) =>
    findSuccessor({ ...context, db: transaction }, token),
  );
  if (secret === undefined) {
    throw knownError('refresh_invalid', 'Your session has ended. Please sign in again');
  }
  return { ...token, secret };
}

async function findSuccessor(
  { db, keys, now, browser }: RotationContext,
  token: RefreshToken,
): Promise<string | undefined> {
  const hash = hashSecret(token.secret);
  let session = await findSession(db, token.userId, token.sessionId);
  if (session?.tokenHash === hash && session.expiresAt > now) {
    const salt = makeSecret();
    const secret = successorOf(token.secret, salt, keys);
    const isReplaced = await replaceToken(db, session, {
      tokenHash: hashSecret(secret),
      successorSalt: salt,
      rotatedAt: now,
      expiresAt: Math.min(now + sessionIdleMilliseconds, session.createdAt + sessionMilliseconds),
      device: browser.device ?? session.device,
      network: browser.network ?? session.network,
    });
    if (isReplaced) return secret;
    session = await findSession(db, token.userId, token.sessionId);
  }
  if (session !== undefined && isWithinGrace(session, hash, now)) {
    const { successorSalt, tokenHash } = session;
    const successors = keyRing(keys).map((ring) => successorOf(token.secret, successorSalt, ring));
    return successors.find((secret) => hashSecret(secret) === tokenHash) ?? successors[0];
  }
  await deleteSession(db, token.userId, token.sessionId);
  return undefined;
}

function isWithinGrace(
  session: Session,
  hash: string,
  now: number,
): session is Session & { successorSalt: string } {
  return (
    session.previousHash === hash &&
    session.successorSalt !== null &&
    now - session.rotatedAt <= graceMilliseconds
  );
}
