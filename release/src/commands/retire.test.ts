import {
  createTestRegistry,
  publishVersion,
  publishWords,
  type TestRegistry,
} from '../testing/test-registry.ts';
import { readRecord, writeRecord } from '../records/release-record.ts';
import { setCanary, stopCanary } from './canary.ts';
import { promote } from './promote.ts';
import { findExpired, retire } from './retire.ts';
import { rollback } from './rollback.ts';

const day = 24 * 60 * 60_000;

let registry: TestRegistry;

beforeEach(async () => {
  registry = await createTestRegistry();
  await publishWords(registry, '1.0.0', '1.1.0', '1.2.0');
});

afterEach(() => registry.remove());

function filesOf(version: string): Promise<string[]> {
  return registry.store.list(`releases/words/${version}/`);
}

async function stateOf(version: string) {
  return (await readRecord(registry.store, 'words', version, registry.privateKey))?.state;
}

async function expiredVersions(withEmbed = false): Promise<string[]> {
  return (await findExpired(registry, withEmbed)).map(({ release }) => release.version);
}

test('a version is kept while it is stable, previous or canary', async () => {
  await publishVersion(registry, 'words', '1.3.0');
  await setCanary(registry, 'words', { version: '1.3.0', percent: 5, bounds: {} });
  registry.advance(400 * day);
  for (const version of ['1.1.0', '1.2.0', '1.3.0']) {
    const retiring = retire(registry, 'words', version, false);
    await expect(retiring).rejects.toThrow(`words ${version} is live`);
    expect(await stateOf(version)).toBe('published');
    expect(await filesOf(version)).toHaveLength(2);
  }
});

test('a version is kept for exactly 30 days after it was live', async () => {
  registry.advance(30 * day - 1000);
  const retiring = retire(registry, 'words', '1.0.0', false);
  await expect(retiring).rejects.toThrow(
    /^words 1.0.0 was live until 2026-01-01T.*; it is kept for 1 more day$/,
  );
  expect(await expiredVersions()).toEqual([]);
  registry.advance(2000);
  expect(await expiredVersions()).toEqual(['1.0.0']);
  await retire(registry, 'words', '1.0.0', false);
  expect(await filesOf('1.0.0')).toEqual([]);
  expect(await stateOf('1.0.0')).toBe('retired');
  expect(await filesOf('1.1.0')).toHaveLength(2);
});

test('a canary that ended is also kept for 30 days', async () => {
  await publishVersion(registry, 'words', '1.3.0');
  await setCanary(registry, 'words', { version: '1.3.0', percent: 5, bounds: {} });
  registry.advance(100 * day);
  await stopCanary(registry, 'words');
  registry.advance(day);
  await expect(retire(registry, 'words', '1.3.0', false)).rejects.toThrow(/29 more days/);
  registry.advance(30 * day);
  await retire(registry, 'words', '1.3.0', false);
  expect(await stateOf('1.3.0')).toBe('retired');
});

test('a retired version cannot go live, and its version is not used again', async () => {
  registry.advance(31 * day);
  await retire(registry, 'words', '1.0.0', false);
  await expect(promote(registry, 'words', '1.0.0')).rejects.toMatchObject({
    code: 'version_retired',
  });
  await expect(publishVersion(registry, 'words', '1.0.0')).rejects.toMatchObject({
    code: 'version_taken',
  });
  const listing = (await rollback(registry, 'words', '1.1.0')).signed.snapshot.remotes[0];
  expect(listing?.previous).toBeNull();
});

test('another attempt deletes the files that a crash left', async () => {
  registry.advance(31 * day);
  const record = await readRecord(registry.store, 'words', '1.0.0', registry.privateKey);
  if (record)
    await writeRecord(registry.store, { ...record, state: 'retired' }, registry.privateKey);
  await retire(registry, 'words', '1.0.0', false);
  expect(await filesOf('1.0.0')).toEqual([]);
});

test('of a concurrent promotion and retirement only one succeeds, and live versions keep their files', async () => {
  registry.advance(31 * day);
  await Promise.allSettled([
    retire(registry, 'words', '1.0.0', false),
    promote(registry, 'words', '1.0.0'),
  ]);
  const isLive = (await promote(registry, 'words', '1.2.0')).signed.snapshot.remotes.some(
    ({ previous }) => previous?.version === '1.0.0',
  );
  expect([await stateOf('1.0.0'), (await filesOf('1.0.0')).length]).toEqual(
    isLive ? ['published', 2] : ['retired', 0],
  );
});

test('keeps a version that other sites may have pinned, unless --with-embed is given', async () => {
  const embed = {
    loader: 'embed/v1.js',
    entry: 'embed/remote-entry.js',
    global: 'e',
    integrity: {},
  };
  await publishVersion(registry, 'words', '1.3.0', { embed });
  registry.advance(31 * day);
  await expect(retire(registry, 'words', '1.3.0', false)).rejects.toThrow(/may have pinned it/);
  expect(await expiredVersions()).toEqual(['1.0.0']);
  expect((await expiredVersions(true)).toSorted()).toEqual(['1.0.0', '1.3.0']);
  await retire(registry, 'words', '1.3.0', true);
  expect(await stateOf('1.3.0')).toBe('retired');
});

test('a recently published version that was never live has not expired', async () => {
  await publishVersion(registry, 'words', '1.3.0');
  registry.advance(29 * day);
  expect(await expiredVersions()).toEqual([]);
});
