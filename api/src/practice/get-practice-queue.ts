import type * as calls from '@topwords/platform/contracts';
import type { LanguageCode, PracticeCard, PracticeSettings } from '@topwords/platform/contracts';
import type { UserContext } from '../users/context.ts';
import type { CatalogueWord } from '../bank/catalogue.ts';
import { localDate, startOfLocalDay, startOfNextLocalDay } from '../calendar/local-day.ts';
import { findMarks } from '../marks/mark-repository.ts';
import type { Card } from './card-repository.ts';
import { pairIdOf } from './find-subjects.ts';
import { findNewWords } from './find-new-words.ts';
import { findPairs } from './pair-repository.ts';
import { nativeFor } from './native-for.ts';
import { presentPairCard, presentWordCard, type CardSources } from './present-practice-card.ts';
import { countQueue, listDueCards } from './queue-repository.ts';
import { newMemory } from './scheduler.ts';
import { pronunciationOf } from './find-pronunciation.ts';
import { findSettings } from './settings-repository.ts';
import type { UseCase } from '../routing/use-case.ts';

type QueueContext = UserContext & { sources: CardSources };

/**
 * Cards to practise now: due cards, longest overdue first, then new words up to the language's daily
 * number, or beyond it on request. At most `limit`; the default is the learner's session length.
 * @throws native_missing, language_is_native
 */
export const getPracticeQueue: UseCase<
  typeof calls.getPracticeQueue,
  { sources: CardSources }
> = async (context, { query }) => {
  const { db, user, now, sources } = context;
  const { language, limit, beyond_daily: beyondDaily } = query;
  const native = nativeFor(user, language);
  const settings = await findSettings(db, user.id);
  const room = Number(limit ?? settings.session_length);
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
  const { due, nextDueAt } = counts;
  return {
    cards: await presentCards(context, shown, { native, settings }),
    due_count: due,
    new_count: newWords.length,
    next_due_at: nextDueAt === null ? null : new Date(nextDueAt).toISOString(),
  };
};

interface Shown {
  dueCards: readonly Card[];
  newWords: readonly CatalogueWord[];
}

async function presentCards(
  { db, user, now, sources }: QueueContext,
  { dueCards, newWords }: Shown,
  { native, settings }: { native: LanguageCode; settings: PracticeSettings },
): Promise<PracticeCard[]> {
  const pronunciation = pronunciationOf(settings);
  const session = { native, pronunciation, now, date: localDate(now, user.timeZone) };
  const wordIds = dueCards.flatMap(({ wordId }) => wordId ?? []);
  const marks = await findMarks(db, user.id, [...wordIds, ...newWords.map(({ id }) => id)]);
  const pairIds = dueCards.flatMap(({ id }) => pairIdOf(id) ?? []);
  const pairs = await findPairs(db, user.id, pairIds);
  const presentWord = (word: CatalogueWord, memory: Card | typeof newMemory) =>
    presentWordCard(sources, { word, memory, mark: marks.get(word.id) }, session);
  const due = dueCards.flatMap((card) => {
    const pair = pairs.get(pairIdOf(card.id) ?? '');
    if (pair !== undefined) return [presentPairCard(pair, card, now)];
    const word = sources.catalogue.find(card.wordId ?? 0);
    return word === undefined ? [] : [presentWord(word, card)];
  });
  return [...due, ...newWords.map((word) => presentWord(word, newMemory))];
}
