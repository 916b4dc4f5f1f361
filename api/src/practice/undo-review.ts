import type { CardState } from '@topwords/platform/contracts';
import type { UserContext } from '../users/context.ts';
import { knownError } from '../errors/known-error.ts';
import type { Catalogue } from '../bank/catalogue.ts';
import { findMarks } from '../marks/mark-repository.ts';
import { findCards, lockPractice } from './card-repository.ts';
import { findSubjects, type Subject } from './find-subjects.ts';
import { onPreparedCards, type FindUnprepared, type Unprepared } from './on-prepared-cards.ts';
import { presentCardState } from './present-card-state.ts';
import { refoldCards } from './refold-cards.ts';
import { findReview, markUndone } from './review-repository.ts';
import { newMemory } from './scheduler.ts';

/**
 * Takes a review back for good. Its card is then what the other reviews make of it, and new again
 * where there are none. An id of no review changes nothing: whoever wants a review undone that may
 * not have come sends it first, which counts once however often it comes.
 * @throws card_unknown, also when the review was of another card
 */
export async function undoReview(
  context: UserContext & { catalogue: Catalogue },
  { review_id: reviewId, card_id: cardId }: { review_id: string; card_id: string },
): Promise<CardState> {
  const id = reviewId.toLowerCase();
  const { state } = await onPreparedCards(context, (db, findUnprepared) =>
    take({ ...context, db }, { id, cardId }, findUnprepared),
  );
  return state;
}

async function take(
  context: UserContext & { catalogue: Catalogue },
  { id, cardId }: { id: string; cardId: string },
  findUnprepared: FindUnprepared,
): Promise<{ state: CardState } | Unprepared> {
  const { db, user, now } = context;
  await lockPractice(db, user.id);
  const subjects = await findSubjects(context, [cardId]);
  const review = await findReview(db, user.id, id);
  if (review !== undefined && review.cardId !== cardId) {
    throw knownError('card_unknown', 'That review belongs to another card');
  }
  if (review === undefined || review.isUndone) {
    return { state: onlyOne(await Promise.all(subjects.map((one) => standOf(context, one)))) };
  }
  const unprepared = await findUnprepared(subjects);
  if (unprepared.length > 0) return { unprepared };
  await markUndone(db, user.id, id, now);
  return { state: onlyOne(await refoldCards(context, subjects, new Map([[cardId, review]]))) };
}

/** Where a card stands that nothing has changed. */
async function standOf({ db, user, now }: UserContext, subject: Subject): Promise<CardState> {
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
