/**
 * Publishes the built shell and each built remote to the build's own store, `release/dist`, and
 * makes them stable. Files of earlier builds stay for open pages.
 */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { withShell } from './commands/live-shell.ts';
import { openMemory, readLifetime } from './context/open-context.ts';
import { forgetOldBuilds, isLocalBuild } from './commands/forget-old-builds.ts';
import { describeRelease, type DescribedRelease } from './records/describe-release.ts';
import { describeShell, type DescribedShell } from './records/describe-shell.ts';
import { promoted, withListing } from './records/promote-release.ts';
import { publishRelease } from './records/publish-release.ts';
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

/** `isReleased`: this version was released by hand, so its team decides whether it is live. */
type Built<Described> = Described & { isReleased: boolean };

async function publish<Described extends DescribedRelease | DescribedShell>(
  folder: string,
  described: Described,
): Promise<Built<Described>> {
  const build = { ...described, contract: null, commit: null };
  const publishing = await publishRelease(writer, path.join(folder, 'dist'), build);
  const isReleased = publishing === 'known' && !isLocalBuild(described.release.version);
  return { ...described, isReleased };
}

const shellFolder = path.join(root, 'shell');
const builtShell = await publish(shellFolder, describeShell(shellFolder, baseAddress));
const built: Built<DescribedRelease>[] = [];
for (const name of readdirSync(root)) {
  const folder = path.join(root, name);
  const isRemote = name.startsWith('mfe-') && existsSync(path.join(folder, 'rspack.config.js'));
  if (isRemote) built.push(await publish(folder, describeRelease(folder, baseAddress)));
}

const { signed } = await changeSnapshot(
  writer,
  ({ remotes, shell }) => {
    // Drops remotes that no longer have a folder.
    let listings = remotes.filter(({ name }) => built.some(({ release }) => release.name === name));
    for (const { release, isReleased } of built) {
      const listing = listings.find(({ name }) => name === release.name);
      if (!listing || !isReleased) listings = withListing(listings, promoted(listing, release));
    }
    const isShellKept = shell !== undefined && builtShell.isReleased;
    return {
      remotes: listings,
      shell: isShellKept ? shell : withShell(shell, builtShell.release),
    };
  },
  { startsNewLog: true },
);
await forgetOldBuilds(writer);
const { shell, remotes } = signed.snapshot;
for (const { name, stable } of [...(shell ? [{ name: 'shell', ...shell }] : []), ...remotes]) {
  console.log(`${name} ${stable.version} is live`);
}
