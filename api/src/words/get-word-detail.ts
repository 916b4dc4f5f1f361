import type * as calls from '@topwords/platform/contracts';
import type { WordDetail } from '@topwords/platform/contracts';
import type { Paradigms } from '@topwords/content/paradigms';
import type { UserContext } from '../users/context.ts';
import type { Catalogue } from '../bank/catalogue.ts';
import { getStrength } from './get-strength.ts';
import { requireWord } from '../bank/require-word.ts';
import { findPronunciation } from '../practice/find-pronunciation.ts';
import { findMarks } from '../marks/mark-repository.ts';
import { presentWordDetail, type NameRecording } from '../bank/presenter.ts';
import type { SentenceIndex } from '../bank/sentence-index.ts';
import type { UsageOf } from '../bank/usage-loader.ts';
import type { ParsedInput } from '../routing/validate.ts';

const maxFurtherSentences = 6;

interface DetailContext extends UserContext {
  catalogue: Catalogue;
  sentences: SentenceIndex;
  usageOf: UsageOf;
  loadTables: () => Paradigms;
  recordingOf?: NameRecording | undefined;
}

/**
 * A word with its meanings, their sentences, its usage, and further sentences that contain it.
 * @throws word_unknown
 */
export async function getWordDetail(
  { catalogue, sentences, usageOf, loadTables, recordingOf, ...context }: DetailContext,
  { params: { wordId } }: Pick<ParsedInput<typeof calls.getWordDetail>, 'params'>,
): Promise<WordDetail> {
  const { db, user } = context;
  const word = requireWord(catalogue, wordId);
  const [marks, strength, pronunciation] = await Promise.all([
    findMarks(db, user.id, [word.id]),
    getStrength(context, word.id),
    findPronunciation(context),
  ]);
  const furtherSentences = sentences.findFurther(word, maxFurtherSentences);
  const reader = { native: user.native, marks, pronunciation, recordingOf };
  const ownSentences = new Map(
    word.meanings.map((meaning) => [meaning.id, sentences.findOwn(word, meaning)]),
  );
  const shown = [...[...ownSentences.values()].flat(), ...furtherSentences];
  const forms = sentences.formsIn(word, shown);
  return presentWordDetail(word, reader, {
    catalogue,
    usageOf,
    paradigms: loadTables(),
    strength,
    forms,
    ownSentences,
    furtherSentences,
  });
}
