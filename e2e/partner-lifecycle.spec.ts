import type { Page } from '@playwright/test';
import {
  boxOf,
  expect,
  expectToTranslate,
  resultOf,
  test,
  translatorOf,
} from './fixtures/partner.ts';
import { allowFaults } from './fixtures/test.ts';

// All tests share one product.
test.describe.configure({ mode: 'default' });

/** The page's nodes in memory, including detached ones. */
async function countNodes(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  // The second collection clears weak references to objects collected by the first.
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  const { nodes } = await session.send('Memory.getDOMCounters');
  await session.detach();
  return nodes;
}

/** Inserts translators into the page, one after the other, and removes each after its event. */
async function mountAndRemove(
  page: Page,
  attributes: Record<string, string>,
  { times, until }: { times: number; until: 'translate' | 'ready' },
): Promise<void> {
  await page.evaluate(
    async ([settings, count, event]) => {
      for (let turn = 0; turn < count; turn += 1) {
        const translator = document.createElement('topwords-translator');
        for (const [name, value] of Object.entries(settings)) {
          translator.setAttribute(name, value);
        }
        const fired = new Promise((resolve) => {
          translator.addEventListener(event, resolve, { once: true });
        });
        document.body.append(translator);
        translator.translate('casa');
        await fired;
        translator.remove();
      }
    },
    [attributes, times, until] as const,
  );
}

const removals = [
  { when: 'after a translation', until: 'translate', mode: 'inline', times: 100 },
  { when: 'while its request is in flight', until: 'ready', mode: 'inline', times: 100 },
  { when: 'with its frame', until: 'ready', mode: 'iframe', times: 10 },
] as const;

for (const { when, until, mode, times } of removals) {
  test(`a translator removed ${when} frees everything it held`, async ({
    page,
    makeKey,
    openPartnerPage,
  }) => {
    const key = await makeKey({ perDay: 100_000, perMinute: 100_000 });
    const attributes = { key, from: 'es', to: 'en', mode };
    await openPartnerPage({ body: '<h1>Acme</h1>' });
    // Objects made once per page exist after the first one.
    await mountAndRemove(page, attributes, { times: 2, until });
    const before = await countNodes(page);
    await mountAndRemove(page, attributes, { times, until });
    const after = await countNodes(page);
    expect(after - before).toBeLessThan(50);
  });
}

test('twenty translators on a page request their key’s settings once', async ({
  page,
  openPartnerPage,
}) => {
  const asked: string[] = [];
  const sessions: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/embed/settings')) asked.push(request.url());
    if (request.url().includes('/api/embed/translate') && request.method() === 'POST')
      sessions.push(request.headers()['x-partner-session']);
  });
  const style = 'style="--topwords-height:10px"';
  await openPartnerPage({ body: (element) => element(style).repeat(20) });
  for (const index of [0, 19]) {
    await translatorOf(page, index).scrollIntoViewIfNeeded();
    await expectToTranslate(translatorOf(page, index));
  }
  expect(asked).toHaveLength(1);
  expect(sessions).toHaveLength(2);
  expect(sessions[0]).toMatch(/^\d+\./);
  expect(new Set(sessions).size).toBe(1);
});

const switches = [
  { how: 'a class', act: () => document.documentElement.classList.toggle('dark') },
  {
    how: 'a style of an element around',
    act: () => {
      const main = document.querySelector('main');
      if (main) main.style.colorScheme = main.style.colorScheme === 'dark' ? 'light' : 'dark';
    },
  },
  {
    how: 'a style sheet',
    act: () => {
      const sheet = document.getElementById('switch');
      const isDark = sheet?.textContent !== '';
      if (sheet) sheet.textContent = isDark ? '' : 'main { color-scheme: dark }';
    },
  },
];

for (const { how, act } of switches) {
  test(`the translator follows a page that switches its theme by ${how}`, async ({
    page,
    openPartnerPage,
  }) => {
    const styles = ':root { color-scheme: light } :root.dark { color-scheme: dark }';
    await openPartnerPage({
      head: `<style id="switch"></style><style>${styles}</style>`,
      body: (element) => `<main>${element()}</main>`,
    });
    await expectToTranslate(translatorOf(page));
    const box = boxOf(translatorOf(page));
    const colorOf = () => box.evaluate((node) => getComputedStyle(node).color);
    const light = await colorOf();
    await page.evaluate(act);
    await expect.poll(colorOf).not.toBe(light);
    await page.evaluate(act);
    await expect.poll(colorOf).toBe(light);
  });
}

test('the translator follows a page that leaves its theme to the reader, and one that reclaims it', async ({
  page,
  openPartnerPage,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openPartnerPage();
  await expectToTranslate(translatorOf(page));
  const box = translatorOf(page).locator('.box');
  const schemeOf = () => box.evaluate((node) => getComputedStyle(node).colorScheme);
  expect(await schemeOf()).toBe('light dark');
  await page.evaluate(() => (document.documentElement.style.colorScheme = 'light'));
  await expect.poll(schemeOf).toBe('light');
  await page.evaluate(() => (document.documentElement.style.colorScheme = ''));
  await expect.poll(schemeOf).toBe('light dark');
});

test('a frame follows its page’s theme, and the reader’s languages stay', async ({
  page,
  openPartnerPage,
}) => {
  await openPartnerPage({ body: (element) => element('mode="iframe"') });
  const frame = page.frameLocator('topwords-translator iframe');
  await boxOf(frame).fill('casa');
  await expect(resultOf(frame)).toHaveText('house');
  await frame.getByRole('button', { name: /Swap/ }).click();
  await expect(frame.getByRole('button', { name: /^To: Spanish/ })).toBeVisible();
  const schemeOf = () =>
    frame.locator('.box').evaluate((node) => getComputedStyle(node).colorScheme);
  for (const scheme of ['dark', 'light']) {
    await page.evaluate((name) => (document.documentElement.style.colorScheme = name), scheme);
    await expect.poll(schemeOf).toBe(scheme);
  }
  await expect(frame.getByRole('button', { name: /^To: Spanish/ })).toBeVisible();
});

test('after a failure the previous translation is no longer announced', async ({
  page,
  openPartnerPage,
}) => {
  allowFaults(/api\/embed\/translate/, /\[TopWords\]/);
  await openPartnerPage();
  const translator = translatorOf(page);
  await expectToTranslate(translator);
  const announced = translator.getByRole('status').filter({ hasText: 'house' });
  await expect(announced).toHaveCount(1);
  await page.route('**/api/embed/translate*', (route) => route.abort());
  await boxOf(translator).fill('perro');
  await expect(translator.getByRole('alert').filter({ hasText: /No answer|Could/ })).toBeVisible();
  await expect(announced).toHaveCount(0);
});
