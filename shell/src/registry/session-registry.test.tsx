import type { PageRegistry } from '@topwords/platform/contracts';
import { clockTolerance } from '@topwords/release/reader';
import { makeSigningKey, publicPartOf, signSnapshot } from '@topwords/release/signing';
import { buildPageRegistry, buildSnapshot } from '@topwords/release/testing';
import { createMemoryStorage } from '@topwords/remote-kit/testing';
import { rememberSnapshot } from './seen-snapshot.ts';
import { readRegistry } from './session-registry.ts';

const now = 1_800_000_000_000;
const minute = 60_000;

function write(page: unknown): void {
  document.body.innerHTML = '<script id="registry" type="application/json"></script>';
  const block = document.getElementById('registry');
  if (block && page !== null) block.textContent = JSON.stringify(page);
}

/** Sets the server's response to a registry request; by default, the request fails. */
function answerWith(served?: object): jest.Mock {
  const fetched = jest.fn(() =>
    served
      ? Promise.resolve(new Response(JSON.stringify(served)))
      : Promise.reject(new TypeError('Failed to fetch')),
  );
  Object.assign(globalThis, { fetch: fetched });
  return fetched;
}

/** Builds snapshots with the given numbers, one per minute, signed with one key. */
async function buildPages(...sequences: number[]): Promise<PageRegistry[]> {
  const key = await makeSigningKey();
  return Promise.all(
    sequences.map(async (sequence) => {
      const snapshot = buildSnapshot({
        sequence,
        issued_at: now - 100 * minute + sequence * minute,
      });
      const signed = await signSnapshot(snapshot, key);
      return buildPageRegistry(snapshot, { ...signed, public_key: publicPartOf(key) });
    }),
  );
}

/** Returns a copy with another address for the first remote. */
function tamper(page: PageRegistry): PageRegistry {
  const copy: PageRegistry = JSON.parse(JSON.stringify(page));
  const [remote] = copy.snapshot.remotes;
  if (remote) remote.stable.entry = 'https://evil.example/remote-entry.js';
  return copy;
}

const reported: unknown[] = [];
let storage: Storage;

beforeEach(() => {
  storage = createMemoryStorage();
  reported.length = 0;
  Object.assign(globalThis, {
    isSecureContext: true,
    reportError: (error: unknown) => reported.push(error),
  });
  answerWith();
});

function read() {
  return readRegistry({ storage, now: () => now });
}

test('a signed snapshot in the page is used without a request to the server', async () => {
  const [page] = await buildPages(7);
  const fetched = answerWith();
  write(page);
  expect(await read()).toEqual({ ...page, fault: null });
  expect(fetched).not.toHaveBeenCalled();
});

test('a signed snapshot with members of a later contract is valid', async () => {
  const key = await makeSigningKey();
  const snapshot = { ...buildSnapshot(), mood: 'sunny' };
  const signed = await signSnapshot(snapshot, key);
  write(await buildPageRegistry(snapshot, { ...signed, public_key: publicPartOf(key) }));
  expect((await read()).fault).toBeNull();
});

test('a tampered snapshot is refused, and the server’s own is requested', async () => {
  const [page, newer] = await buildPages(7, 8);
  if (!page) throw new Error('No page');
  write(tamper(page));
  answerWith(newer);
  const registry = await read();
  expect(registry.snapshot.sequence).toBe(8);
  expect(registry.public_key).toEqual(page.public_key);
});

test('when the server’s snapshot is tampered with as well, no remote is known', async () => {
  const [page, newer] = await buildPages(7, 8);
  if (!page || !newer) throw new Error('No pages');
  write(tamper(page));
  answerWith(tamper(newer));
  const { fault, snapshot } = await read();
  expect([fault, snapshot.remotes]).toEqual(['unverified', []]);
});

test('a snapshot signed with a foreign key is refused', async () => {
  const [page] = await buildPages(7);
  const [foreign] = await buildPages(7);
  write({ ...page, public_key: foreign?.public_key });
  answerWith(page);
  expect((await read()).fault).toBe('unverified');
});

test('a snapshot older than one seen is a replay, a minute after the newer one was issued', async () => {
  const [older, seen] = await buildPages(7, 98);
  if (!seen) throw new Error('No page');
  rememberSnapshot(seen, storage);
  write(older);
  answerWith(older);
  expect((await read()).fault).toBe('unverified');
  answerWith(seen);
  expect((await read()).snapshot.sequence).toBe(98);
});

