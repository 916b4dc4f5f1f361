import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LearnerOptions } from './fixtures/learner.ts';
import { logOut } from './fixtures/navigation.ts';
import { expectWithinBudget, watchNetwork } from './fixtures/network.ts';
import { expect, test as ownTest } from './fixtures/own-product.ts';
import { liveRelease } from './fixtures/registry.ts';
import { test } from './fixtures/test.ts';
import { spanishWords } from './fixtures/words-page.ts';

// All tests share one product.
ownTest.describe.configure({ mode: 'default' });

const languages: LearnerOptions = { native: 'English', targets: ['es'] };

/** A text that only one shared part's code contains. */
const sharedParts: [part: string, marker: RegExp][] = [
  ['react', /__CLIENT_INTERNALS_\w+=/],
  ['react/jsx-runtime', /\.jsxs=/],
  ['react-dom', /rendererPackageName/],
  ['the router', /__reactRouterVersion/],
  ['rxjs', /ObjectUnsubscribedError/],
  ['platform/ui', /unplugged/],
  ['zod', /ZodMiniType/],
];

test.describe('a cold page of a learner', () => {
  test.use({ signedIn: true, languages });

  // @spec D1
  test('loads every shared part once, from the shell', async ({ page, baseURL }) => {
    const network = watchNetwork(page);
    await page.goto('/words');
    await expect(spanishWords(page)).toHaveCount(50);
    await page.getByRole('link', { name: 'Learned' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Learned Words' })).toBeVisible();
    const scripts = await network.scripts();
    for (const [part, marker] of sharedParts) {
      const holders = scripts.filter(({ text }) => marker.test(text)).map(({ url }) => url);
      expect(holders, part).toHaveLength(1);
      expect(holders[0], part).toContain('/remotes/shell/');
    }
    const { entry, preload } = liveRelease();
    const folder = new URL(entry, baseURL).href.replace(/[^/]+$/, '');
    const ofRemote = scripts.filter(({ url }) => url.startsWith(folder));
    const announced = preload.filter((file) => file.endsWith('.js')).map((file) => folder + file);
    expect(ofRemote.map(({ url }) => url).toSorted()).toEqual(announced.toSorted());
  });

  test('shows words after at most 15 requests and 182 kB of scripts', async ({ page }) => {
    const network = watchNetwork(page);
    await page.goto('/words');
    await expect(spanishWords(page)).toHaveCount(50);
    const asked = network.requests().map((request) => new URL(request.url()).pathname);
    process.stdout.write(`/words: ${asked.length} requests\n  ${asked.join('\n  ')}\n`);
    const scripts = await network.scripts();
    for (const { url, bytes, encoding } of scripts) {
      if (bytes > 2000) expect(encoding, url).toBe('br');
    }
    // Telemetry comes once the page is idle, which a busy machine may be before the words are there.
    const first = scripts.filter(({ url }) => !url.includes('/telemetry.'));
    expectWithinBudget('cold signed-in /words', first, 182);
    expect(asked.length).toBeLessThanOrEqual(15);
  });

  test('a second visit takes scripts from the cache', async ({ page, baseURL }) => {
    // Both pages are painted, and load what hands the painted screen over.
    const hint = { name: 'topwords-view', value: 'en.es', url: baseURL ?? '' };
    await page.context().addCookies([hint]);
    await page.goto('/words');
    const words = spanishWords(page);
    await expect(words).toHaveCount(50);
    // Telemetry comes once the page is idle.
    await page.waitForLoadState('networkidle');
    await page.goto('/words?again');
    await expect(words).toHaveCount(50);
    const transferred = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry): entry is PerformanceResourceTiming => 'transferSize' in entry)
        .filter(({ name, transferSize }) => name.endsWith('.js') && transferSize > 0)
        .map(({ name }) => name),
    );
    expect(transferred).toEqual([]);
  });
});

test("a visitor's form loads no remote, no federation and scripts within their budget", async ({
  page,
}) => {
  const network = watchNetwork(page);
  await page.goto('/login-register', { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  const scripts = await network.scripts();
  const first = scripts.filter(({ url }) => /\/(main|libraries)\.[^/]+$/.test(url));
  expectWithinBudget("visitor's first scripts", first, 110);
  const urls = network.requests().map((request) => request.url());
  expect(urls.filter((url) => /\/remotes\/(?!shell\/)/.test(url))).toEqual([]);
  const heavy = scripts.filter(({ text }) => /cssinjs|\[ Federation Runtime \]/.test(text));
  expect(heavy.map(({ url }) => url)).toEqual([]);
});

// @spec D1
test('the files of the shell name no remote', () => {
  const folder = path.resolve(import.meta.dirname, '../shell/dist');
  const { global, version } = liveRelease();
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => /\.(js|html|css)$/.test(name));
  expect(files.length).toBeGreaterThan(4);
  for (const file of files) {
    const text = readFileSync(path.join(folder, file), 'utf8');
    for (const trace of ['mfe-words', '/remotes/words', '/words', global, version]) {
      expect(text.includes(trace), `${file} holds ${trace}`).toBe(false);
    }
  }
});

ownTest.describe('a registry of its own', () => {
  ownTest.use({ signedIn: true, languages });

  ownTest(
    'is the only source of the remote’s address',
    async ({ page, remoteHost, publishWords }) => {
      for (const version of ['9.9.8', '9.9.9']) {
        await publishWords({ version });
        remoteHost.asked.length = 0;
        await page.goto('/words');
        const words = spanishWords(page);
        await expect(words).toHaveCount(50);
        expect(remoteHost.asked).toContain(`/words/${version}/remote-entry.js`);
        for (const asked of remoteHost.asked) expect(asked).toMatch(`/words/${version}/`);
      }
      await logOut(page);
      await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
    },
  );
});
