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

/** The browser's marks of accounts that signed in on it; `''` without any. */
export function readMarks(ctx: Context): string {
  return readOwnCookie(ctx, cookie) ?? '';
}

/** Marks the browser as known to the account, whose owner just proved their identity. */
export async function markBrowser(
  ctx: Context,
  { db, keys, now }: MarkContext,
  { id, email }: Pick<User, 'id' | 'email'>,
): Promise<void> {
  const passwordHash = await findPasswordHash(db, id);
  const marks = addMark(readMarks(ctx), { id, email, passwordHash }, { keys, now });
  setOwnCookie(ctx, cookie, marks, markLifetimeMilliseconds);
}

/** The same for a browser that has a session and no mark: it signed in before marks existed. */
export async function markUnmarkedBrowser(
  ctx: Context,
  context: MarkContext,
  user: Pick<User, 'id' | 'email'>,
): Promise<void> {
  if (findMark(readMarks(ctx), user.email, context) === undefined) {
    await markBrowser(ctx, context, user);
  }
}
