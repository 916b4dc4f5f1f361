import { isLanguageCode, type LanguageCode } from './languages.ts';

/**
 * A cookie that the shell sets and the server reads: which language this browser's learner speaks and
 * which they learn. It only lets the server show words of the pair before any script runs; everything
 * that the page then asks for is the signed-in account's.
 */
export const viewCookieName = 'topwords-view';

/** The languages of a learner, as far as a painted view depends on them. */
export interface ViewHint {
  native: LanguageCode;
  /** The languages that they learn. */
  targets: LanguageCode[];
}

/** Writes a hint: `en.es~ru`. */
export function formatViewHint({ native, targets }: ViewHint): string {
  return `${native}.${targets.join('~')}`;
}

/** Reads a hint, which anyone may have written; undefined unless it only names languages. */
export function parseViewHint(text: string): ViewHint | undefined {
  const [native, list = '', ...rest] = text.split('.');
  const targets = list.split('~');
  const isRepeated = new Set(targets).size < targets.length;
  if (rest.length > 0 || isRepeated || !isLanguageCode(native)) return undefined;
  return targets.every((code) => isLanguageCode(code)) ? { native, targets } : undefined;
}
