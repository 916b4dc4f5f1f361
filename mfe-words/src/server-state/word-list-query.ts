import { infiniteQueryOptions } from '@tanstack/react-query';
import {
  listWords,
  wordPageSize,
  type LanguageCode,
  type Word,
} from '@topwords/platform/contracts';
import { askServer, callKey } from '@topwords/platform/remote';
import { nextPage, type WordPage } from './word-pages.ts';

/** Which words of a language a list shows: `course` is all of them in the order of teaching. */
export type WordFilter = 'all' | 'course' | 'starred' | 'learned';

/** What each filter asks for. */
export const listQueries = {
  all: {},
  course: { order: 'course' },
  starred: { only_starred: 'true' },
  learned: { only_learned: 'true' },
} as const;

function belongs(word: Word, filter: WordFilter): boolean {
  if (filter === 'starred') return word.is_starred;
  return filter !== 'learned' || word.is_learned;
}

/** Of the words whose marks wait for the server, those that a list of marked words will show. */
export function waitingFor(words: readonly Word[], code: LanguageCode, filter: WordFilter): Word[] {
  if (filter !== 'starred' && filter !== 'learned') return [];
  return words.filter((word) => word.language_code === code && belongs(word, filter));
}

/** The words of a language, page by page. */
export function wordListQuery(code: LanguageCode, filter: WordFilter) {
  const input = { params: { langCode: code }, query: listQueries[filter] };
  return infiniteQueryOptions({
    queryKey: callKey(listWords, input),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    async queryFn({ client, pageParam, signal }): Promise<WordPage> {
      const page = { limit: String(wordPageSize), page: String(pageParam) };
      const query = { ...input.query, ...page };
      const words = await askServer(client, listWords, { ...input, query }, signal);
      return {
        words: words.filter((word) => belongs(word, filter)),
        isLast: words.length < wordPageSize,
      };
    },
  });
}
