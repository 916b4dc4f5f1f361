import type { z } from 'zod/mini';
import {
  accountSession,
  accountSettings,
  partOfSpeechStatistics,
  type AccountSession,
  type AccountSettings,
  type ActivityDay,
  type PartOfSpeechStatistics,
} from '@topwords/platform/contracts';

const dayInMilliseconds = 86_400_000;
const daysOfActivity = 371;

/** What is set for an account with a password, whose days follow a browser in Madrid. */
export function buildAccountSettings(
  overrides: Partial<z.input<typeof accountSettings>> = {},
): AccountSettings {
  return accountSettings.parse({
    time_zone: null,
    present_time_zone: 'Europe/Madrid',
    has_password: true,
    has_google: false,
    ...overrides,
  });
}

/** This browser, Firefox on Windows. */
export function buildAccountSession(
  overrides: Partial<z.input<typeof accountSession>> = {},
): AccountSession {
  return accountSession.parse({
    id: '01930000-0000-7000-8000-0000000000b1',
    device: 'Firefox on Windows',
    started_at: '2026-11-01T08:00:00.000Z',
    last_used_at: '2026-11-20T08:00:00.000Z',
    is_current: true,
    ...overrides,
  });
}

/** A year up to Friday, 20 November 2026, with what was done on some of its days, by date. */
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
export function buildPartOfSpeechStatistics(
  overrides: Partial<z.input<typeof partOfSpeechStatistics>> = {},
): PartOfSpeechStatistics {
  return partOfSpeechStatistics.parse({
    language_code: 'es',
    pos: 'noun',
    total_words: 400,
    learned_words: 12,
    starred_words: 3,
    ...overrides,
  });
}
