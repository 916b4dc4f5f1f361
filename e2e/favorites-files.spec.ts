import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readRecords } from './fixtures/read-records.ts';
import { openCategory, openMenu } from './fixtures/favorites-page.ts';
import { allowFaults, expect, test } from './fixtures/test.ts';
import { toast } from './fixtures/translator-page.ts';

test.use({ signedIn: true, languages: { native: 'English', targets: ['es'] } });

/** Chooses a file in the menu with this name, and reads the download. */
async function download(page: Page, menuName: string, choice: string) {
  const menu = await openMenu(page, menuName);
  const started = page.waitForEvent('download');
  await menu.getByRole('menuitem', { name: choice }).click();
  const file = await started;
  await expect(toast(page, 'The file is in your downloads')).toBeVisible();
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

test('all favourites or a category’s are exported as CSV and for Anki', async ({
  page,
  learner,
}) => {
  const { favorites } = learner;
  const travel = await favorites.createCategory({ name: 'On the way' });
  const quoted = await favorites.add({
    original_text: 'He said: "go, now"',
    translated_text: 'Dijo:\n"vete, ya"',
    category_id: travel.id,
  });
  const formula = await favorites.add({ original_text: '=1+1', translated_text: 'árbol, дом, 家' });

  await page.goto('/favorites');
  const all = await download(page, 'Export', 'Export as CSV');
  expect(all.name).toMatch(/^topwords-favorites-all-\d{4}-\d\d-\d\d\.csv$/);
  expect(all.text.startsWith('\uFEFF')).toBe(true);
  expect(readRecords(all.text.slice(1), ',', '\r\n')).toEqual([
    ['original_text', 'translated_text', 'from_lang', 'to_lang', 'category', 'added_at'],
    // A spreadsheet would run it as a formula.
    ["'=1+1", 'árbol, дом, 家', 'English', 'Spanish', formula.category_name, formula.added_at],
    [
      quoted.original_text,
      quoted.translated_text,
      'English',
      'Spanish',
      'On the way',
      quoted.added_at,
    ],
  ]);

  await openCategory(page, travel);
  const deck = await download(page, 'Actions for On the way', 'Export for Anki');
  expect(deck.name).toMatch(/^topwords-favorites-on-the-way-\d{4}-\d\d-\d\d\.txt$/);
  const lines = deck.text.split('\n');
  const settings = lines.filter((line) => line.startsWith('#'));
  expect(settings).toContain('#separator:tab');
  expect(settings).toContain('#html:false');
  const notes = lines.slice(settings.length).join('\n');
  expect(readRecords(notes, '\t', '\n')).toEqual([
    [quoted.original_text, quoted.translated_text, 'On_the_way', quoted.id],
  ]);
});

test('a failed export shows a message', async ({ page, learner }) => {
  allowFaults(/favorites\/export/);
  await learner.favorites.add({});
  await page.route('**/favorites/export?*', (route) =>
    route.fulfill({ status: 500, json: { code: 'internal', detail: 'The shelf is locked' } }),
  );
  await page.goto('/favorites');
  const menu = await openMenu(page, 'Export');
  await menu.getByRole('menuitem', { name: 'Export as CSV' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'Couldn’t create the file' });
  await expect(alert).toContainText('The shelf is locked');
});
