import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildListing, buildRelease, buildSnapshot } from '@topwords/release/testing';
import { startSnapshotServer } from '@topwords/release/testing/stores';
import { acme, buildKey, startPartners, type PartnersApi } from '../testing/start-partners.ts';

const hashOf = (content: string) =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

const frame =
  '<html><head></head><script src="./frame.js" defer></script><a href="https://x.example">x</a></html>';
const pages = {
  'frame.html': frame,
  'sign-in.html': '<html><head></head>sign in</html>',
  'playground.html': '<html><link href="./playground.css"></html>',
  'body.js': 'body',
};
const listing = JSON.stringify({
  files: Object.fromEntries(Object.entries(pages).map(([name, text]) => [name, hashOf(text)])),
});
const embed = {
  loader: 'embed/v1.js',
  entry: 'embed/remote-entry.js',
  global: 'topwords_embed',
  integrity: { 'embed/v1.js': hashOf('loader'), 'embed/v1.json': hashOf(listing) },
};

let folder: string;
let api: PartnersApi;
let snapshot = buildSnapshot();

function write(version: string, name: string, content: string): void {
  const file = path.join(folder, 'releases/translate', version, 'embed', name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}

function publish(version: string, entryBase = '/remotes'): void {
  const entry = `${entryBase}/translate/${version}/remote-entry.js`;
  const release = buildRelease({ name: 'translate', version, entry, embed });
  snapshot = buildSnapshot({ remotes: [buildListing(), buildListing(release)] });
  write(version, 'v1.js', 'loader');
  write(version, 'v1.json', listing);
  for (const [name, text] of Object.entries(pages)) write(version, name, text);
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'topwords-embed-'));
  api = await startPartners({
    embed: { snapshot: () => snapshot, registryFolder: folder },
  });
});
beforeEach(() => publish('1.0.0'));
afterAll(async () => {
  await api.stop();
  rmSync(folder, { recursive: true });
});

