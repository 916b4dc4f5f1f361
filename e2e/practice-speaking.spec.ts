import type { Review } from '@topwords/platform/contracts';
import { expectAccessible } from './fixtures/expect-accessible.ts';
import { announcement, openSession, openSettings, rating } from './fixtures/practice-page.ts';
import { stubSpeech } from './fixtures/speech.ts';
import { expect, test } from './fixtures/test.ts';

test.use({
  signedIn: true,
  languages: { native: 'English', targets: ['es'] },
  contextOptions: { reducedMotion: 'reduce' },
});

test.beforeEach(({ learner }) => learner.practice.settings({ new_words_a_day: 0 }));

test('a well-known word is said, tried again, and kept as said', async ({ page, learner }) => {
  const speech = await stubSpeech(page);
  const card = await learner.practice.dueCard('también', 'say');
  const session = await openSession(page);
  await expect(session.getByRole('heading', { name: 'Say it in Spanish' })).toBeFocused();
  await expect(session.getByRole('article')).toContainText(card.translation);
  await expect(session.getByRole('article')).not.toContainText('también');
  expect(await speech.languages()).toEqual([]);
  const speak = session.getByRole('button', { name: 'Speak' });
  await expectAccessible(page);

  await page.keyboard.press('Tab');
  await expect(speak).toBeFocused();
  await page.keyboard.press('Enter');
  expect(await speech.languages()).toEqual(['es-MX']);
  await speech.hearPart('tan bi');
  await expect(session.getByText('tan bi')).toHaveAttribute('lang', 'es');
  await speech.hear('tan bien');
  await expect(announcement(session)).toHaveText('Heard: tan bien. Try again, or type it instead.');
  await expect(speak).toBeFocused();
  await expectAccessible(page);

  await page.keyboard.press('Enter');
  await speech.hear('yo tan bien', 'yo también');
  await expect(session.getByText('Right', { exact: true })).toBeVisible();
  await expectAccessible(page);
  const sent = page.waitForRequest('**/api/practice/reviews');
  await rating(session, 'Good').click();
  const { reviews } = (await sent).postDataJSON() as { reviews: Review[] };
  expect(reviews).toMatchObject([{ card_id: card.id, exercise: 'say', rating: 'good' }]);
  await expect.poll(async () => (await learner.practice.cardState(card.id)).review_count).toBe(6);
});

test('a refused microphone turns speaking off until it is turned on again', async ({
  page,
  learner,
}) => {
  const speech = await stubSpeech(page);
  await learner.practice.dueCard('también', 'say');
  const session = await openSession(page);
  await session.getByRole('button', { name: 'Speak' }).click();
  await speech.fail('not-allowed');
  const article = session.getByRole('article');
  await expect(article.getByText(/^The microphone wasn’t allowed/)).toBeVisible();
  await expect(session.getByRole('textbox', { name: 'Your answer' })).toBeFocused();
  await expectAccessible(page);

  const again = await openSession(page);
  await expect(again.getByRole('textbox', { name: 'Your answer' })).toBeFocused();
  await page.goto('/practice?lang=es');
  const settings = await openSettings(page);
  const toggle = settings.getByRole('switch', { name: 'Speaking exercises' });
  await expect(toggle).not.toBeChecked();
  await toggle.check();
  await page.getByRole('button', { name: /^Start with/ }).click();
  await expect(page.getByRole('heading', { name: 'Say it in Spanish' })).toBeVisible();
});
