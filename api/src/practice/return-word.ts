import type { UserContext } from '../users/context.ts';
import type { CatalogueWord } from '../bank/catalogue.ts';
import { findCards } from './card-repository.ts';
import { cardIdOfWord } from './find-subjects.ts';
import { lowerFrontier } from './frontier-repository.ts';
import { refoldCards } from './refold-cards.ts';

/**
 * Brings back a word that the learner no longer counts as learned: into the queue if it was known,
 * among the new words if it was never practised. Call it within a transaction that holds
 * `lockPractice`.
 */
export async function returnWord(context: UserContext, word: CatalogueWord): Promise<void> {
  const { db, user } = context;
  const { id: wordId, language, course } = word;
  const id = cardIdOfWord(wordId);
  const card = (await findCards(db, user.id, [id])).get(id);
  if (card === undefined) {
    await lowerFrontier(db, user.id, { language, course });
  } else if (card.knownAt !== null) {
    const { languageCode, stability, reviewCount } = card;
    const place = { language, course };
    const isBack = { knownAt: null, newDueAt: null };
    const subject = { id, languageCode, wordId, place, ...isBack, stability, reviewCount };
    await refoldCards(context, [subject]);
  }
}
