import { allowClipboard, readClipboard } from './fixtures/clipboard.ts';
import { expectNoSidewaysScroll, mainNavigation } from './fixtures/navigation.ts';
import { expect, test } from './fixtures/test.ts';
import {
  announcement,
  heart,
  languageButton,
  openTranslation,
  openTranslator,
  resultPane,
  sourceBox,
  toast,
  translateButton,
  translated,
} from './fixtures/translator-page.ts';
import { listen } from './fixtures/listen.ts';

test.use({ signedIn: true, languages: { native: 'English', targets: ['es'] } });

// @spec P10 R5 V8
test('a text is typed, translated automatically, and survives a reload', async ({ page }) => {
  await page.goto('/');
  await mainNavigation(page).getByRole('link', { name: 'Translate' }).click();
  await expect(languageButton(page, 'From')).toHaveAccessibleName('From: English');
  await expect(languageButton(page, 'To')).toHaveAccessibleName('To: Spanish');
  await expect(translateButton(page)).toBeDisabled();
  await sourceBox(page).fill('house');
  await expect(translated(page)).toHaveText('casa');
  await expect(resultPane(page)).toContainText('From the TopWords dictionary');
  await expect(resultPane(page)).not.toContainText('word by word');
  await expect(announcement(page, 'Translated to Spanish: casa')).toBeAttached();
  await expect(page).toHaveURL('/translate?from=en&to=es&text=house');
  await expectNoSidewaysScroll(page);
  await page.reload();
  await expect(sourceBox(page)).toHaveValue('house');
  await expect(translated(page)).toHaveText('casa');
});

test('a text that no engine translates is explained word by word, and never as a sentence', async ({
  page,
}) => {
  await openTranslator(page, { text: "We didn't see the old houses.", from: 'en', to: 'es' });
  const pane = resultPane(page);
  await expect(pane.getByText('Word by word', { exact: true })).toBeVisible();
  await expect(pane).toContainText('From the TopWords dictionary, word by word');
  const words = pane.getByRole('list', { name: 'Word by word' }).getByRole('listitem');
  await expect(words).toHaveCount(6);
  await expect(words.nth(1)).toContainText('no');
  await expect(words.nth(2)).toContainText('past');
  await expect(words.nth(5)).toHaveText(/^houses casa several/);
  await expect(translated(page)).toHaveCount(0);
  for (const name of ['Listen to the translation', 'Copy the translation', 'Save to favorites']) {
    await expect(pane.getByRole('button', { name })).toHaveCount(0);
  }
  await expectNoSidewaysScroll(page);
});

test('below a glossed text stand known sentences that are near, to be heard', async ({ page }) => {
  await openTranslator(page, { text: 'Bugün ayaklarım çok ağrıyor', from: 'tr', to: 'en' });
  const near = resultPane(page).getByRole('region', { name: 'Sentences that we know' });
  await expect(near.getByRole('listitem').first()).toContainText('My back hurts today.');
  await expect(near.getByRole('button', { name: /^Listen to “/ }).first()).toBeVisible();
});

// @spec T5
test('the translation is copied to the clipboard', async ({ page }) => {
  await allowClipboard(page);
  await openTranslation(page, { text: 'How are you?', from: 'en', to: 'es' }, '¿Cómo estás?');
  await page.getByRole('button', { name: 'Copy the translation' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await readClipboard(page)).toBe('¿Cómo estás?');
});

// @spec T6
test('both sides can be heard', async ({ page }) => {
  await openTranslation(page, { text: 'How are you?' }, '¿Cómo estás?');
  for (const name of ['Listen to the text', 'Listen to the translation']) {
    const { seconds, peak, loudness } = await listen(page.getByRole('button', { name }));
    expect(seconds).toBeGreaterThan(0.4);
    expect(seconds).toBeLessThan(3);
    expect(peak).toBeGreaterThan(0.1);
    expect(loudness).toBeGreaterThan(0.01);
  }
});

// @spec T4
test('Clear empties the box and both panes', async ({ page }) => {
  await openTranslation(page, { text: 'house' }, 'casa');
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(sourceBox(page)).toBeFocused();
  await expect(sourceBox(page)).toHaveValue('');
  await expect(resultPane(page)).toContainText('The translation appears here');
  await expect(page.getByRole('button', { name: 'Clear', exact: true })).toBeHidden();
  await expect(page).toHaveURL('/translate?from=en&to=es');
});

// @spec T8 ST22
test('the heart saves the pair, which is filled whenever it is shown again', async ({
  page,
  learner,
}) => {
  await openTranslation(page, { text: 'house' }, 'casa');
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
  await heart(page).click();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(resultPane(page)).toContainText('Saved to your favorites');
  const [kept] = await learner.favorites.categories();
  expect(kept).toMatchObject({ is_default: true, word_count: 1 });
  await page.reload();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');

  await heart(page).click();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
  await expect(resultPane(page)).toContainText('Still in your favorites');
  expect(await learner.favorites.categories()).toEqual([kept]);
  await sourceBox(page).fill('book');
  await expect(translated(page)).toHaveText('libro');
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
  await expect(resultPane(page)).not.toContainText('Still in your favorites');
  await sourceBox(page).fill('house');
  await expect(translated(page)).toHaveText('casa');
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
});

// @spec T7
test('the tutor is asked about the learned side', async ({ page }) => {
  await openTranslation(page, { text: 'good morning' }, 'buenos días');
  await resultPane(page).getByRole('link', { name: 'Ask the AI tutor' }).click();
  await expect(page).toHaveURL(/\/ai-chat\?/);
  await expect(page.getByRole('heading', { level: 1, name: 'buenos días' })).toBeVisible();
});

test('recent translations are opened again, removed and cleared', async ({ page }) => {
  await openTranslator(page);
  const recents = page.getByRole('region', { name: 'Recent translations' });
  await expect(recents).toBeHidden();
  for (const [text, meaning] of [
    ['house', 'casa'],
    ['book', 'libro'],
  ] as const) {
    await sourceBox(page).fill(text);
    await expect(translated(page)).toHaveText(meaning);
    await translateButton(page).click();
  }
  await page.reload();
  const rows = recents.getByRole('listitem');
  await expect(rows).toHaveText([/^book libro English → Spanish/, /^house casa/]);
  // Its two entries push the rows down, which must not happen while one is pressed.
  const dictionary = page.getByRole('region', { name: 'Dictionary' });
  await expect(dictionary.getByRole('article')).toHaveCount(2);
  await rows.nth(1).getByRole('button', { name: 'house' }).first().click();
  await expect(sourceBox(page)).toHaveValue('house');
  await expect(translated(page)).toHaveText('casa');
  // The text shown in the box for two seconds is kept again.
  await page.getByRole('button', { name: 'Clear', exact: true }).click();

  await recents.getByRole('button', { name: 'Remove “book” from recent translations' }).click();
  await expect(rows).toHaveText([/^house/]);
  await recents.getByRole('button', { name: 'Clear all' }).click();
  await expect(recents).toBeHidden();
  const cleared = toast(page, 'Recent translations cleared');
  await cleared.getByRole('button', { name: 'Undo' }).click();
  await expect(rows).toHaveText([/^house/]);
  await recents.getByRole('button', { name: 'Clear all' }).click();
  await expect(cleared).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Try one of these' })).toBeVisible();
  await expect(recents).toBeHidden();
});
