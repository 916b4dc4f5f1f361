import type { Page } from '@playwright/test';
import {
  boxOf,
  expect,
  expectToTranslate,
  resultOf,
  test,
  translatorOf,
  translatorElement,
} from './fixtures/partner.ts';
import { allowFaults } from './fixtures/test.ts';
import { watchRequests } from './fixtures/network.ts';

// All tests share one product.
test.describe.configure({ mode: 'default' });

/** The list of the live release's files, with their hashes and folder. */
async function listing(page: Page, url: string) {
  const answer = await page.request.get(`${url}/embed/v1.json`);
  return (await answer.json()) as { base: string; files: Record<string, string> };
}

/** The page's layout shift, as measured by the browser. */
function layoutShifts(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        interface LayoutShift extends PerformanceEntry {
          value: number;
          sources: { node: Element | null }[];
        }
        const shifts: string[] = [];
        new PerformanceObserver((list) => {
          for (const { value, sources } of list.getEntries() as LayoutShift[]) {
            const moved = sources.map(({ node }) => `${node?.nodeName} ${node?.className}`);
            shifts.push(`${value.toFixed(4)}: ${moved.join(', ')}`);
          }
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(shifts)));
      }),
  );
}

// @spec D8
test('a line of HTML adds the translator without a layout shift', async ({
  page,
  openPartnerPage,
}) => {
  const reserved = 'style="display:block;min-height:540px"';
  await openPartnerPage({ body: (element) => `<h1>Acme</h1>${element(reserved)}<p>Below</p>` });
  await expectToTranslate(translatorOf(page));
  expect(await layoutShifts(page)).toEqual([]);
  const leaks = await page.evaluate(() =>
    Object.keys(globalThis).filter((name) => /topwords|rspack|webpack|federation/i.test(name)),
  );
  expect(leaks, 'variables of ours in the page').toEqual([]);
});

test('a page pins the loader by its hash, and no other file is accepted', async ({
  page,
  makeKey,
  product,
  site,
}) => {
  const { base, files } = await listing(page, product.url);
  const loader = (integrity = '') =>
    `<script src="${product.url}${base}v1.js" async integrity="${integrity}" crossorigin></script>`;
  const key = await makeKey();
  expect(files['v1.js']).toMatch(/^sha384-/);
  await page.goto(site.addPage('/pinned', `${loader(files['v1.js'])}${translatorElement(key)}`));
  await expectToTranslate(translatorOf(page));

  allowFaults(/valid digest/, /v1\.js/);
  const refused = page.waitForEvent('console', (message) => /valid digest/.test(message.text()));
  await page.goto(site.addPage('/other', `${loader(files['body.js'])}${translatorElement(key)}`));
  await refused;
  expect(await page.evaluate(() => customElements.get('topwords-translator') === undefined)).toBe(
    true,
  );
});

test('a Vue page uses it like any element', async ({ page, makeKey, openPartnerPage, site }) => {
  const key = await makeKey();
  site.addPage(
    '/app.js',
    `Vue.createApp({
      data: () => ({ to: 'en', translated: 0 }),
      render() {
        return [
          Vue.h('button', { onClick: () => (this.to = 'ru') }, 'Russian'),
          Vue.h('p', 'Translated: ' + this.translated),
          Vue.h('topwords-translator', {
            'api-key': '${key}', from: 'es', to: this.to, onTranslate: () => (this.translated += 1),
          }),
        ];
      },
    }).mount('#app');`,
    { 'Content-Type': 'text/javascript' },
  );
  const head = '<script src="/vue.js" defer></script><script src="/app.js" defer></script>';
  await openPartnerPage({ head, body: '<div id="app"></div>' });
  await expectToTranslate(translatorOf(page));
  await expect(page.getByText('Translated: 1')).toBeVisible();
  await page.getByRole('button', { name: 'Russian', exact: true }).click();
  await expect(resultOf(translatorOf(page))).toHaveText('дом');
});

test('a React 18 page uses it like any element', async ({
  page,
  makeKey,
  openPartnerPage,
  site,
}) => {
  const key = await makeKey();
  site.addPage(
    '/app.js',
    `function Page() {
      const [isThere, setIsThere] = React.useState(true);
      return React.createElement(React.Fragment, null,
        React.createElement('button', { onClick: () => setIsThere(!isThere) }, 'Toggle'),
        isThere && React.createElement('topwords-translator', { 'api-key': '${key}', from: 'es', to: 'en' }));
    }
    ReactDOM.createRoot(document.getElementById('app')).render(
      React.createElement(React.StrictMode, null, React.createElement(Page)));`,
    { 'Content-Type': 'text/javascript' },
  );
  const head = ['/react.js', '/react-dom.js', '/app.js']
    .map((file) => `<script src="${file}" defer></script>`)
    .join('');
  await openPartnerPage({ head, body: '<div id="app"></div>' });
  await expectToTranslate(translatorOf(page));
  for (const count of [0, 1]) {
    await page.getByRole('button', { name: 'Toggle' }).click();
    await expect(page.locator('topwords-translator')).toHaveCount(count);
  }
  await expectToTranslate(translatorOf(page));
});

