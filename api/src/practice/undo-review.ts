import type { CardState } from '@topwords/platform/contracts';
import type { UserContext } from '../context.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { knownError } from '../errors.ts';
import type { Catalogue } from '../words/catalogue.ts';
import { lockPractice } from './card-repository.ts';
import { findSubjects } from './find-subjects.ts';
import { refoldCards } from './refold-cards.ts';
import { findReviewedCard, markUndone } from './review-repository.ts';

/**
 * Takes a review back for good, also one that has not come yet. Its card is then what the other
 * reviews make of it, and new again where there are none.
 * @throws card_unknown, also when the review was of another card
 */
export async function takeBack(
  { catalogue, ...context }: UserContext & { catalogue: Catalogue },
  { review_id: reviewId, card_id: cardId }: { review_id: string; card_id: string },
): Promise<CardState> {
  const { user, now } = context;
  const id = reviewId.toLowerCase();
  return inTransaction(
    context.db,
    async (db) => {
      await lockPractice(db, user.id);
      const subjects = await findSubjects({ ...context, db, catalogue }, [cardId]);
      const reviewedCard = await findReviewedCard(db, user.id, id);
      if (reviewedCard !== undefined && reviewedCard !== cardId) {
        throw knownError('card_unknown', 'That review was of another card');
      }
      await markUndone(db, user.id, { id, cardId }, now);
      const [state] = await refoldCards({ ...context, db }, subjects);
      if (state === undefined) throw knownError('card_unknown', 'There is no such card');
      return state;
    },
    { isRepeatable: true },
  );
}
