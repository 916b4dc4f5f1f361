import {
  getAccountSettings,
  getActivity,
  getPartOfSpeechStatistics,
  getPracticeForecast,
  getPracticeSettings,
  getProfileStatistics,
  getStatistics,
  listSessions,
} from '@topwords/platform/contracts';
import type { CreateRemote } from '@topwords/platform/host';
import {
  buildAccountSession,
  buildAccountSettings,
  buildActivity,
  buildPartOfSpeechStatistics,
} from '../factories/account-factories.ts';
import { createFakeHost, type FakeHost, type FakeHostOptions } from '../fake-host/fake-host.ts';
import { buildPracticeForecast, buildPracticeSettings } from '../factories/practice-factories.ts';
import { renderRemote } from './render-remote.tsx';
import { buildProfileStatistics } from '../factories/session-factories.ts';
import { buildStatistics } from '../factories/word-factories.ts';

interface Shown extends FakeHostOptions {
  at?: string;
  /** Changes the host before anything is shown. */
  prepare?: (host: FakeHost) => void;
}

/** Opens the profile of Ana, who learns Spanish and Russian, for a test. */
export function showProfile(
  createRemote: CreateRemote,
  { at = '/profile', prepare, ...options }: Shown = {},
) {
  const host = createFakeHost(options);
  const { api } = host;
  api.answer(getProfileStatistics, buildProfileStatistics());
  api.answer(getStatistics, buildStatistics());
  api.answer(getPartOfSpeechStatistics, [
    buildPartOfSpeechStatistics(),
    buildPartOfSpeechStatistics({ pos: 'verb', total_words: 200, learned_words: 50 }),
    buildPartOfSpeechStatistics({ language_code: 'ru', total_words: 300, learned_words: 0 }),
  ]);
  api.answer(getActivity, { days: buildActivity() });
  api.answer(getPracticeForecast, buildPracticeForecast());
  api.answer(getPracticeSettings, buildPracticeSettings());
  api.answer(getAccountSettings, buildAccountSettings());
  api.answer(listSessions, { sessions: [buildAccountSession()] });
  prepare?.(host);
  return { host, ...renderRemote(createRemote, host, at) };
}
