import type { BrowserContext, Page } from '@playwright/test';
import { interfaceLanguages } from '@topwords/platform/contracts';
import { logOut } from './fixtures/navigation.ts';
import { holdRequests } from './fixtures/network.ts';
import { allowFaults, expect, test } from './fixtures/test.ts';
import { spanishWords, starOf } from './fixtures/words-page.ts';

const address = '/words?lang=es';
const painted = (page: Page) => page.locator('#picture');
const scripts = '**/public/*.js';
const list = '**/api/words/es?*';

/** Stores the hint that pages store: what the server knows when a learner comes back. */
async function rememberLanguages(context: BrowserContext, baseURL: string | undefined) {
  await context.addCookies([{ name: 'topwords-view', value: 'en.es', url: baseURL ?? '' }]);
}

test.use({ signedIn: true, languages: { native: 'English', targets: ['es'] } });

test.beforeEach(async ({ context, baseURL, request }) => {
  await rememberLanguages(context, baseURL);
  // The server reads views with the first page, which does not wait for them.
  await expect
    .poll(async () => {
      const { cookies } = await context.storageState();
      const Cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
      return (await request.get(address, { headers: { Cookie } })).text();
    })
    .toContain('id="picture"');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the first words and the navigation are there, in their styles', async ({
    page,
    learner,
  }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await page.goto(address);
    const words = await learner.words('es');
    await expect(spanishWords(page)).toHaveCount(8);
    for (const [index, { text, translation_to_native: meaning, id }] of words
      .slice(0, 8)
      .entries()) {
      const row = spanishWords(page).nth(index);
      await expect(row.getByRole('link', { name: text })).toHaveAttribute(
        'href',
        `/card-detail?id=${id}`,
      );
      await expect(row).toContainText(meaning);
    }
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const navigation = page.getByRole('navigation').filter({ visible: true });
    await expect(navigation.getByRole('link')).toHaveCount(7);
    await expect(navigation.getByRole('link', { name: 'Words' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    const first = await spanishWords(page).first().boundingBox();
    expect(first?.height).toBeGreaterThan(100);
    // One round to the rows: nothing but the page, besides what browsers with a window ask for.
    expect(requests.filter((path) => !/icon|manifest/.test(path))).toEqual(['/words']);
  });

  test('the screen is as dark as the person wants it', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(address);
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(17, 17, 25)');
    await expect(spanishWords(page).first()).toHaveCSS('background-color', 'rgb(26, 26, 38)');
  });

  for (const language of interfaceLanguages) {
    test.describe(language, () => {
      test.use({ locale: language });

      test('the screen is in the language of the page', async ({ page }) => {
        await page.goto(address);
        const [title, words] = {
          en: ['Words', 'Spanish'],
          es: ['Palabras', 'Español'],
          ru: ['Слова', 'Испанский'],
          tr: ['Kelimeler', 'İspanyolca'],
        }[language];
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
        await expect(page.getByRole('list', { name: words }).getByRole('article')).toHaveCount(8);
      });
    });
  }
});

/** Places and sizes of what is shown first: title, controls, and the parts of the first rows. */
function measureScreen(page: Page, root: string): Promise<string[]> {
  return page.locator(`${root} main`).evaluate((main) => {
    const shown =
      'h1, header a, header button, label, [href="/search"], article, article :is(a, p, button)';
    return [...main.querySelectorAll(shown)].slice(0, 48).map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const places = [x, y + scrollY, width, height].map((value) => value.toFixed(1));
      return `${element.tagName} ${element.textContent} ${places.join(' ')}`;
    });
  });
}

/** What has moved in a page, by the browser's own account, since it was opened. */
function measureShifts(page: Page): Promise<number> {
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    const entries = observer.takeRecords() as (PerformanceEntry & { value: number })[];
    return entries.reduce((sum, { value }) => sum + value, 0);
  });
}

/** Whether the page shows headwords in their own font, which comes after the first paint. */
function isFontLoaded(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    [...document.fonts].some(
      ({ family, status }) => family.includes('Literata Variable') && status === 'loaded',
    ),
  );
}

