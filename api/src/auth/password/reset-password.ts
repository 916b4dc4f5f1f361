import { randomUUIDv7 } from 'node:crypto';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Database } from '../../db/open-database.ts';
import { knownError } from '../../errors/known-error.ts';
import { mailTo } from '../../mail/mail-to.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { OpenContext } from '../../users/context.ts';
import {
  findUser,
  insertUser,
  lockUser,
  setAddress,
  setPasswordHash,
  type User,
} from '../../users/user-repository.ts';
import { usernameOfAddress } from '../../users/read-username.ts';
import type { SecurityHistory } from '../../history/security-history.ts';
import { dispossess } from '../address/vacate-address.ts';
import type { Browser } from '../browser-of.ts';
import type { Passwords } from '../passwords.ts';
import { deleteResets, findReset, takeReset } from '../reset-repository.ts';
import { clearMethods } from '../second-step/methods.ts';
import { deleteSessions } from '../session-repository.ts';
import { hashSecret } from '../session-secrets.ts';

interface ResetContext extends OpenContext {
  passwords: Passwords;
  mailer: Pick<Mailer, 'add'>;
  history: SecurityHistory;
  browser: Browser;
}

interface AskedReset {
  token: string;
  new_password: string;
  /** Whose an account is that never confirmed its address. */
  account?: 'mine' | 'other' | undefined;
}

/**
 * Sets the password of the account whose link this is, and ends all its sessions. The owner
 * gets an email. The link, and the account's other ones, cannot be used again.
 * @throws account_unconfirmed, reset_invalid
 */
export async function resetPassword(
  { db, now, passwords, mailer, history, browser }: ResetContext,
  { token, new_password: password, account }: AskedReset,
): Promise<{ detail: string }> {
  const tokenHash = hashSecret(token);
  const userId = await findReset(db, tokenHash, now);
  const user = userId === undefined ? undefined : await findUser(db, userId);
  if (user === undefined) throw resetInvalid();
  if (user.verifiedAt === null && account === undefined) throw accountUnconfirmed(user);
  await passwords.check({ ...user, password, field: 'new_password' });
  const turn = { email: user.email, isKnown: true };
  const next = await passwords.inTurn(turn, ({ hash }) => hash(password));
  await inTransaction(db, async (transaction) => {
    await lockUser(transaction, user.id);
    if (!(await takeReset(transaction, tokenHash))) throw resetInvalid();
    const present = await findUser(transaction, user.id);
    if (present?.email !== user.email) throw resetInvalid();
    const isOthers = present.verifiedAt === null && account === 'other';
    const owner = isOthers ? await startAfresh(transaction, present, now) : present;
    // What was added before the address was confirmed may be a stranger's.
    if (present.verifiedAt === null) await clearMethods(transaction, owner.id);
    await deleteResets(transaction, owner.id);
    await setPasswordHash(transaction, owner.id, next);
    // The link came to the address.
    const { email, verifiedAt } = owner;
    await setAddress(transaction, owner.id, { email, verifiedAt: verifiedAt ?? now });
    await deleteSessions(transaction, owner.id);
    if (isOthers) {
      const lost = { userId: user.id, kind: 'address-lost', from: browser } as const;
      await history.record({ db: transaction, now }, lost);
    }
    const reset = { userId: owner.id, kind: 'password-reset', from: browser } as const;
    await history.record({ db: transaction, now }, reset);
    await mailer.add(transaction, mailTo(owner, { kind: 'password-changed' }));
  });
  return { detail: 'Password changed. Sign in with the new one' };
}

/** An empty account for the owner of an address, which the stranger's account loses. */
async function startAfresh(transaction: Database, stranger: User, now: number): Promise<User> {
  const { email } = stranger;
  await dispossess(transaction, stranger.id);
  const user = {
    id: randomUUIDv7(),
    email,
    username: usernameOfAddress(email),
    native: null,
    timeZone: 'UTC',
    createdAt: now,
  };
  await insertUser(transaction, user, null);
  const made = await findUser(transaction, user.id);
  if (made === undefined) throw new Error(`The account ${user.id} was not made`);
  return made;
}

function accountUnconfirmed({ createdAt }: User): Error {
  return knownError(
    'account_unconfirmed',
    'Tell whether you made the account with this address: it was never confirmed',
    { madeAt: new Date(createdAt).toISOString() },
  );
}

function resetInvalid(): Error {
  return knownError('reset_invalid', 'This link was used, or is too old. Ask for a new one');
}
