import { queryOptions } from '@tanstack/react-query';
import {
  analyseWord,
  getWordDetail,
  listWords,
  searchWords,
  type LanguageCode,
  type LanguageName,
} from '@topwords/platform/contracts';
import { keyOfAsked, subjectOf, type AskedWord } from '../asked-word/asked-word.ts';
import type { Services } from '../services.ts';
import { keys } from './keys.ts';

type Asking = Pick<Services, 'host'>;

/** What the tutor says of a word. The cache of analyses keeps it; this query forgets it at once. */
export function analysisQuery(
  { host, analyses }: Pick<Services, 'host' | 'analyses'>,
  asked: AskedWord,
) {
  const key = keyOfAsked(asked);
  return queryOptions({
    queryKey: keys.analysis(key),
    staleTime: Infinity,
    gcTime: 0,
    initialData: () => analyses.get(key),
    async queryFn({ signal }) {
      const body = { ...subjectOf(asked), text: asked.text };
      const { sub } = host.session.state.value;
      const analysis = await host.api.send(analyseWord, { body }, { signal });
      if (host.session.state.value.sub === sub) analyses.set(key, analysis);
      return analysis;
    },
  });
}

/** The word that an address names by its id. */
export function wordDetailQuery({ host }: Asking, id: number, native: LanguageName) {
  return queryOptions({
    queryKey: keys.detail(id, native),
    queryFn: ({ signal }) =>
      host.api.send(getWordDetail, { params: { wordId: String(id) } }, { signal }),
  });
}

/** Words of all languages but the native one that match a text. */
export function searchQuery({ host }: Asking, native: LanguageName, text: string) {
  return queryOptions({
    queryKey: keys.search(native, text),
    async queryFn({ signal }) {
      const query = { native_language: native, target_language: 'all' as const, query: text };
      const { results } = await host.api.send(searchWords, { query }, { signal });
      return results;
    },
  });
}

/** The most common words of a language. */
export function commonWordsQuery({ host }: Asking, code: LanguageCode, native: LanguageName) {
  return queryOptions({
    queryKey: keys.list(code, native),
    queryFn: ({ signal }) =>
      host.api.send(listWords, { params: { langCode: code }, query: {} }, { signal }),
  });
}
