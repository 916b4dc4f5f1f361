import type { Page } from '@playwright/test';
import { buildProfile } from '../api/src/auth/google/testing/fake-google.ts';
import { expectAccessible } from './fixtures/expect-accessible.ts';
import { expect, test, type Asked } from './fixtures/google-product.ts';
import { banner, storedSession } from './fixtures/navigation.ts';
import { test as plain } from './fixtures/test.ts';
import { allowFaults, watchFaults } from './fixtures/test.ts';

// All tests share one product.
test.describe.configure({ mode: 'default' });

const success = 'Successfully logged in with Google';
const unconfigured = 'Sign in with Google isn’t available here';
const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

const googleButton = (page: Page) => page.getByRole('button', { name: 'Sign in with Google' });

/** Requests to Google, and ours related to it. */
function watchRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('google')) requests.push(new URL(request.url()).pathname);
  });
  return requests;
}

// @spec P2 SI5 ST4 C32
test('a new person signs in with Google and is asked for their language', async ({
  page,
  google,
  openGoogle,
}) => {
  const person = buildProfile({ name: 'Grace Hopper' });
  const asked: Asked[] = [];
  const { promise: chosen, resolve: choose } = Promise.withResolvers<void>();
  await openGoogle(page, async (request) => {
    asked.push(request);
    await chosen;
    return { code: google.issueCode(person), state: request.state };
  });
  const requests = watchRequests(page);
  await page.goto('/login-register');
  await expect(googleButton(page)).toBeEnabled();
  expect(requests).toEqual([]);
  await googleButton(page).click();
  const pending = page.getByRole('button', { name: 'Signing in...' });
  await expect(pending).toHaveAttribute('aria-busy', 'true');
  choose();
  await expect(banner(page, 'success')).toHaveText(success);
  await expect(pending).toBeHidden();
  await expect(googleButton(page)).toBeHidden();
  expect(asked).toEqual([
    {
      client_id: 'topwords.apps.example',
      scope: 'openid email profile',
      ux_mode: 'popup',
      state: expect.stringMatching(/^[\w.-]+$/),
    },
  ]);
  expect(await storedSession(page)).toMatchObject({ username: 'Grace Hopper', native: '' });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Grace Hopper' })).toBeVisible();
  const natives = page.locator('section').filter({
    has: page.getByRole('heading', { name: 'What is your native language?' }),
  });
  await natives.getByRole('button', { name: 'English English', exact: true }).click();
  await expect.poll(() => storedSession(page)).toMatchObject({ native: 'English' });
});

test('a returning person gets the same account, also in another browser', async ({
  page,
  browser,
  google,
  openGoogle,
}) => {
  const person = buildProfile();
  const other = await browser.newContext();
  watchFaults(other);
  const subs: unknown[] = [];
  for (const visit of [page, await other.newPage()]) {
    await openGoogle(visit, ({ state }) => ({ code: google.issueCode(person), state }));
    await visit.goto('/login-register');
    await googleButton(visit).focus();
    await visit.keyboard.press('Enter');
    await expect(banner(visit, 'success')).toHaveText(success);
    subs.push((await storedSession(visit))['sub']);
  }
  expect(subs[0]).toMatch(/^[\da-f-]{36}$/);
  expect(subs[1]).toBe(subs[0]);
  await other.close();
});

// @spec ER2
test('a refusal shows the server’s message', async ({ page, google, openGoogle }) => {
  allowFaults(/401/, /403/);
  const unverified = buildProfile({ email_verified: false });
  const codes = ['made up', google.issueCode(unverified), google.issueCode(buildProfile())];
  await openGoogle(page, ({ state }) => ({ code: codes.shift() ?? '', state }));
  await page.goto('/login-register');
  await googleButton(page).click();
  await expect(banner(page, 'error')).toHaveText(
    'Google did not accept this sign-in. Please try again.',
  );
  await googleButton(page).click();
  await expect(banner(page, 'error')).toContainText('has not verified the e-mail address');
  await googleButton(page).click();
  await expect(banner(page, 'success')).toHaveText(success);
});

