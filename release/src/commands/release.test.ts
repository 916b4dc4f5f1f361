import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { snapshotKey } from '../store/snapshot-key.ts';
import { listVersions } from '../cli/list.ts';
import type { RemoteContract } from '../gate/remote-contract.ts';
import type { ReleaseContext } from '../context/open-context.ts';
import { readRecord } from '../records/release-record.ts';
import { scriptBudget } from '../records/script-budget.ts';
import { openFileMemory } from '../log/open-file-memory.ts';
import {
  createTestRegistry,
  publishShell,
  publishVersion,
  type TestRegistry,
} from '../testing/test-registry.ts';
import type { Project } from './project.ts';

import { promote } from './promote.ts';
import { release, type ReleaseGoal } from './release.ts';

const toPromote: ReleaseGoal = { kind: 'promote' };

let opened: TestRegistry;
let context: ReleaseContext;
let folder: string;
let contracts: Record<string, RemoteContract>;
let project: Project;
let builds: string[];

function contractOf(changes: Partial<RemoteContract> = {}): RemoteContract {
  return {
    exposes: {},
    routes: [],
    navigation: [],
    links: [],
    events: { sends: {}, reads: {} },
    built_against: { react: '19.3.1', platform: '1.0.0' },
    ...changes,
  };
}

function write(file: string, content: unknown): void {
  const target = path.join(folder, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, typeof content === 'string' ? content : JSON.stringify(content));
}

/** Writes what the build of a front end produces. */
function buildAs(version: string): void {
  builds.push(version);
  write('dist/remote-entry.js', `words ${version}`);
  write('dist/mf-manifest.json', {
    metaData: {
      buildInfo: { buildVersion: version },
      remoteEntry: { name: 'remote-entry.js' },
      globalName: 'topwords_words',
    },
    shared: [{ name: 'react', version: '19.3.1' }],
    exposes: [
      {
        path: './remote',
        assets: { js: { sync: [], async: [] }, css: { sync: [], async: [] } },
      },
    ],
  });
}

beforeEach(async () => {
  opened = await createTestRegistry();
  const memory = openFileMemory(opened.env.REGISTRY_SEEN_FOLDER ?? '', opened.store.name);
  const baseAddress = 'https://files.example.org/releases';
  context = { ...opened, memory, baseAddress, isOwn: false };
  folder = mkdtempSync(path.join(tmpdir(), 'topwords-words-'));
  builds = [];
  write('remote.json', {
    name: 'words',
    title: { en: 'Words' },
    routes: ['/words', '/learned'],
    navigation: [],
  });
  contracts = {
    words: contractOf({ routes: ['/words', '/learned'] }),
    translate: contractOf({ links: ['/learned'] }),
    shell: contractOf(),
  };
  project = {
    remotes: () => ['translate', 'words'],
    folderOf: () => folder,
    versionOf: () => '1.4.0',
    localVersionOf: () => Promise.resolve('1.0.0-abcdef01'),
    check: () => Promise.resolve(null),
    build(_remote, version) {
      buildAs(version);
      return Promise.resolve(null);
    },
    test: () => Promise.resolve(null),
    mount: () => Promise.resolve([]),
    contractOf: (name) => Promise.resolve(contracts[name] ?? contractOf()),
    commit: () => Promise.resolve('0123456789abcdef'),
  };
});

afterEach(async () => {
  rmSync(folder, { recursive: true });
  await opened.remove();
});

/** Adds files to the build, or replaces its own. */
function buildWith(files: Record<string, string>): void {
  project.build = (_remote, version) => {
    buildAs(version);
    for (const [file, text] of Object.entries(files)) write(file, text);
    return Promise.resolve(null);
  };
}

/** Makes a neighbour live whose local build links to /learned. */
async function liveNeighbour(version = '1.0.0-abcdef01'): Promise<void> {
  await publishVersion(context, 'translate', version);
  await promote(context, 'translate', version);
}

test('builds a release, records its contract and commit, and makes it stable', async () => {
  await publishShell(context, '1.0.0', contractOf());
  await promote(context, 'shell', '1.0.0');
  const released = await release(context, project, 'words', undefined, toPromote);
  expect(released).toMatchObject({ version: '1.4.0', publishing: 'published', breaks: [] });
  expect(released.unknown).toEqual([]);
  const [listing] = released.signed?.snapshot.remotes ?? [];
  expect(listing?.stable).toMatchObject({
    version: '1.4.0',
    entry: 'https://files.example.org/releases/words/1.4.0/remote-entry.js',
  });
  expect(await readRecord(context.store, 'words', '1.4.0', context.privateKey)).toMatchObject({
    state: 'published',
    contract: contracts.words,
    commit: '0123456789abcdef',
    built_against: { react: '19.3.1' },
  });
});

