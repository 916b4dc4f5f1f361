import { mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { storeRelease, writeSnapshot } from './release-store.ts';
import { describeRelease } from './release.ts';

const root = path.join(import.meta.dirname, '../..');
const store = path.join(root, 'registry/dist');
const releasesAddress = '/remotes';

const folders = readdirSync(root)
  .filter((name) => name.startsWith('mfe-'))
  .map((name) => path.join(root, name));

mkdirSync(store, { recursive: true });
const releases = folders.map((folder) => {
  const release = describeRelease(folder, releasesAddress);
  storeRelease(store, folder, release);
  return release;
});
writeSnapshot(store, releases);
for (const { name, version } of releases) console.log(`${name} ${version} is live`);
