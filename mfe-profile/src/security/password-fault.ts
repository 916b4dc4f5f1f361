import { password as passwordSchema, passwordMinimumLength } from '@topwords/platform/contracts';
import type { Texts } from '../texts/index.ts';

/** The values of the password form; `current` is '' if there is no password yet. */
export interface PasswordValues {
  current: string;
  next: string;
  confirmation: string;
}

/** The first error of the form. */
export interface PasswordFault {
  field: keyof PasswordValues;
  message: string;
}

/** The first error of a form in the order of its fields, or null. */
export function findPasswordFault(
  { current, next, confirmation }: PasswordValues,
  hasPassword: boolean,
  { faults }: Texts['account'],
): PasswordFault | null {
  if (hasPassword && current === '') return { field: 'current', message: faults.current };
  if (next.length < passwordMinimumLength) return { field: 'next', message: faults.next };
  if (!passwordSchema.safeParse(next).success) return { field: 'next', message: faults.tooLong };
  if (confirmation !== next) return { field: 'confirmation', message: faults.confirmation };
  return null;
}
