import type { Page } from '@playwright/test';
import { cacheNames, currentSet, untilKept, untilKeptAs } from './fixtures/kept.ts';
import { expect, test as base } from './fixtures/own-product.ts';
import { listingOf, liveListings, liveShell } from './fixtures/registry.ts';
import { allowFaults } from './fixtures/test.ts';
import { spanishWords } from './fixtures/words-page.ts';

interface Fixtures {
  /** Makes a version of the words live, with the build's shell and other remotes. @returns its snapshot */
  release: (version: string) => Promise<number>;
}

const test = base.extend<Fixtures>({
  release: async ({ product, remoteHost }, provide) =>
    provide(async (version) => {
      const others = liveListings().filter(({ name }) => name !== 'words');
      const words = listingOf(remoteHost.release('words', { version }));
      const shell = { stable: liveShell(), previous: null };
      const { snapshot } = await product.registry.publish([...others, words], Date.now(), shell);
      const served = async () => (await product.served()).snapshot.sequence;
      await expect.poll(served).toBe(snapshot.sequence);
      return snapshot.sequence;
    }),
});

// All tests share one product.
test.describe.configure({ mode: 'default' });

test.use({
  serviceWorkers: 'allow',
  signedIn: true,
  languages: { native: 'English', targets: ['es'] },
});

test.beforeEach(() => allowFaults(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/));

const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'Update ready' });

/** The versions of the words whose scripts a page has run. */
function versionsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const versions = [...document.scripts].map(
      ({ src }) => /\/words\/(\d+\.\d+\.\d+)\//.exec(src)?.[1] ?? '',
    );
    return [...new Set(versions)].filter((version) => version !== '');
  });
}

async function expectFrame(page: Page): Promise<void> {
  await expect(page.getByRole('navigation', { name: 'Main' }).first()).toBeVisible();
  await expect(page.locator('main :is(h1, h2)').first()).toBeVisible();
}

async function expectVersion(page: Page, version: string): Promise<void> {
  await expectFrame(page);
  await expect.poll(() => versionsOf(page)).toEqual([version]);
}

test('a release while offline is shown once the network is back, and replaces what was kept', async ({
  page,
  context,
  release,
}) => {
  const first = await release('9.1.0');
  await page.goto('/words?lang=es');
  await untilKeptAs(page, first);
  await context.setOffline(true);
  const second = await release('9.2.0');
  await page.reload();
  await expectVersion(page, '9.1.0');
  await context.setOffline(false);
  await page.reload();
  await expect(spanishWords(page)).toHaveCount(50);
  await expectVersion(page, '9.2.0');
  await untilKeptAs(page, second);
  await expect
    .poll(async () => (await cacheNames(page)).filter((name) => name.startsWith('topwords-set/')))
    .toEqual([await currentSet(page)]);
  await context.setOffline(true);
  await page.reload();
  await expectVersion(page, '9.2.0');
});

test('a rollback while offline wins as soon as the server is asked', async ({
  page,
  context,
  release,
}) => {
  const bad = await release('9.2.0');
  await page.goto('/words?lang=es');
  await untilKeptAs(page, bad);
  await context.setOffline(true);
  const good = await release('9.1.0');
  await page.reload();
  await expectVersion(page, '9.2.0');
  await context.setOffline(false);
  await page.reload();
  await expectVersion(page, '9.1.0');
  await untilKeptAs(page, good);
});

test('an update is kept whole, and shown without a network only once the learner wants it', async ({
  page,
  context,
  release,
}) => {
  test.slow();
  const first = await release('9.1.0');
  await page.clock.install();
  await page.goto('/words?lang=es');
  await untilKeptAs(page, first);
  const second = await release('9.2.0');
  await page.clock.fastForward('05:01');
  await expect(notice(page)).toBeVisible();
  const isWhole = () =>
    page.evaluate(async (prefix) => {
      const name = (await caches.keys()).find((one) => one.startsWith(prefix));
      return (
        name !== undefined && (await (await caches.open(name)).match('/kept-page')) !== undefined
      );
    }, `topwords-set/${second}-`);
  await expect.poll(isWhole).toBe(true);
  expect(await currentSet(page)).toContain(`topwords-set/${first}-`);

  await context.setOffline(true);
  const other = await context.newPage();
  await other.goto('/words?lang=es');
  await expectVersion(other, '9.1.0');
  await other.close();
  await notice(page).getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => currentSet(page)).toContain(`topwords-set/${second}-`);
  await expectVersion(page, '9.2.0');
});

test('a tab with the former release keeps its files for as long as it is open', async ({
  page,
  context,
  release,
}) => {
  test.slow();
  const first = await release('9.1.0');
  await page.goto('/words?lang=es');
  await untilKeptAs(page, first);
  const second = await release('9.2.0');
  const other = await context.newPage();
  await other.goto('/words?lang=es');
  await untilKeptAs(other, second);
  expect((await cacheNames(other)).some((name) => name.includes(`set/${first}-`))).toBe(true);

  // A part of the words that the first tab has not loaded yet.
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Practice', exact: true }).first().click();
  await expectVersion(page, '9.1.0');
  await context.setOffline(false);

  await page.close();
  await other.reload();
  await expect
    .poll(async () => (await cacheNames(other)).some((name) => name.includes(`set/${first}-`)))
    .toBe(false);
  await expectVersion(other, '9.2.0');
});

test('a file that is not what was released is not kept, nor anything of its snapshot', async ({
  page,
  context,
  release,
  remoteHost,
}) => {
  const first = await release('9.1.0');
  await page.goto('/words?lang=es');
  await untilKeptAs(page, first);
  allowFaults(/integrity|9\.3\.0/);
  await remoteHost.breakDown('has one byte changed', /\.woff2$|^practice.*\.js$/);
  const broken = await release('9.3.0');
  await page.reload();
  const asked = page.waitForResponse((response) => response.url().endsWith('/9.3.0/files.json'));
  await asked;
  await context.setOffline(true);
  await page.reload();
  await expectVersion(page, '9.1.0');
  await context.setOffline(false);
  await remoteHost.repair();
  await page.reload();
  await untilKeptAs(page, broken);
});

test('with a full storage the page works as before, and is kept once there is room', async ({
  page,
  context,
  product,
  release,
}) => {
  const sequence = await release('9.1.0');
  const client = await context.newCDPSession(page);
  await client.send('Storage.overrideQuotaForOrigin', { origin: product.url, quotaSize: 200_000 });
  await page.goto('/words?lang=es');
  await expect(spanishWords(page)).toHaveCount(50);
  await page.waitForResponse((response) => response.url().endsWith('/9.1.0/files.json'));
  const sets = async () =>
    (await cacheNames(page)).filter((name) => name.startsWith('topwords-set/'));
  await expect.poll(sets, { timeout: 30_000 }).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('sub'))).not.toBeNull();
  await client.send('Storage.overrideQuotaForOrigin', { origin: product.url });
  await page.reload();
  await untilKeptAs(page, sequence);
});

test('what the browser has evicted is kept again', async ({ page, context, product, release }) => {
  const sequence = await release('9.1.0');
  await page.goto('/words?lang=es');
  await untilKeptAs(page, sequence);
  const client = await context.newCDPSession(page);
  await client.send('Storage.clearDataForOrigin', {
    origin: product.url,
    storageTypes: 'cache_storage',
  });
  await page.reload();
  await expect(spanishWords(page)).toHaveCount(50);
  await untilKept(page);
});
