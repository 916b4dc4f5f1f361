import type * as calls from '@topwords/platform/contracts';
import { codeOfLanguage } from '@topwords/platform/contracts';
import type { UseCase } from '../routing/use-case.ts';
import { knownError } from '../errors/known-error.ts';
import { updateUser } from '../users/user-repository.ts';

/**
 * Sets the native language. If it was a target, it is no longer listed among the targets; its marks
 * stay, and so does the choice, in case the native language changes back.
 */
export const setNative: UseCase<typeof calls.setNative> = async (
  { db, user },
  { body: { native } },
) => {
  const code = codeOfLanguage(native);
  if (code === undefined) throw knownError('language_unknown', 'Unknown language');
  await updateUser(db, user.id, { native_language: code });
  return { native };
};