test('refuses a remote whose first screen is too large, and writes nothing', async () => {
  const script = 'x'.repeat(scriptBudget + 1);
  buildWith({ 'dist/remote-entry.js': script });
  const attempt = release(context, project, 'words', undefined, toPromote);
  await expect(attempt).rejects.toMatchObject({ code: 'too_large' });
  expect(await context.store.list('')).toEqual([]);

  buildWith({ 'dist/remote-entry.js': script, 'dist/remote-entry.js.br': 'compressed' });
  const released = await release(context, project, 'words', undefined, toPromote);
  expect(released.publishing).toBe('published');
});

test('refuses sources with lint or type errors before building', async () => {
  project.check = (remote) => Promise.resolve(`mfe-${remote}/src/remote.tsx(1,1): error`);
  const attempt = release(context, project, 'words', undefined, toPromote);
  await expect(attempt).rejects.toMatchObject({
    code: 'check_failed',
    message: 'mfe-words/src/remote.tsx(1,1): error',
  });
  expect(builds).toEqual([]);
});

test('refuses a remote whose own tests fail before building it', async () => {
  project.test = (remote) => Promise.resolve(`mfe-${remote}: 1 failed`);
  await expect(release(context, project, 'words', undefined, toPromote)).rejects.toMatchObject({
    code: 'tests_failed',
    message: 'mfe-words: 1 failed',
  });
  expect(builds).toEqual([]);
});

test('refuses a remote whose screens cannot be shown, lists the routes, and writes nothing', async () => {
  project.mount = ({ version, routes }) =>
    Promise.resolve(routes.map((route) => `${route}: it throws while it is shown: ${version}`));
  await expect(release(context, project, 'words', undefined, toPromote)).rejects.toMatchObject({
    code: 'screens_failed',
    message: [
      'words 1.4.0 cannot be shown:',
      '  /words: it throws while it is shown: 1.4.0',
      '  /learned: it throws while it is shown: 1.4.0',
    ].join('\n'),
  });
  expect(await context.store.list('')).toEqual([]);
});

test('records the reason of an unchecked release', async () => {
  project.test = () => Promise.resolve('red');
  project.mount = () => Promise.resolve(['/words: white']);
  const unchecked = 'the browser of this machine is broken';
  await release(context, project, 'words', undefined, toPromote, { unchecked });
  const record = await readRecord(context.store, 'words', '1.4.0', context.privateKey);
  expect(record?.unchecked).toBe(unchecked);
  const { versions } = (await listVersions(context, 'words')).data as {
    versions: { unchecked: string | null }[];
  };
  expect(versions.map((version) => version.unchecked)).toEqual([unchecked]);
  expect((await listVersions(context, 'words')).lines[1]).toBe(`  unchecked: ${unchecked}`);
});

test('reports each step before it begins', async () => {
  const said: string[] = [];
  project.mount = (_release, say) => Promise.resolve((say('Trying /words'), []));
  await release(context, project, 'words', undefined, toPromote, {
    say: (line) => said.push(line),
  });
  expect(said).toEqual([
    'Checking lint and types',
    'Running its tests',
    'Building 1.4.0',
    'Trying /words',
    'Comparing its contract with what is live',
  ]);
});

test('refuses a published version before building', async () => {
  await release(context, project, 'words', undefined, { kind: 'publish' });
  const again = release(context, project, 'words', undefined, toPromote);
  await expect(again).rejects.toThrow(
    'words 1.4.0 is already published: raise the version in mfe-words/package.json',
  );
  expect(builds).toEqual(['1.4.0']);
});

test('refuses what would break a neighbour, reports the breaks, and writes nothing', async () => {
  await liveNeighbour();
  await release(context, project, 'words', '1.4.0', toPromote);
  contracts.words = contractOf({ routes: ['/words'] });
  const before = await context.store.list('');
  await expect(release(context, project, 'words', '1.5.0', toPromote)).rejects.toMatchObject({
    code: 'contract_broken',
    breaks: expect.arrayContaining([
      {
        part: 'routes',
        detail: expect.stringContaining('/learned'),
        breaks: expect.arrayContaining(['translate']),
      },
    ]),
  });
  expect(await context.store.list('')).toEqual(before);
});

