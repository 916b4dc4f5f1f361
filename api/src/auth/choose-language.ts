import type * as calls from '@topwords/platform/contracts';
import { nameOfLanguage } from '@topwords/platform/contracts';
import type { UseCase } from '../routing/use-case.ts';
import { knownError } from '../errors/known-error.ts';
import { addTarget, listTargets } from '../users/user-repository.ts';

/** Adds a target language; adding it again changes nothing. @throws language_is_native */
export const chooseLanguage: UseCase<typeof calls.chooseLanguage> = async (
  { db, user, now },
  { body: { target_language_code: code } },
) => {
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
};
