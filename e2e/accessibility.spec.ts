import { expectAccessible, expectAccessibleAt } from './fixtures/expect-accessible.ts';
import { expect, test } from './fixtures/test.ts';
import { spanishWords } from './fixtures/words-page.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.slow();

test("a visitor's screens are accessible", async ({ page }) => {
  await expectAccessibleAt(page, '/', 'Learn Top Words');
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
    for (const word of (await learner.words('es')).slice(0, 3)) await learner.mark(word, 'learned');
    await expectAccessibleAt(page, '/words', 'Choose language');
    const words = spanishWords(page);
    await page.goto('/words?lang=es');
    await expect(words).toHaveCount(50);
    await expectAccessible(page);
    await page.goto('/learned?lang=es');
    await expect(words).toHaveCount(3);
    await expectAccessible(page);
    await expectAccessibleAt(page, '/learned?lang=ru', 'Not Yet, But Soon');
  });

  test('one word, the search and an unknown address are accessible', async ({ page, learner }) => {
    const word = (await learner.words('es'))[7];
    await expectAccessibleAt(page, `/card-detail?id=${word?.id}`, 'Meanings & Examples');
    await page.goto('/search?q=casa');
    await expect(page.getByRole('link', { name: 'casa', exact: true })).toBeVisible();
    await expectAccessible(page);
    await expectAccessibleAt(page, '/search?q=xyzzyxyzzy', 'No matching words found');
    await expectAccessibleAt(page, '/nowhere', 'Page not found');
  });
});
