import { buildListing, buildRelease } from '../../testing/factories.ts';
import {
  registrySnapshot,
  signedSnapshot,
  type RegistrySnapshot,
  type SignedSnapshot,
} from '@topwords/platform/contracts';
import { newestSnapshotKey, snapshotKey } from '../store/snapshot-key.ts';
import { isSigned, makeSigningKey, signSnapshot } from '../signature/snapshot-signature.ts';
import { withListing } from './listings-of.ts';
import { createTestRegistry, type TestRegistry } from '../testing/test-registry.ts';
import { changeSnapshot } from './change-snapshot.ts';
import { readLogEnd } from './read-log.ts';

let registry: TestRegistry;

beforeEach(async () => {
  registry = await createTestRegistry();
});

afterEach(() => registry.remove());

function addListing(name: string, version = '1.0.0') {
  return changeSnapshot(registry, (state) =>
    withListing(state, buildListing(buildRelease({ name, version }))),
  );
}

async function read(key: string): Promise<SignedSnapshot> {
  const bytes = await registry.store.get(key);
  return signedSnapshot.parse(JSON.parse(new TextDecoder().decode(bytes ?? new Uint8Array())));
}

async function put(key: string, value: object): Promise<void> {
  await registry.store.put(key, new TextEncoder().encode(JSON.stringify(value)));
}

function namesIn({ snapshot }: SignedSnapshot): string[] {
  return snapshot.remotes.map(({ name }) => name);
}

test('each change writes a snapshot, and registry.json is a copy of the newest', async () => {
  await addListing('words');
  registry.advance(1000);
  await addListing('ai');
  const newest = await read(newestSnapshotKey);
  expect(newest.snapshot).toMatchObject({ sequence: 2, issued_at: registry.now() });
  expect(namesIn(newest)).toEqual(['ai', 'words']);
  expect(await read(snapshotKey(2))).toEqual(newest);
  expect(namesIn(await read(snapshotKey(1)))).toEqual(['words']);
});

test('a change that changes nothing writes nothing', async () => {
  await addListing('words');
  expect(await addListing('words')).toMatchObject({ isChanged: false });
  expect(await registry.store.list('snapshots/')).toEqual([snapshotKey(1)]);
});

test('does not write a snapshot that breaks the contract', async () => {
  const broken = {
    ...buildListing(buildRelease({ name: 'words', version: '1.0.0' })),
    name: 'Not a name',
  };
  await expect(changeSnapshot(registry, () => ({ remotes: [broken] }))).rejects.toThrow(
    /kebab-case/,
  );
  expect(await registry.store.list('')).toEqual([]);
});

test('50 concurrent changes lose nothing, and a reader only sees valid snapshots meanwhile', async () => {
  const names = Array.from({ length: 50 }, (_, index) => `remote-${index}`);
  const done = new AbortController();
  const seen: number[] = [];
  async function poll(): Promise<void> {
    while (!done.signal.aborted) {
      const bytes = await registry.store.get(newestSnapshotKey);
      if (!bytes) continue;
      const signed = signedSnapshot.parse(JSON.parse(new TextDecoder().decode(bytes)));
      if (!(await isSigned(signed, registry.privateKey))) throw new Error('A torn snapshot');
      seen.push(signed.snapshot.sequence);
    }
  }
  const polling = poll();
  await Promise.all(names.map((name) => addListing(name)));
  done.abort();
  await polling;

  const keys = await registry.store.list('snapshots/');
  expect(keys).toEqual(names.map((_, index) => snapshotKey(index + 1)));
  for (const [index, key] of keys.entries()) {
    const signed = await read(key);
    expect(signed.snapshot.sequence).toBe(index + 1);
    expect(signed.snapshot.remotes).toHaveLength(index + 1);
    expect(await isSigned(signed, registry.privateKey)).toBe(true);
  }
  expect(namesIn(await read(newestSnapshotKey))).toEqual(names.toSorted());
  expect(seen.length).toBeGreaterThan(0);
});

test('skips a snapshot that was tampered with, and does not reuse its number', async () => {
  await addListing('words');
  const second = await addListing('ai');
  const { snapshot, signature } = second.signed;
  const forged: RegistrySnapshot = registrySnapshot.parse({
    ...snapshot,
    remotes: [buildListing(buildRelease({ name: 'words', version: '6.6.6' }))],
  });
  await put(snapshotKey(2), { snapshot: forged, signature });
  await put(newestSnapshotKey, { snapshot: forged, signature });
  const { signed } = await addListing('profile');
  expect(signed.snapshot.sequence).toBe(3);
  expect(namesIn(signed)).toEqual(['profile', 'words']);
  expect(signed.snapshot.remotes[1]?.stable.version).toBe('1.0.0');
  expect(await read(newestSnapshotKey)).toEqual(signed);
});

test('skips a snapshot signed by somebody else and one that is not JSON', async () => {
  await addListing('words');
  const alien = registrySnapshot.parse({
    format: 2,
    sequence: 2,
    issued_at: 0,
    remotes: [buildListing(buildRelease({ name: 'words', version: '6.6.6' }))],
  });
  await put(snapshotKey(2), await signSnapshot(alien, await makeSigningKey()));
  await registry.store.put(snapshotKey(3), new TextEncoder().encode('{"snapshot":'));
  const { signed } = await addListing('ai');
  expect(signed.snapshot.sequence).toBe(4);
  expect(signed.snapshot.remotes[1]?.stable.version).toBe('1.0.0');
});

test('a replayed older snapshot changes nothing', async () => {
  const first = (await addListing('words')).signed;
  await addListing('words', '2.0.0');
  await put(newestSnapshotKey, first);
  await put(snapshotKey(3), first);
  const { newest, next } = await readLogEnd(registry.store, registry.privateKey);
  expect(newest?.snapshot.remotes[0]?.stable.version).toBe('2.0.0');
  expect(next).toBe(4);
});

test('repairs a copy that is outdated after a crash, or missing', async () => {
  const first = (await addListing('words')).signed;
  const second = (await addListing('ai')).signed;
  await put(newestSnapshotKey, first);
  await addListing('ai');
  expect(await read(newestSnapshotKey)).toEqual(second);
  await registry.store.delete(newestSnapshotKey);
  expect((await readLogEnd(registry.store, registry.privateKey)).newest).toEqual(second);
});

test('a key that signed none of the snapshots changes nothing unless it starts a new log', async () => {
  await addListing('words');
  registry.privateKey = await makeSigningKey();
  await expect(addListing('ai')).rejects.toMatchObject({ code: 'log_unverified' });
  const restarted = await changeSnapshot(
    registry,
    () => ({ remotes: [buildListing(buildRelease({ name: 'ai', version: '1.0.0' }))] }),
    {
      startsNewLog: true,
    },
  );
  expect(restarted.signed.snapshot.sequence).toBe(2);
  expect(namesIn(restarted.signed)).toEqual(['ai']);
});

test('a slow clock does not make a snapshot older than the one before', async () => {
  const first = (await addListing('words')).signed.snapshot;
  registry.advance(-60_000);
  const second = (await addListing('ai')).signed.snapshot;
  expect(second.issued_at).toBe(first.issued_at + 1);
});
