import type { Knex } from 'knex';
import type { LanguageCode } from '@topwords/platform/contracts';
import type { Database } from '../db/open-database.ts';
import { toCard, type Card, type CardRow } from './card-repository.ts';

/**
 * Decides what is due. A card in review is due from the beginning of its day in the learner's time
 * zone, regardless of the hour it was answered; learning steps are due to the minute.
 */
interface Moment {
  now: number;
  /** When the learner's day ends. */
  dayEnd: number;
}

interface QueueOptions extends Moment {
  language: LanguageCode;
}

type Cards = Knex.QueryBuilder<CardRow>;

function whereDue(cards: Cards, { now, dayEnd }: Moment): Cards {
  return cards.where('due_at', '<', dayEnd).where((due) => {
    void due.where('state', 'review').orWhere('due_at', '<=', now);
  });
}

/** How many cards in the languages are due. */
export async function countDue(
  db: Database,
  userId: string,
  { languages, ...moment }: Moment & { languages: readonly string[] },
): Promise<number> {
  const cards = db('practice_cards')
    .where({ user_id: userId })
    .whereIn('language_code', [...languages]);
  const [row] = await whereDue(cards, moment).count({ total: '*' });
  return Number(row?.['total'] ?? 0);
}

/** How many cards are due in each of the languages that has any. */
export async function countDueByLanguage(
  db: Database,
  userId: string,
  { languages, ...moment }: Moment & { languages: readonly string[] },
): Promise<{ language: string; count: number }[]> {
  const cards = db('practice_cards')
    .where({ user_id: userId })
    .whereIn('language_code', [...languages]);
  const rows: { language: string; total: number }[] = await whereDue(cards, moment)
    .groupBy('language_code')
    .orderBy('language_code')
    .select('language_code AS language')
    .count({ total: '*' });
  return rows.map(({ language, total }) => ({ language, count: total }));
}

/** At most `limit` due cards of a language, longest overdue first. */
export async function listDueCards(
  db: Database,
  userId: string,
  { language, limit, ...moment }: QueueOptions & { limit: number },
): Promise<Card[]> {
  const cards = db<CardRow>('practice_cards').where({ user_id: userId, language_code: language });
  const rows: CardRow[] = await whereDue(cards, moment).orderBy(['due_at', 'id']).limit(limit);
  return rows.map(toCard);
}

/** At most `limit` cards of pairs in a language, those due first. */
export async function listCardsOfPairs(
  db: Database,
  userId: string,
  { cardIds, language, limit }: { cardIds: readonly string[]; language: string; limit: number },
): Promise<Card[]> {
  const rows: CardRow[] = await db<CardRow>('practice_cards')
    .where({ user_id: userId, language_code: language })
    .whereIn('id', [...cardIds])
    .whereNull('known_at')
    .orderBy(['due_at', 'id'])
    .limit(limit);
  return rows.map(toCard);
}

/** Figures of a queue; `nextDueAt` is null when nothing is due later. */
export interface QueueCounts {
  due: number;
  nextDueAt: number | null;
  /** Words that were answered for the first time since the day began, and not learned before. */
  begunToday: number;
}

/** Counts in one statement; each figure uses an index that begins with the learner and the language. */
export async function countQueue(
  db: Database,
  userId: string,
  { language, dayStart, ...moment }: QueueOptions & { dayStart: number },
): Promise<QueueCounts> {
  const { now, dayEnd } = moment;
  const cards = () =>
    db<CardRow>('practice_cards').where({ user_id: userId, language_code: language });
  const learnedBefore = db('word_marks')
    .where('word_marks.user_id', userId)
    .where('word_marks.word_id', db.ref('practice_cards.word_id'))
    .where('word_marks.learned_at', '<', db.ref('practice_cards.first_reviewed_at'))
    .select('word_marks.word_id');
  const row: { due: number; next_due_at: number | null; begun: number } | undefined = await db
    .select(
      whereDue(cards(), moment).count('*').as('due'),
      cards()
        .where('due_at', '>', now)
        .where((later) => {
          void later.where('due_at', '>=', dayEnd).orWhereNot('state', 'review');
        })
        .orderBy('due_at')
        .limit(1)
        .select('due_at')
        .as('next_due_at'),
      cards()
        .where('first_reviewed_at', '>=', dayStart)
        .whereNotNull('word_id')
        .whereNotExists(learnedBefore)
        .count('*')
        .as('begun'),
    )
    .first();
  return {
    due: row?.due ?? 0,
    nextDueAt: row?.next_due_at ?? null,
    begunToday: row?.begun ?? 0,
  };
}
