import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { integrityOf } from '../../release/src/records/release-files.ts';
import { makeSigningKey, publicPartOf } from '../../release/src/signature/snapshot-signature.ts';
import { inFolder } from '../processes/in-folder.ts';
import { mustRun } from '../processes/run-command.ts';
import { apiSettings, startApi } from '../processes/start-api.ts';
import { atLeast, exactly, finding, type Finding } from './findings.ts';
import { withInstances } from './instances/with-instances.ts';
import type { Scenario } from './scenario.ts';

const instanceCount = 3;
const loadsAtLeast = 300;
/** Minimum number of loads of each of the two versions. */
const loadsOfEach = 100;
const browsers = 4;
/** Instances read the registry once a second. */
const settleMilliseconds = 3000;
/** Time limit for loads of the new shell, generous for slow machines. */
const longestWait = 60_000;

interface PageLoads {
  loads: number;
  /** Loads in which a file was missing or did not match its hash, with the reason. */
  broken: string[];
  /** By version of the shell. */
  versions: Map<string, number>;
}

/** Why a page's file cannot be used; null when it can. */
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

/** A separate store, with the key to write to it. */
interface Store {
  root: string;
  folder: string;
  environment: Record<string, string>;
}

async function release({ root, environment }: Store, version: string): Promise<void> {
  const command = [process.execPath, 'scripts/release.ts', 'shell', '--version', version];
  await mustRun(command, { root, env: environment });
}

function findingsOf(result: PageLoads, missing: number): Finding[] {
  const [before = 0, after = 0] = ['9.0.0', '9.1.0'].map((one) => result.versions.get(one));
  return [
    atLeast('page loads', result.loads, loadsAtLeast),
    finding(
      'of the old shell, of the new one',
      `${before}, ${after}`,
      `at least ${loadsOfEach} each`,
      before >= loadsOfEach && after >= loadsOfEach,
    ),
    exactly('broken page loads', result.broken.length, 0),
    finding(
      "files of the old shell's release that are gone",
      String(missing),
      '0: tabs are open that have not loaded all of them',
      missing === 0,
    ),
  ];
}

/** Number of a release's files, of all parts, that the product no longer serves. */
async function countMissing(address: string, store: Store, version: string): Promise<number> {
  const files = await readdir(join(store.folder, 'releases/shell', version, 'public'));
  const answers = await Promise.all(
    files.map((file) => fetch(`${address}/remotes/shell/${version}/public/${file}`)),
  );
  return answers.filter(({ status }) => status !== 200).length;
}

async function updateUnderLoad(store: Store, address: string): Promise<readonly Finding[]> {
  let settledAt = Infinity;
  const loading = loadUntil(address, ({ loads, versions }) => {
    const isSeen = loads >= loadsAtLeast && (versions.get('9.1.0') ?? 0) >= loadsOfEach;
    const since = performance.now() - settledAt;
    return since >= (isSeen ? 0 : longestWait);
  });
  const releasing = release(store, '9.1.0').finally(() => {
    settledAt = performance.now() + settleMilliseconds;
  });
  const [result] = await Promise.all([loading, releasing]);
  for (const line of result.broken.slice(0, 5)) console.log(`  ${line}`);
  return findingsOf(result, await countMissing(address, store, '9.0.0'));
}

/** Releases a new shell while pages are opened from three instances with one store. */
export const scenario: Scenario = {
  title: 'a new shell is released while pages are opened from three instances in turn',
  run: (root) =>
    inFolder(async (folder) => {
      const key = await makeSigningKey();
      const environment = {
        REGISTRY_STORE: folder,
        REGISTRY_PRIVATE_KEY: JSON.stringify(key),
      };
      const store = { root, folder, environment };
      const registry = {
        REGISTRY_FOLDER: folder,
        REGISTRY_PUBLIC_KEY: JSON.stringify(publicPartOf(key)),
      };
      const start = (index: number) =>
        startApi(root, apiSettings(`sqlite:${join(folder, `topwords-${index}.db`)}`, registry));
      try {
        await release(store, '9.0.0');
        return await withInstances(instanceCount, start, ({ address }) =>
          updateUnderLoad(store, address),
        );
      } finally {
        // The project's folders now contain the build of a release: makes the next build run again.
        for (const step of ['shell', 'pages']) {
          await rm(join(root, '.cache/build', step), { force: true });
        }
      }
    }),
};
