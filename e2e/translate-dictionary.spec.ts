import type { Locator, Page } from '@playwright/test';
import { expectNoSidewaysScroll } from './fixtures/navigation.ts';
import { expect, test } from './fixtures/test.ts';
import {
  heart,
  openTranslation,
  openTranslator,
  resultPane,
  translated,
} from './fixtures/translator-page.ts';
import { listen } from './fixtures/listen.ts';

test.use({ signedIn: true, languages: { native: 'English', targets: ['es'] } });

/** The dictionary's entry with this headword. */
function entry(page: Page, headword: string): Locator {
  const heading = page.getByRole('heading', { level: 3, name: headword, exact: true });
  return page
    .getByRole('region', { name: 'Dictionary' })
    .getByRole('article')
    .filter({ has: heading });
}

test('a word has its entry: sound, senses by part of speech, translations and sentences', async ({
  page,
  learner,
}) => {
  await openTranslation(page, { text: 'light', from: 'en', to: 'es' }, 'luz');
  const light = entry(page, 'light');
  await expect(light).toContainText('Pronounced laɪt');
  await expect(light).toContainText('/laɪt/');
  await expect(light).toContainText(/Frequency rank \d+/);
  const parts = light.getByRole('heading', { level: 4 });
  await expect(parts).toHaveText(['noun', 'adjective', 'verb']);
  const sentence = light.getByRole('listitem').first().locator('p[lang="en"]');
  await expect(sentence.locator('mark')).toHaveText(/^lights?$/i);
  await expect(light.getByRole('listitem').first().locator('p[lang="es"]').last()).not.toBeEmpty();
  await expectNoSidewaysScroll(page);

  await light.getByRole('button', { name: 'Use “ligero” as the translation' }).click();
  await expect(translated(page)).toHaveText('ligero');
  const others = resultPane(page).getByRole('list', { name: 'Other translations' });
  await expect(others.getByRole('button', { name: 'Use “luz” as the translation' })).toBeVisible();
  await expect(entry(page, 'ligero')).toBeVisible();
  await heart(page).click();
  await expect(resultPane(page)).toContainText('Saved to your favorites');
  const [category] = await learner.favorites.categories();
  expect(await learner.favorites.wordsOf({ id: category?.id ?? '' })).toMatchObject([
    { original_text: 'light', translated_text: 'ligero' },
  ]);
});

test('for a form of two words, one is chosen, heard and opened', async ({ page }) => {
  await openTranslator(page, { text: 'fui', from: 'es', to: 'en' });
  await expect(page.getByText('“fui” is a form of “ser”', { exact: true })).toBeVisible();
  const choices = page.getByRole('group', { name: 'Possible matches' });
  await choices.getByRole('button', { name: /^ir/ }).click();
  const go = entry(page, 'ir');
  await expect(go).toContainText('“fui” is a form of “ir”');
  const { seconds, loudness } = await listen(go.getByRole('button', { name: 'Listen to ir' }));
  expect(seconds).toBeGreaterThan(0.1);
  expect(loudness).toBeGreaterThan(0.01);
  await go.getByRole('link', { name: 'Open word: ir' }).click();
  await expect(page).toHaveURL(/\/card-detail\?id=\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: 'ir', exact: true })).toBeVisible();
  await page.goBack();
  await expect(choices).toBeVisible();
  await expect(translated(page)).toHaveCount(0);
});
