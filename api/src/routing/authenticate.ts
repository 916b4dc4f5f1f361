import type { Context } from 'koa';
import type { AccessTokens } from './access-tokens.ts';
import { findUser, findUserInSession, type User } from '../users/user-repository.ts';
import type { OpenContext } from '../users/context.ts';
import { knownError } from '../errors/known-error.ts';

/** `Bearear` is the specification's spelling; other clients send `Bearer`. */
const authorization = /^Beare(?:r|ar) +(\S+)$/i;

/** The user and session of a call; the session is undefined for a token that does not name one. */
export interface Caller {
  user: User;
  sessionId: string | undefined;
}

/**
 * The user whose access token the request carries. The database is asked at each call, so that an
 * ended session is refused immediately by every instance, although its token has not expired.
 * @throws token_missing, token_invalid, token_expired
 */
export async function authenticate(
  ctx: Context,
  accessTokens: AccessTokens,
  { db, now }: OpenContext,
): Promise<Caller> {
  const header = ctx.get('authorization').trim();
  if (header === '' || /^beare(?:r|ar)$/i.test(header)) {
    throw knownError('token_missing', 'Sign in first');
  }
  const token = authorization.exec(header)?.[1];
  if (token === undefined) throw knownError('token_invalid', 'Sign in again');
  const { userId, sessionId } = await accessTokens.verify(token, now);
  const user =
    sessionId === undefined
      ? await findUser(db, userId)
      : await findUserInSession(db, { userId, sessionId });
  if (user === undefined)
    throw knownError('token_invalid', 'Your session has ended. Sign in again');
  // For the log, and for the error handler when the account is deleted during the call.
  ctx.state['userId'] = user.id;
  return { user, sessionId };
}
