import {
  registrySnapshot,
  signedSnapshot,
  type RegistrySnapshot,
  type SignedSnapshot,
} from '@topwords/platform/contracts';
import { newestSnapshotKey, snapshotKey } from '../store/snapshot-key.ts';
import { isSigned, makeSigningKey, signSnapshot } from '../signature/snapshot-signature.ts';
import { withListing } from '../records/promote-release.ts';
import { createTestRegistry, listingOf, type TestRegistry } from '../testing/test-registry.ts';
import { changeSnapshot } from './change-snapshot.ts';
import { readLogEnd } from './read-log.ts';

let registry: TestRegistry;

beforeEach(async () => {
  registry = await createTestRegistry();
});

afterEach(() => registry.remove());

function addListing(name: string, version = '1.0.0') {
  return changeSnapshot(registry, ({ remotes }) => ({
    remotes: withListing(remotes, listingOf(name, version)),
  }));
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

test('each change is a snapshot of its own, and registry.json is a copy of the newest', async () => {
  await addListing('words');
  registry.pass(1000);
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

test('a snapshot that breaks the contract is not written', async () => {
  const broken = { ...listingOf('words', '1.0.0'), name: 'Not a name' };
  await expect(changeSnapshot(registry, () => ({ remotes: [broken] }))).rejects.toThrow(
    /kebab-case/,
  );
  expect(await registry.store.list('')).toEqual([]);
});

test('of 50 changes at once none is lost, and a reader meanwhile sees valid ones alone', async () => {
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

test('a snapshot that was tampered with is passed over, and its number is not used again', async () => {
  await addListing('words');
  const second = await addListing('ai');
  const { snapshot, signature } = second.signed;
  const forged: RegistrySnapshot = registrySnapshot.parse({
    ...snapshot,
    remotes: [listingOf('words', '6.6.6')],
  });
  await put(snapshotKey(2), { snapshot: forged, signature });
  await put(newestSnapshotKey, { snapshot: forged, signature });
  const { signed } = await addListing('profile');
  expect(signed.snapshot.sequence).toBe(3);
  expect(namesIn(signed)).toEqual(['profile', 'words']);
  expect(signed.snapshot.remotes[1]?.stable.version).toBe('1.0.0');
  expect(await read(newestSnapshotKey)).toEqual(signed);
});

test('one that somebody else signed, or that is no JSON, is passed over', async () => {
  await addListing('words');
  const alien = registrySnapshot.parse({
    format: 2,
    sequence: 2,
    issued_at: 0,
    remotes: [listingOf('words', '6.6.6')],
  });
  await put(snapshotKey(2), await signSnapshot(alien, await makeSigningKey()));
  await registry.store.put(snapshotKey(3), new TextEncoder().encode('{"snapshot":'));
  const { signed } = await addListing('ai');
  expect(signed.snapshot.sequence).toBe(4);
  expect(signed.snapshot.remotes[1]?.stable.version).toBe('1.0.0');
});

test('an older snapshot that is played again changes nothing', async () => {
  const first = (await addListing('words')).signed;
  await addListing('words', '2.0.0');
  await put(newestSnapshotKey, first);
  await put(snapshotKey(3), first);
  const { newest, next } = await readLogEnd(registry.store, registry.privateKey);
  expect(newest?.snapshot.remotes[0]?.stable.version).toBe('2.0.0');
  expect(next).toBe(4);
});

test('a copy that a crash left behind, or that is gone, is found and mended', async () => {
  const first = (await addListing('words')).signed;
  const second = (await addListing('ai')).signed;
  await put(newestSnapshotKey, first);
  await addListing('ai');
  expect(await read(newestSnapshotKey)).toEqual(second);
  await registry.store.delete(newestSnapshotKey);
  expect((await readLogEnd(registry.store, registry.privateKey)).newest).toEqual(second);
});

test('with a key that signed none of the snapshots, nothing is changed unless it begins anew', async () => {
  await addListing('words');
  registry.privateKey = await makeSigningKey();
  await expect(addListing('ai')).rejects.toMatchObject({ code: 'log_unverified' });
  const anew = await changeSnapshot(registry, () => ({ remotes: [listingOf('ai', '1.0.0')] }), {
    startsAnew: true,
  });
  expect(anew.signed.snapshot.sequence).toBe(2);
  expect(namesIn(anew.signed)).toEqual(['ai']);
});

test('a clock that is behind makes no snapshot look older than the one before', async () => {
  const first = (await addListing('words')).signed.snapshot;
  registry.pass(-60_000);
  const second = (await addListing('ai')).signed.snapshot;
  expect(second.issued_at).toBe(first.issued_at + 1);
});
