import type * as calls from '@topwords/platform/contracts';
import { codeOfLanguage, languageCodes, type Word } from '@topwords/platform/contracts';
import type { UserContext } from '../users/context.ts';
import { findPronunciation } from '../practice/find-pronunciation.ts';
import { listTargetsAtStart } from '../users/user-repository.ts';
import { findMarks } from '../marks/mark-repository.ts';
import { presentWords, type NameRecording } from '../bank/presenter.ts';
import { mostRanked } from '../bank/ranked-texts.ts';
import type { SearchIndex } from '../bank/search-index.ts';
import type { ParsedInput } from '../routing/validate.ts';

interface SearchContext extends UserContext {
  searchIndex: SearchIndex;
  recordingOf?: NameRecording | undefined;
}

/** Words that match a query, in one language or in all except the native one. */
export async function searchWords(
  { db, user, searchIndex, recordingOf }: SearchContext,
  { query: parameters }: ParsedInput<typeof calls.searchWords>,
): Promise<{ results: Word[] }> {
  const { query, native_language, target_language } = parameters;
  const native = codeOfLanguage(native_language) ?? user.native ?? 'en';
  const targets =
    target_language === 'all' ? languageCodes.filter((code) => code !== native) : [target_language];
  const learned = await listTargetsAtStart(db, user);
  const words = searchIndex.search({ query, native, targets, learned, limit: mostRanked });
  const ids = words.map((word) => word.id);
  const [marks, pronunciation] = await Promise.all([
    findMarks(db, user.id, ids),
    findPronunciation({ db, user }),
  ]);
  const reader = { native, marks, pronunciation, recordingOf };
  return { results: presentWords(words, reader) };
}
