import { createHash, timingSafeEqual } from 'node:crypto';
import type { ErrorBody, ErrorCode } from '@topwords/platform/contracts';
import type { Context } from 'koa';
import { knownError } from '../errors/known-error.ts';
import { isLocal } from '../http/is-local.ts';

/** The token that a request carries, as `Bearer <token>` or as the password of `Basic`. */
function tokenOf(header: string): string | undefined {
  const [, scheme = '', value = ''] = /^(Bearer|Basic) +(\S+)$/i.exec(header.trim()) ?? [];
  if (scheme.toLowerCase() === 'bearer') return value;
  if (scheme === '') return undefined;
  const pair = Buffer.from(value, 'base64').toString('utf8');
  return pair.slice(pair.indexOf(':') + 1);
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** Compares in constant time. */
function isSame(given: string, expected: string): boolean {
  return timingSafeEqual(digest(given), digest(expected));
}

/**
 * Whether a client may read the figures: programs on this machine, and clients with the token. Others
 * get 401.
 * @throws not_found for others when no token is set
 */
export function admitOperator(ctx: Context, token: string | undefined): boolean {
  if (isLocal(ctx)) return true;
  if (token === undefined) throw knownError('not_found', 'There’s nothing at this address');
  const given = tokenOf(ctx.get('authorization'));
  if (given !== undefined && isSame(given, token)) return true;
  const isGiven = given !== undefined;
  askForToken(ctx, isGiven ? 'token_invalid' : 'token_missing');
  return false;
}

/** Answers here instead of throwing: browsers ask for a password only if the answer names `Basic`. */
function askForToken(ctx: Context, code: ErrorCode): void {
  const detail =
    code === 'token_missing'
      ? 'Give the metrics token as Bearer, or as the password'
      : 'This is not the metrics token';
  ctx.status = 401;
  ctx.set('WWW-Authenticate', 'Basic realm="TopWords figures", charset="UTF-8"');
  ctx.append('WWW-Authenticate', 'Bearer');
  ctx.body = { detail, code } satisfies ErrorBody;
}
