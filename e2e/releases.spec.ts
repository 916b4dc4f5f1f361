import type { BrowserContextOptions, Page } from '@playwright/test';
import { expect, test } from './fixtures/own-product.ts';
import { listingOf, liveListings } from './fixtures/registry.ts';
import { watchContext } from './fixtures/test.ts';
import { spanishWords } from './fixtures/words-page.ts';

// All tests share one product.
test.describe.configure({ mode: 'default' });

test.use({ signedIn: true, languages: { native: 'English', targets: ['es'] } });

/** Each with its own browser context, so that they share no cache. */
const sessionCount = 20;

/** A screen of the words remote whose files are not loaded yet, and another remote. */
const laterScreens = ['Practice Spanish', 'Translate'];

/** Versions of the words remote that a page has requested. */
function watchVersions(page: Page): Set<string> {
  const versions = new Set<string>();
  page.on('request', (request) => {
    const [, version] = /\/words\/(\d+\.\d+\.\d+)\//.exec(new URL(request.url()).pathname) ?? [];
    if (version) versions.add(version);
  });
  return versions;
}

// @spec D8
test('two releases, one after the other, break none of 20 open sessions', async ({
  browser,
  learner,
  product,
  remoteHost,
}) => {
  test.setTimeout(120_000);
  const others = liveListings().filter(({ name }) => name !== 'words');
  const release = (version: string) => listingOf(remoteHost.release('words', { version }));
  await product.publish(...others, release('9.1.0'));

  const found: string[] = [];
  const storageState: BrowserContextOptions['storageState'] = await learner.storageState();
  const sessions = await Promise.all(
    Array.from({ length: sessionCount }, async () => {
      const context = await browser.newContext({ baseURL: product.url, storageState });
      watchContext(context, found);
      const page = await context.newPage();
      return { context, page, versions: watchVersions(page) };
    }),
  );
  for (const { page } of sessions) {
    await page.goto('/words');
    await expect(spanishWords(page)).toHaveCount(50);
  }

  for (const [index, version] of ['9.2.0', '9.3.0'].entries()) {
    await product.publish(...others, release(version));
    const later = laterScreens[index] ?? '';
    for (const { page } of sessions) {
      await page.getByRole('link', { name: later, exact: true }).first().click();
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
      await page.goBack();
      await expect(spanishWords(page)).toHaveCount(50);
    }
  }
  for (const { versions } of sessions) expect([...versions]).toEqual(['9.1.0']);
  expect(found, 'faults in any session').toEqual([]);

  const [first] = sessions;
  await first?.page.reload();
  if (first) await expect(spanishWords(first.page)).toHaveCount(50);
  expect([...(first?.versions ?? [])]).toEqual(['9.1.0', '9.3.0']);
  await Promise.all(sessions.map(({ context }) => context.close()));
});

test('a rollback reaches new pages within five seconds', async ({ page, product, remoteHost }) => {
  const release = (version: string) => listingOf(remoteHost.release('words', { version }));
  await product.publish(release('9.2.0'));
  await page.goto('/words');
  await expect(spanishWords(page)).toHaveCount(50);

  const versions = watchVersions(page);
  const start = performance.now();
  await product.registry.publish([release('9.1.0')]);
  await expect(async () => {
    versions.clear();
    await page.goto('/words');
    await expect(spanishWords(page)).toHaveCount(50);
    expect([...versions]).toEqual(['9.1.0']);
  }).toPass({ intervals: [100] });
  const seconds = (performance.now() - start) / 1000;
  process.stdout.write(
    `rollback: ${seconds.toFixed(1)} s until a new page shows the former version\n`,
  );
  expect(seconds).toBeLessThan(5);
});
