import type { Page } from '@playwright/test';
import { allowFaults, expect, test } from './fixtures/test.ts';
import { starOf } from './fixtures/words-page.ts';

test.use({ signedIn: true, languages: { native: 'English', targets: ['es', 'ru'] } });

function searchBox(page: Page) {
  return page.getByRole('searchbox');
}

/** Addresses of the searches requested from now on. */
function watchSearches(page: Page): URLSearchParams[] {
  const searches: URLSearchParams[] = [];
  page.on('request', (request) => {
    const address = new URL(request.url());
    if (address.pathname.endsWith('/search-test')) searches.push(address.searchParams);
  });
  return searches;
}

for (const [query, found] of [
  ['arbol', 'árbol'],
  ['ее', 'её'],
  ['ISIK', 'ışık'],
  ['tree', 'árbol'],
] as const) {
  // @spec P11 SE1 SE4
  test(`searching for ${query} finds ${found}`, async ({ page }) => {
    await page.goto('/search');
    await expect(searchBox(page)).toBeFocused();
    await searchBox(page).fill(query);
    const card = page
      .getByRole('article')
      .filter({ has: page.getByRole('link', { name: found, exact: true }) });
    await expect(card).toBeVisible();
    await page.reload();
    await expect(card).toBeVisible();
    await expect(searchBox(page)).toHaveValue(query);
  });
}

for (const [query, found, native] of [
  ['went', 'go', 'Spanish'],
  ['fui', 'ir', 'English'],
  ['домов', 'дом', 'English'],
  ['evlerimizde', 'ev', 'English'],
] as const) {
  test.describe(`the inflected form ${query}`, () => {
    test.use({ languages: { native, targets: ['ru', 'tr'] } });
    test(`finds ${found}`, async ({ page }) => {
      await page.goto('/search');
      await searchBox(page).fill(query);
      await expect(page.getByRole('link', { name: found, exact: true })).toBeVisible();
    });
  });
}

// @spec C16 K4
test('fast typing makes one search, 800 ms after the last letter', async ({ page }) => {
  await page.clock.install();
  await page.goto('/search');
  await expect(searchBox(page)).toBeFocused();
  await page.clock.pauseAt(Date.now() + 60_000);
  const searches = watchSearches(page);
  for (const letter of 'arbol') {
    await searchBox(page).press(letter);
    await page.clock.runFor(700);
  }
  await page.clock.runFor(90);
  expect(searches).toEqual([]);
  const asked = page.waitForRequest('**/search-test?*');
  await page.clock.runFor(20);
  await asked;
  await page.clock.resume();
  await expect(page.getByRole('link', { name: 'árbol', exact: true })).toBeVisible();
  await page.clock.runFor(5000);
  expect(searches.map((search) => search.get('query'))).toEqual(['arbol']);
  expect(searches[0]?.get('native_language')).toBe('English');
  expect(searches[0]?.get('target_language')).toBe('all');
});

test('Enter searches immediately', async ({ page }) => {
  await page.clock.install();
  await page.goto('/search');
  await expect(searchBox(page)).toBeFocused();
  await page.clock.pauseAt(Date.now() + 60_000);
  await searchBox(page).fill('casa');
  const asked = page.waitForRequest('**/search-test?*');
  await searchBox(page).press('Enter');
  await asked;
  await page.clock.resume();
  await expect(page.getByRole('link', { name: 'casa', exact: true })).toBeVisible();
});

// @spec SE5 V11
test('a blank query is not searched for', async ({ page }) => {
  await page.clock.install();
  await page.goto('/search');
  const searches = watchSearches(page);
  await searchBox(page).fill('    ');
  await page.clock.runFor(5000);
  await searchBox(page).press('Enter');
  await page.clock.runFor(5000);
  await expect(page.getByRole('heading', { name: 'Find a word' })).toBeVisible();
  expect(searches).toEqual([]);
});

// @spec SE3 K21
test('chips offer every language but the native one, and narrow the search', async ({ page }) => {
  await page.goto('/search?q=no');
  const chips = page.getByRole('group', { name: 'Language' }).getByRole('button');
  await expect(chips).toHaveText(['All Languages', 'Spanish', 'Russian', 'Turkish']);
  const all = page.getByRole('button', { name: 'All Languages' });
  await expect(all).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('article').first()).toBeVisible();
  for (const [name, code] of [
    ['Turkish', 'tr'],
    ['Spanish', 'es'],
  ]) {
    const asked = page.waitForRequest(`**/search-test?*target_language=${code}*`);
    const chip = page.getByRole('button', { name, exact: true });
    await chip.click();
    await asked;
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    await expect(all).toHaveAttribute('aria-pressed', 'false');
    await expect(page.locator(`article:not([data-language="${code}"])`)).toHaveCount(0);
  }
  await expect(page.getByRole('link', { name: 'no', exact: true }).first()).toBeVisible();
});

// @spec ER26
test('a search without results shows a message', async ({ page }) => {
  await page.goto('/search');
  await searchBox(page).fill('xyzzyxyzzy');
  await expect(page.getByRole('heading', { name: 'No matching words found' })).toBeVisible();
  await expect(page.getByText('No results found')).toBeVisible();
});

// @spec SE6 ER25
test('a failed search shows a message and can be retried', async ({ page }) => {
  allowFaults(/search-test/);
  await page.route('**/search-test?*', (route) => route.abort());
  await page.goto('/search?q=casa');
  const alert = page.getByRole('alert').filter({ hasText: 'Something went wrong' });
  await expect(alert).toContainText('No response from the server');
  await page.unroute('**/search-test?*');
  await page.route('**/search-test?*', (route) =>
    route.fulfill({ status: 500, json: { code: 'internal', detail: 'The bank is closed' } }),
  );
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(alert).toContainText('The bank is closed');
  await page.unroute('**/search-test?*');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('link', { name: 'casa', exact: true })).toBeVisible();
  await expect(alert).toBeHidden();
});

// @spec W1 SE2
test('Cancel leads back to where the search was opened', async ({ page }) => {
  await page.goto('/words?lang=ru');
  await page.getByRole('link', { name: 'Search words' }).click();
  await expect(searchBox(page)).toBeFocused();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/words?lang=ru');
  await page.goto('/search?q=casa');
  await expect(page.getByRole('link', { name: 'casa', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Words' })).toBeVisible();
});

// @spec SE4
test('a mark made on a result appears in the list', async ({ page, learner }) => {
  const [first] = await learner.words('es');
  await page.goto('/words?lang=es');
  const list = page.getByRole('list', { name: 'Spanish' });
  await expect(list.getByRole('article')).toHaveCount(50);
  await page.getByRole('link', { name: 'Search words' }).click();
  await searchBox(page).fill(first?.text ?? '');
  const card = page.locator('article[data-language="es"]').filter({
    has: page.getByText('Frequency rank 1', { exact: true }),
  });
  await starOf(card).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  const star = starOf(list.getByRole('article').first());
  await expect(star).toHaveAttribute('aria-pressed', 'true');
});
