import { readFile } from 'node:fs/promises';
import { banner, storedSession } from './fixtures/navigation.ts';
import {
  expectSignIn,
  openDialog,
  openOtherBrowser,
  openProfile,
  prove,
  section,
  trySignIn,
} from './fixtures/profile-page.ts';
import { allowFaults, expect, test } from './fixtures/test.ts';

test.use({ signedIn: true, languages: { native: 'English', targets: ['es'] } });

test('changing the password needs the current one, and signs the other browser out', async ({
  page,
  browser,
  learner,
}) => {
  test.slow();
  allowFaults(/403.*\/api\/auth\/change_password/, /401.*\/api\//);
  const other = await openOtherBrowser(browser, learner);
  await openProfile(page, learner);
  const sessions = section(page, 'Security').getByRole('listitem').filter({ hasText: 'Signed in' });
  await expect(sessions).toHaveCount(2);

  const dialog = await openDialog(page, 'Change password');
  const current = dialog.getByLabel('Current Password', { exact: true });
  const next = 'a wholly new password';
  await current.fill('not the password');
  await dialog.getByLabel('New Password', { exact: true }).fill(next);
  await dialog.getByLabel('Confirm Password', { exact: true }).fill(next);
  await dialog.getByRole('button', { name: 'Save password' }).click();
  await expect(current).toHaveAccessibleDescription(/The password is incorrect/);
  await expect(current).toBeFocused();
  await current.fill(learner.password);
  await dialog.getByRole('button', { name: 'Save password' }).click();
  await expect(banner(page, 'success')).toContainText('Password saved');
  await expect(dialog).toBeHidden();
  await expect(sessions).toHaveCount(1);

  await other.getByRole('link', { name: 'Continue Learning Spanish' }).click();
  await expectSignIn(other);
  await trySignIn(other, learner.email, learner.password);
  await expect(banner(other, 'error')).toBeVisible();
  expect(await storedSession(other)).toEqual({});
  await trySignIn(other, learner.email, next);
  await expect(banner(other, 'success')).toHaveText('Successfully logged in');
  await page.reload();
  await expect(sessions).toHaveCount(2);
  await other.context().close();
});

test('signing out everywhere ends the session of every browser', async ({
  page,
  browser,
  learner,
}) => {
  test.slow();
  allowFaults(/401.*\/api\//, /403.*\/api\/auth\/logout_everywhere/);
  const other = await openOtherBrowser(browser, learner);
  await openProfile(page, learner);
  const dialog = await openDialog(page, 'Sign out everywhere', 'Sign out everywhere?');
  await dialog.getByRole('button', { name: 'Sign out', exact: true }).click();
  await prove(page, learner);
  await expectSignIn(page);
  await expect(page).toHaveURL('/login-register');
  await other.getByRole('link', { name: 'Continue Learning Spanish' }).click();
  await expectSignIn(other);
  await other.context().close();
});

test('one other browser is signed out by its row', async ({ page, browser, learner }) => {
  test.slow();
  allowFaults(/401.*\/api\//, /403.*\/api\/auth\/sessions\//);
  const other = await openOtherBrowser(browser, learner);
  await openProfile(page, learner);
  const ways = section(page, 'Security').getByRole('button', {
    name: /^Sign out (?!everywhere|all)/,
  });
  await ways.click();
  await prove(page, learner);
  await expect(banner(page, 'success')).toContainText('is signed out');
  await expect(ways).toHaveCount(0);
  await other.getByRole('link', { name: 'Continue Learning Spanish' }).click();
  await expectSignIn(other);
  await page.reload();
  await expect(page.getByText(learner.email, { exact: true })).toBeVisible();
  await other.context().close();
});

test('all stored data of a learner can be exported as JSON', async ({ page, learner }) => {
  // The proof of identity is asked for, and the call after it carries the token from before.
  allowFaults(/40[13].*\/api\/profile\/export/);
  const [first, second] = await learner.words('es');
  if (!first || !second) throw new Error('The bank has too few words');
  await learner.mark(first, 'learned');
  await learner.mark(second, 'star');
  await openProfile(page, learner);
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export my data' }).click();
  await prove(page, learner);
  const file = await started;
  await expect(banner(page, 'success')).toHaveText('The file is in your downloads');
  expect(file.suggestedFilename()).toMatch(/^topwords-.+-\d{4}-\d\d-\d\d\.json$/);
  const text = await readFile(await file.path(), 'utf8');
  expect(text).not.toContain('argon2');
  const { account, word_marks } = JSON.parse(text) as Record<string, unknown>;
  expect(account).toMatchObject({
    email: learner.email,
    username: learner.username,
    native_language: 'en',
    has_password: true,
  });
  expect(word_marks).toHaveLength(2);
  const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
  const spanish = { language_code: 'es', learned_at: null, starred_at: null };
  expect(word_marks).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ ...spanish, word: first.text, learned_at: time }),
      expect.objectContaining({ ...spanish, word: second.text, starred_at: time }),
    ]),
  );
});

test('an account is deleted with its password, and cannot be signed in to again', async ({
  page,
  learner,
}) => {
  allowFaults(/403.*\/api\/profile\/delete/, /401.*\/api\/auth\//);
  await openProfile(page, learner);
  const dialog = await openDialog(page, 'Delete my account', 'Delete your account?');
  const password = dialog.getByLabel('Password', { exact: true });
  await password.fill('not the password');
  await dialog.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(password).toHaveAccessibleDescription(/The password is incorrect/);
  await password.fill(learner.password);
  await dialog.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(page.getByRole('heading', { name: 'Learn Top Words' })).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(banner(page, 'success')).toHaveText('Your account has been deleted');
  expect(await storedSession(page)).toEqual({});
  await trySignIn(page, learner.email, learner.password);
  await expect(banner(page, 'error')).toBeVisible();
  expect(await storedSession(page)).toEqual({});
});
