import { picturesCache } from '../kept/kept-names.ts';

/** Forgets what screens showed last, except at one address. */
export async function forgetPictures(exceptAt?: string): Promise<void> {
  const storage = globalThis.caches as CacheStorage | undefined;
  if (exceptAt === undefined) {
    await storage?.delete(picturesCache);
    return;
  }
  if (!storage) return;
  const pictures = await storage.open(picturesCache);
  const kept = new URL(exceptAt, location.origin).href;
  const others = (await pictures.keys()).filter(({ url }) => url !== kept);
  await Promise.all(others.map((request) => pictures.delete(request)));
}
