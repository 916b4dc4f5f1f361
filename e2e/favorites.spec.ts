import { chooseFor, openCategory, pairs, tiles } from './fixtures/favorites-page.ts';
import { expectNoSidewaysScroll } from './fixtures/navigation.ts';
import { allowFaults, expect, test } from './fixtures/test.ts';
import { announcement, heart, openTranslation, toast } from './fixtures/translator-page.ts';

test.use({ signedIn: true, languages: { native: 'English', targets: ['es'] } });

// @spec R6 F4 CW1
test('without favourites a link to the translator is shown, where the first save creates a category', async ({
  page,
}) => {
  await page.goto('/favorites');
  await expect(page.getByRole('heading', { name: 'No categories yet' })).toBeVisible();
  await expect(page.getByRole('searchbox')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Export' })).toBeHidden();
  await expectNoSidewaysScroll(page);
  await page.getByRole('main').getByRole('link', { name: 'Translate something' }).last().click();
  await expect(page).toHaveURL('/translate');
  await openTranslation(page, { text: 'house' }, 'casa');
  await heart(page).click();
  await page.getByRole('link', { name: 'Show favorites' }).click();
  await expect(tiles(page)).toHaveCount(1);
  await expect(tiles(page)).toContainText('1 word');
  await expect(tiles(page)).toContainText('Default');
  await tiles(page).getByRole('link').click();
  await expect(page).toHaveURL(/\/category-words\?id=[0-9a-f-]{36}$/);
  const pair = page.getByRole('main').getByRole('listitem');
  await expect(pair).toHaveCount(1);
  await expect(pair).toContainText('house');
  await expect(pair).toContainText('casa');
  await expect(pair).toContainText('English to Spanish');
  await expect(
    pair.getByText(/^Added \d{1,2} \w+ \d{4}$|^Added \w+ \d{1,2}, \d{4}$/),
  ).toBeVisible();
});

// @spec P10 F1 F3 V10
test('a category is created with a chosen look', async ({ page, learner }) => {
  await learner.favorites.add({});
  await page.goto('/favorites');
  await page.getByRole('button', { name: 'New category' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create New Category' });
  const create = dialog.getByRole('button', { name: 'Create' });
  const name = dialog.getByLabel('Name');
  await expect(create).toBeDisabled();
  await name.fill('   ');
  await expect(create).toBeDisabled();
  await name.fill('  Travel ');
  await expect(create).toBeEnabled();
  await dialog.getByLabel('Description (optional)').fill('On the way');
  await dialog.getByRole('radio', { name: 'Crimson' }).check({ force: true });
  await dialog.getByRole('radio', { name: 'Travel' }).check({ force: true });
  await expectNoSidewaysScroll(page);
  await create.click();
  await expect(dialog).toBeHidden();
  await expect(announcement(page, 'Category Travel created')).toBeAttached();
  await expect(tiles(page)).toHaveCount(2);
  await expect(tiles(page).last()).toContainText('Travel');
  await expect(tiles(page).last()).toContainText('0 words');
  await expect(tiles(page).last()).toContainText('On the way');
  expect((await learner.favorites.categories())[1]).toMatchObject({
    name: 'Travel',
    description: 'On the way',
    color: '#BE123C',
    icon: 'travel',
    is_default: false,
  });
});

// @spec ER15
test('a taken name is refused at its field', async ({ page, learner }) => {
  allowFaults(/favorites\/categories/);
  await learner.favorites.createCategory({ name: 'Travel' });
  await page.goto('/favorites');
  await page.getByRole('button', { name: 'New category' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create New Category' });
  await dialog.getByLabel('Name').fill('TRAVEL');
  await dialog.getByLabel('Name').press('Enter');
  const alert = dialog.getByRole('alert');
  await expect(alert).toContainText('Failed to create category');
  await expect(alert).toContainText('TRAVEL');
  await dialog.getByLabel('Name').fill('Trains');
  await dialog.getByLabel('Name').press('Enter');
  await expect(dialog).toBeHidden();
  await expect(tiles(page).getByRole('heading')).toHaveText(['Trains', 'Travel']);
});

// @spec F2 CW6
test('favourites are searched across all categories and within one', async ({ page, learner }) => {
  const { favorites } = learner;
  const travel = await favorites.createCategory({ name: 'Travel' });
  await favorites.add({ original_text: 'train', translated_text: 'tren', category_id: travel.id });
  await favorites.add({ original_text: 'tree', translated_text: 'árbol' });
  await page.goto('/favorites');
  const search = page.getByRole('searchbox', { name: 'Search favorites' });
  await search.fill('ARBOL');
  await expect(pairs(page, '1 favorite for “ARBOL”')).toContainText(['tree']);
  await search.fill('tr');
  const found = pairs(page, '2 favorites for “tr”');
  await expect(found).toHaveCount(2);
  await expect(found.filter({ hasText: 'tren' })).toContainText('Travel');
  await expect(page).toHaveURL('/favorites?q=tr');
  await page.reload();
  await expect(search).toHaveValue('tr');
  await expect(found).toHaveCount(2);
  await search.fill('xyzzy');
  await expect(page.getByRole('heading', { name: 'No matching words found' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(search).toBeFocused();
  await expect(tiles(page)).toHaveCount(2);

  await openCategory(page, travel);
  await page.getByRole('searchbox', { name: 'Search in Travel' }).fill('tr');
  await expect(pairs(page, '1 favorite for “tr”')).toContainText(['tren']);
});

test('changes in one tab are shown immediately in another', async ({ page, context, learner }) => {
  await learner.favorites.createCategory({ name: 'Travel' });
  await page.goto('/favorites');
  await expect(tiles(page)).toHaveText([/Travel.*0 words/]);
  const other = await context.newPage();
  await openTranslation(other, { text: 'house' }, 'casa');
  await heart(other).click();
  await expect(tiles(page)).toHaveCount(2);
  await expect(tiles(page).first()).toContainText('1 word');
  const [main] = await learner.favorites.categories();
  await openCategory(other, { id: main?.id ?? '', name: main?.name ?? '' });
  await chooseFor(other, { original_text: 'house' }, 'Remove from favorites');
  await expect(tiles(page).first()).toContainText('0 words');

  await toast(other, 'Word removed').getByRole('button', { name: 'Undo' }).click();
  await expect(tiles(page).first()).toContainText('1 word');
  await openTranslation(page, { text: 'house' }, 'casa');
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  await chooseFor(other, { original_text: 'house' }, 'Remove from favorites');
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
});
