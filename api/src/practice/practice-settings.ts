import type * as calls from '@topwords/platform/contracts';
import type { PracticeSettings } from '@topwords/platform/contracts';
import type { UserContext } from '../users/context.ts';
import { findSettings, keepSettings } from './settings-repository.ts';
import type { UseCase } from '../routing/use-case.ts';

/** The learner's settings, or the defaults. */
export function getPracticeSettings({ db, user }: UserContext): Promise<PracticeSettings> {
  return findSettings(db, user.id);
}

/**
 * Changes the given settings, if any, and returns all. With a new daily goal, as many new words a
 * day are offered, unless their number is given too.
 */
export const changePracticeSettings: UseCase<typeof calls.changePracticeSettings> = async (
  { db, user },
  { body },
) => {
  const fitting = body.daily_goal === undefined ? {} : { new_words_a_day: body.daily_goal };
  const given = Object.entries({ ...fitting, ...withoutUndefined(body) });
  if (given.length > 0) await keepSettings(db, user.id, Object.fromEntries(given));
  return findSettings(db, user.id);
};

function withoutUndefined(values: object): object {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}
