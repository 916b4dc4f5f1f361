import type { Locator } from '@playwright/test';
import { countDocuments, expectNoSidewaysScroll } from './fixtures/navigation.ts';
import { expect, test } from './fixtures/test.ts';
import {
  countLoaded,
  learnOf,
  scrollUntilLoaded,
  spanishWordAt,
  spanishWords,
  starOf,
} from './fixtures/words-page.ts';

test.use({ signedIn: true, languages: { native: 'English', targets: ['es'] } });

/** Checks that the words on the page have the ranks of their places, and returns the last. */
async function lastRankOf(list: Locator): Promise<number> {
  const rows = await list.getByRole('listitem').evaluateAll((items) =>
    items.map((item) => ({
      place: Number(item.ariaPosInSet),
      rank: Number(/Frequency rank ([\d,]+)/.exec(item.textContent)?.[1]?.replace(',', '')),
    })),
  );
  for (const { place, rank } of rows) expect(rank).toBe(place);
  return rows.at(-1)?.rank ?? 0;
}

test('scrolling down loads each page once', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const page = new URL(request.url()).searchParams.get('page');
    if (page !== null) asked.push(page);
  });
  await page.goto('/words');
  const words = spanishWords(page);
  await expect(words).toHaveCount(50);
  const count = await scrollUntilLoaded(page, 200);
  expect(await lastRankOf(page.getByRole('list', { name: 'Spanish' }))).toBe(count);
  expect(asked.slice(0, 4)).toEqual(['1', '2', '3', '4']);
  expect(new Set(asked).size).toBe(asked.length);
});

test('scrolling down stops at the last word', async ({ page, learner }) => {
  const learned = (await learner.words('es')).slice(0, 110);
  await Promise.all(learned.map((word) => learner.mark(word, 'learned')));
  await page.goto('/learned');
  const words = spanishWords(page);
  await expect(words).toHaveCount(50);
  expect(await scrollUntilLoaded(page, 110)).toBe(110);
  await expect(page.getByText('End of the list: 110 words.')).toBeAttached();
  await expect(page.getByRole('button', { name: 'Load More Words' })).toBeHidden();
  expect(await lastRankOf(page.getByRole('list', { name: 'Spanish' }))).toBe(110);
});

// @spec W7 K3
test('Load More Words loads the next page without scrolling', async ({ page }) => {
  await page.goto('/words');
  await expect(spanishWords(page)).toHaveCount(50);
  await page.getByRole('button', { name: 'Load More Words' }).dispatchEvent('click');
  await expect.poll(() => countLoaded(page)).toBe(100);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

// @spec CD1
test('coming back from a word keeps the place in the list', async ({ page }) => {
  await page.goto('/words');
  const words = spanishWords(page);
  await expect(words).toHaveCount(50);
  const count = await scrollUntilLoaded(page, 150);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
  const opened = spanishWordAt(page, Math.floor(count / 2));
  await opened.evaluate((card) => card.scrollIntoView({ block: 'center' }));
  const top = await page.evaluate(() => scrollY);
  expect(top).toBeGreaterThan(1000);
  const documents = countDocuments(page);
  const link = opened.getByRole('link');
  const text = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: text, exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(opened).toBeInViewport();
  await expect.poll(() => countLoaded(page)).toBe(count);
  expect(Math.abs((await page.evaluate(() => scrollY)) - top)).toBeLessThan(100);
  await expect(link).toBeFocused();
  expect(documents()).toBe(0);
});

// @spec W2 ST18
test('the starred filter shows only starred words, and survives a reload', async ({
  page,
  learner,
}) => {
  const words = await learner.words('es');
  for (const word of [words[1], words[60]]) if (word) await learner.mark(word, 'star');
  await page.goto('/words');
  await expect(spanishWords(page)).toHaveCount(50);
  await page.getByText('Starred', { exact: true }).click();
  await expect(spanishWords(page).getByRole('link')).toHaveText([
    words[1]?.text ?? '',
    words[60]?.text ?? '',
  ]);
  await page.reload();
  await expect(spanishWords(page)).toHaveCount(2);
  await starOf(spanishWords(page).first()).click();
  await expect(spanishWords(page)).toHaveCount(1);
  await page.getByText('All Words', { exact: true }).click();
  await expect(spanishWords(page)).toHaveCount(50);
  expect(await learner.words('es', '&only_starred=true')).toHaveLength(1);
});

// @spec W9 L4 L5
test('empty lists show a message and a link', async ({ page }) => {
  await page.goto('/words?filter=starred');
  await expect(page.getByRole('heading', { name: 'No starred words yet' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.goto('/learned');
  await expect(page.getByRole('heading', { name: 'Not Yet, But Soon' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Quick Actions' })).toBeVisible();
  await page.getByRole('link', { name: 'Start Learning' }).click();
  await expect(spanishWords(page)).toHaveCount(50);
});

// @spec W3
test('Hide and Show Langs toggle the language strip', async ({ page }) => {
  await page.goto('/words');
  const strip = page.getByRole('list', { name: 'Languages' });
  await expect(strip).toBeVisible();
  await page.getByRole('button', { name: 'Hide' }).click();
  await expect(strip).toBeHidden();
  await page.getByRole('button', { name: 'Show Langs' }).click();
  await expect(strip).toBeVisible();
});

// @spec W4
test('Refresh reloads from the server and starts at the first page', async ({ page, learner }) => {
  await page.goto('/words');
  await expect(spanishWords(page)).toHaveCount(50);
  const [first] = await learner.words('es');
  if (first) await learner.mark(first, 'learned');
  await page.getByRole('button', { name: 'Load More Words' }).dispatchEvent('click');
  await expect.poll(() => countLoaded(page)).toBe(100);
  await page.getByRole('button', { name: 'Refresh', exact: true }).click();
  const learn = learnOf(spanishWords(page).first());
  await expect(learn).toHaveAttribute('aria-pressed', 'true');
  await expect(spanishWords(page)).toHaveCount(50);
});

test.describe('with two languages', () => {
  test.use({ languages: { native: 'English', targets: ['es', 'ru'] } });

  // @spec W10 ST21
  test('words are shown once a language is chosen, and follow the choice', async ({ page }) => {
    await page.goto('/words');
    await expect(page.getByRole('heading', { name: 'Choose language' })).toBeVisible();
    await page.getByRole('button', { name: /^Russian/ }).click();
    await expect(page.getByRole('list', { name: 'Russian' }).getByRole('article')).toHaveCount(50);
    await page.getByRole('button', { name: /^Spanish/ }).click();
    await expect(spanishWords(page)).toHaveCount(50);
    await page.reload();
    await expect(spanishWords(page)).toHaveCount(50);
  });
});
