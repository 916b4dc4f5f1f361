import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './fixtures/expect-accessible.ts';
import { countDocuments } from './fixtures/navigation.ts';
import { expect, test } from './fixtures/test.ts';
import { scrollUntilLoaded, spanishWordAt, spanishWords, starOf } from './fixtures/words-page.ts';

test.use({ signedIn: true, languages: { native: 'English', targets: ['es'] } });

/** More than about 30, which are near the screen: a tall screen, the first, the last, the focus. */
const mostRows = 60;

/** Opens the words and loads so many. @returns how many are loaded */
async function openWords(page: Page, least: number): Promise<number> {
  await page.goto('/words');
  await expect(spanishWords(page)).toHaveCount(50);
  return scrollUntilLoaded(page, least);
}

/** Scrolls until a place of the list is in the middle of the screen. */
async function scrollToPlace(page: Page, place: number, total: number): Promise<Locator> {
  const row = spanishWordAt(page, place);
  await page.evaluate((share) => {
    const list = document.querySelector('ul[aria-label="Spanish"]')?.getBoundingClientRect();
    if (list) scrollTo(0, scrollY + list.top + list.height * share);
  }, place / total);
  // Rows differ in height: from what is on the screen, it goes on to the place.
  await expect
    .poll(() =>
      page.evaluate((place) => {
        const rows = [...document.querySelectorAll<HTMLElement>('li[aria-posinset]')];
        const wanted = rows.find((item) => item.ariaPosInSet === String(place));
        wanted?.scrollIntoView({ block: 'center' });
        if (wanted) return true;
        const shown = rows.find((item) => item.getBoundingClientRect().bottom > 0);
        if (shown) scrollBy(0, (place - Number(shown.ariaPosInSet)) * shown.offsetHeight);
        return false;
      }, place),
    )
    .toBe(true);
  await expect(row).toBeInViewport();
  return row;
}

test('a list of 2,400 words has few rows on the page, wherever it is scrolled to', async ({
  page,
  learner,
}) => {
  test.setTimeout(240_000);
  const total = await openWords(page, 2400);
  for (const place of [2390, 1200, 30]) {
    const row = await scrollToPlace(page, place, total);
    await expect(row.getByText(`Frequency rank ${place.toLocaleString('en')}`)).toBeAttached();
    expect(await spanishWords(page).count()).toBeLessThanOrEqual(mostRows);
  }
  const star = starOf(await scrollToPlace(page, 1700, total));
  const saved = page.waitForResponse('**/api/words/setstatus');
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await saved;
  await scrollToPlace(page, 100, total);
  await expect(starOf(await scrollToPlace(page, 1700, total))).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  const starred = await learner.words('es', '&only_starred=true');
  expect(starred.map((word) => word.frequency_rank)).toEqual([1700]);
});

test('assistive technology knows the place of a row in the whole list', async ({ page }) => {
  const total = await openWords(page, 300);
  await scrollToPlace(page, 150, total);
  await expect(page.locator('[aria-posinset="150"]')).toHaveAttribute(
    'aria-setsize',
    String(total),
  );
  const client = await page.context().newCDPSession(page);
  const { nodes } = await client.send('Accessibility.getFullAXTree');
  const rows = nodes.filter(({ role, ignored }) => role?.value === 'article' && !ignored);
  expect(rows).toHaveLength(await spanishWords(page).count());
  // What only find in page sees is not read out.
  const far = (await page.locator('li[aria-hidden] > div').first().textContent()) ?? '';
  const [hidden = ''] = far.split('\n');
  expect(hidden).not.toBe('');
  expect(nodes.some(({ name, ignored }) => !ignored && name?.value === hidden)).toBe(false);
  await expectAccessible(page);
});

