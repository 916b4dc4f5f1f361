import type { RemoteRelease } from '@topwords/platform/contracts';
import type { ChosenRelease } from '../registry/release-choice.ts';

const hashes = new Map<string, string>();

/** The absolute address of a release's container script, different for every attempt to load it. */
export function entryAddress(release: RemoteRelease, attempt: number): string {
  const address = new URL(release.entry, location.origin);
  if (attempt > 0) address.searchParams.set('retry', String(attempt));
  return address.href;
}

/**
 * Remembers what the registry says the script at an address must hash to.
 * @throws where the registry must say it and does not.
 */
export function rememberIntegrity(chosen: ChosenRelease, address: string): void {
  const { release, isHashDemanded } = chosen;
  const hash = release.integrity[release.entry.split('/').at(-1) ?? ''];
  if (hash) hashes.set(address, hash);
  else if (isHashDemanded) throw new Error('The registry names no hash of its container');
}

/** The hash a script must have, or undefined when the registry names none. */
export function integrityOf(address: string): string | undefined {
  return hashes.get(address);
}
