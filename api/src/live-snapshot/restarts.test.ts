import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type RegistrySnapshot, type SignedSnapshot } from '@topwords/platform/contracts';
import { snapshotKey, openHttpStore, openFolderStore, type ReadStore } from '@topwords/release/log';
import { clockTolerance } from '@topwords/release/reader';
import {
  makeSigningKey,
  publicPartOf,
  signSnapshot,
  type PrivateKey,
} from '@topwords/release/signing';
import { pino } from 'pino';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { openLiveSnapshot, type LiveSnapshot } from './open-live-snapshot.ts';
import { createSnapshotMemory } from './snapshot-memory.ts';
import { buildSnapshot } from '@topwords/release/testing';
import { putSnapshot, startSnapshotServer } from '@topwords/release/testing/stores';

const start = Date.UTC(2026, 0, 1);
const day = 24 * 60 * 60_000;

let database: TestDatabase;
let folder: string;
let key: PrivateKey;
let now: number;
let lines: string[];
let opened: LiveSnapshot[];

beforeEach(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'topwords-registry-'));
  key = await makeSigningKey();
  now = start;
  lines = [];
  opened = [];
});
afterEach(async () => {
  for (const registry of opened) registry.close();
  await rm(folder, { recursive: true });
  await database.remove();
});

const log = pino(
  { base: undefined },
  {
    write(line: string) {
      const { msg, refusal } = JSON.parse(line) as { msg: string; refusal?: string };
      lines.push(refusal === undefined ? msg : `${msg}: ${refusal}`);
    },
  },
);

/** An instance of the API that starts, as far as the registry goes; all share the database. */
async function open(store: ReadStore = openFolderStore(folder)): Promise<LiveSnapshot> {
  const registry = await openLiveSnapshot({
    store,
    publicKey: publicPartOf(key),
    log,
    pollMilliseconds: 5,
    patienceMilliseconds: 0,
    now: () => now,
    memory: createSnapshotMemory(database.db),
  });
  opened.push(registry);
  return registry;
}

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setImmediate(resolve));
}

