import type * as calls from '@topwords/platform/contracts';
import type { CardState } from '@topwords/platform/contracts';
import type { UserContext } from '../users/context.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { knownError } from '../errors/known-error.ts';
import type { Catalogue } from '../bank/catalogue.ts';
import { findMarks } from '../marks/mark-repository.ts';
import { findCards, lockPractice } from './card-repository.ts';
import { findSubjects, type Subject } from './find-subjects.ts';
import { deleteMistake } from './mistake-repository.ts';
import { prepareCards } from './prepare-cards.ts';
import { presentCardState } from './present-card-state.ts';
import { refoldCards } from './refold-cards.ts';
import { findReview, markUndone } from './review-repository.ts';
import { newMemory } from './scheduler.ts';
import type { UseCase } from '../routing/use-case.ts';

/**
 * Undoes a review permanently. Its card is folded from the other reviews, and is new again if there
 * are none. An unknown id changes nothing: a client that wants to undo a review that may not have
 * arrived sends it first, since a review counts once however often it is sent.
 * @throws card_unknown, also when the review was of another card
 */
export const undoReview: UseCase<typeof calls.undoReview, { catalogue: Catalogue }> = async (
  context,
  { body: { review_id: reviewId, card_id: cardId } },
) => {
  const id = reviewId.toLowerCase();
  await prepareCards(context, [cardId]);
  return inTransaction(context.db, (db) => take({ ...context, db }, { id, cardId }), {
    isRepeatable: true,
  });
};

async function take(
  context: UserContext & { catalogue: Catalogue },
  { id, cardId }: { id: string; cardId: string },
): Promise<CardState> {
  const { db, user, now } = context;
  await lockPractice(db, user.id);
  const subjects = await findSubjects(context, [cardId]);
  const review = await findReview(db, user.id, id);
  if (review !== undefined && review.cardId !== cardId) {
    throw knownError('card_unknown', 'That review belongs to another card');
  }
  if (review === undefined || review.isUndone) {
    return onlyOne(await Promise.all(subjects.map((one) => stateOf(context, one))));
  }
  await markUndone(db, user.id, id, now);
  await deleteMistake(db, user.id, id);
  return onlyOne(await refoldCards(context, subjects, new Map([[cardId, review]])));
}

/** The state of an unchanged card. */
async function stateOf({ db, user, now }: UserContext, subject: Subject): Promise<CardState> {
  const { id, languageCode, wordId, knownAt, newDueAt } = subject;
  const fresh = { ...newMemory, id, languageCode, wordId, knownAt, dueAt: newDueAt };
  const card = (await findCards(db, user.id, [id])).get(id) ?? fresh;
  const marks = await findMarks(db, user.id, wordId === null ? [] : [wordId]);
  return presentCardState(card, marks.get(wordId ?? 0), now);
}

function onlyOne([state]: readonly CardState[]): CardState {
  if (state === undefined) throw knownError('card_unknown', 'This card does not exist');
  return state;
}
