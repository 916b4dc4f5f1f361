import { randomUUIDv7 } from 'node:crypto';
import { inTransaction } from '../db/in-transaction.ts';
import { knownError } from '../errors/known-error.ts';
import type { SessionContext } from '../users/context.ts';
import { lockUser } from '../users/user-repository.ts';
import {
  deleteSession,
  findSession,
  insertSession,
  moveSubscription,
} from './session-repository.ts';
import { hashSecret, makeSecret, type RefreshToken } from './session-secrets.ts';

/**
 * Replaces the caller's session, whose owner just proved once more who they are, by a new one: a
 * token that was stolen before is worth nothing after (ASVS 5.0, 7.2.4). It ends when the old one
 * would have.
 * @throws token_invalid when the session has ended meanwhile
 */
export async function renewSession({
  db,
  now,
  user,
  sessionId = '',
}: SessionContext): Promise<RefreshToken> {
  const token = { userId: user.id, sessionId: randomUUIDv7(), secret: makeSecret() };
  await inTransaction(db, async (transaction) => {
    await lockUser(transaction, user.id);
    const session = await findSession(transaction, user.id, sessionId);
    if (session === undefined) throw hasEnded();
    await insertSession(transaction, {
      ...session,
      id: token.sessionId,
      tokenHash: hashSecret(token.secret),
      previousHash: null,
      successorSalt: null,
      rotatedAt: now,
      provenAt: now,
    });
    await moveSubscription(transaction, user.id, { from: sessionId, to: token.sessionId });
    if (!(await deleteSession(transaction, user.id, sessionId))) throw hasEnded();
  });
  return token;
}

function hasEnded(): Error {
  return knownError('token_invalid', 'Your session has ended. Sign in again');
}
