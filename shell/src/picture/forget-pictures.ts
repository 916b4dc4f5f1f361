import { picturesCache } from '../kept/kept-names.ts';

/** Forgets what screens showed last. */
export async function forgetPictures(): Promise<void> {
  const storage = globalThis.caches as CacheStorage | undefined;
  await storage?.delete(picturesCache);
}
