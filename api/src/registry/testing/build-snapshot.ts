import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  newestSnapshotKey,
  signSnapshot,
  snapshotKey,
  type PrivateKey,
  type RegistrySnapshot,
  type RemoteListing,
  type RemoteRelease,
  type SignedSnapshot,
} from '@topwords/platform/contracts';

/** A release of the words. */
export function buildRelease(changes: Partial<RemoteRelease> = {}): RemoteRelease {
  const { name = 'words', version = '1.0.0' } = changes;
  return {
    name,
    title: { en: 'Words' },
    routes: ['/', `/${name}`],
    navigation: [],
    version,
    entry: `/remotes/${name}/${version}/remote-entry.js`,
    global: `topwords_${name}`,
    integrity: { 'remote-entry.js': 'sha384-entry', 'screen.css': 'sha384-screen' },
    preload: ['remote-entry.js', 'screen.css'],
    ...changes,
  };
}

/** A remote of which `stable` alone is live. */
export function buildListing(
  stable: RemoteRelease = buildRelease(),
  changes: Partial<RemoteListing> = {},
): RemoteListing {
  return { name: stable.name, stable, previous: null, canary: null, ...changes };
}

/** A snapshot of the words, as number 1. */
export function buildSnapshot(changes: Partial<RegistrySnapshot> = {}): RegistrySnapshot {
  return {
    format: 2,
    sequence: 1,
    issued_at: 1_700_000_000_000,
    remotes: [buildListing()],
    ...changes,
  };
}

/** Signs a snapshot of that number, for tests that care for nothing else in it. */
export function signNumber(sequence: number, key: PrivateKey): Promise<SignedSnapshot> {
  return signSnapshot(buildSnapshot({ sequence, issued_at: sequence }), key);
}

/** Puts a text under a key of a folder's registry, whole or not at all. */
export async function putText(folder: string, key: string, text: string): Promise<void> {
  const file = path.join(folder, key);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(`${file}.incoming`, text);
  await rename(`${file}.incoming`, file);
}

/** Publishes as whoever releases does: under its number, then as the newest one. */
export async function putSnapshot(folder: string, signed: SignedSnapshot): Promise<void> {
  const text = JSON.stringify(signed);
  await putText(folder, snapshotKey(signed.snapshot.sequence), text);
  await putText(folder, newestSnapshotKey, text);
}
