import type { Page } from '@playwright/test';
import { newcomer } from './fixtures/learner.ts';
import { banner, storedSession } from './fixtures/navigation.ts';
import { allowFaults, expect, test } from './fixtures/test.ts';
import { watchRequests } from './fixtures/network.ts';

type Person = ReturnType<typeof newcomer>;

async function openRegistration(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Register' })).toBeVisible();
}

async function fill(page: Page, { username, email, password }: Person): Promise<void> {
  await page.getByLabel('Native Language').selectOption('English');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password').fill(password);
}

// @spec LR2 V5 K19
test('registration shows its errors one after the other and makes no call', async ({ page }) => {
  const calls = watchRequests(page, /\/api\//);
  await openRegistration(page);
  const register = page.getByRole('button', { name: 'Register', exact: true });
  const native = page.getByLabel('Native Language');
  const username = page.getByLabel('Username');
  const email = page.getByLabel('Email');
  const password = page.getByLabel('Password', { exact: true });
  const confirmation = page.getByLabel('Confirm Password');

  await expect(native.getByRole('option')).toHaveText([
    /native language/i,
    /^English/,
    /^Russian/,
    /^Spanish/,
    /^Turkish/,
  ]);
  await confirmation.fill('something else');
  const steps: [text: string, correct: () => Promise<unknown>][] = [
    ['Native Language is required', () => native.selectOption('English')],
    ['Username is required', () => username.fill('Ada')],
    ['Please enter a valid email address', () => email.fill('ada@example.org')],
    ['Password must be at least 8 characters', () => password.fill('12345678')],
    ['Passwords do not match', () => confirmation.fill('12345679')],
    ['Passwords do not match', () => username.fill('   ')],
    ['Username is required', () => Promise.resolve()],
  ];
  for (const [text, correct] of steps) {
    await register.click();
    await expect(banner(page, 'error')).toHaveText(text);
    expect(calls).toEqual([]);
    await correct();
  }
});

// @spec ER2
test('a taken e-mail shows the server’s message', async ({ page, learner }) => {
  allowFaults(/409.*\/api\/auth\/register/);
  await openRegistration(page);
  await fill(page, { ...learner, password: 'not the password' });
  const answer = page.waitForResponse('**/api/auth/register');
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  const { detail } = await (await answer).json();
  await expect(banner(page, 'error')).toHaveText(detail);
  await expect(page.getByRole('heading', { level: 1, name: 'Register' })).toBeVisible();
  expect(await storedSession(page)).toEqual({});
});

// @spec ST2 ST8 K12
test('after registering, the notice stays for 1.5 s before the product opens', async ({ page }) => {
  const person = newcomer();
  await page.clock.install();
  await openRegistration(page);
  await fill(page, person);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(banner(page, 'success')).toHaveText('Successfully registered');
  await page.clock.runFor(1400);
  await expect(banner(page, 'success')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Register' })).toBeVisible();
  await page.clock.runFor(200);
  await expect(banner(page, 'success')).toBeHidden();
  await page.clock.resume();
  await expect(page.getByRole('heading', { level: 1, name: person.username })).toBeVisible();
  await expect(page).toHaveURL('/');
  expect(await storedSession(page)).toMatchObject({
    username: person.username,
    native: 'English',
    target_langs: '[]',
  });
});

// @spec R10 LR1
test('the links below the forms lead from one to the other', async ({ page }) => {
  await page.goto('/auth');
  await page.getByRole('link', { name: "Don't have an account? Register" }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Register' })).toBeVisible();
  await page.getByRole('link', { name: 'Already have an account? Login' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
});