test('the component that partners copy runs on React 18', async ({
  page,
  makeKey,
  product,
  site,
}) => {
  const { base } = await listing(page, product.url);
  const script = { 'Content-Type': 'text/javascript' };
  site.addPage(
    '/react-module.js',
    'export const { createElement, useEffect, useRef, useState } = globalThis.React;',
    script,
  );
  site.addPage(
    '/app.js',
    `import { TopWordsTranslator } from '${product.url}${base}react.js';
    const output = document.getElementById('output');
    ReactDOM.createRoot(document.getElementById('app')).render(
      React.createElement(TopWordsTranslator, {
        src: '${product.url}/embed/v1.js', apiKey: '${await makeKey()}', from: 'es', to: 'en',
        onTranslate: ({ from, to }) => (output.textContent = from + ' ' + to),
      }));`,
    script,
  );
  const html = `<!doctype html><html lang="en"><title>Acme</title><p id="output"></p><main id="app"></main>
    <script type="importmap">{ "imports": { "react": "/react-module.js" } }</script>
    <script src="/react.js" defer></script><script src="/react-dom.js" defer></script>
    <script type="module" src="/app.js"></script>`;
  await page.goto(site.addPage('/', html));
  await expectToTranslate(translatorOf(page));
  await expect(page.locator('#output')).toHaveText('es en');
});

test('a page with a strict policy only needs to allow our origin', async ({
  page,
  openPartnerPage,
  product,
}) => {
  const { url } = product;
  const policy = [
    "default-src 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types topwords',
    `script-src ${url}`,
    `connect-src ${url}`,
  ];
  const headers = { 'Content-Security-Policy': policy.join('; ') };
  await openPartnerPage({ headers });
  const translator = translatorOf(page);
  await expectToTranslate(translator);
  await expect(translator.getByRole('region', { name: 'Translation', exact: true })).toHaveCSS(
    'display',
    /flex|grid|block/,
  );
  const sound = page.waitForResponse('**/api/embed/speak*');
  await translator.getByRole('button', { name: /^Listen to the translation/ }).click();
  expect((await sound).headers()['content-type']).toBe('audio/mpeg');
});

const hostileStyles = `
  * { all: unset !important; }
  :root, body { font-size: 60px !important; line-height: 4 !important; direction: rtl; }
  button, a, textarea, svg { display: none !important; }
  dialog, [popover] { display: none !important; visibility: hidden !important; }
  topwords-translator { display: none !important; color: red !important; zoom: 3; }
`;

test('the styles of a hostile page change nothing inside', async ({
  page,
  openPartnerPage,
  site,
}) => {
  site.addPage('/hostile.css', hostileStyles, { 'Content-Type': 'text/css' });
  async function measure(head: string) {
    await openPartnerPage({ body: (element) => `<div>${element()}</div>`, head });
    const translator = translatorOf(page);
    await expectToTranslate(translator);
    const parts = [boxOf(translator), resultOf(translator)];
    const looks = await Promise.all(
      parts.map((part) =>
        part.evaluate((node) => {
          const { fontSize, color, fontFamily, direction } = getComputedStyle(node);
          return { fontSize, color, fontFamily, direction };
        }),
      ),
    );
    const buttons = await translator.getByRole('button').count();
    return { looks, buttons };
  }
  const calm = await measure('');
  const hostile = await measure('<link rel="stylesheet" href="/hostile.css">');
  expect(hostile).toEqual(calm);

  const translator = translatorOf(page);
  await translator.getByRole('button', { name: /^To: / }).click();
  const picker = translator.getByRole('dialog', { name: 'Translate to' });
  await expect(picker.getByRole('combobox')).toBeFocused();
  await picker.getByRole('combobox').fill('Russian');
  await picker.getByRole('option', { name: /Russian/ }).click();
  await expect(resultOf(translator)).toHaveText('дом');
});

test('ten translators on a page load the body once, when they come near the screen', async ({
  page,
  openPartnerPage,
}) => {
  const bodies = watchRequests(page, /\/body\.js/);
  const gap = '<div style="height: 3000px"></div>';
  await openPartnerPage({ body: (element) => gap + element().repeat(10) });
  await expect(page.locator('topwords-translator')).toHaveCount(10);
  expect(bodies).toEqual([]);
  for (let index = 0; index < 10; index += 1) {
    const translator = translatorOf(page, index);
    await translator.scrollIntoViewIfNeeded();
    await expectToTranslate(translator);
  }
  expect(bodies).toHaveLength(1);
  expect(await layoutShifts(page)).toEqual([]);
});
