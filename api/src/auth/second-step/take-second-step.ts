import {
  signInMethods,
  type PasskeyAssertion,
  type SignInMethod,
} from '@topwords/platform/contracts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Database } from '../../db/open-database.ts';
import { knownError } from '../../errors/known-error.ts';
import { findPasswordHash, findUser, lockUser, type User } from '../../users/user-repository.ts';
import type { AttemptLimits } from '../attempt-limits.ts';
import { beginSession, type SessionServices } from '../begin-session.ts';
import { verifyAssertion } from '../passkeys/challenges.ts';
import { saveTimeZone } from '../save-time-zone.ts';
import type { RefreshToken } from '../session-secrets.ts';
import { readTicket, spendTicket } from '../tickets.ts';
import { checkCode, codeWrong } from './check-code.ts';
import { passwordMark } from './demand-second-step.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import { takeRecoveryCode } from './recovery-code-repository.ts';
import { takeStep } from './totp-repository.ts';

interface StepContext extends SessionServices {
  limits: AttemptLimits;
  origin: string;
}

interface Step {
  ticket: string;
  code?: string | undefined;
  recovery_code?: string | undefined;
  passkey?: PasskeyAssertion | undefined;
}

/** Takes what proves the second step, in the transaction of the sign-in; false if it is gone. */
type Take = (transaction: Database) => Promise<boolean>;

/**
 * Completes a sign-in whose first step demanded a second one.
 * @throws second_step_wrong, second_step_expired, too_many_attempts
 */
export async function takeSecondStep(
  context: StepContext,
  step: Step,
): Promise<{ user: User; token: RefreshToken }> {
  const { db, browser } = context;
  const ticket = await readTicket(context, 'second step', step.ticket);
  const { sub: userId, method, password } = ticket?.claims ?? {};
  const user = userId === undefined ? undefined : await findUser(db, userId);
  if (ticket === undefined || user === undefined || !isMethod(method)) throw expired();
  const take = await prove(context, user, step).catch((error: unknown) => {
    const failed = { userId: user.id, kind: 'sign-in-failed', from: browser, method } as const;
    context.history.recordLater(context, failed);
    throw error;
  });
  const token = await inTransaction(db, async (transaction) => {
    await lockUser(transaction, user.id);
    // The first step was taken with a password that has changed since.
    if (passwordMark(await findPasswordHash(transaction, user.id)) !== password) throw expired();
    if (!(await take(transaction))) throw codeWrong();
    if (!(await spendTicket({ db: transaction, now: context.now }, ticket))) throw expired();
    return beginSession({ ...context, db: transaction }, user, method, { hasSecondStep: true });
  });
  return { user: await saveTimeZone(context, user, browser.timeZone), token };
}

function isMethod(method: unknown): method is SignInMethod {
  return signInMethods.some((known) => known === method);
}

async function prove(context: StepContext, { id: userId }: User, step: Step): Promise<Take> {
  const { now, limits, history, browser } = context;
  if (step.passkey !== undefined) {
    const passkey = await verifyAssertion(context, step.passkey);
    if (passkey.userId !== userId) throw codeWrong();
    return async () => true;
  }
  if (step.code !== undefined) {
    const taken = await checkCode(context, userId, step.code);
    return (transaction) => takeStep(transaction, userId, { step: taken, now });
  }
  await limits.countCode(userId);
  const hash = hashRecoveryCode(step.recovery_code ?? '');
  return async (transaction) => {
    if (!(await takeRecoveryCode(transaction, userId, hash))) return false;
    const used = { userId, kind: 'recovery-code-used', from: browser } as const;
    await history.record({ db: transaction, now }, used);
    return true;
  };
}

function expired(): Error {
  return knownError('second_step_expired', 'This took too long. Sign in again');
}
