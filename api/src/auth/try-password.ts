import type { OpenContext } from '../users/context.ts';
import type { SecurityHistory } from '../history/security-history.ts';
import type { AttemptLimits } from './attempt-limits.ts';
import type { Browser } from './browser-of.ts';
import type { Keys } from './keys.ts';
import { findMark, isMarkOf } from './known-browser.ts';
import type { Passwords } from './passwords.ts';
import { findUserByEmail, type User } from '../users/user-repository.ts';

/** What a password check of someone who is not signed in needs. */
export interface PasswordContext extends OpenContext {
  keys: Keys;
  passwords: Passwords;
  limits: AttemptLimits;
  history: SecurityHistory;
  browser: Browser;
}

/**
 * The account of a normalised e-mail address whose password this is; undefined if there is none or
 * the password is wrong: both take and count the same.
 * @throws too_many_attempts
 */
export async function tryPassword(
  { db, keys, now, passwords, limits, history, browser }: PasswordContext,
  { email, password }: { email: string; password: string },
): Promise<{ user: User; passwordHash: string | null } | undefined> {
  const mark = findMark(browser.marks, email, { keys, now });
  const stranger = { email, address: browser.address };
  const turn = { email, isKnown: mark !== undefined };
  passwords.checkRoom(turn);
  let account: Awaited<ReturnType<typeof findUserByEmail>>;

  const isRight = await limits.tryPassword({ ...stranger, known: mark?.id }, () =>
    passwords.inTurn(turn, async ({ verify }) => {
      account = await findUserByEmail(db, email);
      const passwordHash = account?.passwordHash ?? null;
      const check = () => verify(passwordHash, password);
      if (mark === undefined) return check();
      const isStillKnown =
        account !== undefined && isMarkOf(mark, { id: account.user.id, passwordHash }, keys);
      return isStillKnown ? check() : limits.tryPassword(stranger, check);
    }),
  );
  if (isRight) return account;
  if (account !== undefined) {
    const failed = { userId: account.user.id, kind: 'sign-in-failed', from: browser } as const;
    history.recordLater({ db, now }, { ...failed, method: 'password' });
  }
  return undefined;
}
