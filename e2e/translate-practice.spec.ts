import type { Page } from '@playwright/test';
import { mainNavigation } from './fixtures/navigation.ts';
import { expect, test } from './fixtures/test.ts';
import { heart, openTranslation, sourceBox, translated } from './fixtures/translator-page.ts';
import { watchRequests } from './fixtures/network.ts';

test.use({ signedIn: true, languages: { native: 'English', targets: ['es'] } });

/** Saves the shown pair, with the clock paused. */
async function save(page: Page): Promise<void> {
  await page.clock.pauseAt(Date.now() + 60_000);
  const saved = page.waitForResponse('**/api/words/add_favorites');
  await heart(page).click();
  expect((await saved).status()).toBe(200);
}

test('a saved pair is practised: the words remote keeps it if it is on the page', async ({
  page,
  learner,
}) => {
  await learner.practice.settings({ new_words_a_day: 0 });
  await page.clock.install();
  const sent = watchRequests(page, /\/api\/practice\/pairs$/);
  await page.goto('/words');
  await expect(page.getByRole('heading', { level: 1, name: 'Words' })).toBeVisible();
  await mainNavigation(page).getByRole('link', { name: 'Translate' }).click();
  await sourceBox(page).fill('good morning');
  await expect(translated(page)).toHaveText('buenos días');
  await save(page);
  await expect
    .poll(async () => (await learner.practice.queue()).cards)
    .toMatchObject([{ text: 'buenos días', translation: 'good morning', word_id: null }]);
  await page.clock.runFor(5000);
  expect(sent).toHaveLength(1);

  await page.clock.resume();
  await page.goto('/practice?lang=es');
  await page.getByRole('button', { name: 'Start with 1 card' }).click();
  await expect(page.getByRole('dialog', { name: 'Spanish practice' })).toContainText('buenos días');
});

test('a saved pair is practised: without the words remote it is sent after two seconds', async ({
  page,
  learner,
}) => {
  await learner.practice.settings({ new_words_a_day: 0 });
  await page.clock.install();
  const sent = watchRequests(page, /\/api\/practice\/pairs$/);
  await openTranslation(page, { from: 'es', to: 'en', text: 'echar de menos' }, 'miss');
  await save(page);
  await expect(page.getByRole('link', { name: 'Show favorites' })).toBeVisible();
  await page.clock.runFor(1900);
  expect(sent).toEqual([]);
  await page.clock.runFor(200);
  await expect
    .poll(async () => (await learner.practice.queue()).cards)
    .toMatchObject([{ text: 'echar de menos', translation: 'miss', word_id: null }]);
  expect(sent).toHaveLength(1);
});
