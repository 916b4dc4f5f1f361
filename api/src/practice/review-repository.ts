import type { ExerciseKind, Rating } from '@topwords/platform/contracts';
import type { Database } from '../db/open-database.ts';
import type { CountedReview } from './scheduler.ts';

/** A review as it came; times are UTC milliseconds. */
export interface ReceivedReview extends CountedReview {
  id: string;
  cardId: string;
  exercise: ExerciseKind;
}

/** A row, as the database has it; `rating` and `exercise` are null of a review that was undone before it came. */
export interface ReviewRow {
  user_id: string;
  id: string;
  card_id: string;
  rating: Rating | null;
  exercise: ExerciseKind | null;
  reviewed_at: number;
  received_at: number;
  undone_at: number | null;
}

/** Keeps reviews; one whose id is there already, counted or undone, changes nothing. */
export async function insertReviews(
  db: Database,
  userId: string,
  reviews: readonly ReceivedReview[],
  now: number,
): Promise<void> {
  await db<ReviewRow>('practice_reviews')
    .insert(
      reviews.map((review) => ({
        user_id: userId,
        id: review.id,
        card_id: review.cardId,
        rating: review.rating,
        exercise: review.exercise,
        reviewed_at: review.reviewedAt,
        received_at: now,
        undone_at: null,
      })),
    )
    .onConflict(['user_id', 'id'])
    .ignore();
}

/** The reviews of cards that count, by card, in the order in which they do. */
export async function listCountedReviews(
  db: Database,
  userId: string,
  cardIds: readonly string[],
): Promise<Map<string, CountedReview[]>> {
  const rows = await db<ReviewRow>('practice_reviews')
    .where({ user_id: userId })
    .whereIn('card_id', [...cardIds])
    .whereNull('undone_at')
    .orderBy(['reviewed_at', 'id'])
    .select('card_id', 'rating', 'reviewed_at');
  const counted = rows.flatMap(({ card_id: cardId, rating, reviewed_at: reviewedAt }) =>
    rating === null ? [] : [{ cardId, rating, reviewedAt }],
  );
  return Map.groupBy(counted, (review) => review.cardId);
}

/** The card of a review, undone or not; undefined when no review has the id. */
export async function findReviewedCard(
  db: Database,
  userId: string,
  id: string,
): Promise<string | undefined> {
  const row = await db<ReviewRow>('practice_reviews')
    .where({ user_id: userId, id })
    .first('card_id');
  return row?.card_id;
}

/** Takes a review back; one that has not come yet leaves its id, so that it never counts. */
export async function markUndone(
  db: Database,
  userId: string,
  { id, cardId }: { id: string; cardId: string },
  now: number,
): Promise<void> {
  await db<ReviewRow>('practice_reviews')
    .insert({
      user_id: userId,
      id,
      card_id: cardId,
      rating: null,
      exercise: null,
      reviewed_at: now,
      received_at: now,
      undone_at: now,
    })
    .onConflict(['user_id', 'id'])
    .merge({ undone_at: db.raw('COALESCE(practice_reviews.undone_at, ?)', [now]) });
}
