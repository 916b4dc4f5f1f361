import type * as calls from '@topwords/platform/contracts';
import {
  secondsPerReview,
  sessionLengths,
  type PracticeSettings,
} from '@topwords/platform/contracts';
import { localDate } from '../calendar/local-day.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { UserContext } from '../users/context.ts';
import { lockPractice } from './card-repository.ts';
import { goalIn, newWordsFor, type DailyGoal } from './daily-goal.ts';
import { keepFormerGoal } from './former-goal-repository.ts';
import { findSettings, keepSettings } from './settings-repository.ts';
import type { UseCase } from '../routing/use-case.ts';

/** The learner's settings, or the defaults. */
export function getPracticeSettings({ db, user }: UserContext): Promise<PracticeSettings> {
  return findSettings(db, user.id);
}

/**
 * Changes the given settings, if any, and returns all. With a new daily goal come the new words a
 * day, and for a goal in minutes the session length, that fit it, unless they are given too. Earlier
 * days keep the goal that they had.
 */
export const changePracticeSettings: UseCase<typeof calls.changePracticeSettings> = async (
  { db, user, now },
  { body },
) => {
  const changes = withoutUndefined(body);
  const isGoal = changes.daily_goal !== undefined || changes.goal_kind !== undefined;
  if (!isGoal) {
    if (Object.keys(changes).length > 0) await keepSettings(db, user.id, changes);
    return findSettings(db, user.id);
  }
  const take = async (transaction: UserContext['db']): Promise<PracticeSettings> => {
    await lockPractice(transaction, user.id);
    const former = goalIn(await findSettings(transaction, user.id));
    await keepSettings(transaction, user.id, changes);
    const goal = goalIn(await findSettings(transaction, user.id));
    if (goal.kind !== former.kind || goal.amount !== former.amount) {
      const beforeDate = localDate(now, user.timeZone);
      await keepFormerGoal(transaction, user.id, { ...former, beforeDate });
    }
    await keepSettings(transaction, user.id, { ...fitting(goal), ...changes });
    return findSettings(transaction, user.id);
  };
  return inTransaction(db, take, { isRepeatable: true });
};

/** What follows from a goal. */
function fitting(goal: DailyGoal): Partial<PracticeSettings> {
  const newWords = { new_words_a_day: newWordsFor(goal) };
  if (goal.kind === 'words') return newWords;
  const cards = (goal.amount * 60) / secondsPerReview;
  const length = sessionLengths.findLast((one) => one <= cards) ?? sessionLengths[0];
  return { ...newWords, session_length: length };
}

function withoutUndefined(values: Partial<PracticeSettings>): Partial<PracticeSettings> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}
