import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { servedRegistry, type RemoteRelease } from '@topwords/platform/contracts';
import type { CreateRemote } from '@topwords/platform/host';

/**
 * The origin of TopWords: the page's parameter `topwords`, such as
 * `?topwords=https://topwords.example`.
 */
const origin = new URLSearchParams(location.search).get('topwords') ?? 'http://localhost:3000';

/** Checks each container against the hash in the registry; a container checks its own chunks. */
function checkIntegrity(releases: readonly RemoteRelease[]): void {
  const hashes = new Map(
    releases.map(({ entry, integrity }) => [
      new URL(entry, origin).href,
      integrity[entry.slice(entry.lastIndexOf('/') + 1)] ?? '',
    ]),
  );
  registerPlugins([
    {
      name: 'check-integrity',
      createScript({ url }) {
        const script = document.createElement('script');
        script.src = url;
        script.crossOrigin = 'anonymous';
        script.integrity = hashes.get(url) ?? '';
        return script;
      },
    },
  ]);
}

/**
 * Reads the live releases from the registry at run time, and registers the remotes' containers
 * without loading them.
 */
export async function readReleases(): Promise<RemoteRelease[]> {
  const response = await fetch(new URL('/registry.json', origin));
  const { snapshot } = servedRegistry.parse(await response.json());
  const releases = snapshot.remotes.map(({ stable }) => stable);
  checkIntegrity(releases);
  registerRemotes(
    releases.map(({ name, entry, global }) => ({
      name,
      entry: new URL(entry, origin).href,
      type: 'global',
      entryGlobalName: global,
    })),
  );
  return releases;
}

/** Loads the one module that a remote exposes. @throws when it cannot be loaded */
export async function loadCreateRemote({ name }: RemoteRelease): Promise<CreateRemote> {
  const module = await loadRemote<{ default: CreateRemote }>(`${name}/remote`);
  if (!module) throw new Error(`${name} could not be loaded`);
  return module.default;
}
