import { infiniteQueryOptions } from '@tanstack/react-query';
import {
  listWordsOfPartOfSpeech,
  wordPageSize,
  type LanguageCode,
  type PartOfSpeech,
} from '@topwords/platform/contracts';
import { askServer, callKey } from '@topwords/platform/remote';

/** The words of one part of speech, page by page; a page that is not full is the last. */
export function wordsOfPartQuery(language: LanguageCode, pos: PartOfSpeech) {
  const params = { lang: language, pos };
  return infiniteQueryOptions({
    queryKey: callKey(listWordsOfPartOfSpeech, { params }),
    initialPageParam: 1,
    queryFn: ({ client, pageParam, signal }) => {
      const query = { limit: String(wordPageSize), page: String(pageParam) };
      return askServer(client, listWordsOfPartOfSpeech, { params, query }, signal);
    },
    getNextPageParam: (page, pages) => (page.length < wordPageSize ? undefined : pages.length + 1),
  });
}
