import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RemoteRelease } from '@topwords/platform/contracts';
import { storeRelease, writeSnapshot } from './release-store.ts';
import { integrityOfFiles } from './release.ts';

let root: string;
let store: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'topwords-store-'));
  store = path.join(root, 'store');
  mkdirSync(store);
});

afterEach(() => rmSync(root, { recursive: true }));

/** A front end whose build holds the container `script`, and its release. */
function build(script: string, version = '1.0.0'): [folder: string, release: RemoteRelease] {
  const folder = mkdtempSync(path.join(root, 'mfe-'));
  mkdirSync(path.join(folder, 'dist'));
  writeFileSync(path.join(folder, 'dist/remote-entry.js'), script);
  const release: RemoteRelease = {
    name: 'words',
    title: { en: 'Words' },
    routes: ['/words'],
    navigation: [],
    version,
    entry: `/remotes/words/${version}/remote-entry.js`,
    global: 'topwords_words',
    integrity: integrityOfFiles(path.join(folder, 'dist')),
    preload: [],
  };
  return [folder, release];
}

function stored(version: string): string {
  return readFileSync(path.join(store, 'releases/words', version, 'remote-entry.js'), 'utf8');
}

test('versions stand beside each other, and the same build may be published again', () => {
  const [folder, first] = build('first');
  storeRelease(store, folder, first);
  storeRelease(store, folder, first);
  storeRelease(store, ...build('second', '1.1.0'));
  expect(readdirSync(path.join(store, 'releases/words'))).toEqual(['1.0.0', '1.1.0']);
  expect([stored('1.0.0'), stored('1.1.0')]).toEqual(['first', 'second']);
});

test('a version that is there keeps its files', () => {
  storeRelease(store, ...build('first'));
  expect(() => storeRelease(store, ...build('other'))).toThrow(
    'words 1.0.0 is published already, with other files',
  );
  expect(stored('1.0.0')).toBe('first');
});

test('what an interrupted copy left behind is not published', () => {
  const left = path.join(store, 'releases/words/1.0.0.incoming');
  mkdirSync(left, { recursive: true });
  writeFileSync(path.join(left, 'half.js'), 'half');
  storeRelease(store, ...build('first'));
  expect(readdirSync(path.join(store, 'releases/words/1.0.0'))).toEqual(['remote-entry.js']);
});

test('a snapshot that breaks the contract leaves the one before', () => {
  const [, release] = build('first');
  writeSnapshot(store, [release]);
  expect(() => writeSnapshot(store, [{ ...release, routes: [] }])).toThrow(/routes/);
  const snapshot: unknown = JSON.parse(readFileSync(path.join(store, 'registry.json'), 'utf8'));
  expect(snapshot).toEqual({ format: 1, remotes: [release] });
});
