import { randomUUID } from 'node:crypto';
import type { Database } from '../../api/src/db/open-database.ts';
import { createAccount } from '../accounts/account.ts';

/**
 * Acknowledged writes that are missing, writes that are half there, and whether the session still
 * works.
 */
interface Judgement {
  lost: number;
  halfWritten: number;
  isSignedIn: boolean;
}

/** A learner who writes continuously and records what was acknowledged. */
export interface WritingLearner {
  /** Writes until the signal; does not retry failures. */
  writeUntil: (signal: AbortSignal) => Promise<void>;
  acknowledged: () => number;
  judge: (db: Database) => Promise<Judgement>;
}

/** Registers a learner of Spanish. */
export async function createWritingLearner(address: string): Promise<WritingLearner> {
  const account = await createAccount(address);
  const words = (await account.get('/words/es?limit=50')) as { id: number }[];
  const marks = new Set<number>();
  const reviews = new Set<string>();
  const favorites = new Set<string>();
  /** The acknowledged value, and the values sent since without an answer. */
  let possibleSettings = new Set<number>();
  let isSettingKnown = false;
  let turn = 0;
  const wordAt = (index: number) => words[index % words.length]?.id ?? 0;

  const writes: ((index: number) => Promise<unknown>)[] = [
    async (index) => {
      const word_id = wordAt(index);
      await account.post('/words/setstatus', { word_id, action: 'star', value: true });
      marks.add(word_id);
    },
    async (index) => {
      const review = {
        id: randomUUID(),
        card_id: `word-${wordAt(index)}`,
        rating: 'good',
        exercise: 'recognise',
        reviewed_at: new Date().toISOString(),
      };
      await account.post('/practice/reviews', { reviews: [review] });
      reviews.add(review.id);
    },
    async (index) => {
      const pair = { original_text: `frase ${index}`, translated_text: `phrase ${index}` };
      const languages = { from_lang: 'Spanish', to_lang: 'English' };
      const answer = await account.post('/words/add_favorites', { ...pair, ...languages });
      favorites.add((answer as { favorite: { id: string } }).favorite.id);
    },
    async (index) => {
      const value = index % 50;
      possibleSettings.add(value);
      await account.post('/practice/settings', { new_words_a_day: value });
      possibleSettings = new Set([value]);
      isSettingKnown = true;
    },
  ];

  return {
    async writeUntil(signal) {
      while (!signal.aborted) {
        turn += 1;
        await writes[turn % writes.length]?.(turn).catch(() => undefined);
      }
    },
    acknowledged: () => marks.size + reviews.size + favorites.size,
    async judge(db) {
      const own = { user_id: account.id };
      const rows = {
        marks: await db('word_marks').where(own).whereNotNull('starred_at').pluck('word_id'),
        reviews: await db('practice_reviews').where(own).pluck('id'),
        favorites: await db('favorites').where(own).pluck('id'),
        settings: await db('practice_settings').where(own).first('new_words_a_day'),
      };
      const setTo = rows.settings?.new_words_a_day as number | undefined;
      const isSet = setTo === undefined ? !isSettingKnown : possibleSettings.has(setTo);
      const unfolded = await db('practice_reviews')
        .where({ 'practice_reviews.user_id': account.id })
        .leftJoin('practice_cards', (join) =>
          join
            .on('practice_cards.user_id', 'practice_reviews.user_id')
            .on('practice_cards.id', 'practice_reviews.card_id'),
        )
        .groupBy('practice_reviews.card_id', 'practice_cards.review_count')
        .havingRaw('practice_cards.review_count IS NULL OR practice_cards.review_count <> COUNT(*)')
        .select('practice_reviews.card_id');
      const homeless = await db('favorites')
        .where(own)
        .whereNotIn('category_id', db('favorite_categories').where(own).select('id'));
      const isSignedIn = await account.get('/words/get_statistics').then(
        () => true,
        () => false,
      );
      return {
        lost:
          countMissing(marks, rows.marks) +
          countMissing(reviews, rows.reviews) +
          countMissing(favorites, rows.favorites) +
          (isSet ? 0 : 1),
        halfWritten: unfolded.length + homeless.length,
        isSignedIn,
      };
    },
  };
}

function countMissing(wanted: Iterable<unknown>, present: readonly unknown[]): number {
  const there = new Set(present);
  return [...wanted].filter((id) => !there.has(id)).length;
}
