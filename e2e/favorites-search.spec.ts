import { pairs } from './fixtures/favorites-page.ts';
import { expect, test } from './fixtures/test.ts';

test.use({ signedIn: true, languages: { native: 'English', targets: ['es'] } });

test('typing makes one search, 300 ms after the last letter', async ({ page, learner }) => {
  await learner.favorites.add({});
  await page.clock.install();
  await page.goto('/favorites');
  const search = page.getByRole('searchbox', { name: 'Search favorites' });
  await expect(search).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  const asked: (string | null)[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/favorites/search')) asked.push(searchParams.get('query'));
  });
  for (const letter of 'casa') {
    await search.press(letter);
    await page.clock.runFor(290);
  }
  expect(asked).toEqual([]);
  const sent = page.waitForRequest('**/favorites/search?*');
  await page.clock.runFor(20);
  await sent;
  await page.clock.resume();
  await expect(pairs(page, '1 favorite for “casa”')).toContainText(['house']);
  expect(asked).toEqual(['casa']);
});
