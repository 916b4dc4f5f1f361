import { createApiFailure, type ApiFailure } from '@topwords/platform/client';
import {
  errorStatuses,
  profileStatistics,
  type ErrorBody,
  type ErrorCode,
} from '@topwords/platform/contracts';
import type { StoredSession } from '@topwords/platform/session';
import { factory } from './factory.ts';

/** An unsigned access token, valid until the end of the century. */
const token = `${btoa('{"alg":"none"}')}.${btoa('{"exp":4102444800}')}.`;

/** The stored session of Ana, who speaks English and learns Spanish and Russian. */
export function buildStoredSession(overrides: Partial<StoredSession> = {}): StoredSession {
  return {
    token,
    sub: '01930000-0000-7000-8000-000000000001',
    username: 'Ana',
    native: 'English',
    target_langs: ['es', 'ru'],
    ...overrides,
  };
}

/** Ana's figures: 120 words in 31 days. */
export const buildProfileStatistics = factory(profileStatistics, {
  username: 'Ana',
  email: 'ana@example.org',
  is_premium: false,
  total_learned_words: 120,
  days_registered: 31,
  join_date: '2026-10-21T08:00:00.000Z',
});

/** A failed call's rejection, with the status of its code. */
export function buildFailure(
  code: ErrorCode = 'internal',
  overrides: Partial<ErrorBody> = {},
): ApiFailure {
  return createApiFailure(errorStatuses[code], {
    code,
    detail: 'Something went wrong on our side. Please try again.',
    ...overrides,
  });
}
