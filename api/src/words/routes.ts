import * as calls from '@topwords/platform/contracts';
import type { Catalogue } from '../bank/catalogue.ts';
import type { NameRecording } from '../bank/presenter.ts';
import { createSearchIndex } from '../bank/search-index.ts';
import { createSentenceIndex } from '../bank/sentence-index.ts';
import type { Pronounce } from '../bank/word-ipa.ts';
import { route, type Route } from '../routing/route.ts';
import { getDailyStreak } from './get-daily-streak.ts';
import { getProfileStatistics } from './get-profile-statistics.ts';
import { getPartOfSpeechStatistics, getStatistics } from './get-statistics.ts';
import { getWordDetail } from './get-word-detail.ts';
import { listWords, listWordsOfPartOfSpeech } from './list-words.ts';
import { searchWords } from './search-words.ts';
import { setStatus } from './set-status.ts';

/** What the calls about words stand on; each is made once, at start. */
export interface WordsServices {
  catalogue: Catalogue;
  /** Gives the IPA of words; without it they have none. */
  pronounce?: Pronounce | undefined;
  /** Names recordings; without it answers carry none. */
  recordingOf?: NameRecording | undefined;
}

/** The words and what a learner does with them. */
export function wordsRoutes({ catalogue, pronounce, recordingOf }: WordsServices): Route[] {
  const sentences = createSentenceIndex(catalogue);
  const searchIndex = createSearchIndex(catalogue);
  const listServices = { catalogue, recordingOf };
  const detailServices = { ...listServices, sentences, pronounce };
  return [
    route(calls.listWords, { auth: 'token' }, ({ params, query }, context) =>
      listWords({ ...context, ...listServices }, params, query),
    ),
    route(calls.listWordsOfPartOfSpeech, { auth: 'token' }, ({ params, query }, context) =>
      listWordsOfPartOfSpeech({ ...context, ...listServices }, params, query),
    ),
    route(calls.getWordDetail, { auth: 'token' }, ({ params }, context) =>
      getWordDetail({ ...context, ...detailServices }, params.wordId),
    ),
    route(calls.setStatus, { auth: 'token' }, ({ body }, context) =>
      setStatus({ ...context, catalogue }, body),
    ),
    route(calls.getStatistics, { auth: 'token' }, (_input, context) =>
      getStatistics({ ...context, catalogue }),
    ),
    route(calls.getPartOfSpeechStatistics, { auth: 'token' }, (_input, context) =>
      getPartOfSpeechStatistics({ ...context, catalogue }),
    ),
    route(calls.searchWords, { auth: 'token' }, ({ query }, context) =>
      searchWords({ ...context, searchIndex, recordingOf }, query),
    ),
    route(calls.getProfileStatistics, { auth: 'token' }, (_input, context) =>
      getProfileStatistics({ ...context, catalogue }),
    ),
    route(calls.getDailyStreak, { auth: 'token' }, (_input, context) =>
      getDailyStreak({ ...context, catalogue }),
    ),
  ];
}
