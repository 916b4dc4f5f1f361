import { codeOfLanguage, type LanguageName } from '@topwords/platform/contracts';
import type { UserContext } from '../users/context.ts';
import { knownError } from '../errors/known-error.ts';
import { updateNative } from '../users/user-repository.ts';

/**
 * Sets the native language. One that was a target is no longer listed among the targets; its marks
 * stay, and so does the choice, should the native language change back.
 */
export async function setNative(
  { db, user }: UserContext,
  { native }: { native: LanguageName },
): Promise<{ native: LanguageName }> {
  const code = codeOfLanguage(native);
  if (code === undefined) throw knownError('language_unknown', 'Unknown language');
  await updateNative(db, user.id, code);
  return { native };
}
