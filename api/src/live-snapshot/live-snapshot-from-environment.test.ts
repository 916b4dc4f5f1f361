import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { newestSnapshotKey } from '@topwords/release/log';
import { makeSigningKey, publicPartOf, type PrivateKey } from '@topwords/release/signing';
import { pino } from 'pino';
import { readEnvironment } from '../environment/read-environment.ts';
import type { LiveSnapshot } from './open-live-snapshot.ts';
import { registryFolder, liveSnapshotFromEnvironment } from './live-snapshot-from-environment.ts';
import { signNumber, createMemoryInProcess } from '@topwords/release/testing';
import { putSnapshot, putText, startSnapshotServer } from '@topwords/release/testing/stores';

let folder: string;
let key: PrivateKey;
let refusals: string[];

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'topwords-registry-'));
  key = await makeSigningKey();
  refusals = [];
});
afterEach(() => rm(folder, { recursive: true }));

function open(variables: Record<string, string>): Promise<LiveSnapshot | undefined> {
  const { settings } = readEnvironment({
    REGISTRY_PUBLIC_KEY: JSON.stringify(publicPartOf(key)),
    ...variables,
  });
  if (settings === undefined) throw new Error('The settings are wrong');
  return liveSnapshotFromEnvironment(settings, {
    log: pino({ level: 'silent' }),
    now: Date.now,
    memory: createMemoryInProcess(),
    onRefused: ({ refusal }) => refusals.push(refusal),
  });
}

test('a folder is a registry, and its releases are served from it', async () => {
  await putSnapshot(folder, await signNumber(7, key));
  const registry = await open({ REGISTRY_FOLDER: folder });
  expect(registry?.current().snapshot.sequence).toBe(7);
  expect(registry?.publicKey).toEqual(publicPartOf(key));
  expect(registryFolder({ REGISTRY_FOLDER: folder })).toBe(folder);
  registry?.close();
});

test('an address is a registry, and its releases are served elsewhere', async () => {
  const server = await startSnapshotServer();
  server.texts.set(newestSnapshotKey, JSON.stringify(await signNumber(7, key)));
  const registry = await open({ REGISTRY_URL: server.address });
  expect(registry?.current().snapshot.sequence).toBe(7);
  expect(registryFolder({ REGISTRY_URL: server.address })).toBeUndefined();
  registry?.close();
  await server.close();
});

test('a snapshot that is skipped at start is reported too', async () => {
  await putSnapshot(folder, await signNumber(1, key));
  await putText(folder, newestSnapshotKey, 'torn');
  const registry = await open({ REGISTRY_FOLDER: folder });
  expect(registry?.current().snapshot.sequence).toBe(1);
  expect(refusals).toEqual(['unreadable']);
  registry?.close();
});

test('a configured registry must be usable, even in development', async () => {
  await expect(open({ REGISTRY_FOLDER: path.join(folder, 'none') })).rejects.toThrow(
    /^REGISTRY_FOLDER: .+none cannot be used: it has no snapshot$/,
  );
  await putSnapshot(folder, await signNumber(1, await makeSigningKey()));
  await expect(open({ REGISTRY_FOLDER: folder })).rejects.toThrow(
    /^REGISTRY_FOLDER: .+ cannot be used: none of its snapshots is signed with the public key$/,
  );
});

test.each<[Record<string, string>, RegExp]>([
  [{ REGISTRY_URL: 'ftp://example.org' }, /^REGISTRY_URL: must be an address/],
  [{ REGISTRY_URL: 'registry' }, /^REGISTRY_URL: must be an address/],
  [
    { REGISTRY_URL: 'https://example.org', REGISTRY_FOLDER: '/registry' },
    /^REGISTRY_URL: must not be set together/,
  ],
])('settings such as %j are faults', (variables, fault) => {
  expect(readEnvironment(variables).faults?.join('\n')).toMatch(fault);
});
