import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import type { RemoteRelease } from '@topwords/platform/contracts';
import { integrityOf } from '../release/src/records/release-files.ts';
import { mountRoutes } from '../scripts/mounting/mount-routes.ts';
import { brokenReleases, type ReleaseFault } from './fixtures/broken-releases.ts';
import { liveRelease, registryFolder } from './fixtures/registry.ts';
import { containerOf } from './fixtures/remote-host.ts';

/** The first test builds the page; two at the same time would write to one folder. */
test.describe.configure({ mode: 'default', timeout: 120_000 });

const root = path.resolve(import.meta.dirname, '..');

let folder: string;

test.beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'topwords-mounting-'));
});
test.afterEach(() => rmSync(folder, { recursive: true }));

/** The build of a remote with a changed container script. */
function altered(name: string, alter: (container: string, release: RemoteRelease) => string) {
  const release = liveRelease(name);
  cpSync(path.join(registryFolder, 'releases', name, release.version), folder, { recursive: true });
  const file = path.join(folder, 'remote-entry.js');
  const container = alter(readFileSync(file, 'utf8'), release);
  writeFileSync(file, container);
  return {
    ...release,
    integrity: { ...release.integrity, 'remote-entry.js': integrityOf(container) },
  };
}

async function faultsOf(release: RemoteRelease, timeLimit?: number): Promise<string[]> {
  return mountRoutes(root, folder, release, () => undefined, timeLimit);
}

test('every screen of a sound release is shown, one after the other', async () => {
  const release = altered('translate', (container) => container);
  const lines: string[] = [];
  expect(await mountRoutes(root, folder, release, (line) => lines.push(line))).toEqual([]);
  expect(lines).toEqual(release.routes.map((route) => `Trying ${route}`));
});

const seeded: Record<string, [ReleaseFault, RegExp]> = {
  'whose every render throws': [
    'throws when it is rendered',
    /^\/profile: it throws while it is shown: Error: broken while rendered$/,
  ],
  'that throws when it is made': [
    'throws when it is made',
    /^\/profile: it cannot be loaded: Error: broken when made$/,
  ],
  'that throws when it is loaded': ['throws when it is loaded', /^\/profile: it cannot be loaded:/],
  'that breaks its contract': [
    'breaks its contract',
    /^\/profile: it cannot be loaded: TypeError: It does not declare its route \/elsewhere$/,
  ],
  'that was built for another React': [
    'was built for another React',
    /^\/profile: it cannot be loaded:/,
  ],
};

for (const [name, [fault, expected]] of Object.entries(seeded)) {
  test(`a release ${name} is refused, with route and error`, async () => {
    const faults = await faultsOf(altered('profile', brokenReleases[fault]));
    expect(faults).toEqual([expect.stringMatching(expected)]);
  });
}

/** A remote whose screen at `/profile` is this element, given as source. */
function screenOf(element: string): RemoteRelease {
  const remote = `() => [{ path: '/profile', element: ${element} }]`;
  return altered('profile', (_container, { global }) => containerOf(remote, global));
}

test('a screen that shows nothing is refused', async () => {
  expect(await faultsOf(screenOf('null'), 2000)).toEqual([
    '/profile: it shows nothing within 2 seconds',
  ]);
});

test('an uncaught error after the screen is shown is detected', async () => {
  const remote = `() => {
    setTimeout(() => { throw new Error('later'); }, 100);
    return [{ path: '/profile', element: 'Profile' }];
  }`;
  const release = altered('profile', (_container, { global }) => containerOf(remote, global));
  expect(await faultsOf(release)).toEqual([
    '/profile: an error that nothing catches: Error: later',
  ]);
});
