import { expectAccessible } from './fixtures/expect-accessible.ts';
import { expect, test } from './fixtures/test.ts';
import {
  heart,
  openPicker,
  openTranslation,
  openTranslator,
  resultPane,
  sourceBox,
  translateButton,
} from './fixtures/translator-page.ts';

test.use({
  signedIn: true,
  languages: { native: 'English', targets: ['es'] },
  contextOptions: { reducedMotion: 'reduce' },
});
test.slow();

test('the empty translator, its lists of languages and its keys are accessible', async ({
  page,
  isMobile,
}) => {
  await openTranslator(page);
  await expect(page.getByRole('heading', { name: 'Try one of these' })).toBeVisible();
  await expectAccessible(page);
  const picker = await openPicker(page, 'To');
  // All of them on the phone, which has the least room.
  if (!isMobile) await picker.getByRole('combobox').fill('an');
  await expect(picker.getByText('Not available here').first()).toBeVisible();
  await expectAccessible(page);
  await picker.getByRole('button', { name: 'Close' }).click();
  await expect(picker).toBeHidden();
  await page.getByRole('heading', { level: 1 }).press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await expectAccessible(page);
});

test('a word with its entries, saved and among the recent ones, is accessible', async ({
  page,
}) => {
  await openTranslation(page, { text: 'light' }, 'luz');
  await heart(page).click();
  await expect(resultPane(page)).toContainText('Saved to your favorites');
  await translateButton(page).click();
  await expect(page.getByRole('region', { name: 'Recent translations' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Dictionary' })).toBeVisible();
  await expectAccessible(page);
});

test('a glossed text, and a pair that no engine has, are accessible', async ({ page }) => {
  await openTranslator(page, { text: `The ${'old '.repeat(30)}house stands near the sea.` });
  await page.getByText('Show every word with its meaning').click();
  await expectAccessible(page);
  await openTranslator(page, { from: 'ar', to: 'ja', text: 'مرحبا' });
  await expect(resultPane(page)).toContainText(
    'Translation from Arabic to Japanese isn’t available',
  );
  await expect(sourceBox(page)).toHaveAttribute('lang', 'ar');
  await expectAccessible(page);
});
