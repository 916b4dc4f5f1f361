import type * as calls from '@topwords/platform/contracts';
import type { PracticeSettings } from '@topwords/platform/contracts';
import type { UserContext } from '../users/context.ts';
import { findSettings, keepSettings } from './settings-repository.ts';
import type { UseCase } from '../routing/use-case.ts';

/** The learner's settings, or the defaults. */
export function getPracticeSettings({ db, user }: UserContext): Promise<PracticeSettings> {
  return findSettings(db, user.id);
}

/** Changes the given settings, if any, and returns all. */
export const changePracticeSettings: UseCase<typeof calls.changePracticeSettings> = async (
  { db, user },
  { body },
) => {
  const given = Object.entries(body).filter(([, value]) => value !== undefined);
  if (given.length > 0) await keepSettings(db, user.id, Object.fromEntries(given));
  return findSettings(db, user.id);
};
