import type { Context } from 'koa';
import type { AccessTokens } from '../auth/access-tokens.ts';
import { findUser, type User } from '../auth/user-repository.ts';
import type { OpenContext } from '../context.ts';
import { knownError } from '../errors.ts';

/** `Bearear` is the specification's spelling; other clients send `Bearer`. */
const authorization = /^Beare(?:r|ar) +(\S+)$/i;

/**
 * The user whose access token the request carries.
 * @throws token_missing, token_invalid, token_expired
 */
export async function authenticate(
  ctx: Context,
  accessTokens: AccessTokens,
  { db, now }: OpenContext,
): Promise<User> {
  const header = ctx.get('authorization').trim();
  if (header === '' || /^beare(?:r|ar)$/i.test(header)) {
    throw knownError('token_missing', 'Sign in first');
  }
  const token = authorization.exec(header)?.[1];
  if (token === undefined) throw knownError('token_invalid', 'Sign in again');
  const user = await findUser(db, await accessTokens.verify(token, now));
  if (user === undefined) throw knownError('token_invalid', 'This account no longer exists');
  return user;
}
