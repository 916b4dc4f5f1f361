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

/** Starts the registry part of an API instance; all instances share the database. */
async function open(store: ReadStore = openFolderStore(folder)): Promise<LiveSnapshot> {
  const registry = await openLiveSnapshot({
    store,
    publicKey: publicPartOf(key),
    log,
    pollMilliseconds: 5,
    startTimeoutMs: 0,
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

/**
 * Signs that number, issued a second after the previous one and with an expiry unless overridden.
 */
function sign(sequence: number, changes: Partial<RegistrySnapshot> = {}): Promise<SignedSnapshot> {
  const issued_at = start + sequence * 1000;
  const snapshot = buildSnapshot({ sequence, issued_at, expires_at: issued_at + 90 * day });
  return signSnapshot({ ...snapshot, ...changes }, key);
}

async function put(...sequences: number[]): Promise<void> {
  for (const sequence of sequences) await putSnapshot(folder, await sign(sequence));
}

/** Does what an attacker with write access to the store would do to restore an older state. */
async function truncateTo(sequence: number, newest: number): Promise<void> {
  for (let number = newest; number > sequence; number -= 1) {
    await rm(path.join(folder, snapshotKey(number)));
  }
  await putSnapshot(folder, await sign(sequence));
}

function numberOf(registry: LiveSnapshot): number {
  return registry.current().snapshot.sequence;
}

test('a restarted instance keeps what was in force, despite an older state in the store', async () => {
  await put(1, 2, 3);
  const first = await open();
  expect(numberOf(first)).toBe(3);
  first.close();
  await truncateTo(1, 3);
  const again = await open();
  expect([numberOf(again), again.state()]).toEqual([3, 'behind']);
  // The first instance may also have logged a read that was running when it was closed.
  expect([...new Set(lines)]).toEqual([
    'snapshot passed over: older',
    'registry lacks the newest snapshot, which stays in force: run npm run release -- restore',
  ]);
  await put(4);
  await until(() => numberOf(again) === 4);
  expect(again.state()).toBe('ok');
});

test('a running instance reports that the store has lost what is in force', async () => {
  await put(1, 2, 3);
  const running = await open();
  expect(running.state()).toBe('ok');
  await truncateTo(1, 3);
  await until(() => running.state() === 'behind' && lines.length === 2);
  expect(numberOf(running)).toBe(3);
  await put(3);
  await until(() => running.state() === 'ok' && lines.includes('registry is in order again'));
});

test('so does another instance at start, without lowering the saved number', async () => {
  await put(1, 2);
  expect(numberOf(await open())).toBe(2);
  const other = await mkdtemp(path.join(tmpdir(), 'topwords-registry-'));
  await putSnapshot(other, await sign(1));
  expect(numberOf(await open(openFolderStore(other)))).toBe(2);
  await createSnapshotMemory(database.db).keep(await sign(1));
  expect(numberOf(await open(openFolderStore(other)))).toBe(2);
  await rm(other, { recursive: true });
});

test('the next instance begins with what a running one has put in force', async () => {
  await put(1);
  const running = await open();
  await put(2);
  await until(() => numberOf(running) === 2);
  expect(await remembers(2)).toBe(true);
});

test('with an unreachable store, an instance starts with what was in force', async () => {
  await put(1);
  await open();
  const server = await startSnapshotServer();
  server.answerBy((_request, response) => response.writeHead(503).end());
  expect(numberOf(await open(openHttpStore(server.address)))).toBe(1);
  expect(lines).toEqual(['registry does not answer']);
  await server.close();
});

test('an empty store is a wrong address, and no instance starts with it', async () => {
  await put(1);
  await open();
  const empty = await mkdtemp(path.join(tmpdir(), 'topwords-registry-'));
  await expect(open(openFolderStore(empty))).rejects.toThrow('it has no snapshot');
  await rm(empty, { recursive: true });
});

test('a registry that was started again, with its old key, is accepted', async () => {
  await put(7);
  await open();
  await rm(path.join(folder, snapshotKey(7)));
  await putSnapshot(folder, await sign(1, { issued_at: start + day }));
  const again = await open();
  expect([numberOf(again), again.state()]).toEqual([1, 'ok']);
});

test('nothing is remembered for another key', async () => {
  await put(7);
  await open();
  key = await makeSigningKey();
  await rm(path.join(folder, snapshotKey(7)));
  await put(1);
  expect(numberOf(await open())).toBe(1);
});

test('an expired snapshot is rejected, and the one in force stays, with errors in the log', async () => {
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

test('an instance without a saved snapshot does not start with an expired one', async () => {
  await put(1);
  now = start + 365 * day;
  await expect(open()).rejects.toThrow(
    'its snapshot has expired: run npm run release -- refresh where releases are signed',
  );
});

test('snapshots without an expiry are accepted until one has an expiry', async () => {
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

test('a saved snapshot that someone else signed, or that is damaged, is ignored', async () => {
  await put(1);
  await open();
  const forged = { ...(await sign(9)), signature: (await sign(1)).signature };
  await database.db('registry_snapshots').update({ signed: JSON.stringify(forged) });
  expect(numberOf(await open())).toBe(1);
  await database.db('registry_snapshots').update({ signed: '{}' });
  expect(numberOf(await open())).toBe(1);
});

test('while the database is down the store is followed all the same', async () => {
  await put(1);
  const memory = createSnapshotMemory(database.db);
  let isDown = false;
  const registry = await openLiveSnapshot({
    store: openFolderStore(folder),
    publicKey: publicPartOf(key),
    log,
    pollMilliseconds: 5,
    startTimeoutMs: 0,
    now: () => now,
    memory: {
      ...memory,
      keep: (signed) => (isDown ? Promise.reject(new Error('gone')) : memory.keep(signed)),
    },
  });
  opened.push(registry);
  isDown = true;
  await put(2);
  await until(() => numberOf(registry) === 2 && lines.includes('snapshot cannot be saved'));
  isDown = false;
  expect(await remembers(2)).toBe(true);
});
