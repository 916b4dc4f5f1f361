import { randomUUID } from 'node:crypto';
import { expectAccessible } from './fixtures/expect-accessible.ts';
import { mailedCode, mailedLink } from './fixtures/mailed.ts';
import { banner, signIn } from './fixtures/navigation.ts';
import { openDialog, openProfile, section } from './fixtures/profile-page.ts';
import { allowFaults, expect, test } from './fixtures/test.ts';

test.describe('of a learner who is signed in', () => {
  test.use({ signedIn: true });

  test('the address is confirmed with the mailed code', async ({ page, learner }) => {
    allowFaults(/400.*\/api\/auth\/address\/confirm/);
    await openProfile(page, learner);
    await expect(section(page, 'Security')).toContainText('Not confirmed yet');
    const dialog = await openDialog(page, 'Confirm', 'Confirm your email');
    const right = await mailedCode(page.request, learner.email);
    await expectAccessible(page);
    const code = dialog.getByLabel('Code of six digits');
    await code.fill('12');
    await code.press('Enter');
    await expect(code).toHaveAccessibleDescription('Enter the six digits of the email');
    await code.fill(right === '000 000' ? '111111' : '000000');
    await code.press('Enter');
    await expect(code).toHaveAccessibleDescription(/This code isn’t right/);
    await expect(code).toBeFocused();
    await dialog.getByRole('button', { name: 'Send the email again' }).click();
    await expect(dialog.getByText(/This site can’t send email yet/)).toBeVisible();
    await expect(async () => {
      await code.fill(await mailedCode(page.request, learner.email));
      await code.press('Enter');
      await expect(banner(page, 'success')).toHaveText('Your email is confirmed');
    }).toPass();
    await expect(section(page, 'Security')).toContainText('Your email is confirmed.');
  });

  test('a link confirms the address of who is signed in', async ({ page, learner }) => {
    await page.goto(await mailedLink(page.request, learner.email, '/confirm-email'));
    await expect(page.getByText(`You are signed in as ${learner.username}.`)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Confirm my email' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Done' })).toBeVisible();
    await expect(page.getByText('Your email is confirmed')).toBeVisible();
  });

  test('another address needs the consent of both', async ({ page, learner }) => {
    const next = `${randomUUID()}@example.org`;
    const link = await mailedLink(page.request, learner.email, '/confirm-email');
    await page.goto(link);
    await page.getByRole('button', { name: 'Confirm my email' }).click();
    await openProfile(page, learner);
    const dialog = await openDialog(page, 'Change email');
    await expectAccessible(page);
    await dialog.getByLabel('New email').fill(next);
    await dialog.getByLabel('Password', { exact: true }).fill(learner.password);
    await dialog.getByRole('button', { name: 'Send the email' }).click();
    await expect(banner(page, 'success')).toContainText('emails to confirm the change');
    await expect(section(page, 'Security')).toContainText(`Changing to ${next}`);

    await page.goto(await mailedLink(page.request, learner.email, '/leave-email'));
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Agree to the change' }).click();
    await expect(page.getByText(/Agreed. The address changes/)).toBeVisible();
    await page.goto(await mailedLink(page.request, next, '/confirm-email'));
    await page.getByRole('button', { name: 'Confirm my email' }).click();
    await expect(page.getByText('Your email is confirmed')).toBeVisible();
    await page.goto('/profile');
    await expect(section(page, 'Security')).toContainText('Your email is confirmed.');
    await expect(page.getByText(next, { exact: true })).toBeVisible();
  });
});

test('who opens the link without a session signs in there', async ({ page, learner }) => {
  await page.goto(await mailedLink(page.request, learner.email, '/confirm-email'));
  await expect(page.getByText('Sign in to your account to confirm its email.')).toBeVisible();
  await expectAccessible(page);
  await signIn(page, learner);
  await page.getByRole('button', { name: 'Confirm my email' }).click();
  await expect(page.getByText('Your email is confirmed')).toBeVisible();
});

test('the owner of an address takes it back from who gave it as theirs', async ({
  page,
  learner,
}) => {
  allowFaults(/401.*\/api\/auth\/login/);
  await page.goto(await mailedLink(page.request, learner.email, '/confirm-email'));
  await page.getByRole('button', { name: 'I didn’t make this account' }).click();
  await expect(page.getByText('The account no longer has your address')).toBeVisible();
  await page.getByRole('link', { name: 'Back to sign in' }).click();
  await signIn(page, learner);
  await expect(banner(page, 'error')).toHaveText('Incorrect email or password');
});
