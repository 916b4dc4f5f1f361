import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { registrySnapshot, type RemoteRelease } from '@topwords/platform/contracts';
import { describeRelease, integrityOfFiles } from './release.ts';

const root = path.join(import.meta.dirname, '../..');
const store = path.join(root, 'registry/dist');
const releasesAddress = '/remotes';

/**
 * Copies a build into the store, where a version never changes once it is there.
 * @throws when the store has that version with other files
 */
function storeRelease(folder: string, release: RemoteRelease): void {
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
function writeSnapshot(remotes: RemoteRelease[]): void {
  const snapshot = registrySnapshot.parse({ format: 1, remotes });
  const target = path.join(store, 'registry.json');
  writeFileSync(`${target}.incoming`, JSON.stringify(snapshot, null, 2));
  renameSync(`${target}.incoming`, target);
}

const folders = readdirSync(root)
  .filter((name) => name.startsWith('mfe-'))
  .map((name) => path.join(root, name));

mkdirSync(store, { recursive: true });
const releases = folders.map((folder) => {
  const release = describeRelease(folder, releasesAddress);
  storeRelease(folder, release);
  return release;
});
writeSnapshot(releases);
for (const { name, version } of releases) console.log(`${name} ${version} is live`);
