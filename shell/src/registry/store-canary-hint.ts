import { readOwnCookie, setOwnCookie } from '@topwords/platform/client';
import { canariesCookieName } from '@topwords/platform/contracts';

const month = 30 * 24 * 60 * 60;

/**
 * Stores the learner's canaries in a cookie for the server, so that pages preload the right files.
 */
export function storeCanaryHint(ids: readonly string[]): void {
  const hint = ids.map(encodeURIComponent).join('~');
  if (hint !== '') setOwnCookie(canariesCookieName, hint, month);
  else if (readOwnCookie(canariesCookieName) !== null) setOwnCookie(canariesCookieName, '', 0);
}
