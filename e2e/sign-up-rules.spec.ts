import { newcomer } from './fixtures/learner.ts';
import { mailedLink } from './fixtures/mailed.ts';
import { runOperatorCommand } from './fixtures/operator-commands.ts';
import { allowFaults } from './fixtures/test.ts';
import { expect, test as base } from './fixtures/own-product.ts';

/** A product in which only invited people sign up, and their browsers prove work. */
const test = base.extend({
  // No account is made beforehand: here it would be refused.
  storageState: undefined,
  environment: [
    { SIGN_UP: 'invited', SIGN_UP_WORK: 'always', LIMIT_REGISTER_ADDRESS: '60' },
    { scope: 'worker' },
  ],
});

test('an invited person creates an account with the mailed link, and nobody else does', async ({
  page,
  product,
}) => {
  allowFaults(/403.*\/api\/auth\/register/);
  const { username, email, password } = newcomer();
  await runOperatorCommand(product, 'accounts', 'invite', email);
  const link = await mailedLink(page.request, email, '/login-register?mode=register');

  async function tryRegistering(): Promise<void> {
    await page.getByLabel('Native Language').selectOption('English');
    await page.getByLabel('Username').fill(username);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Confirm Password').fill(password);
    await page.getByRole('button', { name: 'Register', exact: true }).click();
  }

  await page.goto('/login-register?mode=register');
  await tryRegistering();
  await expect(page.getByText('New accounts need an invitation').first()).toBeVisible();

  await page.goto('/');
  await page.goto(link);
  // The invitation outlives a look at the other form.
  await page.getByRole('link', { name: /Login/ }).click();
  await page.getByRole('link', { name: /Register/ }).click();
  await tryRegistering();
  await expect(page.getByRole('button', { name: `${username}’s account` })).toBeVisible();
});
