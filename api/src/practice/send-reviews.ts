import type { CardState, Review } from '@topwords/platform/contracts';
import type { UserContext } from '../users/context.ts';
import { knownError } from '../errors/known-error.ts';
import type { Catalogue } from '../bank/catalogue.ts';
import { lockPractice } from './card-repository.ts';
import { findSubjects } from './find-subjects.ts';
import { refoldCards } from './refold-cards.ts';
import { onPreparedCards, type FindUnprepared, type Unprepared } from './on-prepared-cards.ts';
import {
  countReceivedSince,
  findKnownIds,
  insertReviews,
  isBefore,
  type ReceivedReview,
  type ReviewPlace,
} from './review-repository.ts';

/** Reviews of one card that a learner may send in a day (UTC): more than anybody answers by hand. */
export const dailyReviewsOfCard = 200;

const day = 24 * 60 * 60 * 1000;

/**
 * Takes answers, each once by its id, and works out their cards anew from all reviews in the order
 * of their times, so that it does not matter when and how often they come. A time ahead of ours
 * counts as now; of several in a batch the last does, and those before it keep their order by a
 * millisecond each. All are taken or none is.
 * @throws card_unknown, review_limit_reached
 */
export async function sendReviews(
  context: UserContext & { catalogue: Catalogue },
  { reviews }: { reviews: readonly Review[] },
): Promise<{ cards: CardState[] }> {
  const received = notAhead(reviews.map(toReceived), context.now);
  return onPreparedCards(context, (db, findUnprepared) =>
    take({ ...context, db }, received, findUnprepared),
  );
}

async function take(
  context: UserContext & { catalogue: Catalogue },
  received: readonly ReceivedReview[],
  findUnprepared: FindUnprepared,
): Promise<{ cards: CardState[] } | Unprepared> {
  const { db, user, now } = context;
  await lockPractice(db, user.id);
  const subjects = await findSubjects(
    context,
    received.map(({ cardId }) => cardId),
  );
  const unprepared = await findUnprepared(subjects);
  if (unprepared.length > 0) return { unprepared };
  const known = await findKnownIds(
    db,
    user.id,
    received.map(({ id }) => id),
  );
  const fresh = firstOfEach(received).filter(({ id }) => !known.has(id));
  await refuseTooMany(context, fresh);
  await insertReviews(db, user.id, fresh, now);
  return { cards: await refoldCards(context, subjects, earliestOfEachCard(fresh)) };
}

function toReceived({ id, card_id: cardId, rating, exercise, reviewed_at: time }: Review) {
  return { id: id.toLowerCase(), cardId, rating, exercise, reviewedAt: Date.parse(time) };
}

/** Of reviews with one id the first. */
function firstOfEach(reviews: readonly ReceivedReview[]): ReceivedReview[] {
  return [...new Map(reviews.toReversed().map((one) => [one.id, one])).values()];
}

function earliestOfEachCard(reviews: readonly ReceivedReview[]): Map<string, ReviewPlace> {
  const places = new Map<string, ReviewPlace>();
  for (const review of reviews) {
    const earliest = places.get(review.cardId);
    if (earliest === undefined || isBefore(review, earliest)) places.set(review.cardId, review);
  }
  return places;
}

/** @throws review_limit_reached when a card would have more new reviews than a day allows */
async function refuseTooMany(
  { db, user, now }: UserContext,
  fresh: readonly ReceivedReview[],
): Promise<void> {
  const byCard = Map.groupBy(fresh, ({ cardId }) => cardId);
  if (byCard.size === 0) return;
  const since = now - (now % day);
  const received = await countReceivedSince(db, user.id, { cardIds: [...byCard.keys()], since });
  for (const [cardId, reviews] of byCard) {
    if ((received.get(cardId) ?? 0) + reviews.length > dailyReviewsOfCard) {
      const detail = `A card takes ${dailyReviewsOfCard} answers a day. Practice this one again tomorrow`;
      throw knownError('review_limit_reached', detail);
    }
  }
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
