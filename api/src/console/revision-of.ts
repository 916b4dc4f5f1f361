import { createHash } from 'node:crypto';
import type { RegistrySnapshot } from '@topwords/platform/contracts';
import { listingsOf } from './release-history.ts';

/** Identifies a state of a remote's listing: which versions are live, and for whom. */
export function revisionOf(snapshot: RegistrySnapshot, name: string): string {
  const listing = listingsOf(snapshot).get(name);
  const { stable, previous, canary } = listing ?? {};
  const state = [
    stable?.version,
    previous?.version,
    canary && [canary.id, canary.percent, canary.learners, canary.bounds],
  ];
  return createHash('sha256').update(JSON.stringify(state)).digest('base64url').slice(0, 16);
}
