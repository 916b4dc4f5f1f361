import { clearMethods } from '../auth/second-step/methods.ts';
import { deleteSessions, listActiveSessions } from '../auth/session-repository.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { insertMail } from '../mail/mail-repository.ts';
import { mailTo } from '../mail/mail-to.ts';
import { deleteAccountRows } from '../profile/delete-account.ts';
import type { OpenContext } from '../users/context.ts';
import { setAddress, updateUser, type User } from '../users/user-repository.ts';
import { noteByOperator } from './note-by-operator.ts';

/** What operators do with one account. Returns a line about the result. */
type AccountAction = (context: OpenContext, user: User) => Promise<string>;

const mailMilliseconds = 2 * 60 * 60 * 1000;

async function resetPassword({ db, now }: OpenContext, user: User): Promise<string> {
  const mail = mailTo(user, { kind: 'password-reset' });
  await insertMail(db, mail, { now, lifetime: mailMilliseconds });
  return `${user.email} gets an email with a link to set a new password`;
}

async function resetSecondStep({ db, now }: OpenContext, user: User): Promise<string> {
  await inTransaction(db, async (transaction) => {
    await clearMethods(transaction, user.id);
    await noteByOperator({ db: transaction, now }, user.id, 'two-step-off');
  });
  return `${user.email} signs in without a second step; passkeys, app and codes are removed`;
}

async function verify({ db, now }: OpenContext, user: User): Promise<string> {
  if (user.verifiedAt !== null) return `${user.email} was confirmed already`;
  await inTransaction(db, async (transaction) => {
    await setAddress(transaction, user.id, { email: user.email, verifiedAt: now });
    await noteByOperator({ db: transaction, now }, user.id, 'address-confirmed');
  });
  return `${user.email} counts as confirmed`;
}

async function disable({ db, now }: OpenContext, user: User): Promise<string> {
  await inTransaction(db, async (transaction) => {
    await updateUser(transaction, user.id, { disabled_at: now });
    await deleteSessions(transaction, user.id);
    await noteByOperator({ db: transaction, now }, user.id, 'disabled');
  });
  return `${user.email} is signed out everywhere and cannot sign in`;
}

async function enable({ db, now }: OpenContext, user: User): Promise<string> {
  await inTransaction(db, async (transaction) => {
    await updateUser(transaction, user.id, { disabled_at: null });
    await noteByOperator({ db: transaction, now }, user.id, 'enabled');
  });
  return `${user.email} can sign in`;
}

async function remove({ db, now }: OpenContext, user: User): Promise<string> {
  await inTransaction(
    db,
    async (transaction) => {
      await deleteAccountRows(transaction, user.id);
      await noteByOperator({ db: transaction, now }, user.id, 'deleted');
    },
    { isRepeatable: true },
  );
  return `${user.email} and all its data are deleted`;
}

/** The actions by their names in the terminal. */
export const accountActions: ReadonlyMap<string, AccountAction> = new Map([
  ['reset-password', resetPassword],
  ['reset-second-step', resetSecondStep],
  ['verify', verify],
  ['disable', disable],
  ['enable', enable],
  ['delete', remove],
]);

/** An account's standing, as a line. */
export async function describeStanding({ db, now }: OpenContext, user: User): Promise<string> {
  const sessions = await listActiveSessions(db, user.id, now);
  const [last] = sessions;
  const parts = [
    `made ${new Date(user.createdAt).toISOString()}`,
    user.verifiedAt === null ? 'email not confirmed' : 'email confirmed',
    ...(user.hasPassword ? ['password'] : []),
    ...(user.hasGoogle ? ['Google'] : []),
    ...(user.secondStepAt === null ? [] : ['second step']),
    ...(user.disabledAt === null ? [] : ['DISABLED']),
    `${sessions.length} browsers signed in`,
    ...(last ? [`last used ${new Date(last.rotatedAt).toISOString()}`] : []),
  ];
  return parts.join(', ');
}
