import type { KeyProblem } from '@topwords/platform/contracts';
import type { KnownKey } from './known-keys.ts';
import { playgroundKey } from './partner-key.ts';

/** What is wrong with a key itself, or with where it is used. */
export type JudgedProblem = Exclude<KeyProblem, 'partner_quota_reached'>;

/** A page that makes a call with a key. */
export interface AskingPage {
  /** As the browser tells it; empty outside browsers. */
  origin: string;
  /** Whether it is a page of ours, which the frame of a widget is, or no page at all. */
  isOwn: boolean;
  /** Whether a browser asks, as far as the request shows. */
  isBrowser: boolean;
}

/**
 * Why a key does not work on a page; null when it does, as far as its limits let it. Without an
 * origin no page asks: what a publishable key may then not do is refused by the calls themselves.
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

/** Whether an origin is one of the key's, letter by letter. */
export function hasOrigin(key: KnownKey | undefined, origin: string): boolean {
  return key !== undefined && key.origins.includes(origin);
}

/** The page that a session is for; undefined where no page asks. */
export function nameOfPage({ origin, isOwn, isBrowser }: AskingPage): string | undefined {
  if (!isBrowser) return undefined;
  return isOwn ? 'own' : origin || undefined;
}
