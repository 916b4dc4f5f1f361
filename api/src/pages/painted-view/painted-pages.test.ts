import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { paintedViewFile, type RemoteRelease, type Word } from '@topwords/platform/contracts';
import { buildListing } from '@topwords/release/testing';
import { buildWords, startPages, writeShell, type TestPages } from '../testing/start-pages.ts';

const word: Word = {
  id: 7,
  text: 'casa',
  language_code: 'es',
  level: null,
  pos: 'noun',
  translation_to_native: 'house',
  frequency_rank: 1240,
  is_starred: false,
  is_learned: false,
};

const row =
  '{{#words}}<a href="/card?id={{id}}">{{shown}}|{{translation}}|{{rank}}|{{#pos.noun}}n{{/pos.noun}}|{{native}}</a>{{/words}}';

let pages: TestPages;
let words: Word[];

beforeEach(async () => {
  words = [word];
  pages = await startPages({
    firstWordsOf: ({ native, target }) =>
      words.map((one) => ({ ...one, text: `${one.text} ${native}-${target}` })),
  });
});
afterEach(() => pages.stop());

/** A release that paints its words, with the file written into the store. */
function buildPainter(version = '1.0.0', view: object | string = {}): RemoteRelease {
  const templates = {
    en: { es: `<p>${version}</p>${row}` },
    es: { es: `<p>es ${version}</p>${row}` },
  };
  const made = { format: 1, path: '/words', data: 'words', styles: `.v${version}{}`, templates };
  const text = typeof view === 'string' ? view : JSON.stringify({ ...made, ...view });
  const folder = path.join(pages.folder, 'registry/releases/words', version);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, paintedViewFile), text);
  const hash = createHash('sha384').update(text).digest('base64');
  const own = buildWords({ version });
  return buildWords({
    version,
    navigation: [{ path: '/words', label: { en: 'Words & more' }, icon: 'words', order: 1 }],
    integrity: { ...own.integrity, [paintedViewFile]: `sha384-${hash}` },
  });
}

async function publish(stable: RemoteRelease, changes: object = {}): Promise<void> {
  const shell = { stable: writeShell(pages, '1.0.0'), previous: null };
  await pages.publishShell(shell, buildListing(stable, changes));
}

interface Asked {
  address?: string;
  hint?: string | null;
  cookies?: string;
  headers?: Record<string, string>;
}

function ask({ address = '/words', hint = 'en.es', cookies = '', headers }: Asked = {}) {
  const hinted = hint === null ? '' : `; topwords-view=${hint}`;
  return fetch(pages.origin + address, {
    headers: { Cookie: `XSRF-TOKEN=hint${hinted}${cookies}`, 'Accept-Language': 'en', ...headers },
  });
}

/** Opens pages until one is painted: pages do not wait until a view is read. */
async function openPainted(asked: Asked = {}): Promise<{ html: string; answer: Response }> {
  for (;;) {
    const answer = await ask(asked);
    const html = await answer.text();
    if (html.includes('id="picture"')) return { html, answer };
  }
}

/** Opens a page after every view has been read, which another address shows. */
async function open(asked: Asked): Promise<string> {
  await openPainted();
  return (await ask(asked)).text();
}

test('a page shows what the release paints, filled with words of the pair', async () => {
  await publish(buildPainter());
  const { html, answer } = await openPainted();
  expect(html).toContain(
    '<main><p>1.0.0</p><a href="/card?id=7">casa en-es|house|1,240|n|en</a></main>',
  );
  expect(html).toContain('data-release="words@1.0.0"');
  expect(html).toContain('<a aria-current="page" href="&#x2F;words">Words &amp; more</a>');
  expect(answer.headers.get('cache-control')).toBe('private, no-cache');
  // Files are announced where the page's script finds them after the first paint.
  const [head = '', body = ''] = html.split('</head>');
  expect(head).not.toContain('rel="preload"');
  expect(body).toMatch(/<template><link rel="preload"[^>]*remote-entry\.js/);
});

test('its style has the nonce of the policy, and its script a hash', async () => {
  await publish(buildPainter());
  const { html, answer } = await openPainted();
  const policy = answer.headers.get('content-security-policy') ?? '';
  const [, nonce = '', styles] = /<style nonce="([^"]+)">([^<]*)</.exec(html) ?? [];
  expect(styles).toBe('.v1.0.0{}');
  expect(policy).toContain(`'nonce-${nonce}'`);
  const hash = createHash('sha256').update('load()').digest('base64');
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
  expect(policy).not.toContain('unsafe');
});

test('hostile words stay words', async () => {
  const text = `"><script>go()</script>{{rank}}<!--registry-->%nonce%$&`;
  words = [{ ...word, translation_to_native: text, stress: text }];
  await publish(buildPainter());
  const { html } = await openPainted();
  expect(html).not.toContain('<script>go');
  const escaped =
    '&quot;&gt;&lt;script&gt;go()&lt;&#x2F;script&gt;{{rank}}&lt;!--registry--&gt;%nonce%$&amp;';
  expect(html).toContain(`${escaped}|${escaped}|1,240`);
});

