import { openDialog, openProfile, section } from './fixtures/profile-page.ts';
import { storedSession } from './fixtures/navigation.ts';
import { expect, test } from './fixtures/test.ts';

test.use({ signedIn: true, languages: { native: 'English', targets: ['es'] } });

// @spec PR4
test('new words a day and sound are saved', async ({ page, learner }) => {
  await openProfile(page, learner);
  const perDay = page.getByRole('spinbutton', { name: 'New words per day' });
  const sound = page.getByRole('switch', { name: 'Sound' });
  await expect(sound).toBeChecked();
  const before = Number(await perDay.inputValue());
  const moreIsSaved = page.waitForResponse('**/api/practice/settings');
  await page.getByRole('button', { name: 'More new words' }).click();
  await expect(perDay).toHaveValue(String(before + 1));
  expect((await moreIsSaved).status()).toBe(200);
  const soundIsSaved = page.waitForResponse('**/api/practice/settings');
  await sound.uncheck();
  expect((await soundIsSaved).status()).toBe(200);
  await page.reload();
  await expect(perDay).toHaveValue(String(before + 1));
  await expect(sound).not.toBeChecked();
});

// @spec PR4
test('a new native language is saved, and used for translations', async ({ page, learner }) => {
  await openProfile(page, learner);
  const native = page.getByRole('combobox', { name: 'Native language' });
  await expect(native).toHaveValue('English');
  await native.selectOption('Turkish');
  await expect(page.getByText('Your native language is now Turkish')).toBeAttached();
  expect(await storedSession(page)).toMatchObject({ native: 'Turkish' });
  await page.reload();
  await expect(native).toHaveValue('Turkish');
  await page.getByRole('link', { name: /^Nouns \d/ }).click();
  const word = page.getByRole('listitem').filter({
    has: page.getByRole('link', { name: 'casa', exact: true }),
  });
  await expect(word.locator('[lang=tr]')).toHaveText('ev');
});

test('a learned language chosen as native leaves the target languages, after confirmation', async ({
  page,
  learner,
}) => {
  await openProfile(page, learner);
  const native = page.getByRole('combobox', { name: 'Native language' });
  await native.selectOption('Spanish');
  const dialog = page.getByRole('dialog', { name: 'Make Spanish your native language?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(native).toHaveValue('English');
  await native.selectOption('Spanish');
  await dialog.getByRole('button', { name: 'Make it native' }).click();
  await expect(native).toHaveValue('Spanish');
  await expect(page.getByRole('link', { name: 'Choose a language' })).toBeVisible();
  await page.reload();
  await expect(native).toHaveValue('Spanish');
  expect(await storedSession(page)).toMatchObject({ native: 'Spanish', target_langs: '[]' });
});

test('a chosen time zone replaces the browser’s, until it follows the browser again', async ({
  page,
  learner,
}) => {
  await openProfile(page, learner);
  const settings = section(page, 'App settings');
  const follows = 'Your day starts at midnight in Europe / Berlin. It follows your browser.';
  await expect(settings).toContainText(follows);
  const dialog = await openDialog(page, 'Change the time zone', 'Time zone');
  await dialog.getByRole('searchbox').fill('tokyo');
  await dialog.getByRole('radio', { name: /^Asia \/ Tokyo/ }).check();
  const saved = page.waitForResponse('**/api/profile/settings');
  await dialog.getByRole('button', { name: 'Save' }).click();
  expect((await saved).status()).toBe(200);
  await page.reload();
  await expect(settings).toContainText('Your day starts at midnight in Asia / Tokyo.');
  await expect(settings).not.toContainText('It follows your browser.');
  await openDialog(page, 'Change the time zone', 'Time zone');
  await expect(dialog.getByRole('radio', { name: /^Asia \/ Tokyo/ })).toBeChecked();
  await dialog
    .getByRole('radio', { name: 'Use the browser’s time zone (Europe / Berlin)' })
    .check();
  const followed = page.waitForResponse('**/api/profile/settings');
  await dialog.getByRole('button', { name: 'Save' }).click();
  expect((await followed).status()).toBe(200);
  await page.reload();
  await expect(settings).toContainText(follows);
});
