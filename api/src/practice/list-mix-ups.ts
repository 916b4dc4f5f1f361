import type { LanguageCode } from '@topwords/platform/contracts';
import type { UserContext } from '../users/context.ts';
import { listLaterReviews, listMistakes } from './mistake-repository.ts';
import { foldMixUps, type MixUp } from './fold-mix-ups.ts';

/** Older mistakes no longer count. */
const rememberedDays = 90;
const day = 24 * 60 * 60 * 1000;

/** Answers that are read at most: more than anyone gives in the time. */
const mostAnswers = 1000;

/** What a learner mixes up in a language, most pressing first. */
export async function listMixUps(
  { db, user, now }: UserContext,
  language: LanguageCode,
): Promise<MixUp[]> {
  const since = now - rememberedDays * day;
  const answers = await listMistakes(db, user.id, { language, since, limit: mostAnswers });
  const [first] = answers;
  if (first === undefined) return [];
  const cardIds = [...new Set(answers.map(({ cardId }) => cardId))];
  const reviews = await listLaterReviews(db, user.id, { cardIds, since: first.madeAt });
  return foldMixUps(answers, { now, timeZone: user.timeZone, reviews });
}