test('until then an instance may lag behind', async () => {
  const [older, seen] = await buildPages(99, 100);
  if (!seen) throw new Error('No page');
  rememberSnapshot(seen, storage);
  write(older);
  expect((await read()).snapshot.sequence).toBe(99);
});

test('a restarted registry is not a replay: with another key, or at a later time', async () => {
  const [seen, later] = await buildPages(50, 60);
  const [other] = await buildPages(3);
  if (!seen || !later?.public_key) throw new Error('No pages');
  rememberSnapshot(seen, storage);
  write(other);
  expect((await read()).fault).toBeNull();
  const key = await makeSigningKey();
  const first = buildSnapshot({ remotes: [], sequence: 90, issued_at: now - 50 * minute });
  const second = buildSnapshot({ remotes: [], sequence: 1, issued_at: now - 40 * minute });
  rememberSnapshot(await signSnapshot(first, key), storage);
  const signed = await signSnapshot(second, key);
  write(await buildPageRegistry(second, { ...signed, public_key: publicPartOf(key) }));
  expect((await read()).snapshot.sequence).toBe(1);
});

test('an expired snapshot is refused, except within the clock tolerance', async () => {
  const key = await makeSigningKey();
  const public_key = publicPartOf(key);
  const ending = async (expires_at: number) => {
    const snapshot = buildSnapshot({ issued_at: now - 100 * minute, expires_at });
    return buildPageRegistry(snapshot, { ...(await signSnapshot(snapshot, key)), public_key });
  };
  const expired = await ending(now - clockTolerance - 1);
  write(expired);
  answerWith(expired);
  expect((await read()).fault).toBe('unverified');
  write(await ending(now - clockTolerance));
  expect((await read()).fault).toBeNull();
});

test('once a snapshot with an expiry was seen, a later one without is refused', async () => {
  const key = await makeSigningKey();
  const public_key = publicPartOf(key);
  const snapshotOf = (sequence: number, end: { expires_at?: number } = {}) =>
    buildSnapshot({ sequence, issued_at: now + sequence, ...end });
  const endless = snapshotOf(8);
  write(await buildPageRegistry(endless, { ...(await signSnapshot(endless, key)), public_key }));
  rememberSnapshot(await signSnapshot(snapshotOf(6), key), storage);
  expect((await read()).fault).toBeNull();
  rememberSnapshot(await signSnapshot(snapshotOf(7, { expires_at: now * 2 }), key), storage);
  answerWith(endless);
  expect((await read()).snapshot.remotes).toEqual([]);
});

test('replays are refused even where browsers cannot verify signatures', async () => {
  Object.assign(globalThis, { isSecureContext: false });
  const [older, seen] = await buildPages(7, 8);
  if (!older || !seen) throw new Error('No pages');
  write(tamper(older));
  expect((await read()).fault).toBeNull();
  rememberSnapshot(seen, storage);
  expect((await read()).fault).toBe('unreadable');
});

test('in development the page has no snapshot, and the server’s needs no signature', async () => {
  const [page] = await buildPages(7);
  if (!page) throw new Error('No page');
  write(null);
  document.body.innerHTML = '';
  const { public_key: _key, override: _override, ...served } = tamper(page);
  answerWith(served);
  expect(await read()).toEqual({ ...served, public_key: null, override: null, fault: null });
});

test('an unreadable registry leaves the shell without remotes', async () => {
  write({ format: 1, remotes: [] });
  const { fault, snapshot } = await read();
  expect([fault, snapshot.remotes]).toEqual(['unreadable', []]);
  expect(reported).toHaveLength(1);
});

test('an expired override is ignored', async () => {
  const [page] = await buildPages(7);
  const override = {
    remote: 'words',
    origin: 'http://localhost:3001',
    sub: 'ana',
    expires_at: now,
  };
  write({ ...page, override });
  expect((await read()).override).toBeNull();
  write({ ...page, override: { ...override, expires_at: now + 1 } });
  expect((await read()).override?.origin).toBe('http://localhost:3001');
});

test('an invalid stored mark is ignored', async () => {
  const [page] = await buildPages(7);
  storage.setItem('topwords.registry', 'x y z');
  write(page);
  expect((await read()).fault).toBeNull();
});