// @spec ER7
test('a closed window, or one that answers with a foreign state, changes nothing', async ({
  page,
  google,
  openGoogle,
}) => {
  const warnings: string[] = [];
  page.on('console', (message) => warnings.push(message.text()));
  const answers = [
    { type: 'popup_closed' },
    { error: 'access_denied' },
    { code: google.issueCode(buildProfile()), state: 'of someone else' },
  ];
  await openGoogle(page, () => answers.shift() ?? { type: 'unknown' });
  const requests = watchRequests(page);
  await page.goto('/login-register');
  for (const count of [1, 2, 3]) {
    await googleButton(page).click();
    await expect.poll(() => warnings.length).toBe(count);
    await expect(googleButton(page)).toHaveAttribute('aria-busy', 'false');
  }
  await expect(banner(page, 'error')).toBeHidden();
  expect(requests).not.toContain('/api/auth/google');
});

test('a state is valid only in the browser that got it', async ({
  page,
  request,
  google,
  openGoogle,
}) => {
  const states: string[] = [];
  await openGoogle(page, ({ state }) => {
    states.push(state);
    return { type: 'popup_closed' };
  });
  await page.goto('/login-register');
  await googleButton(page).click();
  await expect.poll(() => states.length).toBe(1);
  const data = { code: google.issueCode(buildProfile()), state: states[0] };
  const answer = await request.post('/api/auth/google', { data });
  expect(answer.status()).toBe(400);
  expect(await answer.json()).toMatchObject({ code: 'google_state_invalid' });
});

// @spec ER7
test('a failed load of Google’s script is only logged', async ({ page }) => {
  allowFaults(/accounts\.google\.com/);
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await page.route('https://accounts.google.com/**', (route) => route.abort());
  await page.goto('/login-register');
  await googleButton(page).click();
  await expect.poll(() => warnings.length).toBe(1);
  await expect(googleButton(page)).toHaveAttribute('aria-disabled', 'false');
  await expect(banner(page, 'error')).toBeHidden();
});

for (const viewport of sizes) {
  test.describe(`at ${viewport.width} pixels`, () => {
    test.use({ viewport });

    test('an existing account with the address is connected by its password', async ({
      page,
      google,
      learner,
      openGoogle,
    }) => {
      allowFaults(/401/, /409/);
      const person = buildProfile({ email: learner.email });
      await openGoogle(page, ({ state }) => ({ code: google.issueCode(person), state }));
      await page.goto('/login-register');
      await expect(googleButton(page)).toBeEnabled();
      await expect(googleButton(page)).toHaveAttribute('aria-busy', 'false');
      await expectAccessible(page);
      await googleButton(page).click();
      const dialog = page.getByRole('dialog', { name: 'Connect Google' });
      await expect(dialog).toContainText('Enter its password to connect Google.');
      const password = dialog.getByLabel('Password', { exact: true });
      await expect(password).toBeFocused();
      await password.fill('not the one');
      await page.keyboard.press('Enter');
      await expect(dialog.getByText('Incorrect password')).toBeVisible();
      await expect(dialog.getByRole('button', { name: 'Connect' })).toBeEnabled();
      await expectAccessible(page);
      await password.fill(learner.password);
      await dialog.getByRole('button', { name: 'Connect' }).click();
      await expect(banner(page, 'success')).toHaveText(success);
      await expect(dialog).toBeHidden();
      expect(await storedSession(page)).toMatchObject({ username: learner.username });
    });

    plain.describe('where Google is not set up', () => {
      plain.use({ viewport });

      plain('the button says so and does nothing', async ({ page }) => {
        const requests = watchRequests(page);
        const response = await page.goto('/login-register');
        expect(await response?.headerValue('Content-Security-Policy')).not.toContain('google');
        await googleButton(page).hover();
        await expect(page.getByText(unconfigured)).toBeVisible();
        await expect(googleButton(page)).toHaveAttribute('aria-disabled', 'true');
        await expect(googleButton(page)).toHaveAccessibleDescription(unconfigured);
        await googleButton(page).focus();
        await page.keyboard.press('Enter');
        await expect(googleButton(page)).toHaveAttribute('aria-busy', 'false');
        await expectAccessible(page);
        expect(requests).toContain('/api/auth/google/start');
        expect(requests.some((path) => path.includes('gsi'))).toBe(false);
      });
    });
  });
}
