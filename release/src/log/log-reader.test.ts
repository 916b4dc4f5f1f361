import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { newestSnapshotKey, snapshotKey } from '../store/snapshot-key.ts';
import {
  makeSigningKey,
  publicPartOf,
  signSnapshot,
  type PrivateKey,
} from '../signature/snapshot-signature.ts';
import { openFolderStore } from '../store/open-folder-store.ts';
import { createLogReader, type LogReader } from './log-reader.ts';
import { buildRelease, buildSnapshot, signNumber } from '../../testing/index.ts';
import { putSnapshot, putText } from '../../testing/stores.ts';

let folder: string;
let key: PrivateKey;
let reader: LogReader;
/** Refused snapshots: key and reason. */
let refused: string[];

function openReader(): LogReader {
  return createLogReader({
    store: openFolderStore(folder),
    publicKey: publicPartOf(key),
    now: Date.now,
    onRefused: (found) => refused.push(`${found.key} ${found.refusal}`),
  });
}

/** Refreshes and returns the current number. */
async function readNumber(): Promise<number | undefined> {
  await reader.refresh();
  return reader.current()?.snapshot.sequence;
}

async function put(sequence: number, signingKey = key): Promise<void> {
  await putSnapshot(folder, await signNumber(sequence, signingKey));
}

/** Puts a snapshot under its number only: its writer has not updated the copy yet. */
async function putNumbered(sequence: number): Promise<void> {
  const text = JSON.stringify(await signNumber(sequence, key));
  await putText(folder, snapshotKey(sequence), text);
}

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'topwords-reader-'));
  key = await makeSigningKey();
  refused = [];
  reader = openReader();
});
afterEach(() => rm(folder, { recursive: true }));

test('an empty registry has no snapshot', async () => {
  expect(await readNumber()).toBeUndefined();
  expect(refused).toEqual([]);
});

test('each snapshot is current once it is read', async () => {
  await put(1);
  expect(await readNumber()).toBe(1);
  await put(2);
  expect(await readNumber()).toBe(2);
});

test('numbered snapshots above the copy are newer than it', async () => {
  await put(1);
  await putNumbered(2);
  await putNumbered(3);
  expect(await readNumber()).toBe(3);
  await put(4);
  await putNumbered(5);
  expect(await readNumber()).toBe(5);
  // The copy of 4 was written late.
  await put(4);
  expect(await readNumber()).toBe(5);
  expect(refused).toEqual([]);
});

test('refuses a snapshot that was changed after signing, and reports it once', async () => {
  await put(1);
  await readNumber();
  const signed = await signNumber(2, key);
  const [words] = signed.snapshot.remotes;
  if (words) words.stable = buildRelease({ entry: 'https://elsewhere.example/remote-entry.js' });
  await putSnapshot(folder, signed);
  for (let times = 0; times < 3; times += 1) expect(await readNumber()).toBe(1);
  expect(refused).toEqual([`${newestSnapshotKey} unsigned`, `${snapshotKey(2)} unsigned`]);
});

test('refuses a snapshot of another key', async () => {
  await put(1);
  await put(2, await makeSigningKey());
  expect(await readNumber()).toBe(1);
  expect(refused).toEqual([`${newestSnapshotKey} unsigned`, `${snapshotKey(2)} unsigned`]);
  await putNumbered(2);
  expect(await readNumber()).toBe(2);
});

test.each([
  ['half a file', '{"snapshot":{"format":2,'],
  ['no text', ''],
  ['another format', JSON.stringify({ format: 1, remotes: [] })],
])('refuses %s', async (_name, text) => {
  await put(1);
  await readNumber();
  await putText(folder, newestSnapshotKey, text);
  expect(await readNumber()).toBe(1);
  expect(refused).toEqual([`${newestSnapshotKey} unreadable`]);
  await put(2);
  expect(await readNumber()).toBe(2);
});

test('refuses an older snapshot in place of the newest as a replay', async () => {
  await put(1);
  await put(2);
  await readNumber();
  await putText(folder, newestSnapshotKey, JSON.stringify(await signNumber(1, key)));
  expect(await readNumber()).toBe(2);
  expect(await readNumber()).toBe(2);
  expect(refused).toEqual([`${newestSnapshotKey} older`]);
});

test('refuses an older or newer snapshot under the wrong number', async () => {
  await put(3);
  await putText(folder, snapshotKey(4), JSON.stringify(await signNumber(2, key)));
  await putText(folder, snapshotKey(5), JSON.stringify(await signNumber(9, key)));
  expect(await readNumber()).toBe(3);
  expect(refused).toEqual([`${snapshotKey(4)} misnumbered`, `${snapshotKey(5)} misnumbered`]);
});

test('an invalid snapshot does not hide the ones after it', async () => {
  await put(1);
  await putText(folder, snapshotKey(2), 'spoilt');
  await putText(folder, snapshotKey(3), 'spoilt');
  await putNumbered(4);
  expect(await readNumber()).toBe(4);
});

test('reads the log to its end without a usable copy', async () => {
  for (const sequence of Array.from({ length: 21 }, (_, index) => index + 1)) {
    await putNumbered(sequence);
  }
  await putText(folder, newestSnapshotKey, 'torn');
  expect(await readNumber()).toBe(21);
  await putText(folder, snapshotKey(22), 'torn');
  reader = openReader();
  expect(await readNumber()).toBe(21);
});

test('keeps a signed field of a newer contract', async () => {
  const newer = { ...buildSnapshot(), motto: 'festina lente' };
  const signed = await signSnapshot(newer, key);
  await putSnapshot(folder, signed);
  expect(await readNumber()).toBe(1);
  expect(reader.current()?.snapshot).toEqual(newer);
});

test('drops unsigned fields next to a snapshot', async () => {
  const signed = await signNumber(1, key);
  const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
  await putText(folder, newestSnapshotKey, `{"more":${deep},${JSON.stringify(signed).slice(1)}`);
  expect(await readNumber()).toBe(1);
  expect(reader.current()).toEqual(signed);
});

test('finds no snapshot in a store that answers for every number', async () => {
  const store = {
    name: 'everything',
    get: async () => new TextEncoder().encode('<!doctype html>'),
  };
  reader = createLogReader({
    store,
    publicKey: publicPartOf(key),
    now: Date.now,
    onRefused: (found) => refused.push(`${found.key} ${found.refusal}`),
  });
  expect(await readNumber()).toBeUndefined();
  expect(refused[0]).toBe(`${newestSnapshotKey} unreadable`);
});

test.each(['/dev/zero', '/dev/null'])('does not read %s, which is not a file', async (device) => {
  await put(1);
  await readNumber();
  await symlink(device, path.join(folder, snapshotKey(2)));
  await expect(reader.refresh()).rejects.toThrow('is not a file of at most 8000000 bytes');
  expect(reader.current()?.snapshot.sequence).toBe(1);
});

test('keeps what was read when the folder disappears, and reports that', async () => {
  await put(1);
  await readNumber();
  await rm(folder, { recursive: true });
  await expect(reader.refresh()).rejects.toThrow('registry.json is missing');
  expect(reader.current()?.snapshot.sequence).toBe(1);
  await put(2);
  expect(await readNumber()).toBe(2);
});
