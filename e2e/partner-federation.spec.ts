import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildPartnerHost } from './fixtures/build-partner-host.ts';
import { expect, expectToTranslate, test } from './fixtures/partner.ts';

let folder: string;

test.beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'topwords-e2e-host-'));
});

test.afterAll(() => rmSync(folder, { recursive: true }));

/** A text that only react-dom's own code contains. */
const reactDom = /rendererPackageName/;

for (const { react, brought, owner } of [
  { react: 19, brought: 0, owner: 'theirs' },
  { react: 18, brought: 1, owner: 'ours' },
] as const) {
  test(`a partner's own host with React ${react} loads the translator, rendered by ${owner}`, async ({
    page,
    product,
    site,
    makeKey,
  }) => {
    const { snapshot } = await product.served();
    const release = snapshot.remotes.find(({ name }) => name === 'translate')?.stable;
    expect(release?.embed?.integrity[release.embed.entry]).toMatch(/^sha384-/);
    const base = new URL(release?.entry ?? '', product.url);
    const entry = new URL(release?.embed?.entry ?? '', base).href;
    const host = readFileSync(await buildPartnerHost(react, folder), 'utf8');
    site.addPage('/host.js', host, { 'Content-Type': 'text/javascript' });
    const scripts: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.js') && response.url().startsWith(product.url)) {
        scripts.push(response.text());
      }
    });
    const settings = JSON.stringify({ entry, apiKey: await makeKey() });
    await page.goto(
      site.addPage(
        '/',
        `<!doctype html><title>Acme</title><main id="app"></main>
        <script type="application/json" id="settings">${settings}</script>
        <script type="module" src="/host.js"></script>`,
      ),
    );
    await expectToTranslate(page.locator('main'));
    const texts = await Promise.all(scripts);
    expect(texts.filter((text) => reactDom.test(text))).toHaveLength(brought);
  });
}
