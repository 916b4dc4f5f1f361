import type { MarkAction, WordMarks } from '@topwords/platform/contracts';
import type { UserContext } from '../users/context.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { lockPractice } from '../practice/card-repository.ts';
import { returnWord } from '../practice/return-word.ts';
import type { Catalogue } from '../bank/catalogue.ts';
import { knownWord } from '../bank/known-word.ts';
import { changeMark, findMarks } from '../marks/mark-repository.ts';
import { presentMarks } from '../bank/presenter.ts';

interface MarkWordContext extends UserContext {
  catalogue: Catalogue;
}

interface Marking {
  word_id: number;
  action: MarkAction;
  value?: boolean | undefined;
}

/**
 * Stars or learns a word: sets the mark to `value`, which may be repeated at will, or toggles it. A
 * word that is no longer learned is practised again.
 * @throws word_unknown
 */
export async function setStatus(
  { db, user, now, catalogue }: MarkWordContext,
  { word_id: wordId, action, value }: Marking,
): Promise<WordMarks> {
  const word = knownWord(catalogue, String(wordId));
  const mayReturn = action === 'learned' && value !== true;
  const mark = await inTransaction(
    db,
    async (transaction) => {
      if (mayReturn) await lockPractice(transaction, user.id);
      await changeMark(transaction, user.id, word.id, { action, value, now });
      const changed = (await findMarks(transaction, user.id, [word.id])).get(word.id);
      if (mayReturn && changed?.learnedAt === null) {
        await returnWord({ db: transaction, user, now }, word);
      }
      return changed;
    },
    { isRepeatable: value !== undefined },
  );
  return presentMarks(mark);
}
