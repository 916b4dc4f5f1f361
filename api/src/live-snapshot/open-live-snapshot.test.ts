import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  newestSnapshotKey,
  openHttpStore,
  openFolderStore,
  type ReadStore,
} from '@topwords/release/log';
import {
  makeSigningKey,
  publicPartOf,
  signSnapshot,
  type PrivateKey,
} from '@topwords/release/signing';
import { pino } from 'pino';
import { openLiveSnapshot, type LiveSnapshot } from './open-live-snapshot.ts';
import {
  buildListing,
  buildRelease,
  buildSnapshot,
  signNumber,
  createMemoryInProcess,
} from '@topwords/release/testing';
import {
  putSnapshot,
  putText,
  startSnapshotServer,
  type SnapshotServer,
} from '@topwords/release/testing/stores';

let folder: string;
let key: PrivateKey;
let server: SnapshotServer;
let lines: Record<string, unknown>[];
/** Closed after the test. */
let opened: LiveSnapshot[];

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'topwords-registry-'));
  key = await makeSigningKey();
  server = await startSnapshotServer();
  lines = [];
  opened = [];
});
afterEach(async () => {
  for (const registry of opened) registry.close();
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const log = pino(
  { base: undefined },
  { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) },
);

async function open(store: ReadStore, settings: { startTimeoutMs?: number; poll?: number } = {}) {
  const registry = await openLiveSnapshot({
    store,
    publicKey: publicPartOf(key),
    log,
    pollMilliseconds: settings.poll ?? 5,
    startTimeoutMs: settings.startTimeoutMs ?? 0,
    now: Date.now,
    memory: createMemoryInProcess(),
  });
  opened.push(registry);
  return registry;
}

/** Waits until a condition holds; if it never does, the test times out. */
async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setImmediate(resolve));
}

async function putByHttp(sequence: number): Promise<void> {
  server.texts.set(newestSnapshotKey, JSON.stringify(await signNumber(sequence, key)));
}

test('a rollback is in force within two seconds, the interval at which a folder is read', async () => {
  const releases = ['1.0.0', '1.1.0', '1.0.0'].map((version) =>
    buildListing(buildRelease({ version })),
  );
  const publish = async (index: number) => {
    const remotes = releases.slice(index, index + 1);
    const snapshot = buildSnapshot({ sequence: index + 1, remotes });
    await putSnapshot(folder, await signSnapshot(snapshot, key));
  };
  await publish(0);
  await publish(1);
  const registry = await open(openFolderStore(folder), { poll: 1000 });
  const version = () => registry.current().snapshot.remotes[0]?.stable.version;
  expect(version()).toBe('1.1.0');
  const startedAt = performance.now();
  await publish(2);
  await until(() => version() === '1.0.0');
  expect(performance.now() - startedAt).toBeLessThan(2000);
});

test('while a store is down the last snapshot stays in force, and this is logged once', async () => {
  await putByHttp(1);
  const registry = await open(openHttpStore(server.address));
  server.answerBy((_request, response) => response.writeHead(500).end());
  await until(() => lines.some(({ msg }) => msg === 'registry does not answer'));
  expect(registry.current().snapshot.sequence).toBe(1);
  server.answerBy(undefined);
  await until(() => lines.some(({ msg }) => msg === 'registry answers again'));
  await putByHttp(2);
  await until(() => registry.current().snapshot.sequence === 2);
  expect(lines.map(({ msg }) => msg)).toEqual([
    'registry does not answer',
    'registry answers again',
    'snapshot is live',
  ]);
});

test('a tampered snapshot is logged once, however often it changes', async () => {
  await putByHttp(1);
  const registry = await open(openHttpStore(server.address));
  for (let spoilt = 0; spoilt < 5; spoilt += 1) {
    server.texts.set(newestSnapshotKey, `spoilt ${spoilt}`);
    const before = server.answers.length;
    await until(() => server.answers.length > before + 4);
  }
  expect(registry.current().snapshot.sequence).toBe(1);
  expect(lines.map(({ msg, refusal }) => [msg, refusal])).toEqual([
    ['snapshot passed over', 'unreadable'],
  ]);
});

test('a store that comes up a little later is waited for', async () => {
  server.answerBy((_request, response) => {
    response.writeHead(503).end();
    server.answerBy(undefined);
  });
  await putByHttp(1);
  const registry = await open(openHttpStore(server.address), { startTimeoutMs: 10_000 });
  expect(registry.current().snapshot.sequence).toBe(1);
});

test.each<[string, string | undefined, string]>([
  ['an empty registry', undefined, 'it has no snapshot'],
  [
    'a registry without a valid snapshot',
    'spoilt',
    'none of its snapshots is signed with the public key',
  ],
])('%s is not opened', async (_name, text, reason) => {
  if (text !== undefined) await putText(folder, newestSnapshotKey, text);
  await expect(open(openFolderStore(folder))).rejects.toThrow(reason);
});

test('a store that cannot be reached is not opened, and the error says why', async () => {
  await server.close();
  await expect(open(openHttpStore(server.address))).rejects.toThrow('ECONNREFUSED');
});

/** Counts how often a store is read. */
function count(store: ReadStore) {
  const counted = {
    ...store,
    reads: 0,
    get(key: string) {
      counted.reads += 1;
      return store.get(key);
    },
  };
  return counted;
}

test('a closed registry is not read again', async () => {
  await putSnapshot(folder, await signNumber(1, key));
  const [closed, other] = [openFolderStore(folder), openFolderStore(folder)].map(count);
  if (closed === undefined || other === undefined) throw new Error('There are two stores');
  const registry = await open(closed);
  await open(other);
  await until(() => closed.reads > 4);
  registry.close();
  // A read that was running when it was closed may finish.
  const reads = closed.reads + 2;
  const before = other.reads;
  await until(() => other.reads > before + 20);
  expect(closed.reads).toBeLessThanOrEqual(reads);
});

test('concurrent reads of a folder in which snapshots are swapped are never torn', async () => {
  await putSnapshot(folder, await signNumber(1, key));
  const readers = await Promise.all(
    Array.from({ length: 4 }, () => open(openFolderStore(folder), { poll: 0 })),
  );
  const seen = readers.map(() => [1]);
  let isWriting = true;
  const watching = until(() => {
    for (const [index, registry] of readers.entries()) {
      const { sequence } = registry.current().snapshot;
      if (seen[index]?.at(-1) !== sequence) seen[index]?.push(sequence);
    }
    return !isWriting && seen.every((numbers) => numbers.at(-1) === 100);
  });
  for (let sequence = 2; sequence <= 100; sequence += 1) {
    await putSnapshot(folder, await signNumber(sequence, key));
  }
  isWriting = false;
  await watching;
  for (const numbers of seen) expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
  expect(lines.filter(({ msg }) => msg !== 'snapshot is live')).toEqual([]);
});
