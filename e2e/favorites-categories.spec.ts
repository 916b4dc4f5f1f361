import { chooseFor, openCategory, openMenu, pairs, tiles } from './fixtures/favorites-page.ts';
import { banner, expectNoSidewaysScroll } from './fixtures/navigation.ts';
import { allowFaults, expect, test } from './fixtures/test.ts';
import { toast } from './fixtures/translator-page.ts';
import { listen } from './fixtures/listen.ts';

test.use({ signedIn: true, languages: { native: 'English', targets: ['es'] } });

// @spec R7
test('a category opens by its address, plays its words, and survives a reload', async ({
  page,
  learner,
}) => {
  const { favorites } = learner;
  const travel = await favorites.createCategory({ name: 'Travel', description: 'On the way' });
  const train = { original_text: 'train', translated_text: 'tren', category_id: travel.id };
  await favorites.add(train);
  await favorites.add({
    from_lang: 'Arabic',
    to_lang: 'English',
    original_text: 'قطار سريع',
    translated_text: 'express train',
    category_id: travel.id,
  });
  await openCategory(page, travel);
  const rows = pairs(page, 'Travel');
  for (const visit of ['direct', 'reloaded']) {
    await expect(rows, visit).toHaveCount(2);
    await expect(page.getByRole('main')).toContainText('On the way');
    if (visit === 'direct') await page.reload();
  }
  const arabic = rows.first().locator('[lang="ar"]');
  expect(await arabic.evaluate((text) => getComputedStyle(text).direction)).toBe('rtl');
  await expectNoSidewaysScroll(page);
  const { loudness } = await listen(rows.last().getByRole('button', { name: 'Listen to tren' }));
  expect(loudness).toBeGreaterThan(0.01);
  await page.getByRole('button', { name: 'Back to favorites' }).click();
  await expect(tiles(page)).toHaveCount(1);
});

// @spec CW3 CW7 ST29 ER22
test('a word moves to another category', async ({ page, learner }) => {
  const { favorites } = learner;
  const saved = await favorites.add({});
  await favorites.createCategory({ name: 'Home' });
  await openCategory(page, { id: saved.category_id, name: saved.category_name });
  await chooseFor(page, saved, 'Move to other category');
  const dialog = page.getByRole('dialog', { name: 'Move to other category' });
  await expect(dialog.getByRole('radio')).toHaveCount(1);
  await expect(dialog.getByRole('button', { name: 'Move' })).toBeDisabled();
  await dialog.getByRole('radio', { name: /^Home/ }).check();
  await dialog.getByRole('button', { name: 'Move' }).click();
  await expect(toast(page, 'Word moved to new category')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Back to favorites' }).click();
  await expect(tiles(page).filter({ hasText: 'Home' })).toContainText('1 word');
});

// @spec CW4 ER20
test('a removed word is restored unchanged', async ({ page, learner }) => {
  const { favorites } = learner;
  const saved = await favorites.add({});
  await favorites.add({ original_text: 'book', translated_text: 'libro' });
  await openCategory(page, { id: saved.category_id, name: saved.category_name });
  await chooseFor(page, saved, 'Remove from favorites');
  const removed = toast(page, 'Word removed from favorites');
  await expect(removed).toBeVisible();
  const rows = pairs(page, saved.category_name);
  await expect(rows).toHaveCount(1);
  expect(await favorites.wordsOf({ id: saved.category_id })).toHaveLength(1);
  await removed.getByRole('button', { name: 'Undo' }).click();
  await expect(rows).toHaveCount(2);
  await expect(rows.last()).toContainText('house');
  expect((await favorites.wordsOf({ id: saved.category_id }))[1]).toEqual(saved);
});

// @spec ER21
test('a word that cannot be removed stays, with a message', async ({ page, learner }) => {
  allowFaults(/favorites\/words/);
  const saved = await learner.favorites.add({});
  await openCategory(page, { id: saved.category_id, name: saved.category_name });
  await page.route('**/favorites/words/*', (route) =>
    route.fulfill({ status: 500, json: { code: 'internal', detail: 'The shelf is locked' } }),
  );
  await chooseFor(page, saved, 'Remove from favorites');
  const alert = page.getByRole('alert').filter({ hasText: 'Failed to remove word' });
  await expect(alert).toContainText('The shelf is locked');
  await expect(pairs(page, saved.category_name)).toHaveCount(1);
});

// @spec CW5 ST28 ER23
test('a deleted category’s words move to the default one, which cannot be deleted', async ({
  page,
  learner,
}) => {
  const { favorites } = learner;
  const travel = await favorites.createCategory({ name: 'Travel' });
  await favorites.add({ category_id: travel.id });
  await page.goto('/favorites');
  await tiles(page).getByRole('link', { name: 'Travel' }).click();
  const menu = await openMenu(page, 'Actions for Travel');
  await menu.getByRole('menuitem', { name: 'Delete Category' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete Travel?' });
  await expect(dialog).toContainText('Its 1 word moves to the default category.');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(banner(page, 'success')).toHaveText('Category Successfully Deleted.');
  await expect(page).toHaveURL('/favorites');
  await expect(tiles(page)).toHaveCount(1);
  await expect(tiles(page)).toContainText('1 word');
  const [main] = await favorites.categories();
  expect(main?.is_default).toBe(true);
  await tiles(page).getByRole('link').click();
  await expect(pairs(page, main?.name ?? '')).toContainText(['house']);
  const own = await openMenu(page, `Actions for ${main?.name}`);
  await expect(own.getByRole('menuitem')).toHaveText(['Export as CSV', 'Export for Anki']);
});

test('a deleted category shows a message', async ({ page }) => {
  allowFaults(/categories\/0199a000-0000-7000-8000-00000000ca5a\/words/);
  await page.goto('/category-words?id=0199a000-0000-7000-8000-00000000ca5a');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('This category no longer exists');
  await page.getByRole('link', { name: 'Back to favorites' }).click();
  await expect(title).toHaveText('Favorites');
});

// @spec R13 CW2
test('Generate AI asks the tutor about the learned side', async ({ page, learner }) => {
  const saved = await learner.favorites.add({
    original_text: 'good morning',
    translated_text: 'buenos días',
  });
  await openCategory(page, { id: saved.category_id, name: saved.category_name });
  await chooseFor(page, saved, 'Generate AI');
  await expect(page).toHaveURL(/\/ai-chat\?text=buenos\+d%C3%ADas&language=es$/);
  await expect(page.getByRole('heading', { level: 1, name: 'buenos días' })).toBeVisible();
});
