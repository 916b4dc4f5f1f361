import type { MarkAction, WordMarks } from '@topwords/platform/contracts';
import type { UserContext } from '../context.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { Catalogue } from './catalogue.ts';
import { knownWord } from './known-word.ts';
import { changeMark, findMarks } from './mark-repository.ts';
import { presentMarks } from './presenter.ts';

interface MarkWordContext extends UserContext {
  catalogue: Catalogue;
}

interface Marking {
  word_id: number;
  action: MarkAction;
  value?: boolean | undefined;
}

/**
 * Stars or learns a word: sets the mark to `value`, which may be repeated at will, or toggles it.
 * @throws word_unknown
 */
export async function markWord(
  { db, user, now, catalogue }: MarkWordContext,
  { word_id: wordId, action, value }: Marking,
): Promise<WordMarks> {
  const word = knownWord(catalogue, String(wordId));
  const marks = await inTransaction(db, async (transaction) => {
    await changeMark(transaction, user.id, word.id, { action, value, now });
    return findMarks(transaction, user.id, [word.id]);
  });
  return presentMarks(marks.get(word.id));
}
