import { isSet } from './kept-names.ts';

/** Whether this browser keeps the files of a snapshot, which it trusted at that time. */
export async function isKept(sequence: number): Promise<boolean> {
  const storage = globalThis.caches as CacheStorage | undefined;
  const names = (await storage?.keys()) ?? [];
  return names.some((name) => isSet(name, sequence));
}
