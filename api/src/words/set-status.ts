import type * as calls from '@topwords/platform/contracts';
import type { WordMarks } from '@topwords/platform/contracts';
import type { UserContext } from '../users/context.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { lockPractice } from '../practice/card-repository.ts';
import { returnWord } from '../practice/return-word.ts';
import type { Catalogue } from '../bank/catalogue.ts';
import { requireWord } from '../bank/require-word.ts';
import { changeMark, findMarks } from '../marks/mark-repository.ts';
import { presentMarks } from '../bank/presenter.ts';
import type { ParsedInput } from '../routing/validate.ts';

interface MarkWordContext extends UserContext {
  catalogue: Catalogue;
}

/**
 * Marks a word as starred or learned: sets the mark to `value`, which is idempotent, or toggles it. The
 * last act counts, whichever arrives last. A word that is no longer learned comes back into practice.
 * @throws word_unknown
 */
export async function setStatus(
  { db, user, now, catalogue }: MarkWordContext,
  {
    body: { word_id: wordId, action, value, age_ms: age = 0 },
  }: ParsedInput<typeof calls.setStatus>,
): Promise<WordMarks> {
  const word = requireWord(catalogue, String(wordId));
  const mayReturn = action === 'learned' && value !== true;
  const mark = await inTransaction(
    db,
    async (transaction) => {
      if (mayReturn) await lockPractice(transaction, user.id);
      await changeMark(transaction, user.id, word.id, { action, value, at: now - age });
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
