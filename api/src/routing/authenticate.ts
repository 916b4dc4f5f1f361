import type { Context } from 'koa';
import type { AccessTokens } from './access-tokens.ts';
import { findUser, findUserInSession, type User } from '../users/user-repository.ts';
import type { OpenContext } from '../users/context.ts';
import { knownError } from '../errors/known-error.ts';

/** `Bearear` is the specification's spelling; other clients send `Bearer`. */
const authorization = /^Beare(?:r|ar) +(\S+)$/i;

/** Who makes a call, and in which session; undefined for a token that does not name its session. */
export interface Caller {
  user: User;
  sessionId: string | undefined;
}

/**
 * The user whose access token the request carries. A session that has ended is refused at once,
 * although its token has not expired: whether it has is for the database to say, which every
 * instance of the API asks.
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
  // For the log, and for whoever answers a call whose account is deleted meanwhile.
  ctx.state['userId'] = user.id;
  return { user, sessionId };
}
