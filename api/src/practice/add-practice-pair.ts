import type { CardState, PracticePair } from '@topwords/platform/contracts';
import type { UserContext } from '../users/context.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { knownError } from '../errors/known-error.ts';
import type { Database } from '../db/open-database.ts';
import { findCards, lockPractice, saveCards, type Card } from './card-repository.ts';
import { nativeFor } from './native-for.ts';
import { cardIdOfPair } from './find-subjects.ts';
import { countPairs, insertPair } from './pair-repository.ts';
import { presentCardState } from './present-card-state.ts';
import { newMemory } from './scheduler.ts';

/** Pairs that a learner may have. */
const pairsAtMost = 5000;

/**
 * Takes a pair into practice, due at once. The same id again changes nothing, be the texts others or
 * not; answers where the card stands.
 * @throws native_missing, language_is_native, pair_limit_reached
 */
export async function addPracticePair(
  { db, user, now }: UserContext,
  sent: PracticePair,
): Promise<CardState> {
  nativeFor(user, sent.language_code);
  // As in the ids of cards; UUIDs are the same in either case.
  const pair = { ...sent, id: sent.id.toLowerCase() };
  const card = await inTransaction(db, async (transaction) => {
    await lockPractice(transaction, user.id);
    const id = cardIdOfPair(pair.id);
    const kept = (await findCards(transaction, user.id, [id])).get(id);
    return kept ?? keepPair(transaction, user.id, pair, now);
  });
  return presentCardState(card, undefined, now);
}

async function keepPair(
  db: Database,
  userId: string,
  pair: PracticePair,
  now: number,
): Promise<Card> {
  if ((await countPairs(db, userId)) >= pairsAtMost) {
    throw knownError('pair_limit_reached', `You already practice ${pairsAtMost} pairs of your own`);
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
