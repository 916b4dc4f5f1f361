import { registrySnapshot, type RegistrySnapshot } from '@topwords/platform/contracts';

const registryAddress = '/registry.json';
const timeLimit = 3000;

let reading: Promise<RegistrySnapshot> | null = null;

/** The snapshot that the server wrote into the page, or null where no server did. */
function readInlined(): unknown {
  const text = document.getElementById('registry')?.textContent;
  return text ? JSON.parse(text) : null;
}

async function fetchSnapshot(): Promise<unknown> {
  const response = await fetch(registryAddress, {
    cache: 'no-cache',
    signal: AbortSignal.timeout(timeLimit),
  });
  return response.json();
}

async function readSnapshot(): Promise<RegistrySnapshot> {
  return registrySnapshot.parse(readInlined() ?? (await fetchSnapshot()));
}

/**
 * The registry, read once for the page: from the page itself, else from the server.
 * A registry that cannot be read is empty: the shell's own screens work without it.
 */
export function readRegistry(): Promise<RegistrySnapshot> {
  reading ??= readSnapshot().catch((error: unknown) => {
    reportError(error);
    return { format: 1, remotes: [] };
  });
  return reading;
}

/** The release that serves a path, by the routes that remotes declare. */
export function releaseOf(registry: RegistrySnapshot, path: string) {
  return registry.remotes.find((release) => release.routes.includes(path));
}