test('the screen is in the language of the page', async () => {
  await publish(buildPainter());
  const { html } = await openPainted({ headers: { 'Accept-Language': 'es' } });
  expect(html).toContain('<p>es 1.0.0</p>');
  expect(html).toContain('|1240|');
});

test.each<[string, Asked]>([
  ['nothing is known of the learner', { hint: null }],
  ['the hint is none', { hint: 'en.<b>' }],
  ['nobody is signed in', { cookies: '', headers: { Cookie: 'topwords-view=en.es' } }],
  ['another screen is asked for', { address: '/' }],
  ['starred words are asked for', { address: '/words?filter=starred' }],
  ['the course is asked for', { address: '/words?filter=course' }],
  ['a language has to be chosen first', { hint: 'en.es~ru' }],
  ['the release has no template for the language', { hint: 'en.ru' }],
  ['the release does not know the language of the page', { headers: { 'Accept-Language': 'tr' } }],
  ['the language is the learner’s own', { hint: 'es.es' }],
])('a page is as without a view when %s', async (_why, asked) => {
  await publish(buildPainter());
  const html = await open(asked);
  expect(html).toMatch(/shell 1\.0\.0, (app|login)/);
  expect(html).not.toContain('casa');
});

test('the language of the address counts if the learner learns it', async () => {
  await publish(buildPainter());
  const asked = { address: '/words?lang=es', hint: 'en.ru~es' };
  expect((await openPainted(asked)).html).toContain('casa en-es');
});

test.each([
  ['is missing', rmSync],
  ['is damaged', (file: string) => writeFileSync(file, 'damaged')],
])('a view that %s gives the page as without one', async (_why, harm) => {
  const stable = buildPainter();
  const released = path.join(pages.folder, 'registry/releases/words/1.0.0', paintedViewFile);
  harm(released);
  await publish(stable);
  for (let time = 0; time < 5; time += 1)
    expect(await (await ask()).text()).toContain('shell 1.0.0, app');
});

test.each([
  ['no view', 'hello'],
  ['one that does more than show words', { templates: { en: { es: '{{{text}}}' } } }],
])('a released file that is %s gives the page as without one', async (_what, view) => {
  await publish(buildPainter('1.0.0', view));
  for (let time = 0; time < 5; time += 1)
    expect(await (await ask()).text()).toContain('shell 1.0.0, app');
});

test('a view follows its release: to the next one, in a canary, and back', async () => {
  const [first, second] = [buildPainter('1.0.0'), buildPainter('2.0.0')];
  await publish(first);
  expect((await openPainted()).html).toContain('<p>1.0.0</p>');
  const bounds = { minimum_loads: 20, failure_excess: 0.05, load_time_ratio: 2 };
  const canary = {
    id: 'words@2',
    release: second,
    percent: 5,
    learners: [],
    started_at: 1,
    bounds,
  };
  await publish(first, { canary });
  const inCanary = { cookies: '; topwords-canaries=words%402' };
  const { html } = await openPainted(inCanary);
  expect(html).toContain('<p>2.0.0</p>');
  expect(html).toContain('.v2.0.0{}');
  expect(html).toContain('data-release="words@2.0.0"');
  expect((await openPainted()).html).toContain('<p>1.0.0</p>');
  pages.live.stopped = ['words@2'];
  expect((await openPainted(inCanary)).html).toContain('<p>1.0.0</p>');
  await publish(second);
  expect((await openPainted()).html).toContain('<p>2.0.0</p>');
  await publish(first);
  expect((await openPainted()).html).toContain('<p>1.0.0</p>');
});

test('a developer’s own remote is not painted', async () => {
  await publish(buildPainter());
  await openPainted();
  const origin = 'http://localhost:3001';
  pages.live.override = { remote: 'words', origin, sub: 'ada', expires_at: Date.now() + 60_000 };
  expect(await (await ask()).text()).toContain('shell 1.0.0, app');
});

test('an unchanged page is not sent again, one with other words is', async () => {
  await publish(buildPainter());
  const { answer } = await openPainted();
  const tag = answer.headers.get('etag') ?? '';
  const asking = { headers: { 'If-None-Match': tag, 'Cache-Control': 'max-age=0' } };
  expect((await ask(asking)).status).toBe(304);
  words = [{ ...word, id: 8 }];
  const other = await ask(asking);
  expect(other.status).toBe(200);
  expect(await other.text()).toContain('id=8');
});

test('a kept page stays current: a painted view does not change its version', async () => {
  await publish(buildPainter());
  const { answer } = await openPainted();
  const version = answer.headers.get('x-page-version') ?? '';
  expect(version).toBe((await ask({ address: '/app' })).headers.get('x-page-version'));
  expect((await ask({ headers: { 'X-Page-Version': version } })).status).toBe(204);
});
