import type { UserContext } from '../users/context.ts';
import { findCards } from '../practice/card-repository.ts';
import { cardIdOfWord } from '../practice/find-subjects.ts';
import { strengthAt } from '../practice/scheduler.ts';

/**
 * The probability, in percent (0–100), that the learner recalls a word now; 0 for a word that has
 * never been practised.
 */
export async function getStrength({ db, user, now }: UserContext, wordId: number): Promise<number> {
  const id = cardIdOfWord(wordId);
  const card = (await findCards(db, user.id, [id])).get(id);
  return card === undefined ? 0 : strengthAt(card, now);
}
