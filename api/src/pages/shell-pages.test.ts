import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ShellRelease } from '@topwords/platform/contracts';
import { startSnapshotServer } from '@topwords/release/testing/stores';
import { buildShell, startPages, writeShell, type TestPages } from './testing/start-pages.ts';

let pages: TestPages;

beforeEach(async () => {
  pages = await startPages();
});
afterEach(() => pages.stop());

async function open(address = '/words'): Promise<{ html: string; policy: string }> {
  const response = await fetch(pages.origin + address, { headers: { Cookie: 'XSRF-TOKEN=hint' } });
  const policy = response.headers.get('content-security-policy') ?? '';
  return { html: await response.text(), policy };
}

/** Opens pages until one contains this: the previous release is served while a new one is read. */
async function openUntil(text: string): Promise<string> {
  for (;;) {
    const { html } = await open();
    if (html.includes(text)) return html;
  }
}

async function publish(stable: ShellRelease, previous: ShellRelease | null = null): Promise<void> {
  await pages.publishShell({ stable, previous });
}

function damage({ version }: ShellRelease, file = 'pages/app.html'): void {
  const folder = path.join(pages.folder, 'registry/releases/shell', version);
  writeFileSync(path.join(folder, file), '<script>evil</script>');
}

test('without a shell in the registry the instance serves its own build', async () => {
  const { html } = await open();
  expect(html).toContain('app');
  expect(html).not.toContain('shell 1.0.0');
});

test('pages belong to the live shell and name its files, which are served', async () => {
  await publish(writeShell(pages, '1.0.0'));
  const { html } = await open();
  expect(html).toContain('shell 1.0.0, app');
  const [, script = ''] = /<script src="([^"]+)"/.exec(html) ?? [];
  expect(script).toBe('/remotes/shell/1.0.0/public/main.1.0.0.js');
  const answer = await fetch(pages.origin + script);
  expect(await answer.text()).toBe('script of 1.0.0');
  expect(answer.headers.get('cache-control')).toContain('immutable');
});

test.each([
  ['es-MX,es;q=0.9,en;q=0.8', '', 'es', 'app.es'],
  ['en-US,en;q=0.9,es;q=0.5', '', 'en', 'app'],
  ['en', 'es', 'es', 'app.es'],
  ['es', 'en', 'en', 'app'],
  // This release has no Turkish pages.
  ['tr', '', 'tr', 'app'],
  ['xx;q=nonsense', '', 'en', 'app'],
  ['en', '%00', 'en', 'app'],
])(
  'a page is in the language that was chosen, or that the browser prefers: %s, %s',
  async (accepted, chosen, language, page) => {
    await publish(writeShell(pages, '1.0.0'));
    const answer = await fetch(`${pages.origin}/words`, {
      headers: {
        'Accept-Language': accepted,
        Cookie: `XSRF-TOKEN=hint; topwords-language=${chosen}`,
      },
    });
    expect(await answer.text()).toContain(`shell 1.0.0, ${page}<`);
    expect(answer.headers.get('content-language')).toBe(language);
    expect(answer.headers.get('vary')).toContain('Accept-Language');
  },
);

test('a new shell brings new pages; open ones still find their files', async () => {
  const first = writeShell(pages, '1.0.0');
  await publish(first);
  await open();
  const before = await (await fetch(`${pages.origin}/registry.json`)).json();
  await publish(writeShell(pages, '1.1.0'), first);
  await openUntil('shell 1.1.0, app');
  const after = await (await fetch(`${pages.origin}/registry.json`)).json();
  expect(after).toMatchObject({ shell_version: expect.not.stringMatching(before.shell_version) });
  const old = await fetch(`${pages.origin}/remotes/shell/1.0.0/public/main.1.0.0.js`);
  expect(old.status).toBe(200);
});

test('a shell whose pages differ from the released ones is not served: the previous one stays', async () => {
  const first = writeShell(pages, '1.0.0');
  await publish(first);
  await open();
  const second = writeShell(pages, '1.1.0');
  damage(second);
  await publish(second, first);
  for (let count = 0; count < 5; count += 1) {
    expect((await open()).html).toContain('shell 1.0.0, app');
  }
});

test('an instance that starts with such a shell serves the previous one, else its own', async () => {
  const [first, second] = [writeShell(pages, '1.0.0'), writeShell(pages, '1.1.0')];
  damage(second);
  await publish(second, first);
  expect((await open()).html).toContain('shell 1.0.0, app');
});

test('an instance that can read neither serves its own', async () => {
  const [first, second] = [writeShell(pages, '1.0.0'), writeShell(pages, '1.1.0')];
  damage(first);
  damage(second);
  await publish(second, first);
  const { html } = await open();
  expect(html).toContain('app');
  expect(html).not.toContain('evil');
  expect(html).not.toContain('shell 1.');
});

test('a shell in a store with its own address is read from there, and allowed by the policy', async () => {
  const store = await startSnapshotServer();
  const base = `${store.address}/releases/shell/1.0.0/`;
  const release = buildShell('1.0.0', base, (file, text) =>
    store.texts.set(`releases/shell/1.0.0/${file}`, text),
  );
  await publish(release);
  const { html, policy } = await open();
  await store.close();
  expect(html).toContain(`<script src="${base}public/main.1.0.0.js">`);
  expect(policy).toContain(`script-src 'self' ${new URL(base).origin};`);
  // Once read, it does not need the store again.
  expect((await open()).html).toContain('shell 1.0.0, app');
});
