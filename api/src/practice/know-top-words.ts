import type * as calls from '@topwords/platform/contracts';
import { inTransaction } from '../db/in-transaction.ts';
import type { Catalogue } from '../bank/catalogue.ts';
import { lockPractice } from './card-repository.ts';
import { countWithin } from './count-within.ts';
import { markKnownBeforehand } from './mark-known-beforehand.ts';
import { findMetWords } from './new-word-repository.ts';
import { nativeFor } from './native-for.ts';
import type { UseCase } from '../routing/use-case.ts';

/**
 * Marks the most common words of a language as learned by the learner, all or none. Words that have a
 * card or are already learned stay as they are. Returns how many were marked.
 * @throws native_missing, language_is_native
 */
export const knowTopWords: UseCase<typeof calls.knowTopWords, { catalogue: Catalogue }> = async (
  { db, user, catalogue },
  { body: { language, count } },
) => {
  nativeFor(user, language);
  const words = catalogue.ofLanguage(language);
  const top = words.slice(
    0,
    countWithin(words, ({ rank }) => rank <= count),
  );
  const ids = top.map(({ id }) => id);
  return inTransaction(db, async (transaction) => {
    await lockPractice(transaction, user.id);
    const met = await findMetWords(transaction, user.id, ids);
    const unmet = ids.filter((id) => !met.has(id));
    await markKnownBeforehand(transaction, user.id, unmet);
    return { marked_words: unmet.length };
  });
};
