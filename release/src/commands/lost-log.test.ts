import { buildListing, buildRelease } from '../../testing/factories.ts';
import { type RegistrySnapshot } from '@topwords/platform/contracts';
import { newestSnapshotKey, snapshotKey } from '../store/snapshot-key.ts';
import { makeSigningKey, signSnapshot } from '../signature/snapshot-signature.ts';
import { changeSnapshot, encodeSnapshot, defaultLifetime } from '../log/change-snapshot.ts';
import { openFileMemory } from '../log/open-file-memory.ts';
import { readLogEnd } from '../log/read-log.ts';
import { readLifetime } from '../context/open-context.ts';
import { runInProcess } from '../testing/run-in-process.ts';
import { runRelease } from '../testing/run-release.ts';
import { createTestRegistry, publishVersion, type TestRegistry } from '../testing/test-registry.ts';
import { promote } from './promote.ts';
import { refresh, refreshIfDue } from './refresh.ts';
import { restore } from './restore.ts';

let registry: TestRegistry;

beforeEach(async () => {
  registry = await createTestRegistry();
  const memory = openFileMemory(registry.env.REGISTRY_SEEN_FOLDER ?? '', registry.store.name);
  registry = { ...registry, memory };
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) {
    await publishVersion(registry, 'words', version);
    registry.advance(1000);
    await promote(registry, 'words', version);
  }
});

afterEach(() => registry.remove());

/**
 * What an attacker with write access to the store but without the key would do to restore 1.0.0.
 */
async function truncate(): Promise<void> {
  const first = await registry.store.get(snapshotKey(1));
  if (first) await registry.store.put(newestSnapshotKey, first);
  for (const number of [2, 3]) await registry.store.delete(snapshotKey(number));
}

async function liveVersion(): Promise<string | undefined> {
  const { newest } = await readLogEnd(registry.store, registry.privateKey);
  return newest?.snapshot.remotes[0]?.stable.version;
}

test('refuses to continue a store that lost its newest snapshots, and writes nothing', async () => {
  await truncate();
  await publishVersion(registry, 'ai', '1.0.0');
  const before = await registry.store.list('snapshots/');
  await expect(promote(registry, 'ai', '1.0.0')).rejects.toMatchObject({
    code: 'log_truncated',
    message: expect.stringMatching(
      /ends with snapshot 1, but snapshot 3 was there before: .*-- restore puts it back$/,
    ),
  });
  expect(await registry.store.list('snapshots/')).toEqual(before);
});

test('a release does not start a new log in a store that lost all snapshots', async () => {
  for (const key of await registry.store.list('snapshots/')) await registry.store.delete(key);
  await registry.store.delete(newestSnapshotKey);
  const attempt = changeSnapshot(registry, () => ({
    remotes: [buildListing(buildRelease({ name: 'ai', version: '1.0.0' }))],
  }));
  await expect(attempt).rejects.toMatchObject({ code: 'log_truncated' });
});

test('restores what was lost, and releases continue from there', async () => {
  await truncate();
  expect(await liveVersion()).toBe('1.0.0');
  expect((await restore(registry)).isChanged).toBe(true);
  expect(await liveVersion()).toBe('1.2.0');
  expect((await restore(registry)).isChanged).toBe(false);
  await publishVersion(registry, 'words', '1.3.0');
  const { signed } = await promote(registry, 'words', '1.3.0');
  expect(signed.snapshot.sequence).toBe(4);
});

test('the command reports what is lost, refuses to continue, and restores it', async () => {
  await truncate();
  const list = await runInProcess(registry, ['list']);
  expect(list.lines.at(-1)).toBe('The store has lost snapshot 3: npm run release -- restore.');
  const promoting = runInProcess(registry, ['promote', 'words', '1.1.0']);
  await expect(promoting).rejects.toThrow('snapshot 3 was there');
  const dry = await runRelease(['restore', '--dry-run'], registry.env);
  expect(dry.out).toContain(`${snapshotKey(3)} written`);
  expect(await liveVersion()).toBe('1.0.0');
  const { lines } = await runInProcess(registry, ['restore']);
  expect(lines[0]).toMatch(/^Snapshot 3 is restored, valid until 2026-/);
  expect(await liveVersion()).toBe('1.2.0');
});

