import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeSigningKey, publicPartOf } from '../../release/src/signature/snapshot-signature.ts';
import { runCommand } from '../building/run-command.ts';
import { startServer, type ServerProcess } from '../serving/server-process.ts';
import { startRoundRobinProxy } from './instances/round-robin-proxy.ts';
import type { Finding, Scenario } from './scenario.ts';

const instanceCount = 3;
const loadsAtLeast = 300;
/** Loads that must have been seen of each of the two versions. */
const loadsOfEach = 100;
const browsers = 4;
/** Instances read the registry once a second. */
const settleMilliseconds = 3000;
/** For loads of the new shell, which a slow machine needs time for. */
const longestWait = 60_000;

interface PageLoads {
  loads: number;
  /** Loads of which a file was missing or another one than the page said, with the reason. */
  broken: string[];
  /** By version of the shell. */
  versions: Map<string, number>;
}

function integrityOf(bytes: Uint8Array): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

/** Why a file of a page cannot be used; null when it can. */
async function faultOf(address: string, tag: string): Promise<string | null> {
  const [, file = ''] = / (?:src|href)="([^"]+)"/.exec(tag) ?? [];
  const [, integrity] = / integrity="([^"]+)"/.exec(tag) ?? [];
  const response = await fetch(new URL(file, address));
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (response.status !== 200) return `${file}: ${response.status}`;
  if (integrity === undefined) return `${file}: the page names no hash`;
  return integrityOf(bytes) === integrity ? null : `${file}: other bytes than the page names`;
}

/** Opens a page as a browser does: the HTML, then every script and style that it names. */
async function loadPage(address: string, result: PageLoads): Promise<void> {
  const html = await (
    await fetch(`${address}/words`, { headers: { Cookie: 'XSRF-TOKEN=1' } })
  ).text();
  const tags = html.match(/<(?:script|link) [^>]*(?:src|href)="[^"]+\.(?:js|css)"[^>]*>/g) ?? [];
  const faults = await Promise.all(tags.map((tag) => faultOf(address, tag)));
  const fault = faults.find((one) => one !== null);
  const [, version = 'none'] = /\/shell\/([^/]+)\/public\/main\./.exec(html) ?? [];
  result.loads += 1;
  result.versions.set(version, (result.versions.get(version) ?? 0) + 1);
  if (fault !== undefined) result.broken.push(fault);
  else if (tags.length < 5) result.broken.push(`The page names ${tags.length} files`);
}

async function loadUntil(address: string, isEnough: (result: PageLoads) => boolean) {
  const result: PageLoads = { loads: 0, broken: [], versions: new Map() };
  const browse = async () => {
    while (!isEnough(result)) await loadPage(address, result);
  };
  await Promise.all(Array.from({ length: browsers }, browse));
  return result;
}

/** A store of its own, with the key to write it. */
interface Store {
  root: string;
  folder: string;
  releaseEnvironment: Record<string, string>;
  serveEnvironment: Record<string, string>;
}

async function release(store: Store, version: string): Promise<void> {
  const command = [process.execPath, 'scripts/release.ts', 'shell', '--version', version];
  const { code, output } = await runCommand(command, {
    root: store.root,
    env: store.releaseEnvironment,
  });
  if (code !== 0) throw new Error(`shell ${version} was not released\n${output}`);
}

function findingsOf(result: PageLoads, mostOfFiles: number): Finding[] {
  const [before = 0, after = 0] = ['9.0.0', '9.1.0'].map((one) => result.versions.get(one));
  return [
    {
      measure: 'page loads',
      found: String(result.loads),
      allowed: `at least ${loadsAtLeast}`,
      isHeld: result.loads >= loadsAtLeast,
    },
    {
      measure: 'of the old shell, of the new one',
      found: `${before}, ${after}`,
      allowed: `at least ${loadsOfEach} each`,
      isHeld: before >= loadsOfEach && after >= loadsOfEach,
    },
    {
      measure: 'broken page loads',
      found: String(result.broken.length),
      allowed: '0',
      isHeld: result.broken.length === 0,
    },
    {
      measure: "files of the old shell's release that are gone",
      found: String(mostOfFiles),
      allowed: '0: tabs are open that have not loaded all of them',
      isHeld: mostOfFiles === 0,
    },
  ];
}

/** How many files of a release, of whatever part, the product no longer answers. */
async function countMissing(address: string, store: Store, version: string): Promise<number> {
  const files = await readdir(join(store.folder, 'releases/shell', version, 'public'));
  const answers = await Promise.all(
    files.map((file) => fetch(`${address}/remotes/shell/${version}/public/${file}`)),
  );
  return answers.filter(({ status }) => status !== 200).length;
}

async function updateUnderLoad(store: Store): Promise<readonly Finding[]> {
  await release(store, '9.0.0');
  const instances: ServerProcess[] = [];
  const proxy = await startRoundRobinProxy();
  try {
    for (let count = 0; count < instanceCount; count += 1) {
      const database = `sqlite:${join(store.folder, `topwords-${count}.db`)}`;
      const instance = await startServer(
        () => [join(store.root, 'api/src/main.ts')],
        (port) => ({ ...store.serveEnvironment, DATABASE_URL: database, PORT: String(port) }),
      );
      instances.push(instance);
      await proxy.add(instance.address);
    }
    let settledAt = Infinity;
    const loading = loadUntil(proxy.address, ({ loads, versions }) => {
      const isSeen = loads >= loadsAtLeast && (versions.get('9.1.0') ?? 0) >= loadsOfEach;
      const since = performance.now() - settledAt;
      return since >= (isSeen ? 0 : longestWait);
    });
    const releasing = release(store, '9.1.0').finally(() => {
      settledAt = performance.now() + settleMilliseconds;
    });
    const [result] = await Promise.all([loading, releasing]);
    for (const line of result.broken.slice(0, 5)) console.log(`  ${line}`);
    return findingsOf(result, await countMissing(proxy.address, store, '9.0.0'));
  } finally {
    await proxy.stop();
    await Promise.all(instances.map((instance) => instance.stop()));
  }
}

/** Three instances over one store, and a new shell while pages are opened. */
export const scenario: Scenario = {
  title: 'a new shell is released while pages are opened at three instances in turn',
  async run(root) {
    const folder = await mkdtemp(join(tmpdir(), 'topwords-shell-update-'));
    const key = await makeSigningKey();
    const store: Store = {
      root,
      folder,
      releaseEnvironment: { REGISTRY_STORE: folder, REGISTRY_PRIVATE_KEY: JSON.stringify(key) },
      serveEnvironment: {
        NODE_ENV: 'production',
        LOG_LEVEL: 'error',
        HOST: '127.0.0.1',
        REGISTRY_FOLDER: folder,
        REGISTRY_PUBLIC_KEY: JSON.stringify(publicPartOf(key)),
      },
    };
    try {
      return await updateUnderLoad(store);
    } finally {
      // The build in the project's folders is that of a release: the next build makes its own again.
      for (const step of ['shell', 'pages']) {
        await rm(join(root, '.cache/build', step), { force: true });
      }
      await rm(folder, { recursive: true });
    }
  },
};
