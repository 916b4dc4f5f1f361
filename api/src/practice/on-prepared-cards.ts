import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { UserContext } from '../users/context.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { Database } from '../db/open-database.ts';
import { findCards, lockPractice } from './card-repository.ts';
import { findCheckpoints, keepCheckpoints } from './checkpoint-repository.ts';
import { foldOn, foldUpTo } from './checkpoints.ts';
import type { Subject } from './find-subjects.ts';
import { foldStep, isDeep } from './fold-cards.ts';
import { listCountedPage } from './review-repository.ts';

/** The result of work that did nothing because these cards need checkpoints first. */
export interface Unprepared {
  unprepared: readonly string[];
}

/** Finds the cards that need checkpoints before they are folded. */
export type FindUnprepared = (subjects: readonly Subject[]) => Promise<readonly string[]>;

/**
 * Does work on cards in one transaction. If it reports unprepared cards, these get their checkpoints
 * first, in separate transactions, and the work runs again, this time without looking for unprepared
 * cards. The work must be repeatable.
 */
export async function onPreparedCards<Result extends object>(
  context: UserContext,
  work: (db: Database, findUnprepared: FindUnprepared) => Promise<Result | Unprepared>,
): Promise<Result> {
  const { db, user } = context;
  const first = await inTransaction(
    db,
    (transaction) =>
      work(transaction, (subjects) => findUnprepared(transaction, user.id, subjects)),
    { isRepeatable: true },
  );
  if (!('unprepared' in first)) return first;
  await prepareCheckpoints(context, first.unprepared);
  const second = await inTransaction(db, (transaction) => work(transaction, async () => []), {
    isRepeatable: true,
  });
  if ('unprepared' in second)
    throw new Error('Work reported unprepared cards after they had been prepared');
  return second;
}

/** Cards whose last checkpoint is many reviews back, such as cards from before checkpoints existed. */
async function findUnprepared(
  db: Database,
  userId: string,
  subjects: readonly Subject[],
): Promise<string[]> {
  const many = subjects.filter((one) => isDeep(one) && one.reviewCount > 2 * foldStep);
  const ids = many.map(({ id }) => id);
  const checkpoints = await findCheckpoints(db, userId, ids);
  return many
    .filter(({ id, reviewCount }) => {
      const { memory } = foldUpTo(checkpoints.get(id) ?? [], undefined);
      return reviewCount - memory.reviewCount > 2 * foldStep;
    })
    .map(({ id }) => id);
}

/** Makes the checkpoints of cards up to now, in steps between which other requests run. */
async function prepareCheckpoints(
  { db, user }: UserContext,
  cardIds: readonly string[],
): Promise<void> {
  for (const cardId of cardIds) {
    for (let isLast = false; !isLast;) {
      isLast = await inTransaction(
        db,
        async (transaction) => {
          await lockPractice(transaction, user.id);
          return stepOn(transaction, user.id, cardId);
        },
        { isRepeatable: true },
      );
      // The SQLite driver is synchronous: without this, nothing else would run between the steps.
      await yieldToEventLoop();
    }
  }
}

/** Returns whether that was the last step. */
async function stepOn(db: Database, userId: string, cardId: string): Promise<boolean> {
  const card = (await findCards(db, userId, [cardId])).get(cardId);
  if (card === undefined) return true;
  const checkpoints = (await findCheckpoints(db, userId, [cardId])).get(cardId) ?? [];
  const base = foldUpTo(checkpoints, undefined);
  const after = base.checkpoints.at(-1)?.place;
  const page = await listCountedPage(db, userId, { cardId, after, limit: foldStep });
  if (page.length < foldStep) return true;
  const fold = foldOn(base, page);
  await keepCheckpoints(db, userId, cardId, { memory: card, checkpoints: fold.checkpoints });
  return false;
}