test('a new major version may break neighbours, and the answer lists what', async () => {
  await liveNeighbour();
  await release(context, project, 'words', '1.4.0', toPromote);
  contracts.words = contractOf({ routes: ['/words'] });
  const { breaks, signed } = await release(context, project, 'words', '2.0.0', toPromote);
  expect(breaks.map(({ part }) => part)).toContain('routes');
  expect(signed?.snapshot.remotes[1]?.stable.version).toBe('2.0.0');
});

test('makes contracts of local builds on demand, and reports the others as unknown', async () => {
  await liveNeighbour();
  const first = await release(context, project, 'words', '1.4.0', toPromote);
  expect(first.unknown).toEqual(['the shell']);
  const { store, privateKey } = context;
  const record = await readRecord(store, 'translate', '1.0.0-abcdef01', privateKey);
  expect(record?.contract).toEqual(contracts.translate);
  await liveNeighbour('1.0.0-99999999');
  const second = await release(context, project, 'words', '1.4.1', toPromote);
  expect(second.unknown).toEqual(['the shell', 'translate 1.0.0-99999999']);
});

test('a release may begin as a canary', async () => {
  await release(context, project, 'words', '1.4.0', toPromote);
  const options = { percent: 5, bounds: {} };
  const goal: ReleaseGoal = { kind: 'canary', options };
  const { signed } = await release(context, project, 'words', '1.5.0', goal);
  const [listing] = signed?.snapshot.remotes ?? [];
  expect(listing?.stable.version).toBe('1.4.0');
  expect(listing?.canary).toMatchObject({ percent: 5, release: { version: '1.5.0' } });
});

test('refuses a failing build, an invalid version and an unknown remote', async () => {
  project.build = () => Promise.resolve('a comma is missing');
  const failing = release(context, project, 'words', undefined, toPromote);
  await expect(failing).rejects.toMatchObject({
    code: 'build_failed',
    message: 'a comma is missing',
  });
  const wrong = release(context, project, 'words', 'v1', toPromote);
  await expect(wrong).rejects.toThrow('v1 is not a version: it must look like 1.4.0');
  project.versionOf = () => {
    throw new Error('There is no package.json');
  };
  const unknown = release(context, project, 'games', undefined, toPromote);
  await expect(unknown).rejects.toMatchObject({ code: 'remote_unknown' });
  expect(await context.store.list('')).toEqual([]);
});

test('releases the shell like a remote, with all files before the snapshot that names it', async () => {
  const written: string[] = [];
  const { store } = context;
  context.store = {
    ...store,
    put: (key, bytes) => (written.push(key), store.put(key, bytes)),
    createIfAbsent: (key, bytes) => (written.push(key), store.createIfAbsent(key, bytes)),
  };
  buildWith({
    'dist/build.json': JSON.stringify({ version: '1.4.0', shared: { react: '19.3.1' } }),
    'dist/public/main.0123abcd.js': 'main',
    'dist/public/icon.svg': '<svg/>',
    'dist/pages/app.html': '<script src="%files%main.0123abcd.js"></script>',
    'dist/paint/paint.cjs': 'paint',
  });
  const released = await release(context, project, 'shell', undefined, toPromote);
  const folder = 'releases/shell/1.4.0/';
  const files = ['pages/app.html', 'public/icon.svg', 'public/main.0123abcd.js'];
  expect(await store.list(folder)).toEqual(files.map((file) => folder + file));
  expect(released.signed?.snapshot.shell).toEqual({
    stable: {
      name: 'shell',
      version: '1.4.0',
      base: 'https://files.example.org/releases/shell/1.4.0/',
      integrity: { 'pages/app.html': expect.stringMatching(/^sha384-/) },
    },
    previous: null,
  });
  const snapshotAt = written.indexOf(snapshotKey(1));
  expect(snapshotAt).toBeGreaterThan(0);
  for (const file of files) expect(written.indexOf(folder + file)).toBeLessThan(snapshotAt);
  expect(await readRecord(store, 'shell', '1.4.0', context.privateKey)).toMatchObject({
    state: 'published',
    contract: contracts.shell,
  });
  const again = release(context, project, 'shell', undefined, toPromote);
  await expect(again).rejects.toMatchObject({ code: 'version_taken' });
});
