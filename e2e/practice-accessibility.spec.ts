import { randomUUID } from 'node:crypto';
import { expectAccessible } from './fixtures/expect-accessible.ts';
import {
  answerRight,
  openSession,
  openSettings,
  rating,
  answerGood,
  cardAt,
} from './fixtures/practice-page.ts';
import { expect, test } from './fixtures/test.ts';

test.use({
  signedIn: true,
  languages: { native: 'English', targets: ['es'] },
  contextOptions: { reducedMotion: 'reduce' },
});
test.slow();

test('start, settings and the empty state of practice are accessible', async ({
  page,
  learner,
}) => {
  await page.goto('/practice?lang=es');
  await expect(page.getByRole('button', { name: /^Start with/ })).toBeVisible();
  await openSettings(page);
  await expect(page.getByRole('switch', { name: 'Starred words first' })).toBeVisible();
  await expectAccessible(page);
  await learner.practice.settings({ new_words_a_day: 0 });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Nothing is due' })).toBeVisible();
  await expectAccessible(page);
});

for (const [exercise, text] of [
  ['listen', 'casa'],
  ['build', 'casa'],
  ['cloze', 'trabajo'],
  ['recall', 'también'],
  ['say', 'también'],
] as const) {
  test(`the exercise ${exercise} is accessible before and after the answer`, async ({
    page,
    learner,
  }) => {
    await learner.practice.settings({ new_words_a_day: 0 });
    const card = await learner.practice.dueCard(text, exercise);
    const session = await openSession(page);
    await expect(session.getByRole('article')).toBeVisible();
    await expectAccessible(page);
    await answerRight(session, card);
    await expect(rating(session, 'Good')).toBeVisible();
    await expectAccessible(page);
  });
}

test('an introduction, the exercise recognise and the summary are accessible', async ({
  page,
  learner,
}) => {
  await learner.practice.settings({ new_words_a_day: 1 });
  const card = cardAt((await learner.practice.queue()).cards, 0);
  await page.goto('/practice?lang=es');
  await page.getByRole('button', { name: /^Start with/ }).click();
  const session = page.getByRole('dialog', { name: 'Spanish practice' });
  await expect(session.getByRole('heading', { name: 'New word' })).toBeVisible();
  await expectAccessible(page);
  await session.getByRole('button', { name: 'Got it' }).click();
  await expect(session.getByRole('list', { name: 'Answers' })).toBeVisible();
  await expectAccessible(page);
  await session.getByRole('button', { name: 'I don’t know' }).click();
  await expect(rating(session, 'Again')).toBeVisible();
  await expectAccessible(page);
  await rating(session, 'Again').click();
  await answerGood(session, card);
  await expect(page.getByRole('heading', { name: 'Well done' })).toBeVisible();
  await expectAccessible(page);
});

test.describe('Cyrillic keys', () => {
  test.use({ languages: { native: 'English', targets: ['ru'] } });

  test('are accessible and fit a phone', async ({ page, learner }) => {
    await learner.practice.settings({ new_words_a_day: 0 });
    await learner.practice.dueCard('хорошо', 'recall');
    const session = await openSession(page, 'ru');
    await session.getByRole('button', { name: 'Show Cyrillic keys' }).click();
    await expect(session.getByRole('button', { name: 'ы', exact: true })).toBeVisible();
    await expectAccessible(page);
  });
});

test('the placement quiz and its result are accessible', async ({ page, learner }) => {
  const [first, ...others] = await learner.practice.placement();
  await page.goto('/practice/placement?lang=es');
  await expect(page.getByRole('heading', { level: 2, name: first?.text ?? '' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press(String((first?.right_choice ?? 0) + 1));
  for (const question of others) {
    await expect(page.getByRole('heading', { level: 2, name: question.text })).toBeVisible();
    await page.keyboard.press(String(question.right_choice + 1));
  }
  await expect(page.getByRole('heading', { name: /^You know about/ })).toBeVisible();
  await expectAccessible(page);
});

test('a dashboard with a forecast is accessible', async ({ page, learner }) => {
  await learner.practice.dueCard('casa', 'cloze');
  await page.goto('/');
  await expect(page.getByRole('list', { name: 'Cards due on each day' })).toBeVisible();
  await expectAccessible(page);
});

test('a pair with long words fits the screen', async ({ page, learner }) => {
  await learner.practice.settings({ new_words_a_day: 0 });
  await learner.practice.addPair({
    id: randomUUID(),
    text: `hipopotomonstro${'sesquipedaliofobia'.repeat(10)} ${'una frase larga '.repeat(15)}`,
    translation: `${'x'.repeat(200)} ${'a fear of long words '.repeat(12)}`,
    language_code: 'es',
    native_code: 'en',
  });
  const session = await openSession(page);
  await expectAccessible(page);
  await session.getByRole('button', { name: 'Show the meaning' }).click();
  await expect(rating(session, 'Good')).toBeVisible();
  await expectAccessible(page);
});
