import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Lock {
  packages: Record<string, { version?: string; optional?: boolean; resolved?: string }>;
}

const load = createRequire(__filename);
const { describeOldNode }: { describeOldNode: (version: string) => string | null } =
  load('./prepare.cjs');
const {
  explainFailure,
  isInstalled,
  needsInstall,
}: {
  explainFailure: (output: string) => string;
  isInstalled: (lock: Lock, installed: Lock) => boolean;
  needsInstall: (folder: string) => boolean;
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
  const lock: Lock = {
    packages: {
      '': { version: '1.0.0' },
      'node_modules/koa': { version: '3.2.1' },
      'node_modules/binding-of-another-system': { version: '1.0.0', optional: true },
    },
  };

  test('is up to date when every package has the version of the lock file', () => {
    expect(isInstalled(lock, { packages: { 'node_modules/koa': { version: '3.2.1' } } })).toBe(
      true,
    );
  });

  test('is outdated when a package is missing or has another version', () => {
    expect(isInstalled(lock, { packages: {} })).toBe(false);
    expect(isInstalled(lock, { packages: { 'node_modules/koa': { version: '3.2.0' } } })).toBe(
      false,
    );
  });
});

describe('an installation is needed', () => {
  const lock = JSON.stringify({ packages: { 'node_modules/koa': { version: '3.2.1' } } });
  let folder = '';

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'topwords-install-'));
    mkdirSync(join(folder, 'node_modules'));
    writeFileSync(join(folder, 'package-lock.json'), lock);
  });

  afterEach(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  test('when nothing is installed', () => {
    expect(needsInstall(folder)).toBe(true);
  });

  test('when the lock file has changed since', () => {
    writeFileSync(join(folder, 'node_modules/.package-lock.json'), lock);
    expect(needsInstall(folder)).toBe(false);
    writeFileSync(join(folder, 'package-lock.json'), lock.replace('3.2.1', '3.3.0'));
    expect(needsInstall(folder)).toBe(true);
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
