import {
  getDailyStreak,
  getPartOfSpeechStatistics,
  getProfileStatistics,
  getStatistics,
  getWordDetail,
  listWords,
  listWordsOfPartOfSpeech,
  searchWords,
  setStatus,
} from '@topwords/platform/contracts';
import { handle, type Route } from '../routing/handle.ts';
import type { Catalogue } from '../bank/catalogue.ts';
import { getStreak } from './get-daily-streak.ts';
import { getProfile } from './get-profile-statistics.ts';
import { getLanguageStatistics, getPartsOfSpeech } from './get-statistics.ts';
import { getDetail } from './get-word-detail.ts';
import type { Pronounce } from '../bank/word-ipa.ts';
import { listPartOfSpeech, listWordsOfLanguage } from './list-words.ts';
import { markWord } from './mark-word.ts';
import type { NameRecording } from '../bank/presenter.ts';
import { createSearchIndex } from '../bank/search-index.ts';
import { findWords } from './search-words.ts';
import { createSentenceIndex } from '../bank/sentence-index.ts';

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
    handle(listWords, ({ params, query }, context) =>
      listWordsOfLanguage({ ...context, ...listServices }, params, query),
    ),
    handle(listWordsOfPartOfSpeech, ({ params, query }, context) =>
      listPartOfSpeech({ ...context, ...listServices }, params, query),
    ),
    handle(getWordDetail, ({ params }, context) =>
      getDetail({ ...context, ...detailServices }, params.wordId),
    ),
    handle(setStatus, ({ body }, context) => markWord({ ...context, catalogue }, body)),
    handle(getStatistics, (_input, context) => getLanguageStatistics({ ...context, catalogue })),
    handle(getPartOfSpeechStatistics, (_input, context) =>
      getPartsOfSpeech({ ...context, catalogue }),
    ),
    handle(searchWords, ({ query }, context) =>
      findWords({ ...context, searchIndex, recordingOf }, query),
    ),
    handle(getProfileStatistics, (_input, context) => getProfile({ ...context, catalogue })),
    handle(getDailyStreak, (_input, context) => getStreak({ ...context, catalogue })),
  ];
}
