import type { LanguageCode } from '@topwords/platform/contracts';
import type { User } from '../users/user-repository.ts';
import { knownError } from '../errors/known-error.ts';

/**
 * The native language in which a learner practises another one.
 * @throws native_missing, language_is_native
 */
export function nativeFor({ native }: User, practised: LanguageCode): LanguageCode {
  if (native === null) {
    throw knownError('native_missing', 'Choose your native language before you practice');
  }
  if (native === practised) {
    throw knownError('language_is_native', 'You can’t practice your native language');
  }
  return native;
}
