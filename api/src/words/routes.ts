import type { Paradigms } from '@topwords/content/paradigms';
import * as calls from '@topwords/platform/contracts';
import type { Catalogue } from '../bank/catalogue.ts';
import type { NameRecording } from '../bank/presenter.ts';
import { createSearchIndex } from '../bank/search-index.ts';
import { createSentenceIndex, type SentenceIndex } from '../bank/sentence-index.ts';
import { noTables } from '../bank/table-loader.ts';
import { noTeaching, type TeachingOf } from '../bank/teaching-loader.ts';
import { noUsages, type UsageOf } from '../bank/usage-loader.ts';
import { given, route, type Route } from '../routing/route.ts';
import { getDailyStreak } from './get-daily-streak.ts';
import { getProfileStatistics } from './get-profile-statistics.ts';
import { getPartOfSpeechStatistics, getStatistics } from './get-statistics.ts';
import { getWordDetail } from './get-word-detail.ts';
import { getWordTeaching } from './get-word-teaching.ts';
import { listWords, listWordsOfPartOfSpeech } from './list-words.ts';
import { searchWords } from './search-words.ts';
import { setStatus } from './set-status.ts';

/** What the word calls need; made once at start. */
export interface WordsServices {
  catalogue: Catalogue;
  /** Finds sentences; made of the catalogue unless others have made it. */
  sentences?: SentenceIndex;
  /** Finds how words are used; without it answers do not say. */
  usageOf?: UsageOf | undefined;
  /** Finds what is taught beyond a word's entry; without it answers are empty. */
  teachingOf?: TeachingOf | undefined;
  /** The tables of forms, asked for when first needed; without it answers have none. */
  loadTables?: (() => Paradigms) | undefined;
  /** Names recordings; without it answers have none. */
  recordingOf?: NameRecording | undefined;
}

/** Routes for words, marks and statistics. */
export function wordsRoutes({
  catalogue,
  sentences = createSentenceIndex(catalogue),
  usageOf = noUsages,
  teachingOf = noTeaching,
  loadTables = () => noTables,
  recordingOf,
}: WordsServices): Route[] {
  const searchIndex = createSearchIndex(catalogue);
  const listed = { catalogue, recordingOf };
  const detailed = { ...listed, sentences, usageOf, loadTables };
  return [
    route(calls.listWords, { auth: 'token' }, given(listed, listWords)),
    route(calls.listWordsOfPartOfSpeech, { auth: 'token' }, given(listed, listWordsOfPartOfSpeech)),
    route(calls.getWordDetail, { auth: 'token' }, given(detailed, getWordDetail)),
    route(
      calls.getWordTeaching,
      { auth: 'token' },
      given({ catalogue, teachingOf }, getWordTeaching),
    ),
    route(calls.setStatus, { auth: 'token' }, given({ catalogue }, setStatus)),
    route(calls.getStatistics, { auth: 'token' }, given({ catalogue }, getStatistics)),
    route(
      calls.getPartOfSpeechStatistics,
      { auth: 'token' },
      given({ catalogue }, getPartOfSpeechStatistics),
    ),
    route(calls.searchWords, { auth: 'token' }, given({ searchIndex, recordingOf }, searchWords)),
    route(
      calls.getProfileStatistics,
      { auth: 'token' },
      given({ catalogue }, getProfileStatistics),
    ),
    route(calls.getDailyStreak, { auth: 'token' }, given({ catalogue }, getDailyStreak)),
  ];
}
