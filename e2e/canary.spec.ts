import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { canaryMark, type Canary, type RemoteRelease } from '@topwords/platform/contracts';
import { brokenReleases } from './fixtures/broken-releases.ts';
import { createLearner, type LearnerOptions } from './fixtures/learner.ts';
import { expect, test, type Product } from './fixtures/own-product.ts';
import { listingOf, liveRelease } from './fixtures/registry.ts';
import { allowFaults, watchFaults } from './fixtures/test.ts';
import { spanishWords } from './fixtures/words-page.ts';

// All tests share one product.
test.describe.configure({ mode: 'default' });

const languages: LearnerOptions = { native: 'English', targets: ['es'] };

test.use({ signedIn: true, languages });

/** Minimum number of canary loads before it is judged. */
const minimumLoads = 5;

function trial(release: RemoteRelease, sub: string): Canary {
  const id = `words@${release.version}`;
  const bounds = { minimum_loads: minimumLoads, failure_excess: 0.02, load_time_ratio: 3 };
  const learners = [canaryMark(id, sub)];
  return { id, release, percent: 0, learners, started_at: Date.now(), bounds };
}

/** Whether a page has requested a file of a version. */
function watchVersion(page: Page, version: string): () => boolean {
  let isAsked = false;
  page.on('request', (request) => (isAsked ||= request.url().includes(`/words/${version}/`)));
  return () => isAsked;
}

interface ListedCanary {
  version: string;
  stopped: { stopped_at: number; reason: string } | null;
}

/** The canary of the words remote, as shown by `npm run release -- list`. */
async function listedCanary(product: Product): Promise<ListedCanary | undefined> {
  const script = path.resolve(import.meta.dirname, '../scripts/release.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [script, 'list', '--json'], {
    env: { PATH: process.env.PATH, TOPWORDS_URL: product.url, ...product.registry.releaseSettings },
  });
  const { remotes } = JSON.parse(stdout) as { remotes: { canary: ListedCanary }[] };
  return remotes[0]?.canary;
}

async function openWords(page: Page): Promise<void> {
  await page.goto('/words');
  await expect(spanishWords(page)).toHaveCount(50);
}

test('a faulty canary stops automatically, and only its own learners ever get it', async ({
  page,
  browser,
  learner,
  product,
  remoteHost,
}) => {
  test.setTimeout(60_000);
  allowFaults(/broken while rendered/);
  const version = '9.9.9';
  const release = await remoteHost.releaseAltered(
    'words',
    version,
    brokenReleases['throws when it is rendered'],
  );
  const canary = trial(release, learner.sub);
  await product.publish(listingOf(liveRelease('words'), { canary }));

  const outsider = await createLearner(product.url, languages);
  const outside = await browser.newContext({
    baseURL: product.url,
    storageState: await outsider.storageState(),
  });
  watchFaults(outside);
  const otherPage = await outside.newPage();
  const hasMetIt = watchVersion(otherPage, version);
  await openWords(otherPage);

  // Learners in the canary get the stable version instead, without a reload.
  const isServed = watchVersion(page, version);
  const start = performance.now();
  for (let load = 0; load < minimumLoads; load += 1) {
    const reported = page.waitForRequest('**/api/remotes/reports');
    await openWords(page);
    await reported;
  }
  expect(isServed()).toBe(true);
  await expect
    .poll(async () => (await product.served()).stopped_canaries, { timeout: 20_000 })
    .toEqual([canary.id]);
  const seconds = (performance.now() - start) / 1000;
  process.stdout.write(`canary: stopped ${seconds.toFixed(1)} s after its first load\n`);

  expect(await listedCanary(product)).toMatchObject({
    version,
    stopped: { stopped_at: expect.any(Number), reason: expect.stringContaining('100 %) failed') },
  });

  const later = watchVersion(page, version);
  await openWords(page);
  expect(later()).toBe(false);
  await openWords(otherPage);
  expect(hasMetIt()).toBe(false);
  await outside.close();
  await outsider.dispose();
});

test('learners in a healthy canary get it, also after a reload', async ({
  page,
  learner,
  product,
  remoteHost,
}) => {
  const version = '9.8.0';
  const canary = trial(remoteHost.release('words', { version }), learner.sub);
  await product.publish(listingOf(liveRelease('words'), { canary }));
  const isServed = watchVersion(page, version);
  await openWords(page);
  expect(isServed()).toBe(true);

  // The next page preloads the right files, by the canaries that the browser reported.
  const html = await page.request.get('/words').then((response) => response.text());
  expect(html).toContain(`/words/${version}/remote-entry.js" integrity=`);
  await page.reload();
  await expect(spanishWords(page)).toHaveCount(50);
});
