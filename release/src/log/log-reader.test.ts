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
/** What was passed over: key and reason. */
let refused: string[];

function openReader(): LogReader {
  return createLogReader({
    store: openFolderStore(folder),
    publicKey: publicPartOf(key),
    now: Date.now,
    onRefused: (found) => refused.push(`${found.key} ${found.refusal}`),
  });
}

/** The number that is in force after the registry was read again. */
async function readNumber(): Promise<number | undefined> {
  await reader.refresh();
  return reader.current()?.snapshot.sequence;
}

async function put(sequence: number, signingKey = key): Promise<void> {
  await putSnapshot(folder, await signNumber(sequence, signingKey));
}

/** Puts a snapshot under its number alone: its writer has not come to the copy yet. */
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

test('a registry that is empty has no snapshot', async () => {
  expect(await readNumber()).toBeUndefined();
  expect(refused).toEqual([]);
});

test('each snapshot is in force once it is read', async () => {
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

test('a snapshot that was changed after it was signed is passed over, and told once', async () => {
  await put(1);
  await readNumber();
  const signed = await signNumber(2, key);
  const [words] = signed.snapshot.remotes;
  if (words) words.stable = buildRelease({ entry: 'https://elsewhere.example/remote-entry.js' });
  await putSnapshot(folder, signed);
  for (let times = 0; times < 3; times += 1) expect(await readNumber()).toBe(1);
  expect(refused).toEqual([`${newestSnapshotKey} unsigned`, `${snapshotKey(2)} unsigned`]);
});

test('a snapshot of another key is passed over', async () => {
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
])('%s is passed over', async (_name, text) => {
  await put(1);
  await readNumber();
  await putText(folder, newestSnapshotKey, text);
  expect(await readNumber()).toBe(1);
  expect(refused).toEqual([`${newestSnapshotKey} unreadable`]);
  await put(2);
  expect(await readNumber()).toBe(2);
});

test('an older snapshot in the place of the newest is a replay, and is passed over', async () => {
  await put(1);
  await put(2);
  await readNumber();
  await putText(folder, newestSnapshotKey, JSON.stringify(await signNumber(1, key)));
  expect(await readNumber()).toBe(2);
  expect(await readNumber()).toBe(2);
  expect(refused).toEqual([`${newestSnapshotKey} older`]);
});

test('an older snapshot under a new number is passed over, and so is a newer one', async () => {
  await put(3);
  await putText(folder, snapshotKey(4), JSON.stringify(await signNumber(2, key)));
  await putText(folder, snapshotKey(5), JSON.stringify(await signNumber(9, key)));
  expect(await readNumber()).toBe(3);
  expect(refused).toEqual([`${snapshotKey(4)} misnumbered`, `${snapshotKey(5)} misnumbered`]);
});

test('a spoilt number does not hide the ones after it', async () => {
  await put(1);
  await putText(folder, snapshotKey(2), 'spoilt');
  await putText(folder, snapshotKey(3), 'spoilt');
  await putNumbered(4);
  expect(await readNumber()).toBe(4);
});

test('without a copy of use, the log is read to its end', async () => {
  for (const sequence of Array.from({ length: 21 }, (_, index) => index + 1)) {
    await putNumbered(sequence);
  }
  await putText(folder, newestSnapshotKey, 'torn');
  expect(await readNumber()).toBe(21);
  await putText(folder, snapshotKey(22), 'torn');
  reader = openReader();
  expect(await readNumber()).toBe(21);
});

test('a field of a newer contract is kept, since it was signed', async () => {
  const newer = { ...buildSnapshot(), motto: 'festina lente' };
  const signed = await signSnapshot(newer, key);
  await putSnapshot(folder, signed);
  expect(await readNumber()).toBe(1);
  expect(reader.current()?.snapshot).toEqual(newer);
});

test('what stands beside a snapshot, which nobody has signed, is left behind', async () => {
  const signed = await signNumber(1, key);
  const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
  await putText(folder, newestSnapshotKey, `{"more":${deep},${JSON.stringify(signed).slice(1)}`);
  expect(await readNumber()).toBe(1);
  expect(reader.current()).toEqual(signed);
});

test('a store that has something under every number has no snapshot', async () => {
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

test.each(['/dev/zero', '/dev/null'])('what is no file, as %s, is not read', async (device) => {
  await put(1);
  await readNumber();
  await symlink(device, path.join(folder, snapshotKey(2)));
  await expect(reader.refresh()).rejects.toThrow('is no file of at most 8000000 bytes');
  expect(reader.current()?.snapshot.sequence).toBe(1);
});

test('a folder that goes away leaves what was read, and says so', async () => {
  await put(1);
  await readNumber();
  await rm(folder, { recursive: true });
  await expect(reader.refresh()).rejects.toThrow('There is no registry.json');
  expect(reader.current()?.snapshot.sequence).toBe(1);
  await put(2);
  expect(await readNumber()).toBe(2);
});
