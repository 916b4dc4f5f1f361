import type { LanguageCode, PracticeCard, PracticeSettings } from '@topwords/platform/contracts';
import type { CatalogueWord } from '../bank/catalogue.ts';
import { localDate } from '../calendar/local-day.ts';
import { findMarks } from '../marks/mark-repository.ts';
import type { UserContext } from '../users/context.ts';
import { listTargets } from '../users/user-repository.ts';
import type { Card } from './card-repository.ts';
import { pronunciationOf } from './find-pronunciation.ts';
import { pairIdOf } from './find-subjects.ts';
import { findPairs } from './pair-repository.ts';
import {
  presentPairCard,
  presentWordCard,
  type CardSources,
  type Session,
} from './present-practice-card.ts';
import { newMemory } from './scheduler.ts';

interface Asker extends Pick<Session, 'native' | 'builds' | 'speaks'> {
  language: LanguageCode;
  settings: PracticeSettings;
}

/** What the cards of a learner in a language have in common now. */
export async function openSession(
  { db, user, now }: UserContext,
  { language, settings, ...asker }: Asker,
): Promise<Session> {
  const targets = await listTargets(db, user);
  const others = targets.filter((code) => code !== asker.native && code !== language);
  const date = localDate(now, user.timeZone);
  return { ...asker, pronunciation: pronunciationOf(settings), now, date, others };
}

interface Shown {
  dueCards: readonly Card[];
  newWords: readonly CatalogueWord[];
}

/** Due cards and then new words, each with everything that its exercise needs. */
export async function presentCards(
  { db, user, now, sources }: UserContext & { sources: CardSources },
  { dueCards, newWords }: Shown,
  session: Session,
): Promise<PracticeCard[]> {
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
