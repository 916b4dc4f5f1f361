import {
  changeAccountSettings,
  changePassword,
  chooseLanguage,
  deleteAccount,
  endAllSessions,
  endSession,
  exportAccount,
  getAccount,
  getAccountSettings,
  getActivity,
  getProfileStatistics,
  listSessions,
  logout,
  setNative,
  type Word,
} from '@topwords/platform/contracts';
import {
  buildAccountSession,
  buildAccountSettings,
  buildActivity,
} from '../factories/account-factories.ts';
import type { FakeApi } from './fake-api.ts';
import { buildProfileStatistics, buildStoredSession } from '../factories/session-factories.ts';

/**
 * Answers calls about Ana's account. Changes always succeed; her settings last until the page is
 * reloaded.
 */
export function answerAccount(api: FakeApi, bank: readonly Word[]): void {
  const done = { detail: 'Done' };
  let settings = buildAccountSettings();
  let sessions = [
    buildAccountSession(),
    buildAccountSession({
      id: '01930000-0000-7000-8000-0000000000b2',
      device: 'Safari on iPhone',
      is_current: false,
    }),
  ];

  const { sub, username, native, target_langs } = buildStoredSession();
  api.answer(getAccount, {
    sub,
    email: 'ana@example.org',
    username,
    native: native === '' ? null : native,
    target_langs,
  });
  api.answer(getProfileStatistics, () =>
    buildProfileStatistics({
      total_learned_words: bank.filter(({ is_learned }) => is_learned).length,
    }),
  );
  api.answer(getActivity, {
    days: buildActivity({
      '2026-11-16': { reviews: 24, learned: 5 },
      '2026-11-18': { reviews: 12, learned: 2 },
      '2026-11-19': { reviews: 31, learned: 6 },
      '2026-11-20': { reviews: 8, learned: 3 },
    }),
  });
  api.answer(getAccountSettings, () => settings);
  api.answer(changeAccountSettings, ({ body }) => {
    settings = { ...settings, ...body };
    return settings;
  });
  api.answer(listSessions, () => ({ sessions }));
  api.answer(endSession, ({ params: { sessionId } }) => {
    sessions = sessions.filter(({ id }) => id !== sessionId);
    return { ended_session_id: sessionId };
  });
  api.answer(endAllSessions, done);
  api.answer(changePassword, done);
  api.answer(deleteAccount, done);
  api.answer(logout, done);
  api.answer(exportAccount, () => new Blob(['{}'], { type: 'application/json' }));
  api.answer(setNative, ({ body }) => body);
  api.answer(chooseLanguage, ({ body }) => ({ ...body, msg: 'The language was added.' }));
}
