import { knownError } from '../../errors/known-error.ts';
import type { OpenContext } from '../../users/context.ts';
import type { AttemptLimits } from '../attempt-limits.ts';
import type { Keys } from '../keys.ts';
import { findTotp } from './totp-repository.ts';
import { stepOf, unseal } from './totp.ts';

interface CodeContext extends OpenContext {
  keys: Keys;
  limits: AttemptLimits;
}

/**
 * The time step of an app's code, which has yet to be taken. Counts the try.
 * @throws second_step_wrong, too_many_attempts
 */
export async function checkCode(
  { db, now, keys, limits }: CodeContext,
  userId: string,
  code: string,
): Promise<number> {
  await limits.countCode(userId);
  const totp = await findTotp(db, userId);
  const step = totp && stepOf(unseal(totp.sealedSecret, keys), code, now);
  if (step === undefined) throw codeWrong();
  return step;
}

/** A code that is wrong, too old, or was used. */
export function codeWrong(): Error {
  return knownError(
    'second_step_wrong',
    'This code isn’t right, or was used. Enter the newest one',
  );
}
