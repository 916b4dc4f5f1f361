import type { LanguageCode, Understanding } from '@topwords/platform/contracts';
import type { Catalogue } from '../bank/catalogue.ts';
import { localDate } from '../calendar/local-day.ts';
import { listAnsweredWords } from '../practice/list-answered-words.ts';
import type { UserContext } from '../users/context.ts';
import { listTargetsAtStart } from '../users/user-repository.ts';
import { findKnownWords } from './find-known-words.ts';
import {
  keepUnderstandingDay,
  listUnderstandingDays,
  type UnderstandingDay,
} from './understanding-repository.ts';

const million = 1e6;

/** A share in millionths, in percent with one decimal. */
function percentOf(share: number): number {
  return Math.round((share / million) * 1000) / 10;
}

/**
 * How much of everyday text the learner understands, in each of their languages: the shares of the
 * words that they know. The figure of the day is kept when it is asked for and is another than
 * before, which makes the line of the past. Words that were answered and are not known yet are counted
 * beside it.
 */
export async function getUnderstanding(
  context: UserContext & { catalogue: Catalogue },
): Promise<Understanding[]> {
  const { db, user, now, catalogue } = context;
  const targets = await listTargetsAtStart(db, user);
  const known = await findKnownWords(context);
  const answered = await listAnsweredWords(db, user.id);
  const past = await listUnderstandingDays(db, user.id);
  const today = localDate(now, user.timeZone);
  return Promise.all(
    targets.map(async (language) => {
      const ids = known.get(language) ?? new Set<number>();
      const share = shareOf(catalogue, ids);
      const days = past.get(language) ?? [];
      const current = { local_date: today, share };
      if (isNew(days, current)) await keepUnderstandingDay(db, user.id, language, current);
      const learning = answered.filter(
        (id) => catalogue.find(id)?.language === language && !ids.has(id),
      );
      const words = { known: ids.size, learning: learning.length };
      return present(language, words, withToday(days, current));
    }),
  );
}

function shareOf(catalogue: Catalogue, ids: ReadonlySet<number>): number {
  let share = 0;
  for (const id of ids) share += catalogue.find(id)?.share ?? 0;
  return Math.min(share, million);
}

/** A learner who knows nothing yet has no past to keep. */
function isNew(days: readonly UnderstandingDay[], { share }: UnderstandingDay): boolean {
  return (days.at(-1)?.share ?? 0) !== share;
}

function withToday(days: readonly UnderstandingDay[], today: UnderstandingDay) {
  return isNew(days, today)
    ? [...days.filter(({ local_date: date }) => date !== today.local_date), today]
    : days;
}

function present(
  language: LanguageCode,
  words: { known: number; learning: number },
  days: readonly UnderstandingDay[],
): Understanding {
  return {
    language_code: language,
    percent: percentOf(days.at(-1)?.share ?? 0),
    known_words: words.known,
    learning_words: words.learning,
    days: days.map(({ local_date: date, share }) => ({ date, percent: percentOf(share) })),
  };
}
