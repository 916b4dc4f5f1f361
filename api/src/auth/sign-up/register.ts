import { randomUUIDv7 } from 'node:crypto';
import { codeOfLanguage, type Registration } from '@topwords/platform/contracts';
import { isDuplicate } from '../../db/failures.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { mailTo } from '../../mail/mail-to.ts';
import { knownError } from '../../errors/known-error.ts';
import { normaliseEmail } from '../../users/normalise-email.ts';
import { beginSession, type SessionServices } from '../begin-session.ts';
import type { Passwords } from '../passwords.ts';
import type { RefreshToken } from '../session-secrets.ts';
import { deleteInvitation } from './invitation-repository.ts';
import type { CheckSignUp } from './sign-up-rules.ts';
import { findUserByEmail, insertUser, type NewUser } from '../../users/user-repository.ts';

interface RegisterContext extends SessionServices {
  passwords: Passwords;
  checkSignUp?: CheckSignUp | undefined;
}

/**
 * Creates an account and its first session, or neither, and has its address confirmed.
 * @throws email_taken, invitation_required, sign_up_closed, too_many_attempts
 */
export async function register(
  context: RegisterContext,
  registration: Registration,
): Promise<{ user: NewUser; token: RefreshToken }> {
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
  const turn = { email: user.email, isKnown: false };
  const passwordHash = await passwords.inTurn(turn, async ({ hash }) => {
    if ((await findUserByEmail(db, user.email)) !== undefined) throw emailTaken();
    return hash(registration.password);
  });
  try {
    const token = await inTransaction(db, async (transaction) => {
      await insertUser(transaction, user, passwordHash);
      await deleteInvitation(transaction, user.email);
      const about = { kind: 'address-confirmation', userId: user.id } as const;
      await mailer.add(transaction, mailTo(user, about));
      return beginSession({ ...context, db: transaction }, user, 'password', { isNew: true });
    });
    return { user, token };
  } catch (error) {
    if (isDuplicate(error)) throw emailTaken();
    throw error;
  }
}

function emailTaken(): Error {
  return knownError('email_taken', 'An account with this email already exists');
}
