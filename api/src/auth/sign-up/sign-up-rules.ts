import { z } from 'zod';
import { knownError } from '../../errors/known-error.ts';
import type { OpenContext } from '../../users/context.ts';
import { isInvited } from './invitation-repository.ts';

/** Environment variables about who may create an account. */
export const signUpVariables = {
  /**
   * `invited`: only those whom an operator invited create an account. `closed`: nobody does; the
   * accounts that exist go on.
   */
  SIGN_UP: z.enum(['open', 'invited', 'closed']).default('open'),
  /** Domains of addresses, separated by commas, that may create an account; all if empty. */
  SIGN_UP_DOMAINS: z
    .string()
    .transform((text) =>
      text
        .split(',')
        .map((name) => name.trim().toLowerCase())
        .filter((name) => name !== ''),
    )
    .refine((names) => names.every((name) => /^[^\s@,]+\.[^\s@,]+$/.test(name)), {
      error: 'must be domains such as example.org, separated by commas',
    })
    .default([]),
};

/** Who wants to create an account. */
interface Applicant {
  email: string;
  /** The token of the invitation; not needed by those whose address Google confirmed. */
  invitation?: string | undefined;
  isConfirmed?: boolean;
}

/** Refuses a new account. @throws invitation_required, sign_up_closed */
export type CheckSignUp = (context: OpenContext, applicant: Applicant) => Promise<void>;

/** Who may create an account, from the settings. */
export function createSignUpRules({
  SIGN_UP: mode,
  SIGN_UP_DOMAINS: domains,
}: z.infer<z.ZodObject<typeof signUpVariables>>): CheckSignUp {
  return async (context, { email, invitation, isConfirmed = false }) => {
    if (mode === 'closed') {
      throw knownError('sign_up_closed', 'New accounts can’t be created here at the moment');
    }
    const [, domain = ''] = email.split('@');
    if (domains.length > 0 && !domains.includes(domain)) {
      const list = new Intl.ListFormat('en', { type: 'disjunction' }).format(domains);
      throw knownError('sign_up_closed', `Only addresses at ${list} can create an account here`);
    }
    if (mode !== 'invited') return;
    if (!(await isInvited(context, { email, ...(!isConfirmed && { token: invitation ?? '' }) }))) {
      throw knownError(
        'invitation_required',
        'New accounts need an invitation. Open the link in your invitation, and use the address to which it was sent',
      );
    }
  };
}
