import type * as offline from './offline.ts';

/** Loads the part for use without a network; null if it cannot be loaded. */
export function importOffline(): Promise<typeof offline | null> {
  return import(/* webpackChunkName: "offline" */ './offline.ts').catch(() => null);
}
