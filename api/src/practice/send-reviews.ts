import type { CardState, Review } from '@topwords/platform/contracts';
import type { UserContext } from '../context.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { Catalogue } from '../words/catalogue.ts';
import { lockPractice } from './card-repository.ts';
import { findSubjects } from './find-subjects.ts';
import { refoldCards } from './refold-cards.ts';
import { insertReviews, type ReceivedReview } from './review-repository.ts';

/**
 * Takes answers, each once by its id, and works out their cards anew from all reviews in the order
 * of their times, so that it does not matter when and how often they come. A time ahead of ours
 * counts as now; of several in a batch the last does, and those before it keep their order by a
 * millisecond each. All are taken or none is.
 * @throws card_unknown
 */
export async function takeReviews(
  { catalogue, ...context }: UserContext & { catalogue: Catalogue },
  { reviews }: { reviews: readonly Review[] },
): Promise<{ cards: CardState[] }> {
  const { user, now } = context;
  return inTransaction(
    context.db,
    async (db) => {
      await lockPractice(db, user.id);
      const cardIds = reviews.map((review) => review.card_id);
      const subjects = await findSubjects({ ...context, db, catalogue }, cardIds);
      const received = reviews.map(
        ({ id, card_id: cardId, rating, exercise, reviewed_at: time }) => ({
          id: id.toLowerCase(),
          cardId,
          rating,
          exercise,
          reviewedAt: Date.parse(time),
        }),
      );
      await insertReviews(db, user.id, notAhead(received, now), now);
      return { cards: await refoldCards({ ...context, db }, subjects) };
    },
    { isRepeatable: true },
  );
}

/** Reviews with no time ahead of ours. What was Again and then Good is never Good and then Again. */
function notAhead(reviews: readonly ReceivedReview[], now: number): ReceivedReview[] {
  const timesAhead = reviews.map(({ reviewedAt }) => reviewedAt).filter((time) => time > now);
  const ranked = [...new Set(timesAhead)].toSorted((one, other) => other - one);
  const places = new Map(ranked.map((time, index) => [time, now - index]));
  return reviews.map((one) => ({
    ...one,
    reviewedAt: places.get(one.reviewedAt) ?? one.reviewedAt,
  }));
}
