import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { UserContext } from '../users/context.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { Database } from '../db/open-database.ts';
import { findCards, lockPractice } from './card-repository.ts';
import { findCheckpoints, keepCheckpoints } from './checkpoint-repository.ts';
import { foldOn, foldUpTo } from './checkpoints.ts';
import { foldStep } from './fold-cards.ts';
import { listCountedPage } from './review-repository.ts';

/**
 * Makes the checkpoints of cards whose last one is many reviews back, such as cards from before
 * checkpoints existed: in steps between which other requests run, so that folding such a card later
 * takes no longer than folding another.
 */
export async function prepareCards(
  { db, user }: UserContext,
  cardIds: readonly string[],
): Promise<void> {
  const cards = [...(await findCards(db, user.id, cardIds)).values()];
  const many = cards.filter(({ reviewCount }) => reviewCount > 2 * foldStep);
  const ids = many.map(({ id }) => id);
  const checkpoints = await findCheckpoints(db, user.id, ids);
  for (const { id, reviewCount } of many) {
    const { memory } = foldUpTo(checkpoints.get(id) ?? [], undefined);
    let isLast = reviewCount - memory.reviewCount <= 2 * foldStep;
    while (!isLast) {
      isLast = await inTransaction(
        db,
        async (transaction) => {
          await lockPractice(transaction, user.id);
          return stepOn(transaction, user.id, id);
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
