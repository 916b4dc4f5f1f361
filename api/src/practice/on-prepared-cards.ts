import { setImmediate as letOthersRun } from 'node:timers/promises';
import type { UserContext } from '../users/context.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { Database } from '../db/open-database.ts';
import { findCards, lockPractice } from './card-repository.ts';
import { findCheckpoints, keepCheckpoints } from './checkpoint-repository.ts';
import { foldOn, foldUpTo } from './checkpoints.ts';
import type { Subject } from './find-subjects.ts';
import { foldStep, isDeep } from './fold-cards.ts';
import { listCountedPage } from './review-repository.ts';

/** What work answers that has done nothing, since these cards had better get checkpoints first. */
export interface Unprepared {
  unprepared: readonly string[];
}

/** Which of the cards had better get checkpoints before they are folded. */
export type FindUnprepared = (subjects: readonly Subject[]) => Promise<readonly string[]>;

/**
 * Does work on cards in one transaction. Where it finds some unprepared, these get their checkpoints
 * first, in transactions of their own, and the work begins again; a second time it finds none. The work
 * must come to the same when it is repeated.
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
  if ('unprepared' in second) throw new Error('Work found cards unprepared where there were none');
  return second;
}

/** The cards whose last checkpoint is many reviews back, as those of before there were any. */
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

/** Makes the checkpoints of cards up to now, in steps between which others are served. */
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
      // SQLite answers without ever waiting: nothing else would run between the steps.
      await letOthersRun();
    }
  }
}

/** Answers whether that was the last step. */
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
