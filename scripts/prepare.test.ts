import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Lock {
  packages: Record<string, { version?: string; optional?: boolean; dev?: boolean }>;
}

type Extent = 'everything' | 'to start';

const load = createRequire(__filename);
const { describeOldNode }: { describeOldNode: (version: string) => string | null } =
  load('./prepare.cjs');
const {
  explainFailure,
  extentToInstall,
  isInstalled,
  isPartOf,
  linkOwnNode,
  needsInstall,
}: {
  explainFailure: (output: string) => string;
  extentToInstall: (folder: string, extent: Extent) => Extent;
  isInstalled: (lock: Lock, installed: Lock, extent: Extent) => boolean;
  isPartOf: (lock: Lock, installed: Lock) => boolean;
  linkOwnNode: (folder: string) => boolean;
  needsInstall: (folder: string, extent: Extent) => boolean;
} = load('./install.cjs');

test.each(['v6.17.1', 'v16.20.2', 'v19.9.0'])(
  'Node %s gets a message that names the version needed',
  (version) => {
    expect(describeOldNode(version)).toBe(
      `TopWords needs Node 20 or later to install; this machine has ${version}.`,
    );
  },
);

test.each(['v20.0.0', 'v24.21.0', 'v100.0.0'])('Node %s is accepted', (version) => {
  expect(describeOldNode(version)).toBeNull();
});

describe('what is installed', () => {
  const koa = { version: '3.2.1' };
  const jest = { version: '30.0.0', dev: true };
  const lock: Lock = {
    packages: {
      '': { version: '1.0.0' },
      'node_modules/koa': koa,
      'node_modules/jest': jest,
      'node_modules/binding-of-another-system': { version: '1.0.0', optional: true },
    },
  };
  const everything: Lock = { packages: { 'node_modules/koa': koa, 'node_modules/jest': jest } };
  const toStart: Lock = { packages: { 'node_modules/koa': koa } };
  const old: Lock = { packages: { 'node_modules/koa': { version: '3.2.0' } } };

  test('is up to date when every package has the version of the lock file', () => {
    expect(isInstalled(lock, everything, 'everything')).toBe(true);
    expect(isInstalled(lock, everything, 'to start')).toBe(true);
  });

  test('is enough to start, and no more, without what only checks need', () => {
    expect(isInstalled(lock, toStart, 'to start')).toBe(true);
    expect(isInstalled(lock, toStart, 'everything')).toBe(false);
  });

  test('is outdated when a package is missing or has another version', () => {
    for (const extent of ['everything', 'to start'] as const) {
      expect(isInstalled(lock, { packages: {} }, extent)).toBe(false);
      expect(isInstalled(lock, old, extent)).toBe(false);
    }
  });

  test('is added to only when all of it is of the lock file', () => {
    expect(isPartOf(lock, toStart)).toBe(true);
    expect(isPartOf(lock, old)).toBe(false);
    expect(isPartOf(lock, { packages: { 'node_modules/gone': koa } })).toBe(false);
  });
});

describe('an installation', () => {
  const koa = { version: '3.2.1' };
  const jest = { version: '30.0.0', dev: true };
  const lock = { packages: { 'node_modules/koa': koa, 'node_modules/jest': jest } };
  let folder = '';

  function write(path: string, value: Lock): void {
    writeFileSync(join(folder, path), JSON.stringify(value));
  }

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'topwords-install-'));
    mkdirSync(join(folder, 'node_modules'));
    write('package-lock.json', lock);
  });

  afterEach(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  test('is needed when nothing is installed', () => {
    expect(needsInstall(folder, 'to start')).toBe(true);
    expect(extentToInstall(folder, 'to start')).toBe('to start');
  });

  test('is needed for the checks when only what starting needs is installed', () => {
    write('node_modules/.package-lock.json', { packages: { 'node_modules/koa': koa } });
    expect(needsInstall(folder, 'to start')).toBe(false);
    expect(needsInstall(folder, 'everything')).toBe(true);
    expect(extentToInstall(folder, 'to start')).toBe('to start');
  });

  test('has its own Node, even if npm did not link it', () => {
    expect(linkOwnNode(folder)).toBe(false);
    mkdirSync(join(folder, 'node_modules/node-system-chip/bin'), { recursive: true });
    writeFileSync(join(folder, 'node_modules/node-system-chip/bin/node'), 'its program');
    expect(linkOwnNode(folder)).toBe(true);
    expect(readFileSync(join(folder, 'node_modules/.bin/node'), 'utf8')).toBe('its program');
    expect(linkOwnNode(folder)).toBe(true);
  });

  test('is needed when the lock file has changed since; then as much as before', () => {
    write('node_modules/.package-lock.json', lock);
    expect(needsInstall(folder, 'everything')).toBe(false);
    write('package-lock.json', {
      packages: { ...lock.packages, 'node_modules/koa': { version: '3.3.0' } },
    });
    expect(needsInstall(folder, 'to start')).toBe(true);
    expect(extentToInstall(folder, 'to start')).toBe('everything');
  });
});

test.each([
  ['npm error code ENOTFOUND', 'npm cannot reach its registry'],
  ['npm error code ENOSPC', 'the disk is full'],
  ['npm error something else happened', 'something else happened'],
  ['', 'npm ci failed'],
])('a failed installation with the output "%s" is explained', (output, reason) => {
  expect(explainFailure(output)).toBe(reason);
});
