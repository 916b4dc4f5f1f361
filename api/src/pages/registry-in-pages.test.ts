import {
  pageRegistry,
  servedRegistry,
  type Canary,
  type PageRegistry,
  type RemoteRelease,
} from '@topwords/platform/contracts';
import { isSigned } from '@topwords/release/signing';
import { buildListing } from '@topwords/release/testing';
import { buildWords, startPages, type TestPages } from './testing/start-pages.ts';

let pages: TestPages;

beforeEach(async () => {
  pages = await startPages();
});
afterEach(() => pages.stop());

function open(address: string, cookies = 'XSRF-TOKEN=hint'): Promise<Response> {
  return fetch(pages.origin + address, { headers: { Cookie: cookies } });
}

/** The registry inside a page, as a browser reads it. */
function readBlock(html: string): PageRegistry {
  const [, data = ''] =
    /<script type="application\/json" id="registry">(.*)<\/script>/.exec(html) ?? [];
  return pageRegistry.parse(JSON.parse(data));
}

function at(host: string, version: string): RemoteRelease {
  return buildWords({ version, entry: `https://${host}/words/${version}/remote-entry.js` });
}

function buildCanary(changes: Partial<Canary> = {}): Canary {
  return {
    id: 'words@1.1.0',
    release: buildWords({ version: '1.1.0' }),
    percent: 5,
    learners: [],
    started_at: 1,
    bounds: { minimum_loads: 20, failure_excess: 0.05, load_time_ratio: 2 },
    ...changes,
  };
}

test('a page contains the registry as data, and its signature is valid there', async () => {
  await pages.publish(buildListing(buildWords({ title: { en: '</script><b>' } })));
  const html = await (await open('/words')).text();
  const { public_key: publicKey, ...block } = readBlock(html);
  expect(block.snapshot).toEqual(pages.live.signed.snapshot);
  expect(publicKey !== null && (await isSigned(block, publicKey))).toBe(true);
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  expect(block).toMatchObject({ stopped_canaries: [], override: null });
});

test('a new snapshot is live with the next page', async () => {
  await open('/');
  await pages.publish(buildListing(buildWords({ version: '2.0.0' })));
  const { snapshot } = readBlock(await (await open('/words')).text());
  expect(snapshot.remotes[0]?.stable.version).toBe('2.0.0');
});

test('open pages and other hosts read the registry, which is sent again only after a change', async () => {
  const first = await fetch(`${pages.origin}/registry.json`);
  const etag = first.headers.get('etag') ?? '';
  expect(servedRegistry.parse(await first.json())).toMatchObject(pages.live.signed);
  expect(first.headers.get('cache-control')).toBe('no-cache');
  expect(first.headers.get('access-control-allow-origin')).toBe('*');
  expect(first.headers.get('content-type')).toMatch(/^application\/json/);
  const again = () =>
    fetch(`${pages.origin}/registry.json`, { headers: { 'If-None-Match': etag } });
  expect((await again()).status).toBe(304);
  pages.live.stopped = ['words@1.1.0'];
  const changed = await again();
  expect(changed.status).toBe(200);
  expect(await changed.json()).toMatchObject({ stopped_canaries: ['words@1.1.0'] });
});

test('a page and the registry name the same build of the shell', async () => {
  const { shell_version: version } = readBlock(await (await open('/words')).text());
  expect(version).toMatch(/^[0-9a-f]{16}$/);
  expect(await (await open('/registry.json')).json()).toMatchObject({ shell_version: version });
});

test.each([
  ['a learner of the canary preloads it', 'topwords-canaries=words@1.1.0', [], '1.1.0'],
  ['so does one of two', 'topwords-canaries=other@2.0.0~words@1.1.0', [], '1.1.0'],
  ['an encoded cookie has the same effect', 'topwords-canaries=words%401.1.0', [], '1.1.0'],
  ['a stopped canary is not preloaded', 'topwords-canaries=words@1.1.0', ['words@1.1.0'], '1.0.0'],
  ['an earlier canary is not preloaded', 'topwords-canaries=words@1.0.9', [], '1.0.0'],
  ['a malformed cookie is ignored', 'topwords-canaries=%E0%A4', [], '1.0.0'],
  ['without a cookie it is the stable version', '', [], '1.0.0'],
])('%s', async (_name, cookie, stopped, version) => {
  await pages.publish(buildListing(buildWords(), { canary: buildCanary() }));
  pages.live.stopped = stopped;
  const html = await (await open('/words', `XSRF-TOKEN=hint; ${cookie}`)).text();
  const preloaded = html.match(/href="\/remotes\/words\/[^/]+\/remote-entry.js"/g);
  expect(preloaded).toEqual([`href="/remotes/words/${version}/remote-entry.js"`]);
});

test('an address in a registry cannot break out of its place in the page', async () => {
  const entry = '/remotes/"><script>alert(1)</script>/remote-entry.js';
  await pages.publish(buildListing(buildWords({ entry })));
  const html = await (await open('/words')).text();
  expect(html).not.toContain('"><script>alert');
});

test('the origins of all live releases are allowed', async () => {
  await pages.publish(
    buildListing(at('a.example.org', '1.0.0'), {
      previous: at('b.example.org', '0.9.0'),
      canary: buildCanary({ release: at('c.example.org', '1.1.0') }),
    }),
  );
  const response = await open('/words');
  expect(response.headers.get('content-security-policy')).toContain(
    "script-src 'self' https://a.example.org https://b.example.org https://c.example.org;",
  );
  expect(await response.text()).toContain(
    'href="https://a.example.org/words/1.0.0/remote-entry.js" integrity="sha384-entry" crossorigin>',
  );
});

test('the page of a signed-in developer contains the override, and the policy its origin', async () => {
  const override = {
    remote: 'words',
    origin: 'http://localhost:3001',
    sub: 'somebody',
    expires_at: 2,
  };
  pages.live.override = override;
  const response = await open('/words');
  const html = await response.text();
  expect(readBlock(html).override).toEqual(override);
  expect(html).not.toContain('rel="preload"');
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("script-src 'self' http://localhost:3001;");
  expect(policy).toContain("connect-src 'self' http://localhost:3001 ws://localhost:3001;");

  const signedOut = await open('/words', 'a=b');
  expect(signedOut.headers.get('content-security-policy')).not.toContain('localhost:3001');
  expect(readBlock(await signedOut.text()).override).toBeNull();
});
