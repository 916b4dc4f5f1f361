import { banner, countDocuments, storedSession, signIn } from './fixtures/navigation.ts';
import { allowFaults, expect, test } from './fixtures/test.ts';
import { watchRequests, holdRequests } from './fixtures/network.ts';

const emailFault = 'Please enter a valid email address';
const passwordFault = 'Password must be at least 8 characters';

// @spec SI1 SI2 V1 V2 V3 K1
test('sign-in shows the first error, e-mail before password, and makes no call', async ({
  page,
}) => {
  // A challenge for passkeys is asked for when the form appears.
  const calls = watchRequests(page, /\/api\/(?!auth\/passkeys\/challenge)/);
  await page.goto('/login-register');
  await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
  const email = page.getByLabel('Email');
  const password = page.getByLabel('Password', { exact: true });
  const login = page.getByRole('button', { name: 'Login', exact: true });

  for (const wrong of ['', 'ada', 'ada@example', 'a da@example.org']) {
    await email.fill(wrong);
    await password.fill('short');
    await login.click();
    await expect(banner(page, 'error')).toHaveText(emailFault);
    await expect(email).toHaveAccessibleDescription(new RegExp(emailFault));
    await expect(email).toBeFocused();
  }
  await email.fill('ada@example.org');
  await password.fill('1234567');
  await login.click();
  await expect(banner(page, 'error')).toHaveText(passwordFault);
  await expect(password).toHaveAccessibleDescription(new RegExp(passwordFault));
  expect(calls).toEqual([]);
});

// @spec V4 K14
test('the banner with a form error hides after a second', async ({ page }) => {
  await page.clock.install();
  await page.goto('/login-register');
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(banner(page, 'error')).toHaveText(emailFault);
  await page.clock.runFor(990);
  await expect(banner(page, 'error')).toBeVisible();
  await page.clock.runFor(20);
  await expect(banner(page, 'error')).toBeHidden();
  await expect(page.getByText(emailFault)).toBeVisible();
});

// @spec SI6 ER2
test('a wrong password shows the server’s message', async ({ page, learner }) => {
  allowFaults(/401.*\/api\/auth\/login/);
  await page.goto('/login-register');
  await page.getByLabel('Email').fill(learner.email);
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  const answer = page.waitForResponse('**/api/auth/login');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  const { detail } = await (await answer).json();
  expect(detail).toBeTruthy();
  await expect(banner(page, 'error')).toHaveText(detail);
  expect(await storedSession(page)).toEqual({});
});

// @spec P2 E7 E23 ST3
test('signing in stores the session and shows the requested screen', async ({ page, learner }) => {
  await page.goto('/words');
  await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
  const documents = countDocuments(page);
  await signIn(page, learner);
  await expect(banner(page, 'success')).toHaveText('Successfully logged in');
  await expect(page.getByRole('heading', { level: 1, name: 'Words' })).toBeVisible();
  await expect(page).toHaveURL('/words');
  expect(documents()).toBe(0);
  expect(await storedSession(page)).toEqual({
    token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
    sub: expect.stringMatching(/^[0-9a-f-]{36}$/),
    username: learner.username,
    native: 'English',
    target_langs: '[]',
  });
});

// @spec SI3
test('the button is busy and ignores a second click during the call', async ({ page, learner }) => {
  const calls = watchRequests(page, /\/api\/auth\/login$/);
  const proceed = await holdRequests(page, '**/api/auth/login');
  await page.goto('/login-register');
  await page.getByLabel('Email').fill(learner.email);
  const password = page.getByLabel('Password', { exact: true });
  await password.fill(learner.password);
  const login = page.getByRole('button', { name: 'Login', exact: true });
  await login.click();
  await expect(login).toBeDisabled();
  await expect(login).toHaveAttribute('aria-busy', 'true');
  await password.press('Enter');
  proceed();
  await expect(banner(page, 'success')).toHaveText('Successfully logged in');
  expect(calls).toHaveLength(1);
});
