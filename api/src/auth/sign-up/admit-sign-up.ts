import type { Registration } from '@topwords/platform/contracts';
import { z } from 'zod';
import type { OpenContext } from '../../users/context.ts';
import type { AttemptLimits } from '../attempt-limits.ts';
import type { Keys } from '../keys.ts';
import { proofOfWorkRequired, takeProofOfWork } from './proof-of-work.ts';

/** Environment variables about floods of new accounts. */
export const signUpWorkVariables = {
  /**
   * When the browser must do a short calculation to create an account: once its network reached
   * `LIMIT_REGISTER_ADDRESS`, or always.
   */
  SIGN_UP_WORK: z.enum(['flood', 'always']).default('flood'),
};

/** When creating an account needs a proof of work. */
export type AsksForWork = z.infer<typeof signUpWorkVariables.SIGN_UP_WORK>;

interface AdmitContext extends OpenContext {
  keys: Keys;
  limits: AttemptLimits;
  asksForWork?: AsksForWork | undefined;
}

/**
 * Counts a new account by its network.
 * @throws proof_of_work_required, too_many_attempts
 */
export async function admitSignUp(
  context: AdmitContext,
  address: string,
  { proof_of_work: proof }: Pick<Registration, 'proof_of_work'>,
): Promise<void> {
  const isProven = proof !== undefined && (await takeProofOfWork(context, proof));
  const isRequired = context.asksForWork === 'always' && !isProven;
  if (isRequired || !(await context.limits.countRegistration(address, isProven)))
    throw await proofOfWorkRequired(context);
}
