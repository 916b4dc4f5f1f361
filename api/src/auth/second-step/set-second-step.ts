import { inTransaction } from '../../db/in-transaction.ts';
import { knownError } from '../../errors/known-error.ts';
import type { Origin, SecurityHistory } from '../../history/security-history.ts';
import type { SessionContext } from '../../users/context.ts';
import { lockUser, updateUser } from '../../users/user-repository.ts';
import type { AttemptLimits } from '../attempt-limits.ts';
import type { Keys } from '../keys.ts';
import { requireProof } from '../require-proof.ts';
import { checkCode, codeWrong } from './check-code.ts';
import { hasMethod } from './methods.ts';
import { hashRecoveryCode, makeCodes } from './recovery-codes.ts';
import {
  countRecoveryCodes,
  deleteRecoveryCodes,
  replaceRecoveryCodes,
} from './recovery-code-repository.ts';
import { deleteTotp, findTotp, saveTotp, takeStep } from './totp-repository.ts';
import { seal } from '../sealing.ts';
import { makeSecretFor } from './totp.ts';

interface StepContext extends SessionContext {
  keys: Keys;
  limits: AttemptLimits;
  history: SecurityHistory;
  browser: Origin;
}

/** Whether a second step follows the password, and what it may be. */
export async function getSecondStep({ db, user }: SessionContext) {
  const totp = await findTotp(db, user.id);
  return {
    is_on: user.secondStepAt !== null,
    has_app: totp !== undefined && totp.confirmedAt !== null,
    recovery_codes_left: await countRecoveryCodes(db, user.id),
  };
}

/**
 * A secret for a new app. It replaces the present app at once: without a passkey the second step is
 * off until the new app's first code confirms it.
 * @throws proof_required
 */
export async function startApp(context: StepContext): Promise<{ secret: string; uri: string }> {
  const { db, now, user, keys } = context;
  await requireProof(context);
  if ((await findTotp(db, user.id))?.confirmedAt) await removeApp(context);
  const made = makeSecretFor(user.email);
  await saveTotp(db, {
    userId: user.id,
    sealedSecret: seal(made.secret, keys, 'totpSecret'),
    lastStep: 0,
    startedAt: now,
    confirmedAt: null,
  });
  return made;
}

/** Turns the second step on with an app's first code. @throws proof_required, second_step_wrong */
export async function confirmApp(
  context: StepContext,
  { code }: { code: string },
): Promise<{ recovery_codes: string[] }> {
  const { db, now, user } = context;
  await requireProof(context);
  const step = await checkCode(context, user.id, code, { isFirst: true });
  const recovery_codes = await inTransaction(db, async (transaction) => {
    await lockUser(transaction, user.id);
    if (!(await takeStep(transaction, user.id, { step, now }))) throw codeWrong();
    return turnOn({ ...context, db: transaction });
  });
  return { recovery_codes };
}

/** Forgets the app. @throws proof_required */
export async function removeApp(context: StepContext): Promise<{ detail: string }> {
  const { db, user } = context;
  await requireProof(context);
  await inTransaction(db, async (transaction) => {
    await lockUser(transaction, user.id);
    await deleteTotp(transaction, user.id);
    await turnOffIfBare({ ...context, db: transaction });
  });
  return { detail: 'The app no longer makes codes for your account' };
}

/** Turns the second step on or off. @throws proof_required, second_step_missing */
export async function setSecondStep(
  context: StepContext,
  { is_on }: { is_on: boolean },
): Promise<{ detail: string; recovery_codes: string[] | null }> {
  const { db, user } = context;
  await requireProof(context);
  return inTransaction(db, async (transaction) => {
    await lockUser(transaction, user.id);
    const inside = { ...context, db: transaction };
    if (!is_on) {
      await turnOff(inside);
      return { detail: 'The second step is off', recovery_codes: null };
    }
    if (!(await hasMethod(transaction, user.id))) throw methodMissing();
    return { detail: 'The second step is on', recovery_codes: await turnOn(inside) };
  });
}

/** New recovery codes, in place of the earlier ones. @throws proof_required, second_step_missing */
export async function makeRecoveryCodes(
  context: StepContext,
): Promise<{ recovery_codes: string[] }> {
  const { db, user } = context;
  await requireProof(context);
  if (user.secondStepAt === null) throw methodMissing();
  return inTransaction(db, async (transaction) => {
    await lockUser(transaction, user.id);
    return { recovery_codes: await renewCodes({ ...context, db: transaction }) };
  });
}

/** What turning the second step off needs, in a transaction. */
type OffContext = Pick<StepContext, 'db' | 'now' | 'user' | 'history' | 'browser'>;

/** Turns the second step off for an account that has nothing left to take it with. */
export async function turnOffIfBare(context: OffContext): Promise<void> {
  if (!(await hasMethod(context.db, context.user.id))) await turnOff(context);
}

async function turnOff({ db, now, user, history, browser }: OffContext): Promise<void> {
  await deleteRecoveryCodes(db, user.id);
  if (user.secondStepAt === null) return;
  await updateUser(db, user.id, { second_step_at: null });
  await history.record({ db, now }, { userId: user.id, kind: 'two-step-off', from: browser });
}

async function turnOn(context: StepContext): Promise<string[]> {
  const { db, now, user, history, browser } = context;
  if (user.secondStepAt === null) {
    await updateUser(db, user.id, { second_step_at: now });
    await history.record({ db, now }, { userId: user.id, kind: 'two-step-on', from: browser });
  }
  return renewCodes(context);
}

async function renewCodes({ db, now, user, history, browser }: OffContext): Promise<string[]> {
  const codes = makeCodes();
  const hashes = codes.map(hashRecoveryCode);
  await replaceRecoveryCodes(db, user.id, { hashes, now });
  const made = { userId: user.id, kind: 'recovery-codes-made', from: browser } as const;
  await history.record({ db, now }, made);
  return codes;
}

function methodMissing(): Error {
  return knownError('second_step_missing', 'Add a passkey or an app first');
}
