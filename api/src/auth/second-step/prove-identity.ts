import type { PasskeyAssertion } from '@topwords/platform/contracts';
import type { Keys } from '../keys.ts';
import { verifyAssertion } from '../passkeys/challenges.ts';
import { proveOwner, type ProofContext } from '../prove-owner.ts';
import { renewSession } from '../renew-session.ts';
import type { RefreshToken } from '../session-secrets.ts';
import { checkCode, codeWrong } from './check-code.ts';
import { takeStep } from './totp-repository.ts';

interface Proof {
  password?: string | undefined;
  code?: string | undefined;
  passkey?: PasskeyAssertion | undefined;
}

/**
 * Replaces the caller's session by one in which the owner just proved their identity once more.
 * @throws passkey_refused, password_wrong, second_step_wrong, sign_in_again, too_many_attempts
 */
export async function proveIdentity(
  context: ProofContext & { keys: Keys; origin: string },
  { password, code, passkey }: Proof,
): Promise<RefreshToken> {
  const { db, user, now } = context;
  if (passkey !== undefined) {
    if ((await verifyAssertion(context, passkey)).userId !== user.id) throw codeWrong();
  } else if (code !== undefined) {
    const step = await checkCode(context, user.id, code);
    if (!(await takeStep(db, user.id, { step, now }))) throw codeWrong();
  } else {
    await proveOwner(context, password);
  }
  return renewSession(context);
}
