import type { Page } from '@playwright/test';
import { expectAccessible } from './fixtures/expect-accessible.ts';
import type { Learner } from './fixtures/learner.ts';
import {
  answerRight,
  choices,
  rating,
  reviewsSent,
  startSession,
} from './fixtures/practice-page.ts';
import { cardIdOf, day } from './fixtures/practice.ts';
import { expect, test } from './fixtures/test.ts';

test.use({
  signedIn: true,
  languages: { native: 'English', targets: ['es', 'tr'] },
  contextOptions: { reducedMotion: 'reduce' },
});

/** The id of the card of a Turkish word that was met two days ago. */
async function practiseTurkish(learner: Learner, text: string): Promise<string> {
  const word = (await learner.words('tr')).find((one) => one.text === text);
  if (!word) throw new Error(`${text} is not among the first words`);
  const id = cardIdOf(word);
  await learner.practice.review(id, Date.now() - 2 * day);
  return id;
}

async function fitsPhone(page: Page): Promise<void> {
  const { width = 1440, height = 900 } = page.viewportSize() ?? {};
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await page.setViewportSize({ width, height });
}

test('a meaning is asked in two languages and ends with one sentence in both', async ({
  page,
  learner,
}) => {
  await learner.practice.settings({ new_words_a_day: 0 });
  const casa = await learner.practice.dueCard('casa', 'cloze');
  const ev = await practiseTurkish(learner, 'ev');
  await page.goto('/practice?lang=es');
  const choice = page.getByRole('group', { name: 'One meaning in two languages' });
  await expect(choice.getByRole('button')).toHaveText(['Only Spanish', 'Spanish + Turkish']);
  await expect(page.getByRole('button', { name: 'Start with 1 card' })).toBeVisible();
  await choice.getByRole('button', { name: 'Spanish + Turkish' }).click();
  await expect(page.getByRole('button', { name: 'Start with 2 cards' })).toBeVisible();
  await expectAccessible(page);
  await fitsPhone(page);

  const session = await startSession(page);
  await answerRight(session, casa);
  await expect(session.getByText('Right', { exact: true })).toBeVisible();
  await expect(session.getByText('Also in Turkish')).toHaveCount(0);
  await rating(session, 'Good').click();
  await expect(session.getByRole('article')).toHaveAttribute('data-language', 'tr');
  await choices(session, 'ev').click();
  const both = session.getByRole('region', { name: 'The same in both languages' });
  await expect(both.getByRole('listitem')).toHaveCount(2);
  await expect(both.locator('[lang="es"]')).toBeVisible();
  await expect(both.locator('[lang="tr"] mark')).toBeVisible();
  await expectAccessible(page);
  await fitsPhone(page);
  const sent = reviewsSent(page);
  await rating(session, 'Good').click();
  await sent;
  await expect(page.getByRole('heading', { name: 'Well done' })).toBeVisible();
  await expect.poll(async () => (await learner.practice.cardState(ev)).review_count).toBe(2);
});
