import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { keyRing, type Keys } from './keys.ts';

const secretBytes = 32;

/** The contents of the refresh cookie: the account, the session, and the secret that proves it. */
export interface RefreshToken {
  userId: string;
  sessionId: string;
  secret: string;
}

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const refreshTokenFormat = new RegExp(`^(${uuid})\\.(${uuid})\\.([\\w-]{43})$`);

/** Parses a refresh cookie; undefined if it cannot be one of ours. */
export function parseRefreshToken(text: string): RefreshToken | undefined {
  const [, userId, sessionId, secret] = refreshTokenFormat.exec(text) ?? [];
  if (userId === undefined || sessionId === undefined || secret === undefined) return undefined;
  return { userId, sessionId, secret };
}

/** The text of a refresh cookie. */
export function formatRefreshToken({ userId, sessionId, secret }: RefreshToken): string {
  return `${userId}.${sessionId}.${secret}`;
}

/** 256 random bits. */
export function makeSecret(): string {
  return randomBytes(secretBytes).toString('base64url');
}

/** The stored form of a secret. Secrets are random, so a plain hash is enough. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/**
 * The secret that follows a spent one. It is computed, not stored: a client that lost the answer,
 * or a second tab, gets the same successor again, and a session never forks.
 */
export function successorOf(secret: string, salt: string, keys: Keys): string {
  return createHmac('sha256', keys.refreshSuccessor)
    .update(`${salt}.${secret}`)
    .digest('base64url');
}

/** The value of a session's XSRF-TOKEN cookie, constant for the session. */
export function xsrfTokenOf(sessionId: string, keys: Keys): string {
  return createHmac('sha256', keys.xsrf).update(sessionId).digest('base64url');
}

/** Whether a text is the XSRF token of the session. */
export function isXsrfTokenOf(text: string, sessionId: string, keys: Keys): boolean {
  const given = Buffer.from(text);
  return keyRing(keys).some((ring) => {
    const expected = Buffer.from(xsrfTokenOf(sessionId, ring));
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}
