/**
 * How the keys begin under which remotes keep, in the browser's storage, what the server does not have
 * yet; the id of its account and a slash follow.
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
