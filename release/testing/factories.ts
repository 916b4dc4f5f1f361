import type {
  PageRegistry,
  RegistrySnapshot,
  RemoteListing,
  RemoteRelease,
  SignedSnapshot,
} from '@topwords/platform/contracts';
import {
  makeSigningKey,
  publicPartOf,
  signSnapshot,
  type PrivateKey,
} from '../src/signature/snapshot-signature.ts';

/** A release of the words remote; a test passes what it is about in `changes`. */
export function buildRelease(changes: Partial<RemoteRelease> = {}): RemoteRelease {
  const { name = 'words', version = '1.0.0' } = changes;
  return {
    name,
    title: { en: name.charAt(0).toUpperCase() + name.slice(1) },
    routes: [`/${name}`],
    navigation: [],
    version,
    entry: `/remotes/${name}/${version}/remote-entry.js`,
    global: `topwords_${name}`,
    integrity: {},
    preload: [],
    ...changes,
  };
}

/** A remote whose only live version is `stable`. */
export function buildListing(
  stable: RemoteRelease = buildRelease(),
  changes: Partial<RemoteListing> = {},
): RemoteListing {
  return { name: stable.name, stable, previous: null, canary: null, ...changes };
}

/** A snapshot with the words remote, number 1. */
export function buildSnapshot(changes: Partial<RegistrySnapshot> = {}): RegistrySnapshot {
  return {
    format: 2,
    sequence: 1,
    issued_at: 1_700_000_000_000,
    remotes: [buildListing()],
    ...changes,
  };
}

/** A page's registry, signed with a new key. */
export async function buildPageRegistry(
  snapshot: RegistrySnapshot = buildSnapshot(),
  changes: Partial<PageRegistry> = {},
): Promise<PageRegistry> {
  const key = await makeSigningKey();
  return {
    ...(await signSnapshot(snapshot, key)),
    stopped_canaries: [],
    shell_version: 'test',
    public_key: publicPartOf(key),
    override: null,
    ...changes,
  };
}

/** Signs a snapshot with that number, for tests that need nothing else in it. */
export function signNumber(sequence: number, key: PrivateKey): Promise<SignedSnapshot> {
  return signSnapshot(buildSnapshot({ sequence, issued_at: sequence }), key);
}
