import {
  answerRight,
  cardAt,
  choices,
  openSession,
  rating,
  reviewsSent,
  wrongChoice,
  answerGood,
} from './fixtures/practice-page.ts';
import { expect, test } from './fixtures/test.ts';
import { holdRequests } from './fixtures/network.ts';

test.use({ signedIn: true, languages: { native: 'English', targets: ['es'] } });

test('Undo takes back an unrated answer, and nothing else', async ({ page, learner }) => {
  const cards = await learner.practice.newCards(2);
  const session = await openSession(page);
  const undo = session.getByRole('button', { name: 'Undo' });
  await answerGood(session, cardAt(cards, 0));
  await choices(session, wrongChoice(cardAt(cards, 1))).click();
  await undo.click();
  await expect(rating(session, 'Again')).toHaveCount(0);
  await expect(session.getByText('1 of 2', { exact: true })).toBeVisible();
  await answerGood(session, cardAt(cards, 1));
  await expect.poll(async () => (await learner.practice.forecast()).reviewed_today).toBe(2);
  for (const { id } of cards) {
    expect(await learner.practice.cardState(id)).toMatchObject({ review_count: 1 });
  }
});

test('Undo takes back exactly one review, even one already sent', async ({ page, learner }) => {
  const cards = await learner.practice.newCards(3);
  const session = await openSession(page);
  const undo = session.getByRole('button', { name: 'Undo' });
  const article = session.getByRole('article');
  for (const index of [0, 1]) {
    const sent = reviewsSent(page);
    await answerGood(session, cardAt(cards, index));
    await sent;
  }
  await expect(article).toContainText(cardAt(cards, 2).text);

  const undone = page.waitForResponse('**/api/practice/undo');
  await undo.click();
  await expect(article).toContainText(cardAt(cards, 1).text);
  await expect(session.getByText('1 of 3', { exact: true })).toBeVisible();
  expect((await undone).status()).toBe(200);
  expect(await learner.practice.cardState(cardAt(cards, 0).id)).toMatchObject({ review_count: 1 });
  expect(await learner.practice.cardState(cardAt(cards, 1).id)).toMatchObject({
    review_count: 0,
    due_at: null,
  });
  expect((await learner.practice.queue()).new_count).toBe(2);

  // Answered again, it is a separate review.
  const sent = reviewsSent(page);
  await answerGood(session, cardAt(cards, 1));
  await sent;
  expect(await learner.practice.cardState(cardAt(cards, 1).id)).toMatchObject({ review_count: 1 });
});

test('Undo before a review is sent leaves nothing to send', async ({ page, learner }) => {
  const cards = await learner.practice.newCards(2);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') asked.push(new URL(request.url()).pathname);
  });
  await page.clock.install();
  const session = await openSession(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await answerGood(session, cardAt(cards, 0));
  await page.clock.runFor(900);
  await session.getByRole('button', { name: 'Undo' }).click();
  await expect(session.getByText('0 of 2', { exact: true })).toBeVisible();
  await page.clock.runFor(5000);
  await session.getByRole('button', { name: 'End practice' }).click();
  await page.clock.resume();
  await expect(page.getByRole('heading', { level: 1, name: 'Words' })).toBeVisible();
  expect(asked.filter((path) => path.startsWith('/api/practice/'))).toEqual([]);
  expect(await learner.practice.cardState(cardAt(cards, 0).id)).toMatchObject({ review_count: 0 });
});

test('Undo of a review in flight takes it back once it arrives', async ({ page, learner }) => {
  const cards = await learner.practice.newCards(2);
  const proceed = await holdRequests(page, '**/api/practice/reviews');
  const session = await openSession(page);
  await answerRight(session, cardAt(cards, 0));
  const asked = page.waitForRequest('**/api/practice/reviews');
  await rating(session, 'Good').click();
  await asked;
  await session.getByRole('button', { name: 'Undo' }).click();
  await expect(session.getByRole('article')).toContainText(cardAt(cards, 0).text);
  const undone = page.waitForResponse('**/api/practice/undo');
  proceed();
  expect((await undone).status()).toBe(200);
  expect(await learner.practice.cardState(cardAt(cards, 0).id)).toMatchObject({ review_count: 0 });
});

test('Undo leads back from the summary, step by step to the first card', async ({
  page,
  learner,
}) => {
  const cards = await learner.practice.newCards(2);
  const session = await openSession(page);
  for (const card of cards) {
    await answerGood(session, card);
  }
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(page.getByRole('heading', { name: 'Well done' })).toBeVisible();
  await undo.click();
  await expect(session.getByText('1 of 2', { exact: true })).toBeVisible();
  await undo.click();
  await expect(session.getByText('0 of 2', { exact: true })).toBeVisible();
  await expect(session.getByRole('article')).toContainText(cardAt(cards, 0).text);
  // Back over the introductions, to the first one.
  for (const card of cards.toReversed()) {
    await undo.click();
    await expect(session.getByRole('heading', { name: 'New word' })).toBeVisible();
    await expect(session.getByRole('article')).toContainText(card.text);
  }
  await expect(undo).toBeDisabled();
  await session.getByRole('button', { name: 'End practice' }).click();
  await expect(session).toBeHidden();
  await expect
    .poll(async () => {
      const cardStates = await Promise.all(cards.map(({ id }) => learner.practice.cardState(id)));
      return cardStates.map((cardState) => cardState.review_count);
    })
    .toEqual([0, 0]);
});
