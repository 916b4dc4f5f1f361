import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expectWithinBudget, holdRequests, watchNetwork } from './fixtures/network.ts';
import { allowFaults, expect, test } from './fixtures/test.ts';

const scripts = '**/public/*.js';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const face = (page: Page, name: string) => page.getByRole('button', { name });
const languageOf = (page: Page) => page.locator('header select');
const isLive = (page: Page) => page.locator('#root output').waitFor({ state: 'attached' });

/** Opens the welcome page, and waits until it has loaded all that it loads by itself. */
async function openIdle(page: Page, address = '/'): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
}

test.describe('a visitor who only looks', () => {
  for (const [locale, title, fonts] of [
    ['en-GB', 'TopWords: learn top words', ['latin']],
    ['es-ES', 'TopWords: aprende las palabras más usadas', ['latin']],
    ['ru-RU', 'TopWords: учите самые нужные слова', ['cyrillic', 'latin']],
    ['tr-TR', 'TopWords: en sık kullanılan kelimeleri öğrenin', ['latin', 'latin-ext']],
  ] as const) {
    test.describe(locale, () => {
      test.use({ locale });

      test('loads no scripts, and only the fonts of the language', async ({ page }) => {
        const network = watchNetwork(page);
        await openIdle(page);
        await expect(page).toHaveTitle(title);
        const asked = network.requests().map((request) => new URL(request.url()).pathname);
        expect(await network.scripts()).toEqual([]);
        const names = asked.flatMap((file) => /literata-([a-z-]+)-wght/.exec(file)?.[1] ?? []);
        expect(names.toSorted()).toEqual(fonts);
        // The page and its fonts; browsers with a window also ask for icons and the manifest.
        const others = asked.filter((file) => !/woff2$|icon|manifest/.test(file));
        expect(others).toEqual(['/']);
      });
    });
  }

  test('gets at most 14 kB of page with at most 2 kB of inline script', async ({ page }) => {
    const response = await page.goto('/');
    const sizes = await response?.request().sizes();
    const [script = ''] = await page.locator('script:not([src], [type])').allTextContents();
    test.info().annotations.push({
      type: 'welcome page',
      description: `${sizes?.responseBodySize} bytes, inline script ${script.length} bytes`,
    });
    expect(sizes?.responseBodySize).toBeLessThanOrEqual(14_000);
    expect(script.length).toBeGreaterThan(100);
    expect(script.length).toBeLessThanOrEqual(2000);
  });

  test('sees the page again without loading it again', async ({ page }) => {
    const statuses: number[] = [];
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Network.enable');
    devtools.on('Network.responseReceivedExtraInfo', ({ statusCode }) => statuses.push(statusCode));
    await openIdle(page);
    statuses.length = 0;
    await page.goto('/?', { waitUntil: 'networkidle' });
    await page.goto('/?', { waitUntil: 'networkidle' });
    expect(statuses).toContain(304);
    // Its nonce and the policy still belong together.
    await expect(languageOf(page)).toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)');
    await page.keyboard.press('Tab');
    await isLive(page);
  });
});

test('the scripts take over the elements of the page, with the focus and an open press', async ({
  page,
}) => {
  await openIdle(page);
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('#root *')) element.toggleAttribute('data-old');
  });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(languageOf(page)).toBeFocused();
  await isLive(page);
  await expect(languageOf(page)).toBeFocused();
  await expect(page.locator('#root .headword:not([data-old])')).toHaveCount(0);
  await face(page, 'Türkçe').click();
  await expect(face(page, 'Türkçe')).toHaveAttribute('aria-pressed', 'true');
});

test('what was pressed before the scripts came happens when they are there', async ({ page }) => {
  const release = await holdRequests(page, scripts);
  await openIdle(page);
  const asked = page.waitForRequest(/\/main\.[^/]+\.js$/);
  await face(page, 'Русский').click();
  await asked;
  await expect(face(page, 'Русский')).toHaveAttribute('aria-pressed', 'false');
  release();
  await expect(face(page, 'Русский')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('[aria-hidden="false"] > .headword')).toHaveText('время');
});

