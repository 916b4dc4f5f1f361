import { cachePrefix } from '../kept/kept-names.ts';

/** Removes the service worker and everything that was kept for use without a network. */
export async function removeKept(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
  const names = (await caches.keys()).filter((name) => name.startsWith(cachePrefix));
  await Promise.all(names.map((name) => caches.delete(name)));
}
