import type { LanguageCode, MistakeKind, Rating } from '@topwords/platform/contracts';
import type { Database } from '../db/open-database.ts';
import { fromRow, toRow, type RowOf } from '../db/row-of.ts';
import type { ReviewRow } from './review-repository.ts';

/** What a wrong answer shows: something that is mixed up, or only that the word was not recalled. */
export interface Mistake {
  kind: MistakeKind | 'unknown';
  /** The right word or form; '' if the answer tells nothing. */
  wanted: string;
  /** What was answered instead; '' if that is not kept. */
  taken: string;
  /** The word that was taken, if it is another one. */
  takenWordId: number | null;
}

/** A wrong answer, by the id of its review, or an answer to a question about a mistake. */
export interface StoredMistake extends Mistake {
  id: string;
  cardId: string;
  languageCode: LanguageCode;
  isRight: boolean;
  madeAt: number;
}

type MistakeRow = RowOf<Omit<StoredMistake, 'isRight'>> & { user_id: string; is_right: number };

/** Mistakes that are kept of a card, the latest ones. */
export const keptOfCard = 20;

/** Words and forms are shorter; more than this is no near miss of any. */
const longestText = 190;

function toMistake({ user_id: _owner, is_right: isRight, ...row }: MistakeRow): StoredMistake {
  return { ...fromRow<Omit<StoredMistake, 'isRight'>>(row), isRight: isRight === 1 };
}

/** Saves mistakes, each id once, and forgets all but the latest of their cards. */
export async function insertMistakes(
  db: Database,
  userId: string,
  mistakes: readonly StoredMistake[],
): Promise<void> {
  if (mistakes.length === 0) return;
  const rows = mistakes.map(({ isRight, ...mistake }) => ({
    user_id: userId,
    ...toRow(mistake),
    wanted: mistake.wanted.slice(0, longestText),
    taken: mistake.taken.slice(0, longestText),
    is_right: isRight ? 1 : 0,
  }));
  await db<MistakeRow>('practice_mistakes').insert(rows).onConflict(['user_id', 'id']).ignore();
  const cardIds = [...new Set(mistakes.map(({ cardId }) => cardId))];
  const kept = await db<MistakeRow>('practice_mistakes')
    .where({ user_id: userId })
    .whereIn('card_id', cardIds)
    .orderBy(['card_id', { column: 'made_at', order: 'desc' }, { column: 'id', order: 'desc' }])
    .select('id', 'card_id');
  const old = [...Map.groupBy(kept, (row) => row.card_id).values()].flatMap((ofCard) =>
    ofCard.slice(keptOfCard).map(({ id }) => id),
  );
  if (old.length === 0) return;
  await db<MistakeRow>('practice_mistakes').where({ user_id: userId }).whereIn('id', old).delete();
}

/** Deletes the mistake of a review that is undone. */
export async function deleteMistake(db: Database, userId: string, id: string): Promise<void> {
  await db<MistakeRow>('practice_mistakes').where({ user_id: userId, id }).delete();
}

/** A mistake by its id; undefined if there is none. */
export async function findStoredMistake(
  db: Database,
  userId: string,
  id: string,
): Promise<StoredMistake | undefined> {
  const row = await db<MistakeRow>('practice_mistakes').where({ user_id: userId, id }).first();
  return row && toMistake(row);
}

/** Mistakes in a language since a time, oldest first; at most the latest `limit`. */
export async function listMistakes(
  db: Database,
  userId: string,
  { language, since, limit }: { language: LanguageCode; since: number; limit: number },
): Promise<StoredMistake[]> {
  const rows = await db<MistakeRow>('practice_mistakes')
    .where({ user_id: userId, language_code: language })
    .where('made_at', '>=', since)
    .orderBy([
      { column: 'made_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(limit);
  return rows.map(toMistake).toReversed();
}

/** A review that may settle a mistake. */
export interface LaterReview {
  cardId: string;
  rating: Rating;
  exercise: string;
  reviewedAt: number;
}

/** Reviews of cards that count since a time, oldest first. */
export async function listLaterReviews(
  db: Database,
  userId: string,
  { cardIds, since }: { cardIds: readonly string[]; since: number },
): Promise<LaterReview[]> {
  if (cardIds.length === 0) return [];
  const rows = await db<ReviewRow>('practice_reviews')
    .where({ user_id: userId })
    .whereNull('undone_at')
    .whereIn('card_id', [...cardIds])
    .where('reviewed_at', '>=', since)
    .orderBy(['reviewed_at', 'id'])
    .select('card_id', 'rating', 'exercise', 'reviewed_at');
  return rows.flatMap(({ card_id: cardId, rating, exercise, reviewed_at: reviewedAt }) =>
    rating === null || exercise === null ? [] : [{ cardId, rating, exercise, reviewedAt }],
  );
}
