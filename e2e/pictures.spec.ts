import type { Page } from '@playwright/test';
import { logOut } from './fixtures/navigation.ts';
import { openKeptWords, test } from './fixtures/offline-learner.ts';
import { allowFaults, expect } from './fixtures/test.ts';
import { spanishWords, starOf } from './fixtures/words-page.ts';

const address = '/words?lang=es';

/** The addresses of which a picture is kept. */
function pictured(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    if (!(await caches.has('topwords-pictures'))) return [];
    const requests = await (await caches.open('topwords-pictures')).keys();
    return requests.map(({ url }) => url.slice(location.origin.length));
  });
}

/** What a page shows at its first frame, while the product has not rendered anything. */
interface FirstFrame {
  words: number;
  isStarred: boolean;
  hasProduct: boolean;
}

/** Opens an address in a new page. @returns that page, and its first frame with a picture, if any */
async function openAgain(
  page: Page,
): Promise<{ later: Page; first: () => Promise<FirstFrame | null> }> {
  const later = await page.context().newPage();
  await later.addInitScript(() => {
    const observer = new MutationObserver(() => {
      const picture = document.querySelector('#picture');
      const words = picture?.querySelectorAll('li [lang="es"]').length ?? 0;
      if (!picture || words < 5) return;
      observer.disconnect();
      const star = picture.querySelector('[data-action="star"]');
      Object.assign(globalThis, {
        firstFrame: {
          words,
          isStarred: star?.getAttribute('aria-pressed') === 'true',
          hasProduct: document.querySelector('#root *') !== null,
        },
      });
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  await later.goto(address);
  const first = () =>
    later.evaluate(() => (globalThis as { firstFrame?: FirstFrame }).firstFrame ?? null);
  return { later, first };
}

test.beforeEach(async ({ page }) => {
  await openKeptWords(page);
  await expect.poll(() => pictured(page)).toEqual([address]);
});

test('a later visit shows the words before any script runs, and then the product', async ({
  page,
}) => {
  const { later, first } = await openAgain(page);
  await expect(later.locator('#picture')).toHaveCount(0);
  await expect(spanishWords(later)).toHaveCount(50);
  const frame = await first();
  expect(frame).toMatchObject({ isStarred: false, hasProduct: false });
  expect(frame?.words).toBeGreaterThan(5);
});

test('a mark shows at the next visit', async ({ page }) => {
  const star = starOf(spanishWords(page).first());
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  // No longer true, and so forgotten until it is taken again.
  await expect.poll(() => pictured(page)).toEqual([]);
  await expect.poll(() => pictured(page)).toEqual([address]);
  const { later, first } = await openAgain(page);
  await expect(starOf(spanishWords(later).first())).toHaveAttribute('aria-pressed', 'true');
  expect(await first()).toMatchObject({ isStarred: true });
});

test('a page leaves the pictures of other lists', async ({ page }) => {
  const { later } = await openAgain(page);
  await later.goto('/learned?lang=es');
  await expect
    .poll(() => pictured(later), { timeout: 20_000 })
    .toEqual([address, '/learned?lang=es']);
});

test('a mark far down a list leaves no picture: the figures at its top count it', async ({
  page,
}) => {
  const star = starOf(spanishWords(page).nth(25));
  await star.scrollIntoViewIfNeeded();
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => pictured(page)).toEqual([]);
});

test('nothing is pictured once the session has ended', async ({ page }) => {
  allowFaults(/\b401\b/);
  await logOut(page);
  await expect.poll(() => pictured(page)).toEqual([]);
});

test('when the server has another page, that page is shown and the picture forgotten', async ({
  page,
  context,
}) => {
  // The open page still asks ahead.
  allowFaults(/\b401\b/);
  await context.clearCookies();
  await page.evaluate(() => localStorage.removeItem('token'));
  const { later } = await openAgain(page);
  await expect(later.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
  await expect(later.locator('#picture')).toHaveCount(0);
  expect(await pictured(later)).toEqual([]);
});

test('a reload begins with the product, where the list was left', async ({ page }) => {
  await page.reload();
  await expect(spanishWords(page)).toHaveCount(50);
  expect(await page.locator('#picture').count()).toBe(0);
});
