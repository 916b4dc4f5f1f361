import type { PracticePair } from '@topwords/platform/contracts';
import { banner, mainNavigation } from './fixtures/navigation.ts';
import { expect, test } from './fixtures/own-product.ts';
import { day } from './fixtures/practice.ts';
import { announcement, openSession, rating, reviewsSent } from './fixtures/practice-page.ts';
import { listingOf } from './fixtures/registry.ts';
import { allowFaults } from './fixtures/test.ts';

// All tests share one product.
test.describe.configure({ mode: 'default' });

test.use({ signedIn: true, languages: { native: 'English', targets: ['es'] } });

const pair: PracticePair = {
  id: '0199a000-0000-7000-8000-00000000ca5a',
  text: 'echar de menos',
  translation: 'to miss someone',
  language_code: 'es',
  native_code: 'en',
};

/** A remote that offers a pair when it is loaded, and shows the result. */
function offering(offered: PracticePair): string {
  return `(host) => {
    host.bus.subscribe('practice.pair-kept', ({ id, is_kept }) => {
      host.showBanner(is_kept ? 'success' : 'error', id + (is_kept ? ' is kept' : ' is not kept'), 60000);
    });
    host.bus.emit('practice.pair-offered', ${JSON.stringify(offered)});
    return [{ path: '/translate', element: 'Offered' }];
  }`;
}

test.beforeEach(async ({ learner, product, remoteHost }) => {
  await product.publish(
    listingOf(remoteHost.release('words')),
    listingOf(remoteHost.addRemote('translate', offering(pair))),
  );
  await learner.practice.settings({ new_words_a_day: 0, plays_audio: false });
});

test('a pair offered by another remote is practised: turned over, then typed', async ({
  page,
  learner,
}) => {
  await page.goto('/words');
  await expect(page.getByRole('heading', { level: 1, name: 'Words' })).toBeVisible();
  await mainNavigation(page).getByRole('link', { name: 'translate' }).click();
  await expect(banner(page, 'success')).toHaveText(`${pair.id} is kept`);
  const { cards } = await learner.practice.queue();
  expect(cards).toMatchObject([{ id: `pair-${pair.id}`, text: pair.text, word_id: null }]);

  const session = await openSession(page);
  const article = session.getByRole('article');
  const asked = session.getByRole('heading', { name: 'Do you remember what it means?' });
  await expect(asked).toBeFocused();
  await expect(article).toContainText(pair.text);
  await expect(article).not.toContainText(pair.translation);
  await session.getByRole('button', { name: 'Show the meaning' }).click();
  await expect(article).toContainText(pair.translation);
  await expect(announcement(session)).toHaveText(`${pair.text}: ${pair.translation}`);
  await expect(rating(session, 'Again')).toHaveAccessibleName('Again, in 1 min');
  await expect(rating(session, 'Good')).toHaveAccessibleName('Good, in 10 min');
  const sent = reviewsSent(page);
  await rating(session, 'Good').click();
  await sent;
  expect(await learner.practice.cardState(`pair-${pair.id}`)).toMatchObject({ review_count: 1 });
});

test('a pair that is offered again is the same pair', async ({ page, learner }) => {
  await learner.practice.addPair(pair);
  await learner.practice.review(`pair-${pair.id}`, Date.now(), 'again');
  await page.goto('/words');
  await expect(page.getByRole('heading', { level: 1, name: 'Words' })).toBeVisible();
  await mainNavigation(page).getByRole('link', { name: 'translate' }).click();
  await expect(banner(page, 'success')).toHaveText(`${pair.id} is kept`);
  expect(await learner.practice.cardState(`pair-${pair.id}`)).toMatchObject({ review_count: 1 });
});

test('a remembered pair is typed, and can be marked as known', async ({ page, learner }) => {
  await learner.practice.addPair(pair);
  await learner.practice.review(`pair-${pair.id}`, Date.now() - 100 * day);
  const session = await openSession(page);
  const field = session.getByRole('textbox', { name: 'Your answer' });
  await expect(session.getByRole('article')).toContainText(pair.translation);
  await field.fill('echar de mneos');
  await field.press('Enter');
  await expect(session.getByText('Almost! Check the spelling', { exact: true })).toBeVisible();
  const marked = page.waitForResponse('**/api/practice/known');
  await session.getByRole('button', { name: 'I know this' }).click();
  await expect(page.getByRole('heading', { name: 'Well done' })).toBeVisible();
  expect((await marked).status()).toBe(200);
  expect((await learner.practice.queue()).cards).toEqual([]);
});

test('a pair offered offline is saved when the network is back', async ({ page, learner }) => {
  allowFaults(/api\/practice\/pairs/);
  await page.route('**/api/practice/pairs', (route) => route.abort());
  await page.goto('/words');
  await expect(page.getByRole('heading', { level: 1, name: 'Words' })).toBeVisible();
  const refused = page.waitForEvent('requestfailed', (request) =>
    request.url().endsWith('/api/practice/pairs'),
  );
  await mainNavigation(page).getByRole('link', { name: 'translate' }).click();
  await refused;
  await page.unroute('**/api/practice/pairs');
  await page.goto('/words');
  await expect
    .poll(async () => (await learner.practice.queue()).cards.map(({ text }) => text))
    .toEqual([pair.text]);
});
