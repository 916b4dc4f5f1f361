import type { KeyProblem } from '@topwords/platform/contracts';
import type { KnownKey } from './known-keys.ts';
import { playgroundKey } from './partner-key.ts';

/** A problem with a key itself, or with where it is used. */
export type JudgedProblem = Exclude<KeyProblem, 'partner_quota_reached'>;

/** A page that makes a call with a key. */
export interface AskingPage {
  /** From the browser; empty outside browsers. */
  origin: string;
  /** Whether it is one of our pages, including a widget's frame, or no page at all. */
  isOwn: boolean;
  /** Whether a browser asks, as far as the request shows. */
  isBrowser: boolean;
}

/**
 * Why a key does not work on a page; null if it does, limits aside. Without an origin there is no
 * page: the calls themselves refuse what a publishable key may then not do.
 */
export function judgeKey(
  key: KnownKey | undefined,
  { origin, isOwn }: AskingPage,
  now: number,
): JudgedProblem | null {
  if (key === undefined) return 'partner_key_unknown';
  if (key.revokedAt !== null && key.revokedAt <= now) return 'partner_key_expired';
  if (key.expiresAt !== null && key.expiresAt <= now) return 'partner_key_expired';
  if (key.secretHash !== null || isOwn || hasOrigin(key, origin)) return null;
  return origin === '' && key.id !== playgroundKey.id ? null : 'partner_origin_refused';
}

/** Whether an origin is exactly one of the key's. */
export function hasOrigin(key: KnownKey | undefined, origin: string): boolean {
  return key !== undefined && key.origins.includes(origin);
}

/** The page that a session is for; undefined without a page. */
export function nameOfPage({ origin, isOwn, isBrowser }: AskingPage): string | undefined {
  if (!isBrowser) return undefined;
  return isOwn ? 'own' : origin || undefined;
}
