import { loadBank } from '@topwords/content/bank';
import { randomUUIDv7 } from 'node:crypto';
import type { Database } from '../../api/src/db/open-database.ts';
import { saveCards, type Card } from '../../api/src/practice/card-repository.ts';
import { cardIdOfPair, cardIdOfWord } from '../../api/src/practice/find-subjects.ts';
import { insertPair } from '../../api/src/practice/pair-repository.ts';
import { createAccount } from '../accounts/account.ts';
import type { PrivateApi } from '../processes/start-api.ts';
import { takeTurns } from '../statistics/take-turns.ts';

const warmUps = 100;
const requests = 800;
const cardsInStatement = 200;
const firstSession = 20;
/** In days: each of four consecutive cards is asked by a different exercise. */
const stabilities = [0.5, 2, 8, 30];
const day = 24 * 60 * 60 * 1000;

/** Duration of a learner's queue: the median of many requests. */
export interface QueueMeasurement {
  cards: number;
  due: number;
  milliseconds: number;
}

/**
 * Compares the queue of a learner with 50 cards and one with 5,000. For each, a tenth of the cards
 * is due, and at least twenty; the first session has the same twenty words. Three in ten cards are
 * words, the most common ones, and at least those twenty; the rest are pairs.
 */
export async function measureQueues(
  api: PrivateApi,
): Promise<[few: QueueMeasurement, many: QueueMeasurement]> {
  const few = await createPractised(api, 50);
  const many = await createPractised(api, 5000);
  const [short, long] = await takeTurns(requests, few.time, many.time, warmUps);
  return [
    { ...few, milliseconds: short },
    { ...many, milliseconds: long },
  ];
}

type Subject = Pick<Card, 'id' | 'wordId'>;

async function createPractised({ address, db }: PrivateApi, count: number) {
  const account = await createAccount(address);
  const due = Math.max(firstSession, count / 10);
  await db.transaction(async (transaction) => {
    const subjects = await makeSubjects(transaction, account.id, count);
    const cards = subjects.map((subject, index) => buildCard(subject, (index - due) / count));
    for (let start = 0; start < count; start += cardsInStatement) {
      await saveCards(transaction, account.id, cards.slice(start, start + cardsInStatement));
    }
  });
  const { cards, due_count: counted } = (await account.get('/practice/queue?language=es')) as {
    cards: { word_id: number | null }[];
    due_count: number;
  };
  const words = cards.filter((card) => card.word_id !== null).length;
  if (words !== firstSession || counted !== due)
    throw new Error('The queue differs from the expected one');
  async function time(): Promise<number> {
    const startedAt = performance.now();
    await account.get('/practice/queue?language=es');
    return performance.now() - startedAt;
  }
  return { cards: count, due, time };
}

async function makeSubjects(db: Database, userId: string, count: number): Promise<Subject[]> {
  const words = loadBank().words.filter(({ language }) => language === 'es');
  const subjects = words
    .slice(0, Math.max(firstSession, count * 0.3))
    .map(({ id }): Subject => ({ id: cardIdOfWord(id), wordId: id }));
  const languages = { language_code: 'es', native_code: 'en' } as const;
  for (let index = subjects.length; index < count; index += 1) {
    const texts = { text: `frase propia ${index}`, translation: `phrase ${index}` };
    const pair = { id: randomUUIDv7(), ...texts, ...languages };
    await insertPair(db, userId, pair, Date.now());
    subjects.push({ id: cardIdOfPair(pair.id), wordId: null });
  }
  return subjects;
}

/** A `place` below 0 is overdue, others are due from the day after tomorrow; 1 is a hundred days. */
function buildCard(subject: Subject, place: number): Card {
  const dueAt = Date.now() + Math.round(place * 100 * day) + (place < 0 ? 60_000 : 2 * day);
  const stability = stabilities[(subject.wordId ?? 0) % stabilities.length] ?? 1;
  return {
    ...subject,
    languageCode: 'es',
    state: 'review',
    learningStep: 0,
    stability,
    difficulty: 5,
    reviewCount: 4,
    lapses: 0,
    dueAt,
    firstReviewedAt: dueAt - 200 * day,
    lastReviewedAt: dueAt - 150 * day,
    knownAt: null,
  };
}
