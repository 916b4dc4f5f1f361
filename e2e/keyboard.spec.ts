import { tabTo } from './fixtures/focus.ts';
import { banner } from './fixtures/navigation.ts';
import { expect, test } from './fixtures/test.ts';
import { spanishWords, starOf, learnOf } from './fixtures/words-page.ts';

test.use({ languages: { native: 'English', targets: ['es'] } });

// @spec SI6
test('a learner signs in, opens the words and marks one by keyboard alone', async ({
  page,
  learner,
}) => {
  await page.goto('/');
  await tabTo(page, page.getByRole('link', { name: 'Continue Learning' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();

  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type(learner.email);
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(learner.password);
  await page.keyboard.press('Enter');
  await expect(banner(page, 'success')).toHaveText('Successfully logged in');

  const link = page.getByRole('link', { name: 'Continue Learning Spanish' });
  await expect(link).toBeVisible();
  await tabTo(page, link);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/words/);

  const card = spanishWords(page).first();
  await expect(card).toBeVisible();
  const star = starOf(card);
  await tabTo(page, star);
  await page.keyboard.press('Space');
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await expect(star).toBeFocused();
  const learn = learnOf(card);
  await tabTo(page, learn);
  await page.keyboard.press('Enter');
  await expect(learn).toHaveAttribute('aria-pressed', 'true');

  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(card.getByRole('link')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Meanings & Examples' })).toBeVisible();
});

test('Skip to content is the first stop and leads past the bar', async ({ page, learner }) => {
  await page.goto('/login-register');
  await page.getByLabel('Email').fill(learner.email);
  await page.getByLabel('Password', { exact: true }).fill(learner.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Continue Learning Spanish' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Continue Learning Spanish' })).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
