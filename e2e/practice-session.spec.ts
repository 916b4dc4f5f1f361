import {
  answerRight,
  cardAt,
  choices,
  openSession,
  openSettings,
  rating,
  startSession,
  wrongChoice,
  answerGood,
} from './fixtures/practice-page.ts';
import { watchRecordings } from './fixtures/sound-calls.ts';
import { expect, test } from './fixtures/test.ts';

test.use({ signedIn: true, languages: { native: 'English', targets: ['es'] } });

test('a session shows its progress and a summary', async ({ page, learner }) => {
  const cards = await learner.practice.newCards(4);
  const session = await openSession(page);
  const progress = session.getByRole('progressbar', { name: 'Progress' });
  await expect(progress).toHaveJSProperty('max', 4);
  await expect(progress).toHaveJSProperty('value', 0);

  await answerGood(session, cardAt(cards, 0));
  await expect(progress).toHaveJSProperty('value', 1);
  await expect(session.getByText('1 of 4', { exact: true })).toBeVisible();
  await choices(session, wrongChoice(cardAt(cards, 1))).click();
  await rating(session, 'Again').click();
  await expect(progress).toHaveJSProperty('value', 1);
  await session.getByRole('button', { name: 'I know this word' }).click();
  await expect(progress).toHaveJSProperty('value', 2);
  await answerGood(session, cardAt(cards, 3));
  await expect(progress).toHaveJSProperty('value', 3);
  // A wrong answer is asked once more before the end.
  await answerGood(session, cardAt(cards, 1));

  await expect(page.getByRole('heading', { level: 1, name: 'Well done' })).toBeFocused();
  await expect(page.getByText('You practiced 4 cards.')).toBeVisible();
  const figures = page.getByRole('definition');
  await expect(page.getByRole('term')).toHaveText(['Right', 'Wrong', 'New', 'Known', 'Next card']);
  await expect(figures).toHaveText(['3', '1', '3', '1', /^in \d+ min$/]);
  await expect.poll(async () => (await learner.practice.forecast()).reviewed_today).toBe(4);
  const cardStates = await Promise.all(
    [0, 1, 3].map((index) => learner.practice.cardState(cardAt(cards, index).id)),
  );
  expect(cardStates.map((cardState) => cardState.review_count)).toEqual([1, 2, 1]);

  // A word already known does not count as new today.
  await page.getByRole('button', { name: 'Practice more' }).click();
  await expect(page.getByRole('button', { name: 'Start with 1 card' })).toBeVisible();
});

test('Done leads back to where practice was started', async ({ page, learner }) => {
  const [card] = await learner.practice.newCards(1);
  await page.goto('/words');
  await page.getByRole('link', { name: 'Practice Spanish' }).click();
  const session = await startSession(page);
  if (card) await answerGood(session, card);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page).toHaveURL(/\/words/);
  await expect(page.getByRole('heading', { level: 1, name: 'Words' })).toBeVisible();
});

for (const length of [10, 20, 30]) {
  test(`a session has ${length} cards if chosen`, async ({ page, learner }) => {
    await learner.practice.newCards(40);
    await page.goto('/practice?lang=es');
    const lengths = page.getByRole('group', { name: 'Cards in this session' });
    await expect(lengths.getByRole('button', { name: '20' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await lengths.getByRole('button', { name: String(length) }).click();
    await expect(page.getByRole('button', { name: `Start with ${length} cards` })).toBeVisible();
    const session = await startSession(page);
    await expect(session.getByText(`0 of ${length}`, { exact: true })).toBeVisible();
  });
}

test('a known word is permanently removed from practice, and Undo brings it back', async ({
  page,
  learner,
}) => {
  const [first, second] = await learner.practice.newCards(2);
  if (!first || !second) throw new Error('There are no new words');
  const session = await openSession(page);
  const know = session.getByRole('button', { name: 'I know this word' });
  const article = session.getByRole('article');
  const removed = page.waitForResponse('**/api/practice/known');
  await know.click();
  await expect(article).toContainText(second.text);
  await removed;
  const back = page.waitForResponse('**/api/practice/known');
  await session.getByRole('button', { name: 'Undo' }).click();
  await expect(article).toContainText(first.text);
  await back;
  const offered = async () => (await learner.practice.queue()).cards.map(({ id }) => id);
  expect(await offered()).toEqual([first.id, second.id]);

  const removedAgain = page.waitForResponse('**/api/practice/known');
  await know.click();
  await removedAgain;
  expect(await offered()).not.toContain(first.id);
  expect(await learner.words('es', '&only_learned=true')).toMatchObject([{ text: first.text }]);
  await session.getByRole('button', { name: 'End practice' }).click();
  await page.goto('/learned');
  await expect(page.getByRole('link', { name: first.text, exact: true })).toBeVisible();
});

test('leaving halfway loses nothing, not even an unrated answer', async ({ page, learner }) => {
  const cards = await learner.practice.newCards(4);
  const session = await openSession(page);
  for (const index of [0, 1]) {
    await answerGood(session, cardAt(cards, index));
  }
  await answerRight(session, cardAt(cards, 2));
  await expect(rating(session, 'Good')).toBeVisible();
  await session.getByRole('button', { name: 'End practice' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Words' })).toBeVisible();
  await expect.poll(async () => (await learner.practice.forecast()).reviewed_today).toBe(3);
  await page.getByRole('link', { name: 'Practice Spanish' }).click();
  await startSession(page);
  await expect(session.getByText('0 of 1', { exact: true })).toBeVisible();
  await expect(session.getByRole('article')).toContainText(cardAt(cards, 3).text);
});

for (const [way, leave] of [
  ['a reload', 'reload'],
  ['the browser’s way back', 'goBack'],
] as const) {
  test(`${way} in the middle of a session loses nothing`, async ({ page, learner }) => {
    const cards = await learner.practice.newCards(3);
    await page.goto('/words');
    await page.getByRole('link', { name: 'Practice Spanish' }).click();
    const session = await startSession(page);
    await answerGood(session, cardAt(cards, 0));
    await choices(session, wrongChoice(cardAt(cards, 1))).click();
    await expect(rating(session, 'Again')).toBeVisible();
    await page[leave]();
    await expect(session).toBeHidden();
    await expect.poll(async () => (await learner.practice.forecast()).reviewed_today).toBe(2);
    for (const index of [0, 1]) {
      const cardState = await learner.practice.cardState(cardAt(cards, index).id);
      expect(cardState).toMatchObject({ review_count: 1 });
    }
  });
}

test('words are spoken automatically only if the learner allows it', async ({ page, learner }) => {
  const [first, second] = await learner.practice.newCards(2);
  if (!first || !second) throw new Error('There are no new words');
  const spoken = watchRecordings(page);
  const session = await openSession(page);
  await answerRight(session, first);
  await expect(rating(session, 'Good')).toBeVisible();
  await rating(session, 'Good').click();
  await expect(session.getByRole('article')).toContainText(second.text);
  expect(spoken()).toEqual([]);
  await session.getByRole('button', { name: `Listen to ${second.text}` }).click();
  await expect.poll(spoken).toEqual([second.recording]);
  await session.getByRole('button', { name: 'End practice' }).click();

  await page.goto('/practice?lang=es');
  const audio = (await openSettings(page)).getByRole('switch', {
    name: 'Play audio automatically',
  });
  await expect(audio).not.toBeChecked();
  const saved = page.waitForResponse('**/api/practice/settings');
  await audio.check();
  await saved;
  await startSession(page);
  await expect.poll(spoken).toEqual([second.recording, second.recording]);
});
