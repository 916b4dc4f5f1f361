import type { Page } from '@playwright/test';
import type { PlacementQuestion } from '@topwords/platform/contracts';
import { expectNoSidewaysScroll } from './fixtures/navigation.ts';
import { expect, test } from './fixtures/test.ts';

test.use({ signedIn: true, languages: { native: 'English', targets: ['es'] } });

async function expectQuestion(page: Page, question: PlacementQuestion): Promise<void> {
  await expect(page.getByRole('heading', { level: 2, name: question.text })).toBeVisible();
}

function rightAnswer({ choices, right_choice }: PlacementQuestion): string {
  return choices[right_choice] ?? '';
}

test('the quiz estimates how many words are known, and marks that many of the most common ones', async ({
  page,
  learner,
}) => {
  const questions = await learner.practice.placement();
  const known = questions.slice(0, 3);
  const [first] = questions;
  const last = known.at(-1);
  if (!first || !last) throw new Error('There is no quiz');
  await page.goto('/practice?lang=es');
  await page.getByRole('link', { name: /^Know some words already/ }).click();
  await expectNoSidewaysScroll(page);
  await expect(page.getByText(`Question 1 of ${questions.length}`)).toBeVisible();
  for (const question of known) {
    await expectQuestion(page, question);
    await page.getByRole('button', { name: rightAnswer(question), exact: true }).click();
  }
  const rest = page.getByRole('button', { name: 'I don’t know the rest either' });
  for (const question of questions.slice(3, 7)) {
    await expectQuestion(page, question);
    await expect(rest).toHaveCount(0);
    await page.getByRole('button', { name: 'I don’t know this word' }).click();
  }
  await rest.click();

  const { frequency_rank: rank } = await learner.detail(last.word_id);
  const result = page.getByRole('heading', { level: 1, name: /^You know about/ });
  await expect(result).toHaveText(
    `You know about ${rank.toLocaleString('en')} of the most common words`,
  );
  await expect(result).toBeFocused();
  await expectNoSidewaysScroll(page);
  const count = page.getByRole('spinbutton', { name: 'Words you know' });
  await expect(count).toHaveValue(String(rank));
  await count.fill('30');
  await page.getByRole('button', { name: 'More words' }).click();
  await page.getByRole('button', { name: 'Mark the top 40 as known' }).click();
  await expect(page.getByRole('heading', { name: '40 words marked as known' })).toBeFocused();

  expect(await learner.statisticsOf('es')).toMatchObject({ learned_words: 40 });
  const [next] = (await learner.practice.queue()).cards;
  const words = await learner.words('es', '&order=course');
  expect(next?.text).toBe(words.find(({ is_learned }) => !is_learned)?.text);
  await page.getByRole('link', { name: 'Start practice' }).click();
  await page.getByRole('button', { name: 'Start with 10 cards' }).click();
  const session = page.getByRole('dialog', { name: 'Spanish practice' });
  await expect(session.getByRole('article')).toContainText(next?.text ?? '');
});

test('words in practice stay there when the most common ones are marked', async ({
  page,
  learner,
}) => {
  const card = await learner.practice.dueCard('casa', 'listen');
  const questions = await learner.practice.placement();
  await page.goto('/practice/placement?lang=es');
  for (const question of questions) {
    await expectQuestion(page, question);
    await page.getByRole('button', { name: rightAnswer(question), exact: true }).click();
  }
  const count = page.getByRole('spinbutton', { name: 'Words you know' });
  await count.fill('150');
  await page.getByRole('button', { name: 'Mark the top 150 as known' }).click();
  await expect(page.getByRole('heading', { name: '149 words marked as known' })).toBeVisible();
  const { cards } = await learner.practice.queue();
  expect(cards[0]?.id).toBe(card.id);
  await page.getByRole('link', { name: 'See learned words' }).click();
  await expect(page.getByText('149 words learned', { exact: true })).toBeVisible();
});

test('the quiz is answered by number keys, and nothing is marked unless requested', async ({
  page,
  learner,
}) => {
  const questions = await learner.practice.placement();
  await page.goto('/practice/placement?lang=es');
  for (const [index, question] of questions.entries()) {
    await expectQuestion(page, question);
    await page.keyboard.press(index < 5 ? String(question.right_choice + 1) : '5');
  }
  await expect(page.getByRole('heading', { name: /^You know about/ })).toBeFocused();
  await page.getByRole('link', { name: 'Not now' }).click();
  await expect(page.getByRole('button', { name: 'Start with 10 cards' })).toBeVisible();
  expect(await learner.statisticsOf('es')).toMatchObject({ learned_words: 0 });
});

test('a learner who knows no word starts with the first', async ({ page, learner }) => {
  const questions = await learner.practice.placement();
  await page.goto('/practice/placement?lang=es');
  for (const question of questions.slice(0, 4)) {
    await expectQuestion(page, question);
    await page.getByRole('button', { name: 'I don’t know this word' }).click();
  }
  await page.getByRole('button', { name: 'I don’t know the rest either' }).click();
  await expect(page.getByRole('heading', { name: 'A fresh start' })).toBeFocused();
  await expect(page.getByRole('button', { name: /^Mark the top/ })).toHaveCount(0);
  await page.getByRole('link', { name: 'Start practice' }).click();
  await expect(page.getByRole('button', { name: 'Start with 10 cards' })).toBeVisible();
});