test('a machine that remembers nothing cannot restore anything', async () => {
  const REGISTRY_SEEN_FOLDER = `${registry.env.REGISTRY_SEEN_FOLDER}/other`;
  await expect(runInProcess(registry, ['restore'], { REGISTRY_SEEN_FOLDER })).rejects.toThrow(
    /^Neither this machine nor the product/,
  );
});

test('ignores a memory of another key and a damaged one', async () => {
  const memory = registry.memory;
  expect((await memory?.last(registry.privateKey))?.snapshot.sequence).toBe(3);
  expect(await memory?.last(await makeSigningKey())).toBeNull();
  const newest = await memory?.last(registry.privateKey);
  if (!newest) throw new Error('Nothing is remembered');
  const forged = { ...newest.snapshot, sequence: 9 };
  await memory?.keep({ ...newest, snapshot: forged });
  expect(await memory?.last(registry.privateKey)).toBeNull();
});

test('each snapshot is valid for 90 days, and a refresh changes nothing that is live', async () => {
  const { newest } = await readLogEnd(registry.store, registry.privateKey);
  expect(newest?.snapshot.expires_at).toBe((newest?.snapshot.issued_at ?? 0) + defaultLifetime);
  registry.advance(defaultLifetime / 3 - 1);
  expect(await refreshIfDue(registry)).toBeNull();
  registry.advance(1);
  const due = await refreshIfDue(registry);
  expect(due?.signed.snapshot).toEqual({
    ...newest?.snapshot,
    sequence: 4,
    issued_at: registry.now(),
    expires_at: registry.now() + defaultLifetime,
  });
  expect((await refresh({ ...registry, lifetime: 1000 })).signed.snapshot).toMatchObject({
    sequence: 5,
    expires_at: registry.now() + 1001,
  });
});

test('the command refreshes for the configured number of days', async () => {
  const env = { ...registry.env, REGISTRY_VALID_DAYS: '7' };
  const { out } = await runRelease(['refresh', '--json'], env);
  const { sequence, expires_at } = JSON.parse(out) as { sequence: number; expires_at: number };
  expect(sequence).toBe(4);
  expect(Math.abs(expires_at - Date.now() - 7 * 24 * 60 * 60_000)).toBeLessThan(60_000);
  expect(() => readLifetime('many')).toThrow(
    'REGISTRY_VALID_DAYS: must be a whole number from 1 to 3650',
  );
});

test('does not refresh an empty registry', async () => {
  const empty = await createTestRegistry();
  await expect(refresh(empty)).rejects.toMatchObject({ code: 'registry_empty' });
  expect(await refreshIfDue(empty)).toBeNull();
  await empty.remove();
});

test('skips snapshots without an expiry, which an outdated command adds', async () => {
  const { newest } = await readLogEnd(registry.store, registry.privateKey);
  if (!newest) throw new Error('No snapshot');
  const { expires_at: _end, ...endless } = newest.snapshot;
  const later: RegistrySnapshot = {
    ...endless,
    sequence: 4,
    remotes: [buildListing(buildRelease({ name: 'ai', version: '1.0.0' }))],
  };
  const signed = await signSnapshot(later, registry.privateKey);
  await registry.store.put(snapshotKey(4), encodeSnapshot(signed));
  const end = await readLogEnd(registry.store, registry.privateKey);
  expect([end.newest?.snapshot.sequence, end.next]).toEqual([3, 5]);
});

test('accepts signed fields that a newer command has added to a snapshot', async () => {
  const { newest } = await readLogEnd(registry.store, registry.privateKey);
  if (!newest) throw new Error('No snapshot');
  const newer = { ...newest.snapshot, sequence: 4, motto: 'festina lente' };
  const signed = await signSnapshot(newer, registry.privateKey);
  await registry.store.put(snapshotKey(4), encodeSnapshot(signed));
  const end = await readLogEnd(registry.store, registry.privateKey);
  expect(end.newest?.snapshot).toEqual(newer);
});
