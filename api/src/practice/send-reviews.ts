import type * as calls from '@topwords/platform/contracts';
import {
  longestReviewSeconds,
  type CardState,
  type GivenAnswer,
  type Review,
} from '@topwords/platform/contracts';
import type { UserContext } from '../users/context.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { knownError } from '../errors/known-error.ts';
import { lockPractice } from './card-repository.ts';
import type { MistakeSources } from './find-mistake.ts';
import { findSubjects } from './find-subjects.ts';
import { keepMistakes } from './keep-mistakes.ts';
import { refoldCards } from './refold-cards.ts';
import { prepareCards } from './prepare-cards.ts';
import {
  countReceivedSince,
  findKnownIds,
  insertReviews,
  isBefore,
  type ReceivedReview,
  type ReviewPlace,
} from './review-repository.ts';
import type { UseCase } from '../routing/use-case.ts';

/** Reviews of one card that a learner may send in a day (UTC): more than anyone answers by hand. */
export const dailyReviewsOfCard = 200;

const day = 24 * 60 * 60 * 1000;
const longestReview = longestReviewSeconds * 1000;

/**
 * Saves reviews, each id once, and folds their cards again from all reviews in order of time, so it
 * does not matter when and how often reviews arrive. A time in the future counts as now; of several
 * in a batch, the last counts as now and those before it keep their order, one millisecond apart.
 * Either all are saved or none.
 * @throws card_unknown, review_limit_reached
 */
export const sendReviews: UseCase<typeof calls.sendReviews, { sources: MistakeSources }> = async (
  context,
  { body },
) => {
  const answers = answersOf(body.reviews);
  const received = withoutFutureTimes(body.reviews.map(toReceived), context.now);
  await prepareCards(
    context,
    received.map(({ cardId }) => cardId),
  );
  return inTransaction(context.db, (db) => take({ ...context, db }, received, answers), {
    isRepeatable: true,
  });
};

async function take(
  context: UserContext & { sources: MistakeSources },
  received: readonly ReceivedReview[],
  answers: ReadonlyMap<string, GivenAnswer>,
): Promise<{ cards: CardState[] }> {
  const { db, user, now, sources } = context;
  await lockPractice(db, user.id);
  const subjects = await findSubjects(
    { ...context, catalogue: sources.catalogue },
    received.map(({ cardId }) => cardId),
  );
  const known = await findKnownIds(
    db,
    user.id,
    received.map(({ id }) => id),
  );
  const fresh = firstOfEach(received).filter(({ id }) => !known.has(id));
  await refuseTooMany(context, fresh);
  await insertReviews(db, user.id, fresh, now);
  await keepMistakes(context, fresh, answers);
  return { cards: await refoldCards(context, subjects, earliestOfEachCard(fresh)) };
}

function toReceived(review: Review): ReceivedReview {
  const { id, card_id: cardId, rating, exercise, reviewed_at: time, duration_ms: took } = review;
  const durationMs = took === undefined ? null : Math.min(took, longestReview);
  const reviewedAt = Date.parse(time);
  return { id: id.toLowerCase(), cardId, rating, exercise, reviewedAt, durationMs };
}

/** What was answered, by review; of several with an id the first, which is the one that counts. */
function answersOf(reviews: readonly Review[]): Map<string, GivenAnswer> {
  return new Map(
    reviews
      .toReversed()
      .flatMap(({ id, answer }) => (answer ? [[id.toLowerCase(), answer] as const] : [])),
  );
}

/** The first review of each id. */
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

/** Moves times in the future to now and keeps their order: Again, Good never becomes Good, Again. */
function withoutFutureTimes(reviews: readonly ReceivedReview[], now: number): ReceivedReview[] {
  const timesAhead = reviews.map(({ reviewedAt }) => reviewedAt).filter((time) => time > now);
  const ranked = [...new Set(timesAhead)].toSorted((one, other) => other - one);
  const places = new Map(ranked.map((time, index) => [time, now - index]));
  return reviews.map((one) => ({
    ...one,
    reviewedAt: places.get(one.reviewedAt) ?? one.reviewedAt,
  }));
}
