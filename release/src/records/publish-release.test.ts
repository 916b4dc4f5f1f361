import { buildRelease } from '../../testing/factories.ts';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeSigningKey } from '../signature/snapshot-signature.ts';
import {
  createTestRegistry,
  publishVersion,
  publishableOf,
  withBuild,
  type TestRegistry,
} from '../testing/test-registry.ts';
import { publishRelease } from './publish-release.ts';
import { claimRecord, readRecord, recordKey, writeRecord } from './release-record.ts';

let registry: TestRegistry;

beforeEach(async () => {
  registry = await createTestRegistry();
});

afterEach(() => registry.remove());

async function readText(key: string): Promise<string> {
  return new TextDecoder().decode((await registry.store.get(key)) ?? new Uint8Array());
}

function recordOf(version: string) {
  return readRecord(registry.store, 'words', version, registry.privateKey);
}

test('a version has its files, and a record of each with its hash and size', async () => {
  expect(await publishVersion(registry, 'words', '1.0.0', { script: 'first' })).toBe('published');
  expect(await registry.store.list('releases/')).toEqual([
    'releases/words/1.0.0/deep/chunk.js',
    'releases/words/1.0.0/remote-entry.js',
  ]);
  expect(await readText('releases/words/1.0.0/remote-entry.js')).toBe('first');
  expect(await recordOf('1.0.0')).toMatchObject({
    state: 'published',
    published_at: registry.now(),
    files: { 'remote-entry.js': { integrity: expect.stringMatching(/^sha384-/), bytes: 5 } },
  });
});

test('a version never changes: other files are refused, and the same files are already known', async () => {
  await publishVersion(registry, 'words', '1.0.0', { script: 'first' });
  const again = publishVersion(registry, 'words', '1.0.0', { script: 'other' });
  await expect(again).rejects.toMatchObject({ code: 'version_taken' });
  expect(await publishVersion(registry, 'words', '1.0.0', { script: 'first' })).toBe('known');
  expect(await readText('releases/words/1.0.0/remote-entry.js')).toBe('first');
});

test('of 50 concurrent publications of one version with different files, exactly one succeeds', async () => {
  const scripts = Array.from({ length: 50 }, (_, index) => `build ${index}`);
  const results = await Promise.allSettled(
    scripts.map((script) => publishVersion(registry, 'words', '1.0.0', { script })),
  );
  const winners = results.flatMap(({ status }, index) => (status === 'fulfilled' ? [index] : []));
  expect(winners).toHaveLength(1);
  expect(await readText('releases/words/1.0.0/remote-entry.js')).toBe(scripts[winners[0] ?? -1]);
});

test('does not upload a file that was rebuilt after it was described', async () => {
  await withBuild('first', async (dist) => {
    const build = publishableOf(dist, buildRelease({ name: 'words', version: '1.0.0' }));
    await writeFile(path.join(dist, 'remote-entry.js'), 'other');
    const publishing = publishRelease(registry, dist, build);
    await expect(publishing).rejects.toMatchObject({ code: 'build_changed' });
  });
  expect(await recordOf('1.0.0')).toMatchObject({ state: 'uploading' });
  expect(await publishVersion(registry, 'words', '1.0.0', { script: 'first' })).toBe('completed');
});

test('only the same build completes an interrupted upload', async () => {
  await withBuild('first', async (dist) => {
    const build = publishableOf(dist, buildRelease({ name: 'words', version: '1.0.0' }));
    const claim = { format: 1, state: 'uploading', ...build, published_at: 7 } as const;
    await claimRecord(registry.store, claim, registry.privateKey);
    const other = publishVersion(registry, 'words', '1.0.0', { script: 'other' });
    await expect(other).rejects.toMatchObject({ code: 'version_taken' });
    expect(await publishRelease(registry, dist, build)).toBe('completed');
  });
  expect(await readText('releases/words/1.0.0/remote-entry.js')).toBe('first');
  expect(await recordOf('1.0.0')).toMatchObject({ state: 'published', published_at: 7 });
});

test('a retired version is never used again', async () => {
  await publishVersion(registry, 'words', '1.0.0');
  const record = await recordOf('1.0.0');
  if (record)
    await writeRecord(registry.store, { ...record, state: 'retired' }, registry.privateKey);
  const again = publishVersion(registry, 'words', '1.0.0');
  await expect(again).rejects.toThrow('words 1.0.0 is retired: raise the version');
});

test('refuses a record that was tampered with or is stored under another version', async () => {
  await publishVersion(registry, 'words', '1.0.0');
  const text = await readText(recordKey('words', '1.0.0'));
  const bytes = new TextEncoder().encode(text.replace('topwords_words', 'stolen'));
  await registry.store.put(recordKey('words', '1.0.0'), bytes);
  await registry.store.put(recordKey('words', '2.0.0'), new TextEncoder().encode(text));
  for (const version of ['1.0.0', '2.0.0']) {
    await expect(recordOf(version)).rejects.toMatchObject({ code: 'record_unverified' });
  }
  const other = await makeSigningKey();
  await expect(readRecord(registry.store, 'words', '1.0.0', other)).rejects.toThrow(/not signed/);
});
