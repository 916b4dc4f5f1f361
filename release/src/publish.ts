/**
 * Publishes the built shell and each built remote to the build's own store, `release/dist`, and
 * makes them stable. Files of earlier builds stay for open pages.
 */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { openMemory, readLifetime } from './context/open-context.ts';
import { forgetOldBuilds, isLocalBuild } from './commands/forget-old-builds.ts';
import { describeRelease } from './records/describe-release.ts';
import { describeShell } from './records/describe-shell.ts';
import {
  listingOf,
  listingsOf,
  promoted,
  withListing,
  type LiveReleases,
} from './log/listings-of.ts';
import { publishRelease } from './records/publish-release.ts';
import type { Described } from './records/release-record.ts';
import { readSigningKey } from './context/read-signing-key.ts';
import { changeSnapshot, type Writer } from './log/change-snapshot.ts';
import { buildFolder } from './store/build-folder.ts';
import { openFolderStore } from './store/open-folder-store.ts';

const root = path.join(import.meta.dirname, '../..');

/** Where the API serves releases from its folder. */
const baseAddress = '/remotes';

const store = openFolderStore(buildFolder(root));
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

/** What is built and published; `isReleased` versions were released by hand. */
const built: { release: Described['release']; isReleased: boolean }[] = [];

async function publish(folder: string, described: Described): Promise<void> {
  const build = { ...described, contract: null, commit: null };
  const publishing = await publishRelease(writer, path.join(folder, 'dist'), build);
  const { release } = described;
  built.push({ release, isReleased: publishing === 'known' && !isLocalBuild(release.version) });
}

const shellFolder = path.join(root, 'shell');
await publish(shellFolder, describeShell(shellFolder, baseAddress));
for (const name of readdirSync(root)) {
  const folder = path.join(root, name);
  const isRemote = name.startsWith('mfe-') && existsSync(path.join(folder, 'rspack.config.js'));
  if (isRemote) await publish(folder, describeRelease(folder, baseAddress));
}

const { signed } = await changeSnapshot(
  writer,
  ({ remotes, shell }) => {
    // Drops remotes that no longer have a folder.
    const kept = remotes.filter(({ name }) => built.some(({ release }) => release.name === name));
    return built.reduce(
      (live, { release, isReleased }) => {
        const listing = listingOf(live, release.name);
        // The team of a release decides whether it is live.
        return listing && isReleased ? live : withListing(live, promoted(listing, release));
      },
      { remotes: kept, shell } as LiveReleases,
    );
  },
  { startsNewLog: true },
);
await forgetOldBuilds(writer);
for (const { name, stable } of listingsOf(signed.snapshot)) {
  console.log(`${name} ${stable.version} is live`);
}
