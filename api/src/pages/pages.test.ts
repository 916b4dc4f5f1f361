import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { registrySnapshot, type RemoteRelease } from '@topwords/platform/contracts';
import Koa from 'koa';
import { pino } from 'pino';
import { answerErrors } from '../http/answer-errors.ts';
import { createPages } from './pages.ts';

let folder: string;
let server: Server;
let address: string;

function buildRelease(overrides: Partial<RemoteRelease> = {}): RemoteRelease {
  const release = {
    name: 'words',
    title: { en: 'Words' },
    routes: ['/', '/words'],
    navigation: [],
    version: '1.0.0-abcdef01',
    entry: '/remotes/words/1.0.0-abcdef01/remote-entry.js',
    global: 'topwords_words',
    integrity: {
      'remote-entry.js': 'sha384-entry',
      'screen.css': 'sha384-screen',
      'later.js': 'sha384-later',
    },
    preload: ['remote-entry.js', 'screen.css'],
    ...overrides,
  };
  return registrySnapshot.parse({ format: 1, remotes: [release] }).remotes[0] ?? release;
}

function write(file: string, text: string): void {
  const target = path.join(folder, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
}

function publish(release: RemoteRelease, modified: Date): void {
  write('registry/registry.json', JSON.stringify({ format: 1, remotes: [release] }));
  utimesSync(path.join(folder, 'registry/registry.json'), modified, modified);
}

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'topwords-pages-'));
  for (const paint of ['welcome', 'login', 'app']) {
    write(`shell/pages/${paint}.html`, `<head><!--head--></head>${paint}<!--registry-->`);
  }
  write('shell/public/main.0123abcd.js', 'shell');
  write('shell/public/icon.svg', '<svg/>');
  write('shell/public/libraries.0123abcd.js', 'plain');
  write('shell/public/libraries.0123abcd.js.br', 'compressed');
  write('registry/releases/words/1.0.0-abcdef01/remote-entry.js', 'container');
  publish(buildRelease(), new Date(1000));
  const app = new Koa();
  app.use(answerErrors(pino({ level: 'silent' })));
  app.use(
    createPages({ shell: path.join(folder, 'shell'), registry: path.join(folder, 'registry') }),
  );
  const answer = app.callback();
  server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(async () => {
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true });
});

/** The bytes as they are sent: fetch would try to decompress what only says that it is. */
async function getRaw(file: string, headers: Record<string, string>) {
  const [response] = (await once(get(address + file, { headers }), 'response')) as [
    IncomingMessage,
  ];
  return { headers: response.headers, body: await text(response) };
}

const signedIn = { headers: { Cookie: 'XSRF-TOKEN=hint' } };

test('a visitor is welcomed at the root and asked to sign in elsewhere', async () => {
  const root = await fetch(`${address}/`);
  expect(await root.text()).toContain('welcome');
  expect(root.headers.get('cache-control')).toBe('private, no-cache');
  expect(root.headers.get('vary')).toContain('Cookie');
  expect(await (await fetch(`${address}/words`)).text()).toContain('login');
});

test('a visitor’s page announces no remote', async () => {
  expect(await (await fetch(`${address}/`)).text()).not.toContain('rel="preload"');
});

test('who is signed in gets the frame with the files of the first remote announced', async () => {
  const html = await (await fetch(`${address}/words`, signedIn)).text();
  expect(html).toContain('app');
  expect(html).toContain(
    '<link rel="preload" as="script" href="/remotes/words/1.0.0-abcdef01/remote-entry.js" integrity="sha384-entry" crossorigin>',
  );
  expect(html).toContain(
    'as="style" href="/remotes/words/1.0.0-abcdef01/screen.css" integrity="sha384-screen"',
  );
});

test('the registry stands in the page as data, with the hashes that the first screen needs', async () => {
  publish(buildRelease({ title: { en: '</script><b>' } }), new Date(2000));
  const html = await (await fetch(`${address}/words`, signedIn)).text();
  const [, data = ''] =
    /<script type="application\/json" id="registry">(.*)<\/script>/.exec(html) ?? [];
  const [release] = registrySnapshot.parse(JSON.parse(data)).remotes;
  expect(release?.title.en).toBe('</script><b>');
  expect(Object.keys(release?.integrity ?? {})).toEqual(['remote-entry.js', 'screen.css']);
});

test('another release is live as soon as the snapshot changes', async () => {
  await fetch(`${address}/`);
  publish(buildRelease({ version: '2.0.0' }), new Date(3000));
  const snapshot = registrySnapshot.parse(await (await fetch(`${address}/registry.json`)).json());
  expect(snapshot.remotes[0]?.version).toBe('2.0.0');
});

test('the policy allows no inline script and a nonce for styles, new with each page', async () => {
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

test('a remote served from elsewhere is allowed by its origin', async () => {
  const entry = 'https://words.example.org/1/remote-entry.js';
  publish(buildRelease({ entry }), new Date(4000));
  const response = await fetch(`${address}/words`, signedIn);
  expect(response.headers.get('content-security-policy')).toContain(
    "script-src 'self' https://words.example.org;",
  );
  expect(await response.text()).toContain(`href="${entry}" integrity="sha384-entry" crossorigin>`);
});

test('files named by their content and releases may be kept for ever', async () => {
  const files = ['/main.0123abcd.js', '/remotes/words/1.0.0-abcdef01/remote-entry.js'];
  for (const file of files) {
    const response = await fetch(address + file);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toContain('immutable');
  }
  const icon = await fetch(`${address}/icon.svg`);
  expect(icon.headers.get('cache-control')).not.toContain('immutable');
});

test('a file is sent as it was compressed by the build', async () => {
  const response = await fetch(`${address}/libraries.0123abcd.js`, {
    headers: { 'Accept-Encoding': 'identity' },
  });
  expect(await response.text()).toBe('plain');
  const compressed = await getRaw('/libraries.0123abcd.js', { 'Accept-Encoding': 'br' });
  expect(compressed.body).toBe('compressed');
  expect(compressed.headers['content-encoding']).toBe('br');
  expect(compressed.headers.vary).toBe('Accept-Encoding');
});

/** As written, without what `fetch` does to an address. */
function statusOf(file: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    get({ host: '127.0.0.1', port, path: file, agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode);
    }).on('error', reject);
  });
}

test.each([
  '/missing.0123abcd.js',
  '/remotes/',
  '/remotes/words/1.0.0-abcdef01',
  '/remotes/words/1.0.0-abcdef01/missing.js',
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

test('a browser takes pages and files for what they are said to be, and for nothing else', async () => {
  for (const file of ['/', '/main.0123abcd.js', '/registry.json']) {
    const { headers } = await fetch(address + file);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  }
});
