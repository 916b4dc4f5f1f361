import type { DailyStreak } from '@topwords/platform/contracts';
import type { UserContext } from '../context.ts';
import type { Catalogue } from './catalogue.ts';
import { startOfLocalDay } from './local-day.ts';
import { listLearnedSince } from './mark-repository.ts';

/** Words learned today, as the learner's time zone counts days, and the language last learned in. */
export async function getStreak({
  db,
  user,
  now,
  catalogue,
}: UserContext & { catalogue: Catalogue }): Promise<DailyStreak> {
  const learnedToday = await listLearnedSince(db, user.id, startOfLocalDay(now, user.timeZone));
  const known = learnedToday.filter((id) => catalogue.find(id) !== undefined);
  const [last] = known.length > 0 ? known : await listLearnedSince(db, user.id, 0, 1);
  return {
    daily_learned_words: known.length,
    last_learned_language: last === undefined ? null : (catalogue.find(last)?.language ?? null),
  };
}
