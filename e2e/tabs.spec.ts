import type { Page } from '@playwright/test';
import { signInAgain } from './fixtures/learner.ts';
import { storedSession } from './fixtures/navigation.ts';
import { watchFaults, expect, test } from './fixtures/test.ts';
import { spanishWords, starOf, learnOf } from './fixtures/words-page.ts';

const native = 'English';

test.use({ signedIn: true, languages: { native, targets: ['es'] } });

function firstWord(page: Page) {
  const card = spanishWords(page).first();
  return {
    star: starOf(card),
    learn: learnOf(card),
  };
}

function progressIn(page: Page, language: string) {
  return page.getByRole('heading', { level: 3, name: language });
}

test('stars and learned marks reach another tab without a reload', async ({ page, context }) => {
  const other = await context.newPage();
  await page.goto('/words');
  await other.goto('/words');
  const [here, there] = [firstWord(page), firstWord(other)];
  await expect(there.star).toHaveAttribute('aria-pressed', 'false');
  await here.star.click();
  await expect(there.star).toHaveAttribute('aria-pressed', 'true');
  await here.learn.click();
  await expect(there.learn).toHaveAttribute('aria-pressed', 'true');
  // And back, so that both tabs send and receive.
  await there.star.click();
  await expect(here.star).toHaveAttribute('aria-pressed', 'false');
  await expect(here.learn).toHaveAttribute('aria-pressed', 'true');
});

test('a language chosen in one browser appears in another after a reload, in all its tabs', async ({
  page,
  learner,
  browser,
  baseURL,
}) => {
  // Both browsers hold a token that is valid for minutes, and the languages at sign-in.
  const elsewhere = await signInAgain(baseURL ?? '', learner, { native, targets: ['es'] });
  const context = await browser.newContext({
    ...(baseURL !== undefined && { baseURL }),
    storageState: await elsewhere.storageState(),
  });
  watchFaults(context);
  const [other, tab] = [await context.newPage(), await context.newPage()];
  for (const opened of [page, other, tab]) {
    await opened.goto('/');
    await expect(progressIn(opened, 'Spanish')).toBeVisible();
  }

  const panel = page.locator('section').filter({
    has: page.getByRole('heading', { name: 'Choose Your Language' }),
  });
  await panel.getByRole('button', { name: /^Russian/ }).click();
  await expect(progressIn(page, 'Russian')).toBeVisible();

  const { token } = await storedSession(other);
  await other.reload();
  await expect(progressIn(other, 'Russian')).toBeVisible();
  expect(await storedSession(other)).toMatchObject({ token, target_langs: '["es","ru"]' });
  await expect(progressIn(tab, 'Russian')).toBeVisible();
  await context.close();
  await elsewhere.dispose();
});
