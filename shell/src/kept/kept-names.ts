/**
 * Names in the browser's cache storage. Sets of another format would have another prefix; the worker,
 * the kill switch and pages of any release agree on these.
 */

/** Every cache of the product begins like this: what the kill switch deletes. */
export const cachePrefix = 'topwords-';

/** The page of the kept set that the worker answers with; one entry at `keptPageKey`. */
export const currentCache = `${cachePrefix}current`;

/** Where the page is kept in its set and in `currentCache`. */
export const keptPageKey = '/kept-page';

/** What lists showed last, each under its address: see `shell/src/picture`. */
export const picturesCache = `${cachePrefix}pictures`;

const setPrefix = `${cachePrefix}set/`;

/** The cache of all files of one snapshot, as one account gets it. */
export function setName(sequence: number, fingerprint: string): string {
  return `${setPrefix}${sequence}-${fingerprint}`;
}

/** Whether a cache holds a set, or the set of a given snapshot. */
export function isSet(name: string, sequence?: number): boolean {
  return name.startsWith(sequence === undefined ? setPrefix : `${setPrefix}${sequence}-`);
}

/** Response headers with which a page is kept. */
export const keptHeaders = {
  /** The name of its set. */
  set: 'X-Kept-Set',
  /** When its snapshot was issued, UTC milliseconds. */
  issuedAt: 'X-Kept-Issued-At',
} as const;
