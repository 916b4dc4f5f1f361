import { cpSync, existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { registrySnapshot, type RemoteRelease } from '@topwords/platform/contracts';
import { integrityOfFiles } from './release.ts';

/**
 * Copies the build in `folder` into the store, where a version never changes once it is there.
 * @throws when the store has that version with other files
 */
export function storeRelease(store: string, folder: string, release: RemoteRelease): void {
  const target = path.join(store, 'releases', release.name, release.version);
  if (existsSync(target)) {
    if (isDeepStrictEqual(integrityOfFiles(target), release.integrity)) return;
    throw new Error(`${release.name} ${release.version} is published already, with other files`);
  }
  const incoming = `${target}.incoming`;
  rmSync(incoming, { recursive: true, force: true });
  cpSync(path.join(folder, 'dist'), incoming, { recursive: true });
  renameSync(incoming, target);
}

/** Puts the snapshot in place in one step, so that a reader never meets half of it. */
export function writeSnapshot(store: string, remotes: RemoteRelease[]): void {
  const snapshot = registrySnapshot.parse({ format: 1, remotes });
  const target = path.join(store, 'registry.json');
  writeFileSync(`${target}.incoming`, JSON.stringify(snapshot, null, 2));
  renameSync(`${target}.incoming`, target);
}
