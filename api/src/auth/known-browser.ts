import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { keyRing, type Keys } from './keys.ts';

/** Lifetime of a mark; signing in renews it. */
export const markLifetimeMilliseconds = 365 * 24 * 60 * 60 * 1000;

/** Maximum number of accounts with marks in one browser. */
const maxMarks = 4;
const separator = '~';
const markFormat = /^([\w-]{22})\.([0-9a-z]{1,10})\.([\w-]{43})\.([\w-]{43})$/;

/** A browser's proof of having signed in to an account. It does not reveal whose. */
export interface BrowserMark {
  /** Random; wrong passwords of the browser are counted by it. */
  id: string;
  issuedAt: string;
  /** Proves, without the database, that the mark belongs to an e-mail address. */
  ofEmail: string;
  /** Proves that the account's password has not changed. */
  ofPassword: string;
}

/** The account that a mark belongs to. */
interface MarkedAccount {
  id: string;
  email: string;
  passwordHash: string | null;
}

/** Adds a mark for the account to a cookie's marks, replacing its earlier one. */
export function addMark(
  cookie: string,
  account: MarkedAccount,
  { keys, now }: { keys: Keys; now: number },
): string {
  const id = randomBytes(16).toString('base64url');
  const issuedAt = now.toString(36);
  const text = [
    id,
    issuedAt,
    signEmail(id, issuedAt, account.email, keys),
    signPassword(id, issuedAt, account, keys),
  ].join('.');
  const others = marksOf(cookie).filter((mark) => !isOfEmail(mark, account.email, keys));
  return [text, ...others.map(format)].slice(0, maxMarks).join(separator);
}

/** The mark for a normalised e-mail address; {@link isMarkOf} checks whether it is still valid. */
export function findMark(
  cookie: string,
  email: string,
  { keys, now }: { keys: Keys; now: number },
): BrowserMark | undefined {
  return marksOf(cookie).find(
    (mark) =>
      isOfEmail(mark, email, keys) &&
      now - Number.parseInt(mark.issuedAt, 36) < markLifetimeMilliseconds,
  );
}

/** Whether a mark belongs to this account with its current password. */
export function isMarkOf(
  { id, issuedAt, ofPassword }: BrowserMark,
  account: Omit<MarkedAccount, 'email'>,
  keys: Keys,
): boolean {
  return keyRing(keys).some((ring) =>
    isSame(ofPassword, signPassword(id, issuedAt, account, ring)),
  );
}

function marksOf(cookie: string): BrowserMark[] {
  return cookie
    .split(separator)
    .slice(0, maxMarks)
    .flatMap((text) => {
      const [, id, issuedAt, ofEmail, ofPassword] = markFormat.exec(text) ?? [];
      if (!id || !issuedAt || !ofEmail || !ofPassword) return [];
      return [{ id, issuedAt, ofEmail, ofPassword }];
    });
}

function format({ id, issuedAt, ofEmail, ofPassword }: BrowserMark): string {
  return [id, issuedAt, ofEmail, ofPassword].join('.');
}

function isOfEmail({ id, issuedAt, ofEmail }: BrowserMark, email: string, keys: Keys): boolean {
  return keyRing(keys).some((ring) => isSame(ofEmail, signEmail(id, issuedAt, email, ring)));
}

function signEmail(id: string, issuedAt: string, email: string, keys: Keys): string {
  return sign(['email', id, issuedAt, email], keys);
}

function signPassword(
  id: string,
  issuedAt: string,
  account: Omit<MarkedAccount, 'email'>,
  keys: Keys,
): string {
  return sign(['password', id, issuedAt, account.id, account.passwordHash], keys);
}

function sign(content: readonly (string | null)[], keys: Keys): string {
  return createHmac('sha256', keys.knownBrowser)
    .update(JSON.stringify(content))
    .digest('base64url');
}

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
