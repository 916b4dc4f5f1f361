import type * as calls from '@topwords/platform/contracts';
import type { PracticePair } from '@topwords/platform/contracts';
import { inTransaction } from '../db/in-transaction.ts';
import { knownError } from '../errors/known-error.ts';
import type { Database } from '../db/open-database.ts';
import { findCards, lockPractice, saveCards, type Card } from './card-repository.ts';
import { nativeFor } from './native-for.ts';
import { cardIdOfPair } from './find-subjects.ts';
import { countPairs, insertPair } from './pair-repository.ts';
import { presentCardState } from './present-card-state.ts';
import { newMemory } from './scheduler.ts';
import type { UseCase } from '../routing/use-case.ts';

/** Pairs that a learner may have. */
const maxPairs = 5000;

/**
 * Adds a pair to practice, due immediately. A known id changes nothing, even with other texts.
 * Returns the card's state.
 * @throws native_missing, language_is_native, pair_limit_reached
 */
export const addPracticePair: UseCase<typeof calls.addPracticePair> = async (
  { db, user, now },
  { body: sent },
) => {
  nativeFor(user, sent.language_code);
  // Card ids are lowercase; a UUID means the same in either case.
  const pair = { ...sent, id: sent.id.toLowerCase() };
  const card = await inTransaction(db, async (transaction) => {
    await lockPractice(transaction, user.id);
    const id = cardIdOfPair(pair.id);
    const existing = (await findCards(transaction, user.id, [id])).get(id);
    return existing ?? savePair(transaction, user.id, pair, now);
  });
  return presentCardState(card, undefined, now);
};

async function savePair(
  db: Database,
  userId: string,
  pair: PracticePair,
  now: number,
): Promise<Card> {
  if ((await countPairs(db, userId)) >= maxPairs) {
    throw knownError('pair_limit_reached', `You already practice ${maxPairs} pairs of your own`);
  }
  await insertPair(db, userId, pair, now);
  const card: Card = {
    ...newMemory,
    id: cardIdOfPair(pair.id),
    languageCode: pair.language_code,
    wordId: null,
    dueAt: now,
    knownAt: null,
  };
  await saveCards(db, userId, [card]);
  return card;
}