for (const width of [390, 1440]) {
  test(`the product takes the place of the painted screen, and nothing moves, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const release = await holdRequests(page, list);
    await page.goto(address);
    await expect(spanishWords(page)).toHaveCount(8);
    await expect.poll(() => isFontLoaded(page)).toBe(true);
    const before = await measureScreen(page, '#picture');
    release();
    await expect(painted(page)).toHaveCount(0);
    await expect(spanishWords(page)).toHaveCount(50);
    expect(before.length).toBe(48);
    expect(await measureScreen(page, '#root')).toEqual(before);
    // The brand's own font is a pixel wider, as on every page.
    expect(await measureShifts(page)).toBeLessThan(0.001);
  });
}

test('early presses, focus and scrolling are kept', async ({ page, learner }) => {
  const release = await holdRequests(page, scripts);
  await page.goto(address, { waitUntil: 'commit' });
  const third = spanishWords(page).nth(2);
  await starOf(third).click();
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(200);
  const link = spanishWords(page).nth(4).getByRole('link');
  await link.focus();
  const top = await page.evaluate(() => scrollY);
  release();
  await expect(painted(page)).toHaveCount(0);
  await expect(spanishWords(page)).toHaveCount(50);
  await expect(starOf(third)).toHaveAttribute('aria-pressed', 'true');
  await expect(link).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(top);
  await expect.poll(async () => (await learner.words('es'))[2]?.is_starred).toBe(true);
});

test('a star that is set already stays when it is pressed before that shows', async ({
  page,
  learner,
}) => {
  const [word] = await learner.words('es');
  if (!word) throw new Error('There are no words');
  await learner.mark(word, 'star');
  const release = await holdRequests(page, list);
  await page.goto(address);
  await starOf(spanishWords(page).first()).click();
  release();
  await expect(painted(page)).toHaveCount(0);
  await expect(starOf(spanishWords(page).first())).toHaveAttribute('aria-pressed', 'true');
  expect((await learner.words('es'))[0]?.is_starred).toBe(true);
});

test('a screen painted by another release than runs is given up before the list is there', async ({
  page,
}) => {
  await page.route(address, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace(/data-release="words@[^"]*"/, 'data-release="words@0.0.1"');
    await route.fulfill({ response, body });
  });
  const release = await holdRequests(page, list);
  await page.goto(address);
  await expect(painted(page)).toHaveCount(0);
  await expect(page.locator('main [aria-busy=true]')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Words' })).toBeVisible();
  release();
  await expect(spanishWords(page)).toHaveCount(50);
});

test('a painted screen whose release cannot be loaded is given up', async ({ page }) => {
  allowFaults(/net::ERR_FAILED/, /remote/i);
  await page.route('**/remotes/words/**', (route) => route.abort());
  await page.goto(address);
  await expect(painted(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
});

test('pages keep the hint while there is a session, and only the learner’s languages', async ({
  page,
  context,
}) => {
  await context.clearCookies({ name: 'topwords-view' });
  await page.goto(address);
  await expect(painted(page)).toHaveCount(0);
  const hint = async () => {
    const cookies = await context.cookies();
    return cookies.find(({ name }) => name === 'topwords-view')?.value;
  };
  await expect.poll(hint).toBe('en.es');
  await logOut(page);
  await expect.poll(hint).toBeUndefined();
});

test('the page has at most 17 kB, with at most 1 kB of inline script', async ({ page }) => {
  const response = await page.goto(address);
  const sizes = await response?.request().sizes();
  const html = (await response?.text()) ?? '';
  const [, script = ''] = /<script>(.*?)<\/script>/s.exec(html) ?? [];
  expect(sizes?.responseBodySize).toBeLessThanOrEqual(17_000);
  expect(script.length).toBeGreaterThan(100);
  expect(script.length).toBeLessThanOrEqual(1000);
});

test('the page has no token and nothing of the account', async ({ page, learner }) => {
  const response = await page.goto(address);
  const html = (await response?.text()) ?? '';
  const { cookies, origins } = await page.context().storageState();
  const secrets = [
    ...cookies.filter(({ httpOnly }) => httpOnly).map(({ value }) => value),
    ...origins
      .flatMap(({ localStorage }) => localStorage)
      .filter(({ name }) => name === 'token')
      .map(({ value }) => value),
    learner.sub,
    learner.email,
    learner.username,
  ];
  expect(secrets.length).toBeGreaterThan(3);
  for (const secret of secrets) expect(html).not.toContain(`"${secret}`);
});
