import type { FaultCode } from '@topwords/platform/contracts';
import { knownError } from '../../errors/known-error.ts';
import type { FindBreach } from './create-breach-search.ts';
import { isCommonPassword } from './common-passwords.ts';
import { isOwnName, type PasswordOwner } from './is-own-name.ts';

/** A password that somebody wants to have. */
interface WantedPassword extends PasswordOwner {
  password: string;
  /** The field that it came in. */
  field: string;
}

/** Refuses passwords that others guess first. @throws validation_failed */
export type CheckPassword = (wanted: WantedPassword) => Promise<void>;

/**
 * No rules of composition (ASVS 5.0, 6.2.5): only the commonest passwords, known names, and, where a
 * service is set up, those of breaches are refused.
 */
export function createPasswordCheck(findBreach?: FindBreach): CheckPassword {
  return async ({ password, field, ...owner }) => {
    if (isOwnName(password, owner)) {
      throw refused(
        field,
        'password_is_name',
        'This password is a name that others know. Choose another',
      );
    }
    if (isCommonPassword(password)) {
      throw refused(
        field,
        'password_is_common',
        'This password is among the most common ones. Choose another',
      );
    }
    if (await findBreach?.(password)) {
      throw refused(
        field,
        'password_is_breached',
        'This password became known in a data breach. Choose another',
      );
    }
  };
}

function refused(field: string, code: FaultCode, detail: string): Error {
  return knownError('validation_failed', detail, { faults: [{ field, code, detail }] });
}
