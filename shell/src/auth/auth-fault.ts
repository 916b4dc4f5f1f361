import { emailAddress, passwordMinimumLength } from '@topwords/platform/contracts';
import { texts } from '../texts/index.ts';

export type SignInField = 'email' | 'password';
export type RegisterField = 'native' | 'username' | 'email' | 'password' | 'confirmation';

/** The first thing wrong with a form. */
export interface AuthFault<Field extends string> {
  field: Field;
  message: string;
}

type Values<Field extends string> = Record<Field, string>;

function firstFault<Field extends RegisterField>(
  checks: readonly [field: Field, isRight: boolean][],
): AuthFault<Field> | null {
  const wrong = checks.find(([, isRight]) => !isRight);
  return wrong ? { field: wrong[0], message: texts.auth.faults[wrong[0]] } : null;
}

function isEmail(text: string): boolean {
  return emailAddress.safeParse(text).success;
}

function isLongEnough(password: string): boolean {
  return password.length >= passwordMinimumLength;
}

/** What is wrong with a sign-in, or null; checked in this order. */
export function findSignInFault(values: Values<SignInField>): AuthFault<SignInField> | null {
  return firstFault([
    ['email', isEmail(values.email)],
    ['password', isLongEnough(values.password)],
  ]);
}

/** What is wrong with a registration, or null; checked in this order. */
export function findRegisterFault(values: Values<RegisterField>): AuthFault<RegisterField> | null {
  return firstFault([
    ['native', values.native !== ''],
    ['username', values.username.trim() !== ''],
    ['email', isEmail(values.email)],
    ['password', isLongEnough(values.password)],
    ['confirmation', values.confirmation === values.password],
  ]);
}
