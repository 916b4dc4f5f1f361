import type * as calls from '@topwords/platform/contracts';
import { codeOfLanguage, type LanguageName } from '@topwords/platform/contracts';
import type { ParsedInput } from '../routing/validate.ts';
import type { UserContext } from '../users/context.ts';
import { knownError } from '../errors/known-error.ts';
import { updateNative } from '../users/user-repository.ts';

/**
 * Sets the native language. If it was a target, it is no longer listed among the targets; its marks
 * stay, and so does the choice, in case the native language changes back.
 */
export async function setNative(
  { db, user }: UserContext,
  { body: { native } }: ParsedInput<typeof calls.setNative>,
): Promise<{ native: LanguageName }> {
  const code = codeOfLanguage(native);
  if (code === undefined) throw knownError('language_unknown', 'Unknown language');
  await updateNative(db, user.id, code);
  return { native };
}
