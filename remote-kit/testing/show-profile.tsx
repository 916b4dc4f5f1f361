import type { CreateRemote } from '@topwords/platform/host';
import {
  buildAccountSession,
  buildAccountSettings,
  buildActivity,
  buildPartOfSpeechStatistics,
  buildReminder,
} from '../factories/account-factories.ts';
import { buildPracticeForecast, buildPracticeSettings } from '../factories/practice-factories.ts';
import { buildVoices } from '../factories/translation-factories.ts';
import { buildProfileStatistics } from '../factories/session-factories.ts';
import { buildStatistics } from '../factories/word-factories.ts';
import { showRemote, type ShowOptions } from './show-remote.tsx';

/** Opens the profile of Ana, who learns Spanish and Russian, for a test. */
export function showProfile(createRemote: CreateRemote, options: ShowOptions = {}) {
  const answers = {
    getProfileStatistics: buildProfileStatistics(),
    getStatistics: buildStatistics(),
    getPartOfSpeechStatistics: [
      buildPartOfSpeechStatistics(),
      buildPartOfSpeechStatistics({ pos: 'verb', total_words: 200, learned_words: 50 }),
      buildPartOfSpeechStatistics({ language_code: 'ru', total_words: 300, learned_words: 0 }),
    ],
    getActivity: { days: buildActivity() },
    getPracticeForecast: buildPracticeForecast(),
    getPracticeSettings: buildPracticeSettings(),
    getAccountSettings: buildAccountSettings(),
    getReminder: buildReminder(),
    getVoices: buildVoices(),
    listSessions: { sessions: [buildAccountSession()] },
  };
  return showRemote(createRemote, answers, { at: '/profile', ...options });
}
