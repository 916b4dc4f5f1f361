import { setTimeout } from 'node:timers/promises';
import { buildListing } from '@topwords/release/testing';
import { buildWords, startPages, writeShell, type TestPages } from '../testing/start-pages.ts';

let pages: TestPages;

async function start(settings?: { isWorkerOn: boolean }): Promise<void> {
  pages = await startPages(settings);
}

afterEach(() => pages.stop());

const learner = { Cookie: 'XSRF-TOKEN=hint' };

async function workerText(): Promise<string> {
  const response = await fetch(`${pages.origin}/worker.js`);
  expect(response.headers.get('cache-control')).toBe('no-cache');
  expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  return response.text();
}

async function releaseShell(version: string) {
  const release = writeShell(pages, version);
  await pages.publishShell({ stable: release, previous: null });
  return release;
}

const marked = '<meta name="worker" content="/worker.js">';

test('the worker is that of the live shell, and goes back with it', async () => {
  await start();
  await releaseShell('2.0.0');
  expect(await workerText()).toContain('worker of 2.0.0');
  expect(await (await fetch(pages.origin)).text()).toContain(marked);
  await releaseShell('1.9.0');
  // The instance reads the release while it still serves the former one.
  while ((await workerText()).includes('worker of 2.0.0')) await setTimeout(10);
  expect(await workerText()).toContain('worker of 1.9.0');
});

test('the worker knows the origins of live releases, and its policy allows them', async () => {
  await start();
  const release = writeShell(pages, '2.0.0');
  const words = buildWords({ entry: 'https://cdn.example.org/words/1.0.0/remote-entry.js' });
  await pages.publishShell({ stable: release, previous: null }, buildListing(words));
  const response = await fetch(`${pages.origin}/worker.js`);
  expect(await response.text()).toContain("' https://cdn.example.org '");
  expect(response.headers.get('content-security-policy')).toBe(
    "default-src 'none'; img-src 'self'; connect-src 'self' https://cdn.example.org",
  );
});

test('a browser that has the live worker does not download it again', async () => {
  await start();
  await releaseShell('2.0.0');
  // As browsers ask: by itself, fetch of Node would add that nothing may come from a cache.
  const ask = (tag: string) =>
    fetch(`${pages.origin}/worker.js`, {
      headers: { 'If-None-Match': tag, 'Cache-Control': 'max-age=0' },
    });
  const tag = (await fetch(`${pages.origin}/worker.js`)).headers.get('etag') ?? '';
  const again = await ask(tag);
  expect([again.status, await again.text()]).toEqual([304, '']);
  await releaseShell('1.9.0');
  let other = await ask(tag);
  while (other.status === 304) {
    await setTimeout(10);
    other = await ask(tag);
  }
  expect(await other.text()).toContain('worker of 1.9.0');
});

test('a worker that was changed in the store is not served', async () => {
  await start();
  const release = writeShell(pages, '2.0.0');
  const integrity = { ...release.integrity, 'worker/worker.js': 'sha384-other' };
  await pages.publishShell({ stable: { ...release, integrity }, previous: null });
  expect(await workerText()).toContain('registration.unregister()');
});

test('a shell without a worker removes the one that browsers have', async () => {
  await start();
  const { integrity, ...release } = writeShell(pages, '1.0.0');
  const { 'worker/worker.js': _worker, ...others } = integrity;
  await pages.publishShell({ stable: { ...release, integrity: others }, previous: null });
  expect(await workerText()).toContain('registration.unregister()');
  expect(await (await fetch(pages.origin)).text()).not.toContain(marked);
});

test('switched off, the worker removes itself, and no page names it', async () => {
  await start({ isWorkerOn: false });
  await releaseShell('2.0.0');
  expect(await workerText()).toContain('registration.unregister()');
  expect(await (await fetch(pages.origin)).text()).not.toContain(marked);
});

async function versionOf(address: string, headers: Record<string, string> = learner) {
  const response = await fetch(pages.origin + address, { headers });
  return response.headers.get('x-page-version') ?? '';
}

describe('the version of a page', () => {
  test('is the same for all screens of a learner, and another for visitors and languages', async () => {
    await start();
    await releaseShell('2.0.0');
    const version = await versionOf('/words');
    expect(await versionOf('/translate')).toBe(version);
    expect(await versionOf('/words', {})).not.toBe(version);
    expect(await versionOf('/words', { ...learner, 'Accept-Language': 'es' })).not.toBe(version);
    await pages.publishShell({
      stable: writeShell(pages, '2.0.0'),
      previous: writeShell(pages, '1.0.0'),
    });
    expect(await versionOf('/words')).not.toBe(version);
  });

  test('who has that page gets no other, and no policy that would replace its own', async () => {
    await start();
    await releaseShell('2.0.0');
    const version = await versionOf('/words');
    const headers = { ...learner, 'X-Page-Version': version };
    const same = await fetch(`${pages.origin}/translate`, { headers });
    expect([same.status, await same.text()]).toEqual([204, '']);
    const other = await fetch(`${pages.origin}/translate`, {
      headers: { ...headers, 'X-Page-Version': 'former' },
    });
    expect(other.status).toBe(200);
    expect(await other.text()).toContain('shell 2.0.0');
  });
});
