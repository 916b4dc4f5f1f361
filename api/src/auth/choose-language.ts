import { nameOfLanguage, type LanguageCode } from '@topwords/platform/contracts';
import type { UserContext } from '../users/context.ts';
import { knownError } from '../errors/known-error.ts';
import { addTarget, listTargets } from '../users/user-repository.ts';

/**
 * Adds a target language; choosing it again changes nothing.
 * @throws language_is_native
 */
export async function chooseLanguage(
  { db, user, now }: UserContext,
  { target_language_code: code }: { target_language_code: LanguageCode },
): Promise<{ target_language_code: LanguageCode; msg: string }> {
  const name = nameOfLanguage(code);
  if (code === user.native) {
    throw knownError('language_is_native', `${name} is your native language`);
  }
  const targets = await listTargets(db, user);
  if (targets.includes(code)) {
    return { target_language_code: code, msg: `${name} is already among your languages` };
  }
  await addTarget(db, user.id, code, now);
  return { target_language_code: code, msg: `${name} added to your languages` };
}
