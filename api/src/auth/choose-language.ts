import type * as calls from '@topwords/platform/contracts';
import { nameOfLanguage, type LanguageCode } from '@topwords/platform/contracts';
import type { ParsedInput } from '../routing/validate.ts';
import type { UserContext } from '../users/context.ts';
import { knownError } from '../errors/known-error.ts';
import { addTarget, listTargets } from '../users/user-repository.ts';

/** Adds a target language; adding it again changes nothing. @throws language_is_native */
export async function chooseLanguage(
  { db, user, now }: UserContext,
  { body: { target_language_code: code } }: ParsedInput<typeof calls.chooseLanguage>,
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
