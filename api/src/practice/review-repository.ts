import type { ExerciseKind, Rating } from '@topwords/platform/contracts';
import type { Database } from '../db/open-database.ts';
import { toRow } from '../db/row-of.ts';
import type { CountedReview } from './scheduler.ts';

/** A review as received; times are UTC milliseconds. */
export interface ReceivedReview extends CountedReview {
  id: string;
  cardId: string;
  exercise: ExerciseKind;
  /** How long the card was shown; null if the page did not say. */
  durationMs: number | null;
}

/**
 * A row of `practice_reviews`. Former releases kept reviews that were undone before they arrived:
 * their `rating` and `exercise` are null.
 */
export interface ReviewRow {
  user_id: string;
  id: string;
  card_id: string;
  rating: Rating | null;
  exercise: ExerciseKind | null;
  duration_ms: number | null;
  reviewed_at: number;
  received_at: number;
  undone_at: number | null;
}

/** A review's place in the order of its card's reviews: by time, then by id. */
export interface ReviewPlace {
  reviewedAt: number;
  id: string;
}

/** A review of a card that counts, with its place. */
export type PlacedReview = CountedReview & ReviewPlace;

/** Whether one review comes before another. */
export function isBefore(one: ReviewPlace, other: ReviewPlace): boolean {
  return (
    one.reviewedAt < other.reviewedAt || (one.reviewedAt === other.reviewedAt && one.id < other.id)
  );
}

/** Saves reviews; one whose id already exists, counted or undone, changes nothing. */
export async function insertReviews(
  db: Database,
  userId: string,
  reviews: readonly ReceivedReview[],
  now: number,
): Promise<void> {
  if (reviews.length === 0) return;
  await db<ReviewRow>('practice_reviews')
    .insert(
      reviews.map((review) => ({
        user_id: userId,
        ...toRow(review),
        received_at: now,
        undone_at: null,
      })),
    )
    .onConflict(['user_id', 'id'])
    .ignore();
}

/** Which of the ids the learner's reviews already have, including undone ones. */
export async function findKnownIds(
  db: Database,
  userId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  const rows = await db<ReviewRow>('practice_reviews')
    .where({ user_id: userId })
    .whereIn('id', [...ids])
    .select('id');
  return new Set(rows.map(({ id }) => id));
}

/** Reviews of each card received since a time, including undone ones; cards without any are absent. */
export async function countReceivedSince(
  db: Database,
  userId: string,
  { cardIds, since }: { cardIds: readonly string[]; since: number },
): Promise<Map<string, number>> {
  const rows: { card_id: string; total: number }[] = await db('practice_reviews')
    .where({ user_id: userId })
    .whereIn('card_id', [...cardIds])
    .where('received_at', '>=', since)
    .groupBy('card_id')
    .select('card_id')
    .count({ total: '*' });
  return new Map(rows.map(({ card_id: cardId, total }) => [cardId, total]));
}

/** All reviews of cards that count, by card, in order. */
export async function listCountedReviews(
  db: Database,
  userId: string,
  cardIds: readonly string[],
): Promise<Map<string, PlacedReview[]>> {
  if (cardIds.length === 0) return new Map();
  const rows = await countedReviews(db, userId).whereIn('card_id', [...cardIds]);
  const byCard = Map.groupBy(rows, (row) => row.card_id);
  return new Map([...byCard].map(([cardId, of]) => [cardId, of.flatMap(toPlaced)]));
}

/** At most `limit` reviews of one card that count, in order, after a place. */
export async function listCountedPage(
  db: Database,
  userId: string,
  { cardId, after, limit }: { cardId: string; after: ReviewPlace | undefined; limit: number },
): Promise<PlacedReview[]> {
  const query = countedReviews(db, userId).where({ card_id: cardId }).limit(limit);
  if (after !== undefined) {
    // The first condition is redundant, but lets the index start at the place.
    void query.where('reviewed_at', '>=', after.reviewedAt).where((either) => {
      void either.where('reviewed_at', '>', after.reviewedAt).orWhere('id', '>', after.id);
    });
  }
  return (await query).flatMap(toPlaced);
}

function countedReviews(db: Database, userId: string) {
  return db<ReviewRow>('practice_reviews')
    .where({ user_id: userId })
    .whereNull('undone_at')
    .orderBy(['reviewed_at', 'id'])
    .select('card_id', 'id', 'rating', 'reviewed_at');
}

function toPlaced({
  id,
  rating,
  reviewed_at: reviewedAt,
}: Pick<ReviewRow, 'id' | 'rating' | 'reviewed_at'>): PlacedReview[] {
  return rating === null ? [] : [{ id, rating, reviewedAt }];
}

/** The learner's review with an id, undone or not; undefined when there is none. */
export async function findReview(
  db: Database,
  userId: string,
  id: string,
): Promise<(ReviewPlace & { cardId: string; isUndone: boolean }) | undefined> {
  const row = await db<ReviewRow>('practice_reviews')
    .where({ user_id: userId, id })
    .first('card_id', 'reviewed_at', 'undone_at');
  return (
    row && {
      id,
      cardId: row.card_id,
      reviewedAt: row.reviewed_at,
      isUndone: row.undone_at !== null,
    }
  );
}

/** Marks a review as undone, permanently. */
export async function markUndone(
  db: Database,
  userId: string,
  id: string,
  now: number,
): Promise<void> {
  await db<ReviewRow>('practice_reviews')
    .where({ user_id: userId, id })
    .whereNull('undone_at')
    .update({ undone_at: now });
}