/** Waits until the database holds that number. */
async function remembers(sequence: number): Promise<boolean> {
  const memory = createSnapshotMemory(database.db);
  for (;;) {
    const last = await memory.last(publicPartOf(key));
    if (last?.snapshot.sequence === sequence) return true;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** Signs that number a second after the one before, with an end unless told otherwise. */
function sign(sequence: number, changes: Partial<RegistrySnapshot> = {}): Promise<SignedSnapshot> {
  const issued_at = start + sequence * 1000;
  const snapshot = buildSnapshot({ sequence, issued_at, expires_at: issued_at + 90 * day });
  return signSnapshot({ ...snapshot, ...changes }, key);
}

async function put(...sequences: number[]): Promise<void> {
  for (const sequence of sequences) await putSnapshot(folder, await sign(sequence));
}

/** What whoever may write to the store does who wants an older state back. */
async function truncateTo(sequence: number, newest: number): Promise<void> {
  for (let number = newest; number > sequence; number -= 1) {
    await rm(path.join(folder, snapshotKey(number)));
  }
  await putSnapshot(folder, await sign(sequence));
}

function numberOf(registry: LiveSnapshot): number {
  return registry.current().snapshot.sequence;
}

test('an instance that starts again keeps what was in force, whatever older state is in the store', async () => {
  await put(1, 2, 3);
  const first = await open();
  expect(numberOf(first)).toBe(3);
  first.close();
  await truncateTo(1, 3);
  const again = await open();
  expect([numberOf(again), again.state()]).toEqual([3, 'behind']);
  // What the first had begun to read when it was closed it may have told of as well.
  expect([...new Set(lines)]).toEqual([
    'snapshot passed over: older',
    'registry lacks the newest snapshot, which stays in force: run npm run release -- restore',
  ]);
  await put(4);
  await until(() => numberOf(again) === 4);
  expect(again.state()).toBe('ok');
});

test('an instance that runs says that the store has lost what is in force', async () => {
  await put(1, 2, 3);
  const running = await open();
  expect(running.state()).toBe('ok');
  await truncateTo(1, 3);
  await until(() => running.state() === 'behind' && lines.length === 2);
  expect(numberOf(running)).toBe(3);
  await put(3);
  await until(() => running.state() === 'ok' && lines.includes('registry is in order again'));
});

test('another instance that starts does so as well, and does not lower what is remembered', async () => {
  await put(1, 2);
  expect(numberOf(await open())).toBe(2);
  const other = await mkdtemp(path.join(tmpdir(), 'topwords-registry-'));
  await putSnapshot(other, await sign(1));
  expect(numberOf(await open(openFolderStore(other)))).toBe(2);
  await createSnapshotMemory(database.db).keep(await sign(1));
  expect(numberOf(await open(openFolderStore(other)))).toBe(2);
  await rm(other, { recursive: true });
});

test('what a running instance has put in force is what the next one begins with', async () => {
  await put(1);
  const running = await open();
  await put(2);
  await until(() => numberOf(running) === 2);
  expect(await remembers(2)).toBe(true);
});

test('of a store that does not answer, an instance starts with what was in force', async () => {
  await put(1);
  await open();
  const server = await startSnapshotServer();
  server.answerBy((_request, response) => response.writeHead(503).end());
  expect(numberOf(await open(openHttpStore(server.address)))).toBe(1);
  expect(lines).toEqual(['registry does not answer']);
  await server.close();
});

test('a store that is empty is a wrong address, and no instance starts with it', async () => {
  await put(1);
  await open();
  const empty = await mkdtemp(path.join(tmpdir(), 'topwords-registry-'));
  await expect(open(openFolderStore(empty))).rejects.toThrow('it has no snapshot');
  await rm(empty, { recursive: true });
});

test('a registry that was begun again, with the key it had, is in force', async () => {
  await put(7);
  await open();
  await rm(path.join(folder, snapshotKey(7)));
  await putSnapshot(folder, await sign(1, { issued_at: start + day }));
  const again = await open();
  expect([numberOf(again), again.state()]).toEqual([1, 'ok']);
});

test('another key remembers nothing of this one', async () => {
  await put(7);
  await open();
  key = await makeSigningKey();
  await rm(path.join(folder, snapshotKey(7)));
  await put(1);
  expect(numberOf(await open())).toBe(1);
});

test('an expired snapshot is not taken, and what is in force stays so, loudly', async () => {
  await put(1);
  const end = start + 1000 + 90 * day;
  const before = await open();
  now = end - 29 * day;
  await until(() => before.state() === 'expiring' && lines.length === 1);
  now = end + clockTolerance;
  expect(before.state()).toBe('expiring');
  now += 1;
  await until(() => lines.length === 2);
  expect(numberOf(before)).toBe(1);
  const again = await open();
  expect([numberOf(again), again.state()]).toEqual([1, 'expired']);
  expect(lines).toContain('snapshot passed over: expired');
  await putSnapshot(folder, await sign(2, { issued_at: now, expires_at: now + 90 * day }));
  await until(() => numberOf(again) === 2 && lines.includes('registry is in order again'));
});

test('an instance that remembers nothing does not start with an expired snapshot', async () => {
  await put(1);
  now = start + 365 * day;
  await expect(open()).rejects.toThrow(
    'its snapshot has expired: run npm run release -- refresh where releases are signed',
  );
});

test('snapshots without an end are taken until there is one with an end', async () => {
  await putSnapshot(folder, await signSnapshot(buildSnapshot({ sequence: 1, issued_at: 1 }), key));
  const registry = await open();
  expect(numberOf(registry)).toBe(1);
  await put(2);
  await until(() => numberOf(registry) === 2);
  const endless = buildSnapshot({ sequence: 3, issued_at: start + day });
  await putSnapshot(folder, await signSnapshot(endless, key));
  await until(() => lines.includes('snapshot passed over: without_end'));
  expect(numberOf(registry)).toBe(2);
  expect(numberOf(await open())).toBe(2);
});

test('a memory that somebody else has signed, or that is damaged, counts as none', async () => {
  await put(1);
  await open();
  const forged = { ...(await sign(9)), signature: (await sign(1)).signature };
  await database.db('registry_snapshots').update({ signed: JSON.stringify(forged) });
  expect(numberOf(await open())).toBe(1);
  await database.db('registry_snapshots').update({ signed: '{}' });
  expect(numberOf(await open())).toBe(1);
});

test('while the database is away the store is followed all the same', async () => {
  await put(1);
  const memory = createSnapshotMemory(database.db);
  let isAway = false;
  const registry = await openLiveSnapshot({
    store: openFolderStore(folder),
    publicKey: publicPartOf(key),
    log,
    pollMilliseconds: 5,
    patienceMilliseconds: 0,
    now: () => now,
    memory: {
      ...memory,
      keep: (signed) => (isAway ? Promise.reject(new Error('gone')) : memory.keep(signed)),
    },
  });
  opened.push(registry);
  isAway = true;
  await put(2);
  await until(() => numberOf(registry) === 2 && lines.includes('snapshot cannot be remembered'));
  isAway = false;
  expect(await remembers(2)).toBe(true);
});
