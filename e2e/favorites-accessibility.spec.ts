import { expectAccessible, expectAccessibleAt } from './fixtures/expect-accessible.ts';
import { chooseFor, openCategory, openMenu, pairs, tiles } from './fixtures/favorites-page.ts';
import { expect, test } from './fixtures/test.ts';
import { toast } from './fixtures/translator-page.ts';

test.use({
  signedIn: true,
  languages: { native: 'English', targets: ['es'] },
  contextOptions: { reducedMotion: 'reduce' },
});
test.slow();

test('favourites, empty and filled, and the dialog for a new category are accessible', async ({
  page,
  learner,
}) => {
  await expectAccessibleAt(page, '/favorites', 'No categories yet');
  await learner.favorites.add({});
  const name = `Hipopotomonstro${'sesquipedaliofobia'.repeat(2)}`;
  await learner.favorites.createCategory({ name, description: 'Long words', color: '#A16207' });
  await page.reload();
  await expect(tiles(page)).toHaveCount(2);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'New category' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
});

test('a category, its menus and its dialogs are accessible', async ({ page, learner }) => {
  const { favorites } = learner;
  const travel = await favorites.createCategory({ name: 'Travel' });
  await favorites.createCategory({ name: 'Home' });
  const saved = await favorites.add({
    original_text: 'x'.repeat(120),
    translated_text: 'una frase larga '.repeat(15).trim(),
    category_id: travel.id,
  });
  await favorites.add({ original_text: 'train', category_id: travel.id });
  await openCategory(page, travel);
  await expect(pairs(page, 'Travel')).toHaveCount(2);
  await openMenu(page, 'Actions for train');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await chooseFor(page, saved, 'Move to other category');
  const dialog = page.getByRole('dialog', { name: 'Move to other category' });
  await expect(dialog.getByRole('radio')).toHaveCount(1);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  const menu = await openMenu(page, 'Actions for Travel');
  await menu.getByRole('menuitem', { name: 'Delete Category' }).click();
  await expect(page.getByRole('dialog', { name: 'Delete Travel?' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await chooseFor(page, saved, 'Remove from favorites');
  await expect(toast(page, 'Word removed from favorites')).toBeVisible();
  await expectAccessible(page);
});
