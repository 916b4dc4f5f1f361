import type { Context } from 'koa';
import type { Database } from '../db/open-database.ts';
import { readOwnCookie, setOwnCookie, type OwnCookie } from '../http/own-cookie.ts';
import type { Keys } from './keys.ts';
import { addMark, findMark, markLifetimeMilliseconds } from './known-browser.ts';
import { findPasswordHash, type User } from '../users/user-repository.ts';

const cookie: OwnCookie = { name: 'known_browser', path: '/api/auth', sameSite: 'strict' };

interface MarkContext {
  db: Database;
  keys: Keys;
  now: number;
}

/** What the browser keeps of the accounts that were signed in on it; `''` when it keeps nothing. */
export function readMarks(ctx: Context): string {
  return readOwnCookie(ctx, cookie) ?? '';
}

/** Has the browser be known to the account, whose owner just proved to be the one. */
export async function markBrowser(
  ctx: Context,
  { db, keys, now }: MarkContext,
  { id, email }: Pick<User, 'id' | 'email'>,
): Promise<void> {
  const passwordHash = await findPasswordHash(db, id);
  const marks = addMark(readMarks(ctx), { id, email, passwordHash }, { keys, now });
  setOwnCookie(ctx, cookie, marks, markLifetimeMilliseconds);
}

/** The same for a browser that has a session and no mark: one that signed in before there were marks. */
export async function markUnmarkedBrowser(
  ctx: Context,
  context: MarkContext,
  user: Pick<User, 'id' | 'email'>,
): Promise<void> {
  if (findMark(readMarks(ctx), user.email, context) === undefined) {
    await markBrowser(ctx, context, user);
  }
}
