import { expiredToken } from './fixtures/expired-token.ts';
import { fillWith, keptAnswers, untilStored } from './fixtures/kept-answers.ts';
import { createLearner } from './fixtures/learner.ts';
import { banner, logOut, signIn } from './fixtures/navigation.ts';
import { openKeptWords, openWordsTwice, starredWords, test } from './fixtures/offline-learner.ts';
import { allowFaults, expect } from './fixtures/test.ts';
import { spanishWords, starOf } from './fixtures/words-page.ts';

test('a slow network shows the list of last time at once, and then the server’s', async ({
  page,
  learner,
}) => {
  const [word] = await learner.words('es');
  if (!word) throw new Error('There are no words');
  await openWordsTwice(page);
  await untilStored(page, ' listWords ');
  const { promise: isShown, resolve: proceed } = Promise.withResolvers<void>();
  await page.route('**/api/words/es?*', async (route) => {
    await isShown;
    await route.continue();
  });
  await learner.mark(word, 'star');
  await page.reload();
  const star = starOf(spanishWords(page).first());
  await expect(star).toHaveAttribute('aria-pressed', 'false');
  proceed();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
});

test('signing out erases what is kept, and another account sees nothing of it', async ({
  page,
  learner,
  baseURL,
  network,
}) => {
  test.slow();
  await openWordsTwice(page);
  const keys = async () => Object.keys(await keptAnswers(page));
  await expect.poll(async () => (await keys()).some((key) => key.includes(learner.sub))).toBe(true);
  await network.cut();
  await starOf(spanishWords(page).first()).click();
  await network.mend();
  await logOut(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
  await expect.poll(keys).toEqual([]);

  const other = await createLearner(baseURL ?? '', { native: 'English', targets: ['es'] });
  await signIn(page, other);
  await expect(banner(page, 'success')).toBeVisible();
  await page.goto('/words?lang=es');
  await expect(spanishWords(page)).toHaveCount(50);
  await expect(starOf(spanishWords(page).first())).toHaveAttribute('aria-pressed', 'false');
  expect((await keys()).filter((key) => key.includes(learner.sub))).toEqual([]);
  expect(await starredWords(other)).toEqual([]);
  await other.dispose();
});

test('the profile shows what is kept, and erases it', async ({ page }) => {
  await openKeptWords(page);
  await page.goto('/profile');
  await expect(page.getByText(/^[\d.]+ of 25 MB, for use without a network$/)).toBeVisible();
  await expect.poll(async () => Object.keys(await keptAnswers(page)).length).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Erase', exact: true }).click();
  await expect(banner(page, 'success')).toHaveText('Erased');
});

test('a failure to erase what is kept is reported, and it stays', async ({ page }) => {
  await openWordsTwice(page);
  await page.goto('/profile');
  await expect.poll(async () => Object.keys(await keptAnswers(page)).length).toBeGreaterThan(0);
  await page.evaluate(() => {
    IDBObjectStore.prototype.delete = () => {
      throw new DOMException('Not now', 'UnknownError');
    };
  });
  await page.getByRole('button', { name: 'Erase', exact: true }).click();
  await expect(page.getByText('Couldn’t erase it. Please try again.')).toBeVisible();
  expect(Object.keys(await keptAnswers(page))).not.toEqual([]);
});

test('what was used least recently makes room', async ({ page }) => {
  await openKeptWords(page);
  await fillWith(page, { key: 'old', usedAt: 1, bytes: 20_000_000 });
  await fillWith(page, { key: 'recent', usedAt: Date.now(), bytes: 4_990_000 });
  await page.reload();
  await expect.poll(async () => Object.keys(await keptAnswers(page))).not.toContain('old');
  expect(Object.keys(await keptAnswers(page))).toContain('recent');
});

test('a renewal of the session that hangs shows the stored session meanwhile', async ({ page }) => {
  await openWordsTwice(page);
  const { promise: isShown, resolve: proceed } = Promise.withResolvers<void>();
  await page.route('**/api/auth/refresh', async (route) => {
    await isShown;
    await route.continue();
  });
  const token = expiredToken();
  await page.evaluate((expired) => localStorage.setItem('token', expired), token);
  allowFaults(/401/);
  await page.reload();
  await expect(spanishWords(page)).toHaveCount(50);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(token);
  proceed();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).not.toBe(token);
});
