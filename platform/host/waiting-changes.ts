/**
 * Prefixes of the keys under which remotes store what the server does not have yet, in the browser's
 * storage. The account's id and a slash follow.
 */
export const waitingPrefixes = {
  answers: 'topwords.practice/',
  marks: 'topwords.marks/',
  pairs: 'topwords.pairs/',
} as const;

/** Number of an account's changes that wait in this browser. */
export function countWaiting(storage: Storage, sub: string): number {
  const starts = Object.values(waitingPrefixes).map((prefix) => `${prefix}${sub}/`);
  return Object.keys(storage).filter((key) => starts.some((start) => key.startsWith(start))).length;
}
