import { canaryMark, isInCanary } from './canary-choice.ts';
import { snapshotKey, type Canary, type RegistrySnapshot } from './registry.ts';
import {
  isSigned,
  keyIdOf,
  makeSigningKey,
  publicPartOf,
  signSnapshot,
} from './snapshot-signature.ts';

const snapshot: RegistrySnapshot = { format: 2, sequence: 7, issued_at: 1_000, remotes: [] };

test('a signed snapshot is believed, in whatever order its members come', async () => {
  const key = await makeSigningKey();
  const { signature } = await signSnapshot(snapshot, key);
  const reordered = { remotes: [], issued_at: 1_000, sequence: 7, format: 2 as const };
  expect(signature.key_id).toBe(await keyIdOf(publicPartOf(key)));
  expect(await isSigned({ snapshot: reordered, signature }, key)).toBe(true);
});

test('a changed snapshot, a foreign key and a damaged signature are refused', async () => {
  const [key, other] = await Promise.all([makeSigningKey(), makeSigningKey()]);
  const signed = await signSnapshot(snapshot, key);
  expect(await isSigned({ ...signed, snapshot: { ...snapshot, sequence: 8 } }, key)).toBe(false);
  expect(await isSigned(signed, other)).toBe(false);
  const damaged = { ...signed.signature, value: '*' };
  expect(await isSigned({ ...signed, signature: damaged }, key)).toBe(false);
});

test('a signature that was written otherwise, or names another key, is refused', async () => {
  const key = await makeSigningKey();
  const { signature } = await signSnapshot(snapshot, key);
  const padded = { ...signature, value: `${signature.value}${' '.repeat(3)}` };
  expect(await isSigned({ snapshot, signature: padded }, key)).toBe(false);
  const renamed = { ...signature, key_id: await keyIdOf(await makeSigningKey()) };
  expect(await isSigned({ snapshot, signature: renamed }, key)).toBe(false);
});

test('the thumbprint is that of RFC 7638', async () => {
  // Computed with `jose`: calculateJwkThumbprint(key, 'sha256').
  const x = 'MKBCTNIcKUSDii11ySs3526iDZ8AiTo7Tu6KPAqv7D4';
  const y = '4Etl6SRW2YiLUrN5vfvVHuhp7x8PxltmWWlbbM4IFyM';
  const key = { kty: 'EC', crv: 'P-256', x, y } as const;
  expect(await keyIdOf(key)).toBe('cn-I_WNMClehiVp51i_0VpOENW1upEerA8sEam5hn-s');
});

test('snapshots are listed in the order of their numbers', () => {
  expect([snapshotKey(10), snapshotKey(9)].toSorted()).toEqual([snapshotKey(9), snapshotKey(10)]);
});

function trial(percent: number, learners: string[] = []): Canary {
  const release = {
    name: 'words',
    title: { en: 'Words' },
    routes: ['/words'],
    navigation: [],
    version: '1.1.0',
    entry: '/remotes/words/1.1.0/remote-entry.js',
    global: 'topwords_words',
    integrity: {},
    preload: [],
  };
  const bounds = { minimum_loads: 20, failure_excess: 0.02, load_time_ratio: 1.5 };
  return { id: 'words@1.1.0', release, percent, learners, started_at: 0, bounds };
}

/** Ids as accounts have them, made evenly. */
const learners = Array.from({ length: 10_000 }, (_, index) => `0190a1b2-0000-7000-8000-${index}`);

test('a canary reaches its share of the learners, to within a percent of them', () => {
  for (const percent of [1, 25, 50]) {
    const reached = learners.filter((sub) => isInCanary(trial(percent), sub)).length;
    expect(Math.abs(reached / 100 - percent)).toBeLessThan(1);
  }
});

test('whoever has a canary keeps it when its share grows', () => {
  const before = learners.filter((sub) => isInCanary(trial(5), sub));
  expect(before.every((sub) => isInCanary(trial(20), sub))).toBe(true);
});

test('a listed learner is reached at any share, others at none, visitors never', () => {
  const listed = trial(0, [canaryMark('words@1.1.0', 'ada')]);
  expect(isInCanary(listed, 'ada')).toBe(true);
  expect(isInCanary(listed, 'bob')).toBe(false);
  expect(isInCanary(trial(100), '')).toBe(false);
});

test('a mark is the 64-bit FNV-1a hash of canary and learner', () => {
  // By the same rule that makes 85944171f73967e8, its authors' own example, of "foobar".
  expect(canaryMark('words@1.1.0', 'ada')).toBe('dcb135fb5fa7b610');
});
