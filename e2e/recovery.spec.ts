import { expectAccessible } from './fixtures/expect-accessible.ts';
import { mailedLink } from './fixtures/mailed.ts';
import { banner } from './fixtures/navigation.ts';
import { allowFaults, expect, test } from './fixtures/test.ts';

const newPassword = 'a new horse battery';

test('who forgot the password sets a new one with the mailed link', async ({ page, learner }) => {
  allowFaults(/409.*\/api\/auth\/password_reset/);
  await page.goto('/login-register');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot password?' })).toBeVisible();
  await expect(page).toHaveTitle('Forgot password? · TopWords');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Send the link' }).click();
  const email = page.getByLabel('Email');
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription('Please enter a valid email address');
  await email.fill(learner.email);
  await email.press('Enter');
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await expect(page.getByText(`If ${learner.email} has an account`)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open the outbox' })).toBeVisible();
  await expectAccessible(page);

  await page.goto(await mailedLink(page.request, learner.email, '/reset-password'));
  await expect(page.getByRole('heading', { level: 1, name: 'Set a new password' })).toBeVisible();
  await expectAccessible(page);
  const password = page.getByLabel('New password', { exact: true });
  await password.fill('short');
  await password.press('Enter');
  await expect(password).toHaveAccessibleDescription(/at least 8 characters/);
  await password.fill(newPassword);
  await password.press('Enter');
  // Nobody has confirmed the address yet.
  const mine = page.getByRole('radio', { name: /Yes, it’s mine/ });
  await mine.focus();
  await expectAccessible(page);
  await mine.press('Space');
  await password.press('Enter');
  await expect(page.getByRole('heading', { name: 'Password changed' })).toBeVisible();

  await page.getByRole('link', { name: 'Back to sign in' }).click();
  await page.getByLabel('Email').fill(learner.email);
  await page.getByLabel('Password', { exact: true }).fill(newPassword);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Ada’s account' })).toBeVisible();
});

test('a link that was used leads to a new one', async ({ page, learner }) => {
  allowFaults(/40[09].*\/api\/auth\/password_reset/);
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill(learner.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  const link = await mailedLink(page.request, learner.email, '/reset-password');
  for (const expected of ['Password changed', 'Set a new password']) {
    await page.goto('/');
    await page.goto(link);
    await page.getByLabel('New password', { exact: true }).fill(newPassword);
    await page.getByRole('button', { name: 'Set the password' }).click();
    if (expected === 'Password changed') {
      await page.getByRole('radio', { name: /Yes, it’s mine/ }).check();
      await page.getByRole('button', { name: 'Set the password' }).click();
    }
    await expect(page.getByRole('heading', { level: 1, name: expected })).toBeVisible();
  }
  await expect(banner(page, 'error')).toHaveText(/This link was used, or is too old/);
  await page.getByRole('link', { name: 'Ask for a new link' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot password?' })).toBeVisible();
});

test('an incomplete link says so', async ({ page }) => {
  await page.goto('/reset-password');
  await expect(page.getByRole('heading', { name: 'This link is incomplete' })).toBeVisible();
  await page.getByRole('link', { name: 'Ask for a new link' }).click();
  await expect(page).toHaveURL('/forgot-password');
});

test.describe('of a learner who is signed in', () => {
  test.use({ signedIn: true });

  test('a mailed link ends this session too', async ({ page, learner }) => {
    allowFaults(/409.*\/api\/auth\/password_reset/);
    await page.request.post('/api/auth/password_reset', { data: { email: learner.email } });
    await page.goto(await mailedLink(page.request, learner.email, '/reset-password'));
    await page.getByLabel('New password', { exact: true }).fill(newPassword);
    await page.getByRole('button', { name: 'Set the password' }).click();
    await page.getByRole('radio', { name: /Yes, it’s mine/ }).check();
    await page.getByRole('button', { name: 'Set the password' }).click();
    await expect(page.getByRole('heading', { name: 'Password changed' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to sign in' }).click();
    await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
  });
});
