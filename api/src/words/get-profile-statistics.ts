import type { ProfileStatistics } from '@topwords/platform/contracts';
import type { UserContext } from '../users/context.ts';
import type { Catalogue } from '../bank/catalogue.ts';
import { countLocalDays } from '../calendar/local-day.ts';
import { listMarks } from '../marks/mark-repository.ts';

/** The learner's figures; the day of registration counts as the first day. */
export async function getProfileStatistics({
  db,
  user,
  now,
  catalogue,
}: UserContext & { catalogue: Catalogue }): Promise<ProfileStatistics> {
  const learned = await listMarks(db, user.id, { learned: true });
  return {
    username: user.username,
    email: user.email,
    is_premium: user.isPremium,
    total_learned_words: learned.filter((mark) => catalogue.find(mark.wordId) !== undefined).length,
    days_registered: countLocalDays(user.createdAt, now, user.timeZone),
    join_date: new Date(user.createdAt).toISOString(),
  };
}
