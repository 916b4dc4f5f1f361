import { allowClipboard, readClipboard } from './fixtures/clipboard.ts';
import { tabTo, tabWithin } from './fixtures/focus.ts';
import { expect, test } from './fixtures/test.ts';
import {
  announcement,
  heart,
  languageButton,
  openTranslation,
  openTranslator,
  sourceBox,
  translated,
} from './fixtures/translator-page.ts';

test.use({ signedIn: true, languages: { native: 'English', targets: ['es'] } });

test('every shortcut does what the sheet says, from the box as well', async ({ page, learner }) => {
  await allowClipboard(page);
  await openTranslation(page, { text: 'good morning' }, 'buenos días');
  const box = sourceBox(page);
  await box.press('Alt+c');
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await readClipboard(page)).toBe('buenos días');
  const spoken = page.waitForRequest('**/api/words/voice');
  await box.press('Alt+p');
  expect((await spoken).postDataJSON()).toEqual({ text: 'buenos días', language: 'es' });
  await box.press('Alt+f');
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  await expect
    .poll(async () => (await learner.favorites.categories()).map(({ word_count }) => word_count))
    .toEqual([1]);
  await box.press('Alt+s');
  await expect(box).toHaveValue('buenos días');
  await expect(translated(page)).toHaveText('good morning');
  await box.press('Alt+a');
  await expect(page).toHaveURL(/\/ai-chat\?/);
  await expect(page.getByRole('heading', { level: 1, name: 'buenos días' })).toBeVisible();
});

test('? shows the shortcuts, except in a text field', async ({ page }) => {
  await openTranslation(page, { text: 'house' }, 'casa');
  await sourceBox(page).press('End');
  await sourceBox(page).press('?');
  await expect(sourceBox(page)).toHaveValue('house?');
  const opener = page.getByRole('button', { name: 'Keyboard shortcuts' });
  await opener.focus();
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(sheet.getByRole('term')).toHaveText([
    'Translate now',
    'Swap languages',
    'Copy the translation',
    'Listen to the translation',
    'Save to favorites',
    'Ask the AI tutor',
    'Clear the text (press twice in the text box)',
    'Show these shortcuts',
  ]);
  await page.keyboard.press('Alt+s');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(languageButton(page, 'From')).toHaveAccessibleName('From: English');
});

test('a text is translated and kept by keyboard alone', async ({ page }) => {
  await openTranslator(page);
  await tabTo(page, languageButton(page, 'From'));
  await page.keyboard.press('Enter');
  const picker = page.getByRole('dialog', { name: 'Translate from' });
  await expect(picker.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('russ');
  await expect(picker.getByRole('option')).toHaveText([/^Russian/]);
  await page.keyboard.press('Enter');
  await expect(languageButton(page, 'From')).toHaveAccessibleName('From: Russian');
  await expect(languageButton(page, 'From')).toBeFocused();
  await tabTo(page, sourceBox(page));
  await page.keyboard.type('дом');
  await expect(translated(page)).toHaveText('casa');
  await expect(announcement(page, 'Translated to Spanish: casa')).toBeAttached();
  await tabTo(page, heart(page));
  await page.keyboard.press('Space');
  await expect(announcement(page, 'Saved to your favorites')).toBeAttached();
  await expect(heart(page)).toBeFocused();
  await tabTo(page, page.getByRole('link', { name: 'Show favorites' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Favorites' })).toBeVisible();
});

test('Tab stays within the list of languages, and Escape leaves it as it was', async ({ page }) => {
  await openTranslator(page);
  await languageButton(page, 'To').press('Enter');
  const picker = page.getByRole('dialog', { name: 'Translate to' });
  await expect(picker.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  for (const name of ['Close', 'Search languages...']) {
    const role = name === 'Close' ? 'button' : 'combobox';
    await tabWithin(picker, picker.getByRole(role, { name }));
  }
  await page.keyboard.press('Escape');
  await expect(picker).toBeHidden();
  await expect(languageButton(page, 'To')).toBeFocused();
  await expect(languageButton(page, 'To')).toHaveAccessibleName('To: Spanish');
});
