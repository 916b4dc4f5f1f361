import {
  accountSession,
  accountSettings,
  partOfSpeechStatistics,
  passkey,
  reminder,
  securityEvent,
  type ActivityDay,
  type SecurityEvent,
} from '@topwords/platform/contracts';
import { factory } from './factory.ts';

const dayInMilliseconds = 86_400_000;
const daysOfActivity = 371;

/** Settings of an account with a password that follows a browser in Madrid. */
export const buildAccountSettings = factory(accountSettings, {
  time_zone: null,
  present_time_zone: 'Europe/Madrid',
  has_password: true,
  has_google: false,
  email: 'ana@example.org',
  address: 'confirmed',
  new_email: null,
});

/** A reminder that is off, of an account that may have mails. */
export const buildReminder = factory(reminder, {
  hour: null,
  by_mail: false,
  mail: 'ready',
  push: 'off',
  offer: false,
  calendar: null,
});

/** This browser, Firefox on Windows. */
export const buildAccountSession = factory(accountSession, {
  id: '01930000-0000-7000-8000-0000000000b1',
  device: 'Firefox on Windows',
  network: '203.0.113.…',
  started_at: '2026-11-01T08:00:00.000Z',
  last_used_at: '2026-11-20T08:00:00.000Z',
  is_current: true,
});

/** A phone's passkey. */
export const buildPasskey = factory(passkey, {
  id: 'passkey-1',
  name: 'My phone',
  created_at: '2026-11-01T08:00:00.000Z',
  last_used_at: null,
  is_synced: true,
});

/** The secret of an app, as in RFC 6238's examples. */
export function buildAppSecret(): { secret: string; uri: string } {
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  return { secret, uri: `otpauth://totp/TopWords:ana%40example.org?secret=${secret}` };
}

/** Ten recovery codes. */
export function buildRecoveryCodes(): string[] {
  return Array.from({ length: 10 }, (_none, index) => `abcde-fghjk-mnpqr-s000${index}`);
}

/** A sign-in on this browser. */
export const buildSecurityEvent = factory(securityEvent, {
  id: '01930000-0000-7000-8000-0000000000e1',
  at: '2026-11-20T08:00:00.000Z',
  kind: 'signed-in',
  by: 'person',
  method: 'password',
  is_new_device: true,
  device: 'Firefox on Windows',
  network: '203.0.113.…',
});

/** A sign-in that failed, and one that did not. */
export function buildSecurityEvents(): SecurityEvent[] {
  const id = '01930000-0000-7000-8000-0000000000e2';
  return [buildSecurityEvent({ id, kind: 'sign-in-failed' }), buildSecurityEvent()];
}

/** A year up to Friday, 20 November 2026, with activity on some days, by date. */
export function buildActivity(
  done: Record<string, Partial<Omit<ActivityDay, 'date'>>> = {},
): ActivityDay[] {
  const last = Date.UTC(2026, 10, 20);
  const doneOn = new Map(Object.entries(done));
  return Array.from({ length: daysOfActivity }, (_, index) => {
    const time = last - (daysOfActivity - 1 - index) * dayInMilliseconds;
    const date = new Date(time).toISOString().slice(0, 10);
    return { date, reviews: 0, learned: 0, ...doneOn.get(date) };
  });
}

/** The Spanish nouns: 12 of 400 learned. */
export const buildPartOfSpeechStatistics = factory(partOfSpeechStatistics, {
  language_code: 'es',
  pos: 'noun',
  total_words: 400,
  learned_words: 12,
  starred_words: 3,
});
