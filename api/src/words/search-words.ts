import {
  codeOfLanguage,
  languageCodes,
  type LanguageCode,
  type LanguageName,
  type Word,
} from '@topwords/platform/contracts';
import type { UserContext } from '../users/context.ts';
import { findMarks } from '../marks/mark-repository.ts';
import { presentWord, type NameRecording } from '../bank/presenter.ts';
import type { SearchIndex } from '../bank/search-index.ts';

const resultsAtMost = 50;

interface SearchContext extends UserContext {
  searchIndex: SearchIndex;
  recordingOf?: NameRecording | undefined;
}

interface SearchQuery {
  query: string;
  native_language: LanguageName;
  target_language: LanguageCode | 'all';
}

/** Words that fit a query, in one language or in all but the native one. */
export async function searchWords(
  { db, user, searchIndex, recordingOf }: SearchContext,
  { query, native_language, target_language }: SearchQuery,
): Promise<{ results: Word[] }> {
  const native = codeOfLanguage(native_language) ?? user.native ?? 'en';
  const targets =
    target_language === 'all' ? languageCodes.filter((code) => code !== native) : [target_language];
  const words = searchIndex.search({ query, native, targets, limit: resultsAtMost });
  const ids = words.map((word) => word.id);
  const marks = await findMarks(db, user.id, ids);
  return { results: words.map((word) => presentWord(word, { native, marks, recordingOf })) };
}
