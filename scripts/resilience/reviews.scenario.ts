import { loadBank } from '@topwords/content/bank';
import { randomUUIDv7 } from 'node:crypto';
import type { Database } from '../../api/src/db/open-database.ts';
import { saveCards } from '../../api/src/practice/card-repository.ts';
import { cardIdOfWord } from '../../api/src/practice/find-subjects.ts';
import { foldReviews } from '../../api/src/practice/scheduler.ts';
import { takeTurns } from '../statistics/take-turns.ts';
import { createAccount, type Account } from '../accounts/account.ts';
import { watchBystander } from './watch-bystander.ts';
import { withApi, withSqlite, type PrivateApi } from '../processes/start-api.ts';
import { finding, quickEnough, type Finding } from './findings.ts';
import type { Scenario } from './scenario.ts';

const many = 162_000;
const rowsInStatement = 400;
const rounds = 60;
const minute = 60_000;
const ratioMaximum = 2;
const p99Maximum = 100;

/** Reviews as an earlier release stored them, a minute apart, and the resulting card. */
async function seedReviews(db: Database, userId: string, wordId: number): Promise<void> {
  const id = cardIdOfWord(wordId);
  const start = Date.now() - (many + 60) * minute;
  const reviews = Array.from({ length: many }, (_, index) => ({
    rating: index % 7 === 0 ? ('again' as const) : ('good' as const),
    reviewedAt: start + index * minute,
  }));
  await db.transaction(async (transaction) => {
    for (let from = 0; from < many; from += rowsInStatement) {
      await transaction('practice_reviews').insert(
        reviews.slice(from, from + rowsInStatement).map(({ rating, reviewedAt }) => ({
          user_id: userId,
          id: randomUUIDv7(),
          card_id: id,
          rating,
          exercise: 'recall',
          reviewed_at: reviewedAt,
          // Long enough ago not to count among today's answers.
          received_at: start,
          undone_at: null,
        })),
      );
    }
    const { learnedAt: _learnedAt, ...memory } = foldReviews(reviews);
    await saveCards(transaction, userId, [
      { ...memory, id, languageCode: 'es', wordId, knownAt: null },
    ]);
  });
}

/** @returns how long it took, in milliseconds */
async function timeReview(account: Account, wordId: number): Promise<number> {
  const review = {
    id: randomUUIDv7(),
    card_id: cardIdOfWord(wordId),
    rating: 'good',
    exercise: 'recall',
    reviewed_at: new Date().toISOString(),
  };
  const startedAt = performance.now();
  await account.post('/practice/reviews', { reviews: [review] });
  return performance.now() - startedAt;
}

/** Sends reviews alternately of a new card and of one with very many reviews. */
async function run({ address, db }: PrivateApi): Promise<Finding[]> {
  const bystander = await createAccount(address);
  const practised = await createAccount(address);
  const fresh = await createAccount(address);
  const wordId = loadBank().words.find(({ language }) => language === 'es')?.id ?? 0;
  await seedReviews(db, practised.id, wordId);
  const { result, waits } = await watchBystander(bystander, async () => {
    const first = await timeReview(practised, wordId);
    const medians = await takeTurns(
      rounds,
      () => timeReview(fresh, wordId),
      () => timeReview(practised, wordId),
    );
    return { first, medians };
  });
  const [ofNew, ofMany] = result.medians;
  const ratio = ofMany / ofNew;
  return [
    finding(
      `one review after ${many}`,
      `${ofMany.toFixed(1)} ms`,
      `${ratioMaximum} times the ${ofNew.toFixed(1)} ms of a new card; it is ${ratio.toFixed(2)}; the very first took ${result.first.toFixed(0)} ms`,
      ratio <= ratioMaximum,
    ),
    quickEnough('p99 of another learner', waits, p99Maximum),
  ];
}

export const scenario: Scenario = {
  title: `a card with ${many} reviews and a new one, ${rounds} more reviews of each`,
  run: (root) => withSqlite((databaseUrl) => withApi(root, databaseUrl, run)),
};
