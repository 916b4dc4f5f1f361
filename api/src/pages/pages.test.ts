import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { buildListing } from '@topwords/release/testing';
import { buildWords, startPages, type TestPages } from './testing/start-pages.ts';

let pages: TestPages;
let address: string;

beforeEach(async () => {
  pages = await startPages();
  address = pages.origin;
});
afterEach(() => pages.stop());

/** The raw bytes: fetch would decompress the body. */
async function getRaw(file: string, headers: Record<string, string>) {
  const [response] = (await once(get(address + file, { headers }), 'response')) as [
    IncomingMessage,
  ];
  return { headers: response.headers, body: await text(response) };
}

const signedIn = { headers: { Cookie: 'XSRF-TOKEN=hint' } };

test('a visitor sees the welcome page at the root and sign-in elsewhere', async () => {
  const root = await fetch(`${address}/`);
  expect(await root.text()).toContain('welcome');
  expect(root.headers.get('cache-control')).toBe('private, no-cache');
  expect(root.headers.get('vary')).toContain('Cookie');
  expect(await (await fetch(`${address}/words`)).text()).toContain('login');
});

test('password managers find the page where a password is changed', async () => {
  const known = `${address}/.well-known/change-password`;
  const { status, headers } = await fetch(known, { redirect: 'manual' });
  expect([status, headers.get('location')]).toEqual([302, '/profile']);
});

test('a visitor’s page preloads no remote', async () => {
  expect(await (await fetch(`${address}/`)).text()).not.toContain('rel="preload"');
});

test('a signed-in learner gets the frame with preloads for the first remote’s files', async () => {
  const html = await (await fetch(`${address}/words`, signedIn)).text();
  expect(html).toContain('app');
  expect(html).toContain(
    '<link rel="preload" as="script" href="/remotes/words/1.0.0/remote-entry.js" integrity="sha384-entry" crossorigin>',
  );
  expect(html).toContain(
    'as="style" href="/remotes/words/1.0.0/screen.css" integrity="sha384-screen"',
  );
});

test('the policy allows no inline script and a new nonce for styles with each page', async () => {
  const policies = await Promise.all(
    [1, 2].map(async () => {
      const response = await fetch(`${address}/`);
      const policy = response.headers.get('content-security-policy') ?? '';
      const [, nonce = ''] = /'nonce-([^']+)'/.exec(policy) ?? [];
      expect(await response.text()).toContain(`<meta name="style-nonce" nonce="${nonce}">`);
      return policy;
    }),
  );
  expect(policies[0]).toContain("script-src 'self';");
  expect(policies[0]).not.toContain('unsafe');
  expect(policies[0]).not.toBe(policies[1]);
});

test('a page that has not changed is not sent again, and keeps the policy of its nonce', async () => {
  const first = await fetch(`${pages.origin}/words`, signedIn);
  const again = (headers: Record<string, string> = signedIn.headers) =>
    fetch(`${pages.origin}/words`, {
      headers: { ...headers, 'If-None-Match': first.headers.get('etag') ?? '' },
      // Otherwise fetch asks for an answer in full.
      cache: 'force-cache',
    });
  const answer = await again();
  expect(answer.status).toBe(304);
  expect(await answer.text()).toBe('');
  expect(answer.headers.get('content-security-policy')).toBeNull();
  expect(answer.headers.get('etag')).toBe(first.headers.get('etag'));
  expect(answer.headers.get('cache-control')).toBe('private, no-cache');
  expect((await again({})).status).toBe(200);
  await pages.publish(buildListing(buildWords({ version: '2.0.0' })));
  expect((await again()).status).toBe(200);
});

test('files with content hashes and releases may be cached for ever', async () => {
  const files = ['/main.0123abcd.js', '/remotes/words/1.0.0/remote-entry.js'];
  for (const file of files) {
    const response = await fetch(address + file);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toContain('immutable');
  }
  const icon = await fetch(`${address}/icon.svg`);
  expect(icon.headers.get('cache-control')).not.toContain('immutable');
});

test('a file is sent as the build compressed it', async () => {
  const response = await fetch(`${address}/libraries.0123abcd.js`, {
    headers: { 'Accept-Encoding': 'identity' },
  });
  expect(await response.text()).toBe('plain');
  const compressed = await getRaw('/libraries.0123abcd.js', { 'Accept-Encoding': 'br' });
  expect(compressed.body).toBe('compressed');
  expect(compressed.headers['content-encoding']).toBe('br');
  expect(compressed.headers.vary).toBe('Accept-Encoding');
});

/** The address as written, without the normalisation of `fetch`. */
function statusOf(file: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port: pages.port, path: file, agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode);
    }).on('error', reject);
  });
}

test.each([
  '/missing.0123abcd.js',
  '/remotes/',
  '/remotes/words/1.0.0',
  '/remotes/words/1.0.0/missing.js',
  '/remotes/../registry.json',
  '/remotes/..%2f..%2fregistry.json',
  '/remotes/..%5c..%5cregistry.json',
  '/remotes/%2fetc%2fpasswd',
  '/remotes/%00',
  '/../pages/app.html',
  '/..%2fpages%2fapp.html',
  '/%2e%2e/pages/app.html',
  '//pages/app.html',
  '/%E0%A4%A.js',
  '/a%00.js',
])('%s is not found', async (file) => {
  expect(await statusOf(file)).toBe(404);
});

test('browsers do not sniff types of pages and files', async () => {
  for (const file of ['/', '/main.0123abcd.js', '/registry.json']) {
    const { headers } = await fetch(address + file);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  }
});

test('an HTML file in a release runs no script and is not one of our pages', async () => {
  const response = await fetch(`${address}/remotes/words/1.0.0/page.html`);
  expect(response.status).toBe(200);
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(policy.split('; ')).toEqual(expect.arrayContaining(["default-src 'none'", 'sandbox']));
});

test('a link that leads out of the releases is not followed, compressed or not', async () => {
  for (const file of ['link.js', 'linked.js.br']) {
    symlinkSync(path.join(pages.folder, 'shell/pages/app.html'), path.join(pages.words, file));
  }
  writeFileSync(path.join(pages.words, 'linked.js'), 'plain');
  expect(await statusOf('/remotes/words/1.0.0/link.js')).toBe(404);
  const linked = await getRaw('/remotes/words/1.0.0/linked.js', { 'Accept-Encoding': 'br' });
  expect(linked.body).not.toContain('<head>');
  expect(linked.headers['cache-control']).toBe('no-store');
});
