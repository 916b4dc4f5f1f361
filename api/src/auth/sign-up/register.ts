import { randomUUIDv7 } from 'node:crypto';
import { codeOfLanguage, type Registration } from '@topwords/platform/contracts';
import { isDuplicate } from '../../db/failures.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { mailTo } from '../../mail/mail-to.ts';
import { isKnownError, knownError } from '../../errors/known-error.ts';
import { normaliseEmail } from '../../users/normalise-email.ts';
import { beginSession, type SessionServices } from '../begin-session.ts';
import { login } from '../login.ts';
import type { RefreshToken } from '../session-secrets.ts';
import type { PasswordContext } from '../try-password.ts';
import { deleteInvitation } from './invitation-repository.ts';
import type { CheckSignUp } from './sign-up-rules.ts';
import { findUserByEmail, insertUser, type NewUser } from '../../users/user-repository.ts';

/** The account and its session, as other ways of signing in have them. */
interface SignedIn {
  user: NewUser;
  token: RefreshToken;
  /** Whether the address had an account before. */
  isExisting: boolean;
}

interface RegisterContext extends SessionServices, PasswordContext {
  checkSignUp?: CheckSignUp | undefined;
}

/**
 * Creates an account and its first session, or neither, and mails a link that confirms the address.
 * If an account already has this address and password, signs in to it as `login` does, so that a
 * registration whose answer was lost can be repeated.
 * @throws email_taken, invitation_required, sign_up_closed, and what signing in throws
 */
export async function register(
  context: RegisterContext,
  registration: Registration,
): Promise<SignedIn> {
  const { db, now, passwords, mailer, browser } = context;
  const user: NewUser = {
    id: randomUUIDv7(),
    email: normaliseEmail(registration.email),
    username: registration.username,
    native: codeOfLanguage(registration.native) ?? null,
    timeZone: browser.timeZone ?? 'UTC',
    createdAt: now,
  };
  const { email } = user;
  await context.checkSignUp?.({ db, now }, { email, invitation: registration.invitation });
  await passwords.check({ ...user, password: registration.password, field: 'password' });
  if ((await findUserByEmail(db, email)) !== undefined) return signIn(context, registration);
  const turn = { email, isKnown: false };
  const passwordHash = await passwords.inTurn(turn, ({ hash }) => hash(registration.password));
  try {
    const token = await inTransaction(db, async (transaction) => {
      await insertUser(transaction, user, passwordHash);
      await deleteInvitation(transaction, user.email);
      const about = { kind: 'address-confirmation', userId: user.id } as const;
      await mailer.add(transaction, mailTo(user, about));
      return beginSession({ ...context, db: transaction }, user, 'password', { isNew: true });
    });
    return { user, token, isExisting: false };
  } catch (error) {
    if (isDuplicate(error)) return signIn(context, registration);
    throw error;
  }
}

/** Signs in to the account that has the address, if this is its password. */
async function signIn(
  context: RegisterContext,
  { email, password }: Registration,
): Promise<SignedIn> {
  try {
    return { ...(await login(context, { email, password })), isExisting: true };
  } catch (error) {
    if (!isKnownError(error) || error.code !== 'credentials_wrong') throw error;
    throw knownError('email_taken', 'An account with this email already exists');
  }
}
