import type { Locator } from '@playwright/test';
import { countDocuments, expectNoSidewaysScroll } from './fixtures/navigation.ts';
import { expect, test } from './fixtures/test.ts';
import { spanishWords, starOf, learnOf } from './fixtures/words-page.ts';

test.use({ signedIn: true, languages: { native: 'English', targets: ['es'] } });

/** Scrolls to the end repeatedly until the list has this many words. */
async function scrollUntil(words: Locator, count: number): Promise<void> {
  await expect
    .poll(async () => {
      await words.last().scrollIntoViewIfNeeded();
      return words.count();
    })
    .toBeGreaterThanOrEqual(count);
}

async function ranksOf(words: Locator): Promise<number[]> {
  const texts = await words.getByText(/^Frequency rank /).allTextContents();
  return texts.map((text) => Number(text.replaceAll(/\D/g, '')));
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
  await scrollUntil(words, 200);
  expect((await ranksOf(words)).slice(0, 200)).toEqual(
    Array.from({ length: 200 }, (_, index) => index + 1),
  );
  expect(asked.slice(0, 4)).toEqual(['1', '2', '3', '4']);
  expect(new Set(asked).size).toBe(asked.length);
});

test('scrolling down stops at the last word', async ({ page, learner }) => {
  const learned = (await learner.words('es')).slice(0, 110);
  await Promise.all(learned.map((word) => learner.mark(word, 'learned')));
  await page.goto('/learned');
  const words = spanishWords(page);
  await expect(words).toHaveCount(50);
  await scrollUntil(words, learned.length);
  await expect(words).toHaveCount(learned.length);
  await expect(page.getByRole('button', { name: 'Load More Words' })).toBeHidden();
  expect(await ranksOf(words)).toEqual(learned.map((word) => word.frequency_rank));
});

// @spec W7 K3
test('Load More Words loads the next page without scrolling', async ({ page }) => {
  await page.goto('/words');
  await expect(spanishWords(page)).toHaveCount(50);
  await page.getByRole('button', { name: 'Load More Words' }).dispatchEvent('click');
  await expect(spanishWords(page)).toHaveCount(100);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

// @spec CD1
test('coming back from a word keeps the place in the list', async ({ page }) => {
  await page.goto('/words');
  const words = spanishWords(page);
  await expect(words).toHaveCount(50);
  await words.nth(45).scrollIntoViewIfNeeded();
  await expect.poll(() => words.count()).toBeGreaterThanOrEqual(100);
  const opened = words.nth(72);
  await opened.scrollIntoViewIfNeeded();
  const count = await words.count();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(1000);
  const documents = countDocuments(page);
  const link = opened.getByRole('link');
  const text = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: text, exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(opened).toBeInViewport();
  await expect.poll(() => words.count()).toBeGreaterThanOrEqual(count);
  expect(Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThan(100);
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
  await expect(spanishWords(page)).toHaveCount(100);
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
