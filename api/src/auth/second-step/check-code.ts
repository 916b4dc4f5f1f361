import { knownError } from '../../errors/known-error.ts';
import type { OpenContext } from '../../users/context.ts';
import type { AttemptLimits } from '../attempt-limits.ts';
import type { Keys } from '../keys.ts';
import { findTotp, resealTotp } from './totp-repository.ts';
import { isFreshlySealed, seal, unseal } from '../sealing.ts';
import { stepOf } from './totp.ts';

interface CodeContext extends OpenContext {
  keys: Keys;
  limits: AttemptLimits;
}

/**
 * The time step of an app's code, which has yet to be taken. Counts the try.
 * @param isFirst whether it is the code that confirms the app
 * @throws second_step_wrong, too_many_attempts
 */
export async function checkCode(
  { db, now, keys, limits }: CodeContext,
  userId: string,
  code: string,
  { isFirst = false } = {},
): Promise<number> {
  await limits.countCode(userId);
  const totp = await findTotp(db, userId);
  // An app that is not confirmed yet proves nothing: anyone with a stolen token could have added it.
  if (totp === undefined || (totp.confirmedAt === null && !isFirst)) throw codeWrong();
  const secret = unseal(totp.sealedSecret, keys, 'totpSecret');
  const step = stepOf(secret, code, now);
  if (step === undefined) throw codeWrong();
  if (!isFreshlySealed(totp.sealedSecret, keys, 'totpSecret')) {
    await resealTotp(db, userId, {
      old: totp.sealedSecret,
      next: seal(secret, keys, 'totpSecret'),
    });
  }
  return step;
}

/** A code that is wrong, too old, or was used. */
export function codeWrong(): Error {
  return knownError(
    'second_step_wrong',
    'This code isn’t right, or was used. Enter the newest one',
  );
}
