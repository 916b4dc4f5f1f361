import { expiredToken } from './fixtures/expired-token.ts';
import { expectAccessible } from './fixtures/expect-accessible.ts';
import { cacheNames, currentSet, untilKept } from './fixtures/kept.ts';
import { allowFaults, expect, test } from './fixtures/test.ts';
import { spanishWords } from './fixtures/words-page.ts';

test.use({
  serviceWorkers: 'allow',
  signedIn: true,
  languages: { native: 'English', targets: ['es'] },
});

const unreachable = /ERR_INTERNET_DISCONNECTED|ERR_FAILED/;

test('the first view loads nothing for use without a network', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/words?lang=es');
  await expect(spanishWords(page)).toHaveCount(50);
  expect(asked.filter((path) => /worker|offline|files\.json|kept/.test(path))).toEqual([]);
  await untilKept(page);
  expect(asked.filter((path) => path.endsWith('files.json')).length).toBeGreaterThan(0);
});

test('a visitor gets no service worker', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } });
  const page = await context.newPage();
  await page.goto(baseURL ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
  ).toBe(0);
  expect(await cacheNames(page)).toEqual([]);
  await context.close();
});

test('a learner opens every screen without a network, after closing the product', async ({
  page,
  context,
}) => {
  allowFaults(unreachable);
  test.slow();
  await page.goto('/');
  await untilKept(page);
  await page.close();
  await context.setOffline(true);
  const later = await context.newPage();
  for (const path of [
    '/words',
    '/',
    '/practice',
    '/translate',
    '/profile',
    '/ai-chat',
    '/learned',
  ]) {
    await later.goto(path);
    await expect(later.getByRole('navigation', { name: 'Main' }).first()).toBeVisible();
    await expect(later.locator('main')).not.toContainText('Couldn’t load this');
    await expect(later.locator('main :is(h1, h2)').first()).toBeVisible();
  }
});

test('an expired token signs nobody out without a network, and is renewed with one', async ({
  page,
  context,
}) => {
  // Back online, the page that is open asks again with the expired token, which is then renewed.
  allowFaults(unreachable, /\b401\b/);
  await page.goto('/words?lang=es');
  await untilKept(page);
  const token = expiredToken();
  await page.evaluate((expired) => localStorage.setItem('token', expired), token);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Words' })).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await expect(spanishWords(page)).toHaveCount(50);
  expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBe(token);
});

test('a page that is opened again when nothing has changed transfers next to nothing', async ({
  page,
}) => {
  await page.goto('/words?lang=es');
  await untilKept(page);
  await page.reload();
  await expect(spanishWords(page)).toHaveCount(50);
  const navigation = await page.evaluate(() => {
    const timings = performance
      .getEntries()
      .filter((entry) => entry instanceof PerformanceResourceTiming);
    const own = timings.find(({ entryType }) => entryType === 'navigation');
    const code = timings.filter(({ name }) => name.includes('/remotes/'));
    return {
      isByWorker: (own?.workerStart ?? 0) > 0,
      code: code.reduce((sum, { transferSize }) => sum + transferSize, 0),
      page: own?.transferSize ?? -1,
    };
  });
  expect(navigation).toEqual({ isByWorker: true, code: 0, page: 0 });
});

test('the server’s answer wins over the kept page when the session has ended', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await untilKept(page);
  await context.clearCookies();
  const response = await page.goto('/words');
  expect(response?.status()).toBe(200);
  // The page of visitors, and not the kept one of learners.
  expect(await response?.text()).not.toContain('rel="preload" as="script" href="/remotes/words');
});

test('what is kept is complete: every file that the release lists, and its page', async ({
  page,
}) => {
  await page.goto('/');
  const name = await untilKept(page);
  const missing = await page.evaluate(async (set) => {
    const cache = await caches.open(set);
    const lists = performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((address) => address.endsWith('files.json'));
    const absent: string[] = [];
    for (const list of lists) {
      const files = (await (await fetch(list)).json()) as Record<string, string>;
      for (const file of Object.keys(files)) {
        const address = new URL(file, list).href;
        if (!(await cache.match(address, { ignoreVary: true }))) absent.push(address);
      }
    }
    return { lists: lists.length, absent };
  }, name);
  expect(missing).toEqual({ lists: 5, absent: [] });
  expect(await currentSet(page)).toBe(name);
  await expectAccessible(page);
});