test('Tab goes on from row to row, also from one that was scrolled away', async ({ page }) => {
  const total = await openWords(page, 300);
  const row = await scrollToPlace(page, 150, total);
  await row.getByRole('link').focus();
  for (let place = 150; place < 170; place += 1) {
    await expect(spanishWordAt(page, place).getByRole('link')).toBeFocused();
    for (let stop = 0; stop < 4; stop += 1) await page.keyboard.press('Tab');
  }
  await expect(spanishWordAt(page, 170)).toBeInViewport();
  await page.evaluate(() => scrollTo(0, 0));
  await expect(spanishWordAt(page, 1)).toBeInViewport();
  await expect(spanishWordAt(page, 170).getByRole('link')).toBeFocused();
  expect(await spanishWords(page).count()).toBeLessThanOrEqual(mostRows);
  await page.keyboard.press('Shift+Tab');
  await expect(spanishWordAt(page, 169)).toBeInViewport();
  await expect(spanishWordAt(page, 169).getByRole('button').last()).toBeFocused();
});

test('the keys of a page scroll through the list', async ({ page }) => {
  await openWords(page, 300);
  await page.keyboard.press('Home');
  await expect(spanishWordAt(page, 1)).toBeInViewport();
  for (let press = 0; press < 12; press += 1) await page.keyboard.press('PageDown');
  await expect(spanishWordAt(page, 30)).not.toBeInViewport();
  const rowsOnScreen = () =>
    page.locator('li[aria-posinset]').evaluateAll(
      (items) =>
        items.filter((item) => {
          const { top, bottom } = item.getBoundingClientRect();
          return bottom > 0 && top < innerHeight;
        }).length,
    );
  await expect.poll(rowsOnScreen).toBeGreaterThan(3);
});

test('find in page reveals a word that is not on the page', async ({ page, learner }) => {
  await openWords(page, 300);
  await page.evaluate(() => scrollTo(0, 0));
  await expect(spanishWordAt(page, 1)).toBeInViewport();
  const place = 160;
  const word = (await learner.words('es'))[place - 1]?.text ?? '';
  await expect(spanishWordAt(page, place)).toBeHidden();
  const text = page.locator('[hidden="until-found"]', {
    hasText: new RegExp(`(^|\\n)${word}\\n`),
  });
  await expect(text).toHaveCount(1);
  // A headless browser has no find bar; this is what it does, and where it then goes on.
  await text.evaluate((block) => block.dispatchEvent(new Event('beforematch', { bubbles: true })));
  const row = spanishWordAt(page, place);
  await expect(row).toBeAttached();
  await expect(text).toHaveCount(0);
  expect(await page.evaluate(`find(${JSON.stringify(word)}, true)`)).toBe(true);
  await expect(row).toBeInViewport();
  const found = await row
    .getByRole('link')
    .evaluate((link) => getSelection()?.containsNode(link, true) === true);
  expect(found).toBe(true);
});

test('Back returns to the same place, with the focus on the word', async ({ page }) => {
  const total = await openWords(page, 600);
  const row = await scrollToPlace(page, 400, total);
  const documents = countDocuments(page);
  const top = await row.evaluate((element) => element.getBoundingClientRect().top);
  const link = row.getByRole('link');
  const text = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: text, exact: true })).toBeVisible();
  await page.goBack();
  await expect(row).toBeInViewport();
  await expect(link).toBeFocused();
  await expect
    .poll(async () =>
      Math.abs((await row.evaluate((element) => element.getBoundingClientRect().top)) - top),
    )
    .toBeLessThan(10);
  expect(await spanishWords(page).count()).toBeLessThanOrEqual(mostRows);
  expect(documents()).toBe(0);
});

test('printing shows all words that are loaded', async ({ page }) => {
  const total = await openWords(page, 300);
  expect(await spanishWords(page).count()).toBeLessThanOrEqual(mostRows);
  await page.evaluate(() => {
    addEventListener('beforeprint', () => {
      document.body.dataset['printed'] = String(document.querySelectorAll('article').length);
    });
  });
  await page.pdf();
  const printed = await page.evaluate(() => Number(document.body.dataset['printed']));
  expect(printed).toBe(total);
  await expect.poll(() => spanishWords(page).count()).toBeLessThanOrEqual(mostRows);
});
