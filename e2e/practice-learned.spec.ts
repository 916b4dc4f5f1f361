import { countDocuments } from './fixtures/navigation.ts';
import {
  answerRight,
  openSession,
  rating,
  reviewsSent,
  startSession,
  answerGood,
} from './fixtures/practice-page.ts';
import { expect, test } from './fixtures/test.ts';

test.use({ signedIn: true, languages: { native: 'English', targets: ['es'] } });

test.beforeEach(({ learner }) => learner.practice.settings({ new_words_a_day: 0 }));

test('a word shows its strength, until it is learned by recall', async ({ page, learner }) => {
  const card = await learner.practice.dueCard('casa', 'build');
  const address = `/card-detail?id=${card.word_id}`;
  const { strength } = await learner.detail(card.word_id ?? 0);
  expect(strength).toBeGreaterThan(10);
  expect(strength).toBeLessThan(90);
  await page.goto(address);
  const learn = page.getByRole('button').filter({ hasText: /^Learn(ed)?$/ });
  await expect(page.getByRole('progressbar', { name: 'Strength' })).toHaveText(
    `${Math.round(strength)}%`,
  );
  await expect(learn).toHaveAttribute('aria-pressed', 'false');

  const session = await openSession(page);
  await answerRight(session, card);
  const sent = reviewsSent(page);
  await rating(session, 'Good').click();
  await sent;
  const cardState = await learner.practice.cardState(card.id);
  expect(cardState.stability).toBeGreaterThan(21);
  expect(cardState).toMatchObject({ is_learned: true, is_known: false });

  await page.goto(address);
  await expect(learn).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('progressbar', { name: 'Strength' })).toHaveCount(0);
  await page.goto('/learned');
  await expect(page.getByText('1 word learned', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'casa', exact: true })).toBeVisible();
});

test('the dashboard shows practice results without a reload', async ({ page, learner }) => {
  const card = await learner.practice.dueCard('casa', 'build');
  await page.goto('/');
  const today = page
    .getByRole('img', { name: /learned today$/ })
    .or(page.getByRole('progressbar', { name: /learned today$/ }));
  await expect(today).toHaveAccessibleName('0 words learned today');
  await expect(page.getByText('No streak yet')).toBeVisible();
  const documents = countDocuments(page);
  await page.getByRole('link', { name: 'Practice 1 due, Spanish' }).click();
  const session = await startSession(page);
  await answerGood(session, card);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(today).toHaveAccessibleName('1 word learned today');
  await expect(page.getByText('1 day in a row')).toBeVisible();
  await expect(page.getByText(/^1 of [\d,]+ words learned$/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Practice Spanish' })).toBeVisible();
  expect(documents()).toBe(0);
});

test('Undo removes the mark that practice has set', async ({ page, learner }) => {
  const card = await learner.practice.dueCard('casa', 'build');
  const session = await openSession(page);
  await answerRight(session, card);
  const sent = reviewsSent(page);
  await rating(session, 'Good').click();
  await sent;
  expect(await learner.statisticsOf('es')).toMatchObject({ learned_words: 1 });
  const undone = page.waitForResponse('**/api/practice/undo');
  await page.getByRole('button', { name: 'Undo' }).click();
  await undone;
  expect(await learner.statisticsOf('es')).toMatchObject({ learned_words: 0 });
  expect((await learner.practice.queue()).cards).toMatchObject([{ id: card.id }]);
});

test('a forgotten word is no longer learned, unless its learner has marked it', async ({
  page,
  learner,
}) => {
  const own = await learner.practice.dueCard('tiempo', 'recall');
  const card = await learner.practice.dueCard('casa', 'recall');
  const learned = async () =>
    (await learner.words('es', '&only_learned=true')).map(({ text }) => text).toSorted();
  expect(await learned()).toEqual(['casa', 'tiempo']);
  // Toggled off and on, the mark is the learner's own.
  await page.goto(`/card-detail?id=${own.word_id}`);
  const learn = page.getByRole('button').filter({ hasText: /^Learn(ed)?$/ });
  for (const pressed of ['false', 'true']) {
    const saved = page.waitForResponse('**/api/words/setstatus');
    await learn.click();
    await saved;
    await expect(learn).toHaveAttribute('aria-pressed', pressed);
  }
  for (const { id } of [card, own]) await learner.practice.review(id, Date.now(), 'again');
  expect(await learned()).toEqual(['tiempo']);
  await page.goto(`/card-detail?id=${card.word_id}`);
  await expect(learn).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByRole('progressbar', { name: 'Strength' })).toHaveText('100%');
});
