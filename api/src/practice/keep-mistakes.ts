import type { GivenAnswer } from '@topwords/platform/contracts';
import type { UserContext } from '../users/context.ts';
import { findMistake, type MistakeSources } from './find-mistake.ts';
import { wordIdOf } from './find-subjects.ts';
import { insertMistakes, type StoredMistake } from './mistake-repository.ts';
import type { ReceivedReview } from './review-repository.ts';

/**
 * Saves what new reviews show to be mixed up. Of a learner's own pairs and of words that left the
 * bank nothing is known, so they have no mistakes. Call it within the transaction that saves the
 * reviews.
 */
export async function keepMistakes(
  { db, user, sources }: UserContext & { sources: MistakeSources },
  reviews: readonly ReceivedReview[],
  answers: ReadonlyMap<string, GivenAnswer>,
): Promise<void> {
  const { native } = user;
  if (native === null) return;
  const found = reviews.flatMap(({ id, cardId, rating, exercise, reviewedAt }): StoredMistake[] => {
    const word = sources.catalogue.find(wordIdOf(cardId) ?? 0);
    if (word === undefined) return [];
    const given = { word, exercise, rating, native, answer: answers.get(id) };
    const mistake = findMistake(sources, given);
    if (mistake === undefined) return [];
    const place = { id, cardId, languageCode: word.language, madeAt: reviewedAt, isRight: false };
    return [{ ...mistake, ...place }];
  });
  await insertMistakes(db, user.id, found);
}
