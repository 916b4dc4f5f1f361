import { z } from 'zod';
import { knownError } from '../errors/known-error.ts';

/** Environment variables about who may create an account. */
export const signUpVariables = {
  /** `closed`: nobody creates an account; those that exist go on. */
  SIGN_UP: z.enum(['open', 'closed']).default('open'),
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

/** Refuses a new account. @throws sign_up_closed */
export type CheckSignUp = (email: string) => void;

/** Who may create an account, from the settings. */
export function createSignUpRules({
  SIGN_UP: mode,
  SIGN_UP_DOMAINS: domains,
}: z.infer<z.ZodObject<typeof signUpVariables>>): CheckSignUp {
  return (email) => {
    if (mode === 'closed') {
      throw knownError('sign_up_closed', 'New accounts can’t be created here at the moment');
    }
    const [, domain = ''] = email.split('@');
    if (domains.length > 0 && !domains.includes(domain)) {
      const list = new Intl.ListFormat('en', { type: 'disjunction' }).format(domains);
      throw knownError('sign_up_closed', `Only addresses at ${list} can create an account here`);
    }
  };
}
