import type * as calls from '@topwords/platform/contracts';
import type { LanguageCode, PracticeCard, PracticeQueue } from '@topwords/platform/contracts';
import type { UserContext } from '../users/context.ts';
import { startOfLocalDay, startOfNextLocalDay } from '../calendar/local-day.ts';
import { knownError } from '../errors/known-error.ts';
import { listFavoriteIds } from '../favorites/list-favorite-ids.ts';
import { cardIdOfPair } from './find-subjects.ts';
import { findNewWords } from './find-new-words.ts';
import { findParallelWords } from './find-parallel-words.ts';
import { nativeFor } from './native-for.ts';
import { openSession, presentCards } from './present-cards.ts';
import type { CardSources, Session } from './present-practice-card.ts';
import { countQueue, listCardsOfPairs, listDueCards } from './queue-repository.ts';
import { findSettings } from './settings-repository.ts';
import type { UseCase } from '../routing/use-case.ts';
import { weaveParallels } from './weave-parallels.ts';

const day = 24 * 60 * 60 * 1000;

type QueueContext = UserContext & { sources: CardSources };

/**
 * Cards to practise now: due cards, longest overdue first, then new words up to the language's daily
 * number, or beyond it on request; with `also`, each is followed by a known word of its meaning in
 * that language. At most `limit`; the default is the learner's session length. With `days_ahead`, the
 * cards of this hour tomorrow, if nothing is practised until then.
 * @throws native_missing, language_is_native, languages_equal, language_not_learned
 */
export const getPracticeQueue: UseCase<
  typeof calls.getPracticeQueue,
  { sources: CardSources }
> = async (given, { query }) => {
  const now = given.now + Number(query.days_ahead ?? 0) * day;
  const context = { ...given, now };
  const { db, user, sources } = context;
  const { language, also, limit, beyond_daily: beyondDaily, category_id: categoryId } = query;
  const native = nativeFor(user, language);
  const settings = await findSettings(db, user.id);
  const room = Number(limit ?? settings.session_length);
  const abilities = { builds: query.builds === 'true', speaks: query.speaks === 'true' };
  const session = await openSession(context, { native, language, settings, ...abilities });
  if (also !== undefined) refuseOther(context, { language, also, session });
  if (categoryId !== undefined)
    return queueOfCategory(context, { categoryId, language, room }, session);
  const dayStart = startOfLocalDay(now, user.timeZone);
  const asked = { language, now, dayEnd: startOfNextLocalDay(now, user.timeZone) };
  const dueCards = await listDueCards(db, user.id, { ...asked, limit: room });
  const counts = await countQueue(db, user.id, { ...asked, dayStart });
  const left = Math.max(0, settings.new_words_a_day - counts.begunToday);
  const free = room - dueCards.length;
  const count = beyondDaily === 'true' ? Math.max(left, free) : left;
  const newWords = await findNewWords(
    { ...context, catalogue: sources.catalogue },
    { language, count, starredFirst: settings.starred_first },
  );
  const shown = { dueCards, newWords: newWords.slice(0, free) };
  const cards = await presentCards(context, shown, session);
  const { due, nextDueAt } = counts;
  return {
    ...(await inOtherLanguages(context, cards, { language, also, room, dayStart, session })),
    due_count: due,
    new_count: newWords.length,
    next_due_at: nextDueAt === null ? null : new Date(nextDueAt).toISOString(),
    made_for: new Date(now).toISOString(),
  };
};

interface OtherLanguage {
  language: LanguageCode;
  also: LanguageCode;
  session: Session;
}

/** @throws language_is_native, languages_equal, language_not_learned */
function refuseOther({ user }: UserContext, { language, also, session }: OtherLanguage): void {
  nativeFor(user, also);
  if (also === language) throw knownError('languages_equal', 'Choose two different languages');
  if (!session.others.includes(also)) {
    throw knownError('language_not_learned', 'Add this language before you practice it');
  }
}

interface ParallelOptions extends Omit<OtherLanguage, 'also'> {
  also: LanguageCode | undefined;
  room: number;
  dayStart: number;
}

/** The cards, in two languages if that is asked for, and the languages in which they could be. */
async function inOtherLanguages(
  context: QueueContext,
  cards: readonly PracticeCard[],
  { language, also, room, dayStart, session }: ParallelOptions,
): Promise<Pick<PracticeQueue, 'cards' | 'parallels'>> {
  const { sources } = context;
  const { catalogue } = sources;
  const words = cards.flatMap(({ word_id: id }) => catalogue.find(id ?? 0) ?? []);
  const options = { languages: session.others, dayStart };
  const found = await findParallelWords({ ...context, catalogue }, words, options);
  const parallels = [...found]
    .map(([code, { size }]) => ({ language_code: code, count: size }))
    .filter(({ count }) => count > 0);
  const known = also && found.get(also);
  return {
    cards: known
      ? weaveParallels(sources, cards, { language, also, known, room, session })
      : [...cards],
    ...(parallels.length > 0 && { parallels }),
  };
}

/** A category may hold more favourites than a session takes: the latest ones are practised. */
const categoryMaximum = 500;

/** The pairs of a category of favourites, whether or not they are due. */
async function queueOfCategory(
  context: QueueContext,
  { categoryId, language, room }: { categoryId: string; language: LanguageCode; room: number },
  session: Session,
): Promise<PracticeQueue> {
  const { db, user } = context;
  const ids = await listFavoriteIds(db, user.id, { categoryId, limit: categoryMaximum });
  const cardIds = ids.map(cardIdOfPair);
  const dueCards = await listCardsOfPairs(db, user.id, { cardIds, language, limit: room });
  return {
    cards: await presentCards(context, { dueCards, newWords: [] }, session),
    due_count: dueCards.length,
    new_count: 0,
    next_due_at: null,
  };
}
