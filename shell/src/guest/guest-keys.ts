/** How all keys of a guest start in the browser's storage. */
export const guestPrefix = 'topwords.guest';

/** How the keys of a guest's answers start: each has one of its own, with its id. */
export const guestReviewPrefix = `${guestPrefix}/`;

/** The keys in a storage that start with a prefix. */
export function keysIn(storage: Storage, prefix: string): string[] {
  const keys = Array.from({ length: storage.length }, (_, index) => String(storage.key(index)));
  return keys.filter((key) => key.startsWith(prefix));
}
