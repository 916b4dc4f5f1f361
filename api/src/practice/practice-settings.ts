import type { PracticeSettings } from '@topwords/platform/contracts';
import type { UserContext } from '../users/context.ts';
import { findSettings, keepSettings } from './settings-repository.ts';

type Changes = { [Setting in keyof PracticeSettings]?: PracticeSettings[Setting] | undefined };

/** The learner's settings, with the defaults for one who has chosen none. */
export function getPracticeSettings({ db, user }: UserContext): Promise<PracticeSettings> {
  return findSettings(db, user.id);
}

/** Changes what is given and answers all settings; nothing given changes nothing. */
export async function changePracticeSettings(
  { db, user }: UserContext,
  changes: Changes,
): Promise<PracticeSettings> {
  const given = Object.entries(changes).filter(([, value]) => value !== undefined);
  if (given.length > 0) await keepSettings(db, user.id, Object.fromEntries(given));
  return findSettings(db, user.id);
}
