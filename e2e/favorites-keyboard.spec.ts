import { openCategory, pairs } from './fixtures/favorites-page.ts';
import { tabTo, tabWithin } from './fixtures/focus.ts';
import { expect, test } from './fixtures/test.ts';
import { toast } from './fixtures/translator-page.ts';

test.use({ signedIn: true, languages: { native: 'English', targets: ['es'] } });

test('a word is moved, removed and restored by keyboard alone', async ({ page, learner }) => {
  const { favorites } = learner;
  const travel = await favorites.createCategory({ name: 'Travel' });
  const home = await favorites.createCategory({ name: 'Home' });
  await favorites.add({ category_id: travel.id });
  await favorites.add({ original_text: 'book', category_id: travel.id });
  await openCategory(page, travel);
  const rows = pairs(page, 'Travel');
  await expect(rows).toHaveCount(2);
  const opener = page.getByRole('button', { name: 'Actions for house' });
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  const item = (name: string) => page.getByRole('menuitem', { name });
  await expect(item('Generate AI')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(item('Remove from favorites')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(item('Generate AI')).toBeHidden();
  await expect(opener).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(item('Generate AI')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Move to other category' });
  await expect(dialog).toBeVisible();
  await tabWithin(dialog, dialog.getByRole('radio', { name: /^Home/ }));
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Word moved to new category')).toBeVisible();
  await expect(rows).toHaveCount(1);
  expect(await favorites.wordsOf(home)).toHaveLength(1);

  // The focused row is gone: the next one has the focus.
  await expect(page.getByRole('button', { name: 'Actions for book' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(item('Generate AI')).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  const removed = toast(page, 'Word removed from favorites');
  await expect(page.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await tabTo(page, removed.getByRole('button', { name: 'Undo' }));
  await page.keyboard.press('Enter');
  await expect(rows).toHaveText([/^book/]);
});

test('a long category is loaded page by page', async ({ page, learner }) => {
  const { favorites } = learner;
  const [first] = await Promise.all(
    Array.from({ length: 101 }, (_, number) =>
      favorites.add({ original_text: `house ${number}`, translated_text: `casa ${number}` }),
    ),
  );
  const { category_id: id = '', category_name: name = '' } = first ?? {};
  await openCategory(page, { id, name });
  const rows = pairs(page, name);
  await expect(rows).toHaveCount(100);
  await expect(page.getByText('101 words')).toBeVisible();
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(rows).toHaveCount(101);
  await expect(page.getByRole('button', { name: 'Load more' })).toBeHidden();
  expect(new Set(await rows.locator('[lang="en"]').allTextContents()).size).toBe(101);
});
