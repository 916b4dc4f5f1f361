import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Database } from '../db/open-database.ts';
import { findCheckpoints } from './checkpoint-repository.ts';
import { checkpointInterval, foldOn, foldUpTo, type Fold } from './checkpoints.ts';
import type { Subject } from './find-subjects.ts';
import { listCountedPage, listCountedReviews, type ReviewPlace } from './review-repository.ts';
import { newFold } from './scheduler.ts';

/** Reviews read and folded at a time: a few milliseconds of work. */
export const foldStep = 500;

const emptyFold: Fold = { memory: newFold, checkpoints: [] };

/** Whether a card has enough reviews for checkpoints. */
export function isDeep({ reviewCount }: Pick<Subject, 'reviewCount'>): boolean {
  return reviewCount >= checkpointInterval;
}

/**
 * Folds the reviews of cards, by card. The result is that of folding all reviews, but starts from the
 * last checkpoint before the earliest review that is new or undone. Call it within a transaction that
 * holds `lockPractice`.
 */
export async function foldCards(
  db: Database,
  userId: string,
  subjects: readonly Subject[],
  changes: ReadonlyMap<string, ReviewPlace>,
): Promise<Map<string, Fold>> {
  const [deep, shallow] = [subjects.filter(isDeep), subjects.filter((one) => !isDeep(one))];
  const folds = new Map<string, Fold>();
  const reviews = await listCountedReviews(
    db,
    userId,
    shallow.map(({ id }) => id),
  );
  for (const { id } of shallow) folds.set(id, foldOn(emptyFold, reviews.get(id) ?? []));
  const checkpoints = await findCheckpoints(
    db,
    userId,
    deep.map(({ id }) => id),
  );
  for (const { id } of deep) {
    const base = foldUpTo(checkpoints.get(id) ?? [], changes.get(id));
    folds.set(id, await foldToEnd(db, userId, id, base));
  }
  return folds;
}

async function foldToEnd(db: Database, userId: string, cardId: string, base: Fold): Promise<Fold> {
  let fold = base;
  let after = base.checkpoints.at(-1)?.place;
  for (;;) {
    const page = await listCountedPage(db, userId, { cardId, after, limit: foldStep });
    fold = foldOn(fold, page);
    after = page.at(-1);
    if (page.length < foldStep) return fold;
    await yieldToEventLoop();
  }
}
