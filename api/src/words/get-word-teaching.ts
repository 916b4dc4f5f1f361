import type * as calls from '@topwords/platform/contracts';
import type { WordTeaching } from '@topwords/platform/contracts';
import type { Catalogue } from '../bank/catalogue.ts';
import { presentTeaching } from '../bank/present-teaching.ts';
import { requireWord } from '../bank/require-word.ts';
import type { TeachingOf } from '../bank/teaching-loader.ts';
import type { ParsedInput } from '../routing/validate.ts';
import type { UserContext } from '../users/context.ts';

interface TeachingContext extends UserContext {
  catalogue: Catalogue;
  teachingOf: TeachingOf;
}

/**
 * What teachers wrote about a word beyond its own entry.
 * @throws word_unknown
 */
export function getWordTeaching(
  { catalogue, teachingOf, user: { native } }: TeachingContext,
  { params: { wordId } }: ParsedInput<typeof calls.getWordTeaching>,
): WordTeaching {
  const word = requireWord(catalogue, wordId);
  return presentTeaching(word, teachingOf(word), { native });
}
