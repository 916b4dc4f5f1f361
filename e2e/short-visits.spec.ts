import type { Page } from '@playwright/test';
import { brokenReleases, type ReleaseFault } from './fixtures/broken-releases.ts';
import { expect, test } from './fixtures/own-product.ts';
import { listingOf } from './fixtures/registry.ts';
import { allowFaults } from './fixtures/test.ts';
import { spanishWords } from './fixtures/words-page.ts';

// All tests share one product.
test.describe.configure({ mode: 'default' });

test.use({ signedIn: true, languages: { native: 'English', targets: ['es'] } });

/** The product's counts for a version. */
interface Counted {
  loads: number;
  failures: number;
}

async function countedOf(url: string, version: string): Promise<Counted> {
  const response = await fetch(`${url}/api/remotes?format=json`);
  const { remotes } = (await response.json()) as {
    remotes: { versions: (Counted & { version: string })[] }[];
  };
  const found = remotes.flatMap(({ versions }) => versions).find((one) => one.version === version);
  return { loads: found?.loads ?? 0, failures: found?.failures ?? 0 };
}

/** Opens the words and leaves as soon as the remote shows something: the server paints before. */
async function visit(page: Page, shown: 'words' | 'fallback'): Promise<void> {
  await page.goto('/words');
  const rows = spanishWords(page);
  const retry = page.getByRole('button', { name: 'Retry' });
  await expect(page.locator('#picture')).toHaveCount(0);
  await (shown === 'words' ? rows.first() : retry).waitFor();
  await page.goto('about:blank');
}

test('each of ten visits that end immediately is counted, with its failure if any', async ({
  page,
  product,
  remoteHost,
}) => {
  test.setTimeout(90_000);
  allowFaults(/broken w/, /made/);
  await product.publish(listingOf(remoteHost.release('words', { version: '5.0.0' })));
  for (let count = 0; count < 6; count += 1) await visit(page, 'words');

  const broken: [string, ReleaseFault][] = [
    ['5.0.1', 'throws when it is loaded'],
    ['5.0.2', 'throws when it is made'],
    ['5.0.3', 'throws when it is rendered'],
    ['5.0.4', 'breaks its contract'],
  ];
  for (const [version, fault] of broken) {
    const release = await remoteHost.releaseAltered('words', version, brokenReleases[fault]);
    await product.publish(listingOf(release));
    await visit(page, 'fallback');
    await expect
      .poll(async () => (await countedOf(product.url, version)).failures, { message: fault })
      .toBe(1);
  }
  await product.publish(listingOf(remoteHost.release('words', { version: '5.0.0' })));
  await expect.poll(async () => (await countedOf(product.url, '5.0.0')).loads).toBe(6);
});

test('a failed load of a part of the shell counts as a failed load of the remote', async ({
  page,
  product,
  remoteHost,
}) => {
  allowFaults(/federation/, /ERR_FAILED/);
  const version = '5.1.0';
  await product.publish(listingOf(remoteHost.release('words', { version })));
  await page.route(/\/federation\.[0-9a-f]+\.js$/, (route) => route.abort());
  const reported = page.waitForRequest('**/api/remotes/reports');
  await page.goto('/words');
  await reported;
  await expect.poll(async () => countedOf(product.url, version)).toEqual({ loads: 0, failures: 1 });
});
