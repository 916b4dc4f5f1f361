import type * as calls from '@topwords/platform/contracts';
import type { WordMarks } from '@topwords/platform/contracts';
import type { UserContext } from '../users/context.ts';
import { commitTogether } from '../db/commit-together.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { Database } from '../db/open-database.ts';
import { returnsRows } from '../db/returns-rows.ts';
import { lockPractice } from '../practice/card-repository.ts';
import { returnWord } from '../practice/return-word.ts';
import type { Catalogue } from '../bank/catalogue.ts';
import { requireWord } from '../bank/require-word.ts';
import { changeMark } from '../marks/change-mark.ts';
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
  const isRepeatable = value !== undefined;
  const change = (connection: Database) =>
    changeMark(connection, user.id, word.id, { action, value, at: now - age });
  if (!mayReturn && (await returnsRows(db)))
    return presentMarks(await commitTogether(db, change, { isRepeatable }));
  const mark = await inTransaction(
    db,
    async (transaction) => {
      if (mayReturn) await lockPractice(transaction, user.id);
      const changed = await change(transaction);
      if (mayReturn && changed?.learnedAt === null) {
        await returnWord({ db: transaction, user, now }, word);
      }
      return changed;
    },
    { isRepeatable },
  );
  return presentMarks(mark);
}
