import type { RemoteRelease } from '@topwords/platform/contracts';
import type { ChosenRelease } from '../registry/release-choice.ts';

const hashes = new Map<string, string>();

/** Returns the absolute address of a release's container script, different for every attempt. */
export function entryAddress(release: RemoteRelease, attempt: number): string {
  const address = new URL(release.entry, location.origin);
  if (attempt > 0) address.searchParams.set('retry', String(attempt));
  return address.href;
}

/**
 * Remembers the registry's hash of the script at an address.
 * @throws when a hash is required and the registry has none.
 */
export function rememberIntegrity(chosen: ChosenRelease, address: string): void {
  const { release, isHashDemanded } = chosen;
  const hash = release.integrity[release.entry.split('/').at(-1) ?? ''];
  if (hash) hashes.set(address, hash);
  else if (isHashDemanded) throw new Error('The registry has no hash of its container');
}

/** Returns the hash a script must have, or undefined when the registry has none. */
export function integrityOf(address: string): string | undefined {
  return hashes.get(address);
}