test('a language that was chosen before the scripts came is shown and kept', async ({ page }) => {
  const release = await holdRequests(page, scripts);
  await openIdle(page);
  await languageOf(page).selectOption('es');
  await expect(heading(page)).toHaveText('Learn Top Words');
  release();
  await expect(heading(page)).toHaveText('Aprende las palabras más usadas');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(languageOf(page)).toHaveValue('es');
  await page.reload();
  await expect(heading(page)).toHaveText('Aprende las palabras más usadas');
  await expect(languageOf(page)).toHaveValue('es');
});

test('links work without any script', async ({ page }) => {
  allowFaults(/ERR_FAILED|Failed to load resource/);
  await page.route(scripts, (route) => route.abort());
  for (const [name, address] of [
    ['Continue Learning', '/login-register'],
    ['Create an account', '/login-register?mode=register'],
    ['Try it now', '/try'],
  ] as const) {
    await openIdle(page);
    await page.getByRole('link', { name }).click();
    await expect(page).toHaveURL(address);
  }
});

test('scripts that could not be loaded are loaded with the next act', async ({ page }) => {
  allowFaults(/ERR_FAILED|Failed to load resource/);
  await page.route('**/libraries.*.js', (route) => route.abort(), { times: 1 });
  await openIdle(page);
  const failed = page.waitForEvent('requestfailed');
  await face(page, 'Türkçe').click();
  await failed;
  await face(page, 'Español').click();
  await expect(face(page, 'Español')).toHaveAttribute('aria-pressed', 'true');
});

test('a visitor who comes back by the browser’s button finds a page that works', async ({
  page,
}) => {
  await openIdle(page);
  await page.getByRole('link', { name: 'Continue Learning' }).click();
  await expect(heading(page)).toHaveText('Sign In');
  await page.goBack();
  await expect(heading(page)).toHaveText('Learn Top Words');
  await face(page, 'Türkçe').click();
  await expect(face(page, 'Türkçe')).toHaveAttribute('aria-pressed', 'true');
  await page.goForward();
  await expect(heading(page)).toHaveText('Sign In');
});

test('scripts that were woken keep within their budget', async ({ page }) => {
  const network = watchNetwork(page);
  await openIdle(page);
  await page.keyboard.press('Shift');
  await isLive(page);
  expectWithinBudget("visitor's first view", await network.scripts(), 110);
  const urls = network.requests().map((request) => request.url());
  expect(urls.filter((url) => /\/(remotes\/(?!shell\/)|api\/)/.test(url))).toEqual([]);
});

test.describe('with a session', () => {
  test.use({ signedIn: true, languages: { native: 'English', targets: ['es'] } });

  test('without its cookie, the stored session opens its screen at once', async ({
    page,
    learner,
  }) => {
    await page.context().clearCookies({ name: 'XSRF-TOKEN' });
    const response = await page.goto('/');
    expect(await response?.text()).toContain('id="parts"');
    await expect(heading(page)).toHaveText(learner.username);
  });

  test('a page that waits becomes the learner’s when another tab signs in', async ({
    page,
    context,
    learner,
  }) => {
    const state = await context.storageState();
    await context.clearCookies();
    await page.goto('/login-register');
    await page.evaluate(() => localStorage.clear());
    await openIdle(page);
    await expect(heading(page)).toHaveText('Learn Top Words');
    await context.addCookies(state.cookies);
    const other = await context.newPage();
    await other.goto('/icon.svg');
    await other.evaluate(
      (items) => {
        for (const { name, value } of items) localStorage.setItem(name, value);
      },
      state.origins[0]?.localStorage.toSorted((one) => (one.name === 'token' ? 1 : -1)) ?? [],
    );
    await expect(heading(page)).toHaveText(learner.username);
  });
});

test('every language has a page that waits, and no other page does', () => {
  const folder = path.resolve(import.meta.dirname, '../shell/dist/pages');
  for (const ending of ['.html', '.es.html', '.ru.html', '.tr.html']) {
    const read = (paint: string) => readFileSync(path.join(folder, paint + ending), 'utf8');
    const [before, after] = read('welcome').split('<template id="parts">');
    expect(before).not.toMatch(/<script|rel="stylesheet"/);
    expect(after?.match(/<script defer/g)).toHaveLength(2);
    for (const paint of ['login', 'app', 'try']) expect(read(paint)).not.toContain('<template');
  }
});
