import { password as passwordSchema, passwordMinimumLength } from '@topwords/platform/contracts';
import type { Texts } from '../texts/index.ts';

/** What the form of a password holds; `current` is '' where there is none yet. */
export interface PasswordValues {
  current: string;
  next: string;
  confirmation: string;
}

/** The first thing wrong with the form. */
export interface PasswordFault {
  field: keyof PasswordValues;
  message: string;
}

/** What is wrong with a form, or null; checked in the order of its fields. */
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
