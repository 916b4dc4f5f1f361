import type { RemoteRelease } from '@topwords/platform/contracts';

const hashes = new Map<string, string>();

/** The absolute address of a release's container script, different for every attempt to load it. */
export function entryAddress(release: RemoteRelease, attempt: number): string {
  const address = new URL(release.entry, location.origin);
  if (attempt > 0) address.searchParams.set('retry', String(attempt));
  return address.href;
}

/** Remembers what the registry says the script at an address must hash to. */
export function rememberIntegrity(release: RemoteRelease, address: string): void {
  const file = release.entry.split('/').at(-1) ?? '';
  const hash = release.integrity[file];
  if (hash) hashes.set(address, hash);
}

/** The hash a script must have, or undefined when the registry names none. */
export function integrityOf(address: string): string | undefined {
  return hashes.get(address);
}
