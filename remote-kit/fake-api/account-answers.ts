import type { Word } from '@topwords/platform/contracts';
import {
  buildAccountSession,
  buildAccountSettings,
  buildActivity,
  buildAppSecret,
  buildPasskey,
  buildRecoveryCodes,
  buildReminder,
  buildSecurityEvents,
} from '../factories/account-factories.ts';
import type { Answers } from './fake-api.ts';
import { buildProfileStatistics, buildStoredSession } from '../factories/session-factories.ts';

/**
 * Answers to calls about Ana's account. Changes always succeed; her settings last until the page is
 * reloaded.
 */
export function accountAnswers(bank: readonly Word[]): Answers {
  const done = { detail: 'Done' };
  const mailed = { ...done, delivery: 'mail' } as const;
  let settings = buildAccountSettings();
  let reminder = buildReminder();
  let sessions = [
    buildAccountSession(),
    buildAccountSession({
      id: '01930000-0000-7000-8000-0000000000b2',
      device: 'Safari on iPhone',
      is_current: false,
    }),
  ];

  const { sub, username, native, target_langs } = buildStoredSession();
  return {
    getAccount: {
      sub,
      email: 'ana@example.org',
      username,
      native: native === '' ? null : native,
      target_langs,
    },
    getProfileStatistics: () =>
      buildProfileStatistics({
        total_learned_words: bank.filter(({ is_learned }) => is_learned).length,
      }),
    getActivity: {
      days: buildActivity({
        '2026-11-16': { reviews: 24, learned: 5 },
        '2026-11-18': { reviews: 12, learned: 2 },
        '2026-11-19': { reviews: 31, learned: 6 },
        '2026-11-20': { reviews: 8, learned: 3 },
      }),
    },
    getAccountSettings: () => settings,
    changeAccountSettings: ({ body }) => {
      settings = { ...settings, ...body };
      return settings;
    },
    getReminder: () => reminder,
    setReminder: ({ body }) => {
      const calendar = body.hour === null ? null : 'https://topwords.example/calendar.ics?key=a';
      reminder = { ...reminder, ...body, calendar, offer: false };
      return reminder;
    },
    renewReminderCalendar: () => reminder,
    getPushKey: () => ({ key: `B${'A'.repeat(86)}` }),
    subscribeToPush() {
      reminder = { ...reminder, push: 'on' };
      return { reminder, renewal: 'a' };
    },
    unsubscribeFromPush() {
      reminder = { ...reminder, push: 'off' };
      return reminder;
    },
    listSessions: () => ({ sessions }),
    endSession: ({ params: { sessionId } }) => {
      sessions = sessions.filter(({ id }) => id !== sessionId);
      return { ended_session_id: sessionId };
    },
    endAllSessions: done,
    endOtherSessions: done,
    startPasskey: { options: { challenge: 'AAAA' }, ticket: 'ticket' },
    addPasskey: buildPasskey(),
    listPasskeys: { passkeys: [] },
    renamePasskey: ({ body }) => buildPasskey(body),
    removePasskey: ({ params: { passkeyId } }) => ({ removed_passkey_id: passkeyId }),
    getSecondStep: { is_on: false, has_app: false, recovery_codes_left: 0 },
    setSecondStep: ({ body: { is_on } }) => ({
      ...done,
      recovery_codes: is_on ? buildRecoveryCodes() : null,
    }),
    startApp: buildAppSecret(),
    confirmApp: { recovery_codes: buildRecoveryCodes() },
    removeApp: done,
    makeRecoveryCodes: { recovery_codes: buildRecoveryCodes() },
    proveIdentity: { ...done, access_token: 'a token' },
    listSecurityEvents: { events: buildSecurityEvents(), has_more: false },
    askForAddressMail: mailed,
    confirmAddress: {
      detail: 'Your email is confirmed',
      email: 'ada@example.org',
      has_further_step: false,
    },
    changeAddress: mailed,
    cancelAddressChange: done,
    changePassword: done,
    deleteAccount: done,
    logout: done,
    exportAccount: () => new Blob(['{}'], { type: 'application/json' }),
    setNative: ({ body }) => body,
    chooseLanguage: ({ body }) => ({ ...body, msg: 'The language was added.' }),
  };
}
