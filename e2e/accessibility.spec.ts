import { expectAccessible } from './fixtures/expect-accessible.ts';
import { expect, test } from './fixtures/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test("a visitor's screens are accessible", async ({ page }) => {
  test.slow();
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Learn Top Words' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/login-register');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByLabel('Email')).toBeFocused();
  await expectAccessible(page);
  await page.goto('/login-register?mode=register');
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page.getByLabel('Native Language')).toBeFocused();
  await expectAccessible(page);
});

test.describe('of a learner', () => {
  test.use({ signedIn: true, languages: { native: 'English', targets: ['es', 'ru'] } });

  test('dashboard, menu and dialog are accessible', async ({ page, learner }) => {
    test.slow();
    const [first] = await learner.words('es');
    if (first) await learner.mark(first, 'learned');
    await page.goto('/');
    await expect(page.getByRole('link', { name: /^Continue Learning/ })).toHaveCount(2);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Ada’s account' }).click();
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
  });

  test('lists of words are accessible', async ({ page, learner }) => {
    test.slow();
    for (const word of (await learner.words('es')).slice(0, 3)) await learner.mark(word, 'learned');
    await page.goto('/words');
    await expect(page.getByRole('heading', { name: 'Choose language' })).toBeVisible();
    await expectAccessible(page);
    const words = page.getByRole('list', { name: 'Spanish' }).getByRole('article');
    await page.goto('/words?lang=es');
    await expect(words).toHaveCount(50);
    await expectAccessible(page);
    await page.goto('/learned?lang=es');
    await expect(words).toHaveCount(3);
    await expectAccessible(page);
    await page.goto('/learned?lang=ru');
    await expect(page.getByRole('heading', { name: 'Not Yet, But Soon' })).toBeVisible();
    await expectAccessible(page);
  });

  test('one word, the search and an unknown address are accessible', async ({ page, learner }) => {
    test.slow();
    const word = (await learner.words('es'))[7];
    await page.goto(`/card-detail?id=${word?.id}`);
    await expect(page.getByRole('heading', { name: 'Meanings & Examples' })).toBeVisible();
    await expectAccessible(page);
    await page.goto('/search?q=casa');
    await expect(page.getByRole('link', { name: 'casa', exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.goto('/search?q=xyzzyxyzzy');
    await expect(page.getByRole('heading', { name: 'No matching words found' })).toBeVisible();
    await expectAccessible(page);
    await page.goto('/nowhere');
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await expectAccessible(page);
  });
});
