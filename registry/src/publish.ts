/** The build's own registry: publishes each built remote to `registry/dist` and makes it stable. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { openMemory, readLifetime } from './open-registry.ts';
import { describeRelease, type DescribedRelease } from './releases/describe-release.ts';
import { promoted, withListing } from './releases/promote-release.ts';
import { publishRelease } from './releases/publish-release.ts';
import { readSigningKey } from './signing-key.ts';
import { changeSnapshot, type Writer } from './snapshots/change-snapshot.ts';
import { openFolderStore } from './stores/folder-store.ts';

const root = path.join(import.meta.dirname, '../..');

const store = openFolderStore(path.join(root, 'registry/dist'));
const writer: Writer = {
  store,
  privateKey: await readSigningKey(
    path.join(root, 'data/registry-key.json'),
    process.env.REGISTRY_PRIVATE_KEY,
  ),
  now: Date.now,
  lifetime: readLifetime(process.env.REGISTRY_VALID_DAYS),
  memory: openMemory(root, process.env, store),
};

interface Built extends DescribedRelease {
  /** Whether the build is of a version that was released by hand: it is live if its team wants it. */
  isReleased: boolean;
}

async function publish(folder: string): Promise<Built> {
  const described = describeRelease(folder, '/remotes');
  const build = { ...described, contract: null, commit: null };
  const publishing = await publishRelease(writer, path.join(folder, 'dist'), build);
  const isLocal = /-[0-9a-f]{8}$/.test(described.release.version);
  return { ...described, isReleased: publishing === 'known' && !isLocal };
}

const built: Built[] = [];
for (const name of readdirSync(root)) {
  const folder = path.join(root, name);
  const isRemote = name.startsWith('mfe-') && existsSync(path.join(folder, 'rspack.config.js'));
  if (isRemote) built.push(await publish(folder));
}

const { signed } = await changeSnapshot(
  writer,
  ({ remotes }) => {
    // A remote that has no folder any more is gone from the page too.
    let listings = remotes.filter(({ name }) => built.some(({ release }) => release.name === name));
    for (const { release, isReleased } of built) {
      const listing = listings.find(({ name }) => name === release.name);
      if (!listing || !isReleased) listings = withListing(listings, promoted(listing, release));
    }
    return listings;
  },
  { startsAnew: true },
);
for (const { name, stable } of signed.snapshot.remotes) {
  console.log(`${name} ${stable.version} is live`);
}
