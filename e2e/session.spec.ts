import { expiredToken } from './fixtures/expired-token.ts';
import { logOut, storedSession } from './fixtures/navigation.ts';
import { allowFaults, expect, test } from './fixtures/test.ts';
import { spanishWords } from './fixtures/words-page.ts';
import { watchRequests } from './fixtures/network.ts';

test.use({ signedIn: true, languages: { native: 'English', targets: ['es'] } });

test('a reload keeps the session', async ({ page, learner }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: learner.username })).toBeVisible();
  const before = await storedSession(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: learner.username })).toBeVisible();
  expect(await storedSession(page)).toEqual(before);
});

// @spec ST9
test('an expired access token is renewed silently when the page is opened', async ({ page }) => {
  await page.goto('/words');
  await expect(page.getByRole('heading', { level: 1, name: 'Words' })).toBeVisible();
  const token = expiredToken();
  await page.evaluate((token) => localStorage.setItem('token', token), token);
  const refreshed = page.waitForResponse('**/api/auth/refresh');
  await page.reload();
  expect((await refreshed).status()).toBe(200);
  await expect(spanishWords(page)).toHaveCount(50);
  const stored = await storedSession(page);
  expect(stored.token).not.toBe(token);
  expect(stored.target_langs).toBe('["es"]');
});

test('a refused token is renewed once and the call repeated', async ({ page, learner }) => {
  allowFaults(/401.*\/api\/words\//);
  await page.goto('/');
  await expect(page.getByText('Failed to load')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 3, name: 'Spanish' })).toBeVisible();
  const refreshes = watchRequests(page, /\/api\/auth\/refresh$/);
  await page.evaluate(() => localStorage.setItem('token', 'damaged'));
  await page.getByRole('link', { name: 'Continue Learning Spanish' }).click();
  await expect(spanishWords(page)).toHaveCount(50);
  expect(refreshes).toHaveLength(1);
  const stored = await storedSession(page);
  expect(stored.token).not.toBe('damaged');
  expect(stored.username).toBe(learner.username);
});

// @spec ST11
test('logging out asks first, clears all storage and shows the sign-in', async ({
  page,
  context,
}) => {
  await page.goto('/words');
  await expect(page.getByRole('heading', { level: 1, name: 'Words' })).toBeVisible();
  await page.evaluate(() => localStorage.setItem('something else', '1'));
  await page.getByRole('button', { name: /account$/i }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  expect(await storedSession(page)).toMatchObject({ native: 'English' });

  await logOut(page);
  await expect(page).toHaveURL('/login-register');
  await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
  expect(await storedSession(page)).toEqual({});
  // This one lets the account recognise the browser; it does not identify the account.
  const cookies = (await context.cookies()).filter(({ name }) => name !== 'known_browser');
  expect(cookies).toEqual([]);
  await page.goto('/words');
  await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
});

test('signing out in one tab reaches the other', async ({ page, context }) => {
  await page.goto('/words');
  const other = await context.newPage();
  await other.goto('/learned');
  await expect(other.getByRole('heading', { level: 1, name: 'Learned Words' })).toBeVisible();
  await logOut(page);
  await expect(other.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
});

test('a session ended by the server shows the sign-in, and no error', async ({ page, context }) => {
  allowFaults(/401.*\/api\//);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 3, name: 'Spanish' })).toBeVisible();
  await context.clearCookies({ name: 'refresh_token' });
  await page.evaluate(() => localStorage.setItem('token', 'damaged'));
  await page.getByRole('link', { name: 'Continue Learning Spanish' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
  expect(await storedSession(page)).toEqual({});
});
