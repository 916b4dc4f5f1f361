import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { expectAccessible } from './fixtures/expect-accessible.ts';
import { banner, signIn } from './fixtures/navigation.ts';
import { openProfile, prove, section } from './fixtures/profile-page.ts';
import { allowFaults, expect, test } from './fixtures/test.ts';
import { addVirtualAuthenticator } from './fixtures/virtual-authenticator.ts';

test.use({ signedIn: true });

test.beforeEach(() => {
  // The first call after a proof is sent with the token from before.
  allowFaults(/40[13].*\/api\/(auth|profile)\//);
});

/** Signs out in this browser, and opens the sign-in. */
async function leave(page: Page): Promise<void> {
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto('/login-register');
  await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
}

test('a passkey is added, signs in without a password, is renamed and removed', async ({
  page,
  learner,
}) => {
  const authenticator = await addVirtualAuthenticator(page);
  await openProfile(page, learner);
  const security = section(page, 'Security');
  await security.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByRole('dialog', { name: 'Is it really you?' })).toBeVisible();
  await expectAccessible(page);
  await prove(page, learner);
  await expect(banner(page, 'success')).toHaveText('The passkey is added');
  expect(await authenticator.countPasskeys()).toBe(1);
  const row = security.getByRole('listitem').filter({ hasText: 'Never used' });
  await expect(row).toContainText('Passkey of');
  await expectAccessible(page);

  await row.getByRole('button', { name: /^Rename/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Rename/ });
  await expectAccessible(page);
  await dialog.getByLabel('Name').fill('My phone');
  await dialog.getByLabel('Name').press('Enter');
  await expect(security.getByText('My phone')).toBeVisible();

  await authenticator.setPresence(false);
  await leave(page);
  await expectAccessible(page);
  await authenticator.setPresence(true);
  // Its suggestion may be taken by the browser at once.
  const button = page.getByRole('button', { name: 'Sign in with a passkey' });
  const account = page.getByRole('button', { name: 'Ada’s account' });
  await expect(button.or(account)).toBeVisible();
  if (await button.isVisible()) await button.press('Enter');
  await expect(account).toBeVisible();

  await openProfile(page, learner);
  await expect(security.getByText(/Last used/).first()).toBeVisible();
  await security.getByRole('button', { name: 'Remove My phone' }).click();
  const proof = page.getByRole('dialog', { name: 'Is it really you?' });
  await proof.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(banner(page, 'success')).toHaveText('My phone is removed');
  await expect(security.getByText('My phone')).toBeHidden();
});

test('who cancels at the device stays where they are', async ({ page, learner }) => {
  const authenticator = await addVirtualAuthenticator(page);
  await authenticator.setPresence(false);
  await openProfile(page, learner);
  const add = section(page, 'Security').getByRole('button', { name: 'Add a passkey' });
  await add.click();
  await prove(page, learner);
  await expect(add).toBeEnabled();
  await expect(add).not.toHaveAttribute('aria-busy', 'true');
  expect(await authenticator.countPasskeys()).toBe(0);
});

test('an app’s code follows the password, and a recovery code in its place', async ({
  page,
  learner,
}) => {
  test.slow();
  await openProfile(page, learner);
  const security = section(page, 'Security');
  await security.getByRole('button', { name: 'Use an app' }).press('Enter');
  await prove(page, learner);
  const dialog = page.getByRole('dialog', { name: 'Use an app as second step' });
  await expect(dialog.getByRole('img', { name: 'QR code for the app' })).toBeVisible();
  await expectAccessible(page);
  const secret = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '');
  const app = new TOTP({ secret });
  const code = dialog.getByLabel('Code of the app');
  await code.fill('12');
  await code.press('Enter');
  await expect(code).toHaveAccessibleDescription('Enter the six digits that the app shows');
  const first = app.generate();
  await code.fill(first);
  await code.press('Enter');
  const codes = page.getByRole('dialog', { name: 'Your recovery codes' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  await expectAccessible(page);
  const recovery = (await codes.getByRole('listitem').first().textContent()) ?? '';
  await codes.getByRole('button', { name: 'I kept them' }).click();
  await expect(security).toContainText('On, with an app. Recovery codes left: 10.');

  await leave(page);
  await signIn(page, learner);
  await expect(page.getByRole('heading', { level: 1, name: 'One more step' })).toBeVisible();
  await expectAccessible(page);
  const field = page.getByLabel('Code', { exact: true });
  await expect(field).toBeFocused();
  // The same code once more.
  await field.fill(first);
  await field.press('Enter');
  await expect(page.getByText(/This code isn’t right, or was used/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(recovery);
  await page.getByLabel('Recovery code').press('Enter');
  await expect(page.getByRole('button', { name: 'Ada’s account' })).toBeVisible();

  await openProfile(page, learner);
  await expect(security).toContainText('Recovery codes left: 9.');
  await security.getByRole('button', { name: 'Turn off' }).click();
  await prove(page, learner);
  await expect(banner(page, 'success')).toHaveText('The second step is off');
  await leave(page);
  await signIn(page, learner);
  await expect(page.getByRole('button', { name: 'Ada’s account' })).toBeVisible();
});

test('the second step can be left', async ({ page, learner }) => {
  const authenticator = await addVirtualAuthenticator(page);
  await openProfile(page, learner);
  const security = section(page, 'Security');
  await security.getByRole('button', { name: 'Add a passkey' }).click();
  await prove(page, learner);
  await security.getByRole('button', { name: 'Use passkeys' }).click();
  await page.getByRole('button', { name: 'I kept them' }).click();
  // The device would else answer the sign-in's suggestion at once.
  await authenticator.setPresence(false);
  await leave(page);
  const account = page.getByRole('button', { name: 'Ada’s account' });
  const heading = page.getByRole('heading', { level: 1, name: 'One more step' });
  await signIn(page, learner);
  await expect(heading).toBeVisible();
  await page.getByRole('button', { name: 'Back to sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
  await signIn(page, learner);
  await expect(heading).toBeVisible();
  await authenticator.setPresence(true);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(account).toBeVisible();
});

test('the history tells of it', async ({ page, learner }) => {
  await openProfile(page, learner);
  await section(page, 'Security')
    .getByRole('button', { name: 'Show the security history' })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Security history' });
  await expect(dialog.getByRole('listitem').last()).toContainText('Account made');
  await expectAccessible(page);
});
