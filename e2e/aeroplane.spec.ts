import type { Page } from '@playwright/test';
import type { PracticeCard } from '@topwords/platform/contracts';
import { keptCards, untilKeptAhead, untilStored } from './fixtures/kept-answers.ts';
import { untilKept } from './fixtures/kept.ts';
import { listen } from './fixtures/listen.ts';
import { idsOf, starredWords, test } from './fixtures/offline-learner.ts';
import { answerGood, startSession } from './fixtures/practice-page.ts';
import { cardIdOf, day } from './fixtures/practice.ts';
import { expect } from './fixtures/test.ts';
import { cutCalls, untilSent, waitingCount } from './fixtures/waiting-changes.ts';
import { spanishWords, starOf } from './fixtures/words-page.ts';

const note = (page: Page) => page.getByText('You’re offline. Words and practice work');

async function starTen(page: Page, first: number): Promise<void> {
  await page.goto('/words?lang=es');
  for (let index = first; index < first + 10; index += 1) {
    const star = starOf(spanishWords(page).nth(index));
    await star.click();
    await expect(star).toHaveAttribute('aria-pressed', 'true');
  }
}

async function answerAll(page: Page, cards: readonly PracticeCard[]): Promise<void> {
  await page.goto('/practice?lang=es');
  const session = await startSession(page);
  for (const card of cards) await answerGood(session, card);
}

for (const cuts of [0, 100]) {
  test(`a day in an aeroplane: 60 answers and 30 stars, the product closed twice, count once each after ${cuts} cuts`, async ({
    page,
    context,
    learner,
    network,
  }) => {
    test.setTimeout(360_000);
    const words = (await learner.words('es')).slice(0, 60);
    for (const word of words) await learner.practice.review(cardIdOf(word), Date.now() - 30 * day);
    await learner.practice.settings({ new_words_a_day: 0, plays_audio: false });
    await page.goto('/');
    await untilKept(page);
    await untilKeptAhead(page, 40);
    const cards = await keptCards(page);
    expect(cards).toHaveLength(60);
    await page.close();
    await network.cut();

    for (let part = 0; part < 3; part += 1) {
      const later = await context.newPage();
      await later.goto('/');
      await expect(note(later)).toBeVisible();
      await expect(later.getByRole('heading', { level: 1, name: learner.username })).toBeVisible();
      await starTen(later, part * 10);
      await answerAll(later, cards.slice(part * 20, part * 20 + 20));
      expect(await waitingCount(context)).toBe((part + 1) * 30);
      await later.close();
    }
    expect((await learner.practice.forecast()).reviewed_today).toBe(0);
    expect(await starredWords(learner)).toEqual([]);

    const cutsLeft = cutCalls(network, cuts);
    await network.mend();
    const back = await context.newPage();
    await back.goto('/words?lang=es');
    await expect(note(back)).toBeHidden();
    await untilSent(back);
    expect(cutsLeft()).toBe(0);
    expect((await learner.practice.forecast()).reviewed_today).toBe(60);
    for (const { id } of cards) {
      expect(await learner.practice.cardState(id)).toMatchObject({ review_count: 2 });
    }
    const starred = await starredWords(learner);
    expect(idsOf(starred)).toEqual(idsOf(words.slice(0, 30)));
  });
}

test('the cards of tomorrow are asked tomorrow, without a network', async ({
  page,
  context,
  learner,
  network,
}) => {
  test.slow();
  const [first, second] = await learner.words('es');
  if (!first || !second) throw new Error('There are no words');
  await learner.practice.settings({ new_words_a_day: 0, plays_audio: false });
  const start = Date.now() - 30 * day;
  const { due_at: due } = await learner.practice.review(cardIdOf(first), start);
  const interval = Date.parse(due ?? '') - start;
  await learner.practice.review(cardIdOf(second), Date.now() + day - interval);
  await page.goto('/');
  await untilKept(page);
  await untilStored(page, '"days_ahead":"1"');
  await page.goto('/practice?lang=es');
  await expect(page.getByRole('button', { name: 'Start with 1 card', exact: true })).toBeVisible();
  await page.close();
  await network.cut();
  const later = await context.newPage();
  await later.clock.setFixedTime(Date.now() + day);
  await later.goto('/practice?lang=es');
  await expect(later.getByRole('button', { name: 'Start with 2 cards' })).toBeVisible();
});

test('a word with its forms and its sound opens without a network', async ({
  page,
  context,
  learner,
  network,
}) => {
  test.slow();
  const word = (await learner.words('es')).find(({ text }) => text === 'ir');
  if (!word) throw new Error('There is no such word');
  await learner.practice.review(cardIdOf(word), Date.now() - 30 * day);
  await page.goto('/');
  await untilKept(page);
  await untilKeptAhead(page, 1);
  await page.close();
  await network.cut();
  const later = await context.newPage();
  await later.goto(`/card-detail?id=${word.id}`);
  await expect(later.getByRole('heading', { level: 1, name: word.text })).toBeVisible();
  await expect(later.locator('main')).not.toContainText('Couldn’t load');
  await expect(later.getByRole('cell').first()).toBeVisible();
  const { loudness } = await listen(
    later.getByRole('button', { name: `Listen to ${word.text}`, exact: true }),
  );
  expect(loudness).toBeGreaterThan(0.01);
});