async function get(address: string, headers: Record<string, string> = {}) {
  const response = await fetch(api.origin + address, { headers });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

test('any site may load the loader of the live release, cached for a minute', async () => {
  const { status, headers, text } = await get('/embed/v1.js', { Origin: 'https://any.example' });
  expect({ status, text }).toEqual({ status: 200, text: 'loader' });
  expect(headers.get('content-type')).toMatch(/^application\/javascript|^text\/javascript/);
  expect(headers.get('access-control-allow-origin')).toBe('*');
  expect(headers.get('cache-control')).toBe('public, max-age=60, stale-while-revalidate=86400');
  expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  const again = await get('/embed/v1.js', {
    'If-None-Match': headers.get('etag') ?? '',
    'Cache-Control': 'max-age=0',
  });
  expect(again.status).toBe(304);
});

test('the list of files says where they are, for any live release', async () => {
  const listed = { files: (JSON.parse(listing) as { files: object }).files };
  expect(JSON.parse((await get('/embed/v1.json')).text)).toEqual({
    base: '/remotes/translate/1.0.0/embed/',
    ...listed,
  });
  publish('1.1.0');
  expect(JSON.parse((await get('/embed/v1.json')).text)).toEqual({
    base: '/remotes/translate/1.1.0/embed/',
    ...listed,
  });
});

test('the frame is sent with the key’s origins as its only frame ancestors', async () => {
  const { key } = await buildKey(api.db, { origins: [acme, 'https://shop.acme.example:8443'] });
  const { status, headers, text } = await get(`/embed/frame?key=${key}&page=${acme}`);
  expect(status).toBe(200);
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toContain(`frame-ancestors ${acme} https://shop.acme.example:8443`);
  expect(policy).toContain("script-src 'self';");
  expect(policy).not.toContain('unsafe');
  expect(headers.get('x-frame-options')).toBeNull();
  expect(headers.get('cache-control')).toBe('private, no-cache');
  expect(text).toBe(frame.replace('./frame.js', '/remotes/translate/1.0.0/embed/frame.js'));
});

test.each([
  ['pk_nobody', acme, 401, 'There is no such key'],
  ['no key', acme, 401, 'There is no such key'],
  ['', acme, 401, 'There is no such key'],
  ['expired', acme, 403, 'has expired'],
  ['own', 'https://evil.example', 403, 'not valid on https://evil.example'],
  ['own', '"><script>alert(1)</script>', 403, 'not valid on &#34;&#62;&#60;script&#62;'],
  ['pk_playground', acme, 403, 'not valid on https://acme.example'],
])(
  'the frame of the key %j on %s explains the problem, wherever it is shown',
  async (name, page, status, said) => {
    const keys: Record<string, string> = {
      expired: (await buildKey(api.db, { expiresAt: api.clock.now })).key,
      own: (await buildKey(api.db)).key,
    };
    const query = new URLSearchParams({ key: keys[name] ?? name, page });
    const answer = await get(`/embed/frame?${query}`);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
    expect(answer.text).toContain(said);
    expect(answer.text).not.toContain('<script');
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('frame-ancestors');
  },
);

test('only our own pages may show the playground’s frame', async () => {
  const { status, headers } = await get(`/embed/frame?key=pk_playground&page=${api.origin}`);
  expect(status).toBe(200);
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
});

test.each(['/embed/frame?key=pk_playground', '/embed/sign-in', '/embed/playground'])(
  '%s never gets the microphone',
  async (address) => {
    const { headers } = await get(address);
    expect(headers.get('permissions-policy')?.split(', ')).toContain('microphone=()');
  },
);

test.each([
  ['/embed/sign-in', 'keeps its opener', null],
  ['/embed/playground', 'keeps the windows it opens', 'same-origin-allow-popups'],
])('nobody may frame %s, and it %s', async (address, _kept, opener) => {
  const { status, headers, text } = await get(address);
  expect(status).toBe(200);
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(headers.get('cross-origin-opener-policy')).toBe(opener);
  expect(text).not.toContain('"./');
});

test('files on another server are fetched from it, verified, and allowed by the policy', async () => {
  const server = await startSnapshotServer();
  const folderOfFiles = 'remotes/translate/1.2.0/embed';
  publish('1.2.0', `${server.address}/remotes`);
  server.texts.set(`${folderOfFiles}/v1.json`, listing);
  server.texts.set(`${folderOfFiles}/playground.html`, pages['playground.html']);
  server.texts.set(`${folderOfFiles}/sign-in.html`, 'evil');
  const { status, headers, text } = await get('/embed/playground');
  expect({ status, text }).toEqual({
    status: 200,
    text: `<html><link href="${server.address}/${folderOfFiles}/playground.css"></html>`,
  });
  const { origin } = new URL(server.address);
  expect(headers.get('content-security-policy')).toContain(`script-src 'self' ${origin};`);
  expect((await get('/embed/sign-in')).status).toBe(500);
  await server.close();
});

test('a file that differs from the released one is not sent', async () => {
  publish('2.0.0');
  write('2.0.0', 'v1.js', 'changed');
  write('2.0.0', 'frame.html', '<html>changed</html>');
  const { key } = await buildKey(api.db);
  expect((await get('/embed/v1.js')).status).toBe(500);
  expect((await get(`/embed/frame?key=${key}`)).status).toBe(500);
  write('2.0.0', 'v1.js', 'loader');
  expect((await get('/embed/v1.js')).status).toBe(200);
});

test('a list of files that was changed is rejected', async () => {
  publish('2.1.0');
  write('2.1.0', 'v1.json', JSON.stringify({ files: { 'sign-in.html': hashOf('evil') } }));
  write('2.1.0', 'sign-in.html', 'evil');
  expect((await get('/embed/sign-in')).status).toBe(500);
});

test('a release without such a part has no files to load', async () => {
  snapshot = buildSnapshot({ remotes: [buildListing(buildRelease({ name: 'translate' }))] });
  expect(await get('/embed/v1.js')).toMatchObject({ status: 404 });
  expect(await get('/embed/playground')).toMatchObject({ status: 404 });
});

test('the frame’s own origin is named where it is trusted, and nowhere else', async () => {
  const frame = 'https://frame.example.org';
  const site = 'https://words.example.org';
  const embed = { snapshot: () => snapshot, registryFolder: folder, frame: { frame, site } };
  const apart = await startPartners({ embed });
  const { key } = await buildKey(apart.db);
  const of = async (address: string) => {
    const answer = await fetch(apart.origin + address);
    return { headers: answer.headers, text: await answer.text() };
  };
  const metas = `<meta name="topwords-site" content="${site}" /><meta name="topwords-frame" content="${frame}" /></head>`;
  const listed = await of('/embed/v1.json');
  expect(JSON.parse(listed.text)).toMatchObject({ frame });
  expect(listed.headers.get('etag')).toContain(frame);
  expect((await of('/embed/sign-in')).text).toContain(metas);
  const shown = await of(`/embed/frame?key=${key}&page=${acme}`);
  expect(shown.text).toContain(metas);
  expect(shown.headers.get('content-security-policy')).toMatch(
    /frame-ancestors https:\/\/acme\.example$/,
  );
  const playground = await of('/embed/playground');
  expect(playground.headers.get('content-security-policy')).toContain(`frame-src 'self' ${frame};`);
  const own = await of(`/embed/frame?key=pk_playground&page=${site}`);
  expect(own.headers.get('content-security-policy')).toContain(`frame-ancestors 'self' ${site}`);
  expect(JSON.parse((await get('/embed/v1.json')).text)).not.toHaveProperty('frame');
  expect((await get('/embed/sign-in')).text).not.toContain('meta');
  await apart.stop();
});

test('other addresses and methods are left to the pages', async () => {
  expect((await get('/embed/other')).status).toBe(404);
  expect((await get('/embed/constructor')).status).toBe(404);
  expect((await fetch(`${api.origin}/embed/v1.js`, { method: 'POST' })).status).toBe(404);
});
