import { expectNoSidewaysScroll } from './fixtures/navigation.ts';
import { allowFaults, expect, test } from './fixtures/test.ts';
import {
  languageButton,
  openPicker,
  openTranslation,
  openTranslator,
  resultPane,
  sourceBox,
  translateButton,
  translated,
  watchTranslations,
} from './fixtures/translator-page.ts';

test.use({ signedIn: true, languages: { native: 'English', targets: ['es'] } });

// @spec V12 K22
test('each side offers every language except the other’s', async ({ page }) => {
  await openTranslation(page, { text: 'house' }, 'casa');
  const from = await openPicker(page, 'From');
  await expect(from.getByRole('option', { name: /^English/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(from.getByRole('option', { name: /^Spanish/ })).toHaveCount(0);
  await expect(from.getByRole('option', { name: 'Detect language' })).toBeVisible();
  expect(await from.getByRole('option').count()).toBeGreaterThan(85);
  await expectNoSidewaysScroll(page);
  await from.getByRole('button', { name: 'Close' }).click();
  await expect(languageButton(page, 'From')).toBeFocused();

  const to = await openPicker(page, 'To');
  await expect(to.getByRole('option', { name: /^English/ })).toHaveCount(0);
  await expect(to.getByRole('option', { name: 'Detect language' })).toHaveCount(0);
  await to.getByRole('option', { name: /^Russian/ }).click();
  await expect(languageButton(page, 'To')).toHaveAccessibleName('To: Russian');
  await expect(translated(page)).toHaveText('дом');
});

// @spec T1
test('a language can be searched by any of its names', async ({ page }) => {
  await openTranslation(page, { text: 'house' }, 'casa');
  const picker = await openPicker(page, 'To');
  const search = picker.getByRole('combobox', { name: 'Search languages...' });
  for (const query of ['turk', 'turkce', 'TÜRKÇE', 'tr']) {
    await search.fill(query);
    await expect(picker.getByRole('option').first()).toHaveText(/^Turkish Türkçe/);
  }
  await search.fill('klingon');
  await expect(picker.getByText('No languages found').first()).toBeVisible();
  await expect(picker.getByRole('option')).toHaveCount(0);
  await search.fill('türk');
  await search.press('Enter');
  await expect(picker).toBeHidden();
  await expect(translated(page)).toHaveText('ev');
});

test('a language that no engine has is marked, and cannot be chosen', async ({ page }) => {
  await openTranslator(page);
  const picker = await openPicker(page, 'To');
  const german = picker.getByRole('option', { name: /^German/ });
  await expect(german).toContainText('Not available here');
  await expect(german).toHaveAttribute('aria-disabled', 'true');
  await german.click({ force: true });
  await picker.getByRole('combobox').fill('german');
  await picker.getByRole('combobox').press('Enter');
  await expect(picker).toBeVisible();
  await picker.getByRole('button', { name: 'Close' }).click();
  await expect(languageButton(page, 'To')).toHaveAccessibleName('To: Spanish');
});

test('a pair that no engine has is reported before any request', async ({ page }) => {
  const asked = watchTranslations(page);
  await openTranslator(page, { from: 'en', to: 'ja', text: 'house' });
  await expect(resultPane(page)).toContainText(
    'Translation from English to Japanese isn’t available',
  );
  await expect(translateButton(page)).toBeDisabled();
  await sourceBox(page).press('Control+Enter');
  const picker = await openPicker(page, 'To');
  await picker.getByRole('option', { name: /^Spanish/ }).click();
  await expect(translated(page)).toHaveText('casa');
  expect(asked).toEqual([{ text: 'house', from_lang: 'en', to_lang: 'es' }]);
});

// @spec T2
test('swapping exchanges languages, text and translation', async ({ page }) => {
  await openTranslation(page, { text: 'house' }, 'casa');
  await page.getByRole('button', { name: 'Swap languages' }).click();
  await expect(languageButton(page, 'From')).toHaveAccessibleName('From: Spanish');
  await expect(languageButton(page, 'To')).toHaveAccessibleName('To: English');
  await expect(sourceBox(page)).toHaveValue('casa');
  await expect(translated(page)).toHaveText('house');
  await expect(resultPane(page).getByRole('button', { name: 'Use “home”' })).toBeVisible();
  await expect(page).toHaveURL('/translate?from=es&to=en&text=casa');
  await page.getByRole('button', { name: 'Swap languages' }).click();
  await expect(sourceBox(page)).toHaveValue('house');
  await expect(translated(page)).toHaveText('casa');
});

test('the language of the text is detected, shown and can be swapped', async ({ page }) => {
  await openTranslator(page, { from: 'ru', to: 'en' });
  const picker = await openPicker(page, 'From');
  await picker.getByRole('option', { name: 'Detect language' }).click();
  await expect(languageButton(page, 'From')).toHaveAccessibleName('From: Detect language');
  const swap = page.getByRole('button', { name: /^Swap languages/ });
  await expect(swap).toHaveAttribute('aria-disabled', 'true');
  await sourceBox(page).fill('Где находится вокзал?');
  await expect(languageButton(page, 'From')).toHaveAccessibleName('From – detected: Russian');
  await expect(sourceBox(page)).toHaveAttribute('lang', 'ru');
  await sourceBox(page).fill('¿Cómo estás?');
  await expect(languageButton(page, 'From')).toHaveAccessibleName('From – detected: Spanish');
  await expect(translated(page)).toHaveText('How are you?');
  await swap.click();
  await expect(languageButton(page, 'From')).toHaveAccessibleName('From: English');
  await expect(languageButton(page, 'To')).toHaveAccessibleName('To: Spanish');
  await expect(sourceBox(page)).toHaveValue('How are you?');
});

test('a text with undetectable language shows a message without Retry', async ({ page }) => {
  allowFaults(/api\/words\/translate/);
  await openTranslator(page, { from: 'auto', to: 'en', text: 'xq' });
  const alert = resultPane(page).getByRole('alert');
  await expect(alert).toContainText('Couldn’t translate the text');
  await expect(alert).toContainText('Couldn’t detect the language of the text');
  await expect(alert.getByRole('button')).toHaveCount(0);
  await sourceBox(page).fill('casa');
  await expect(translated(page)).toHaveText('house');
});
