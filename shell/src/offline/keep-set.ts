import { pageVersionHeaderName, pageRegistry } from '@topwords/platform/contracts';
import { parseSigned } from '@topwords/release/reader';
import type { ReleaseOfSet, SetDescription } from './describe-set.ts';
import { isSet, keptHeaders, keptPageKey } from '../kept/kept-names.ts';

/** A few at a time: what the learner does comes first. */
const parallelDownloads = 4;

/** A file with the hash that it must have. */
interface SetFile {
  address: string;
  integrity: string;
}

async function download({ address, integrity }: SetFile): Promise<Response> {
  // The browser refuses a content with another hash.
  const response = await fetch(address, { integrity, mode: 'cors', priority: 'low' });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response;
}

async function filesOf({ folder, listIntegrity }: ReleaseOfSet): Promise<SetFile[]> {
  const list = await download({ address: `${folder}files.json`, integrity: listIntegrity });
  const hashes = (await list.json()) as Record<string, string>;
  return Object.entries(hashes).map(([name, integrity]) => ({ address: folder + name, integrity }));
}

/** A file of another set; addresses contain versions, and what was kept has been verified. */
async function findKept(address: string): Promise<Response | undefined> {
  for (const name of (await caches.keys()).filter((name) => isSet(name))) {
    // Opening it would create it again if it has just been removed.
    const kept = await caches.match(address, { cacheName: name, ignoreVary: true });
    if (kept) return kept;
  }
  return undefined;
}

/** @throws the first failure, after the other downloads have ended */
async function keepFiles(cache: Cache, files: readonly SetFile[]): Promise<void> {
  const present = new Set((await cache.keys()).map(({ url }) => url));
  const missing = files.filter(({ address }) => !present.has(address));
  async function keepNext(): Promise<void> {
    for (let file = missing.pop(); file; file = missing.pop()) {
      await cache.put(file.address, (await findKept(file.address)) ?? (await download(file)));
    }
  }
  const keepers = Array.from({ length: parallelDownloads }, keepNext);
  await Promise.all(keepers).catch(async (error: unknown) => {
    missing.length = 0;
    await Promise.allSettled(keepers);
    throw error;
  });
}

/** Whether a page is made of exactly what a set describes. */
function isPageOf({ page: { sequence, files, ...wanted } }: SetDescription, html: string): boolean {
  const block = /<script type="application\/json" id="registry">([^<]*)<\/script>/.exec(html)?.[1];
  if (block === undefined || !html.includes(`src="${files}main.`)) return false;
  const { snapshot, stopped_canaries, shell_version, override } = parseSigned(block, pageRegistry);
  return (
    override === null &&
    snapshot.sequence === sequence &&
    shell_version === wanted.shell_version &&
    stopped_canaries.join() === wanted.stopped_canaries.join()
  );
}

/** Keeps the page of a set, or keeps the present one if the server would answer the same. */
async function keepPage(cache: Cache, set: SetDescription): Promise<boolean> {
  const present = (await cache.match(keptPageKey))?.headers.get(pageVersionHeaderName) ?? '';
  // No remote has this path, so the page preloads the files of none.
  const response = await fetch(keptPageKey, {
    headers: { Accept: 'text/html', [pageVersionHeaderName]: present },
    cache: 'no-store',
  });
  if (response.status === 204) return true;
  const html = await response.text();
  if (!response.ok || !isPageOf(set, html)) return false;
  const headers = new Headers(response.headers);
  headers.set(keptHeaders.set, set.name);
  headers.set(keptHeaders.issuedAt, String(set.issuedAt));
  // Of the answer as it was sent, compressed.
  for (const name of ['Content-Encoding', 'Content-Length']) headers.delete(name);
  await cache.put(keptPageKey, new Response(html, { headers }));
  return true;
}

/**
 * Keeps all files of a set, then its page, whose presence says that the set is complete. Files that
 * another set has, or that an interrupted attempt has left, are not loaded again.
 * @returns whether the set is complete; not if the server has meanwhile gone on to another snapshot,
 *   the network fails or the storage is full. What a full storage could not hold is removed again
 */
export async function keepSet(set: SetDescription): Promise<boolean> {
  try {
    const cache = await caches.open(set.name);
    if (!(await cache.match(keptPageKey))) {
      const lists = await Promise.all(set.releases.map(filesOf));
      await keepFiles(cache, lists.flat());
    }
    return await keepPage(cache, set);
  } catch (error) {
    // The storage is full, or broken; the network fails with other errors.
    if (error instanceof DOMException) await caches.delete(set.name);
    return false;
  }
}
