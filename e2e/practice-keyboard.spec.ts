import { tabTo, tabWithin } from './fixtures/focus.ts';
import { announcement, rating, rightChoice, wrongChoice } from './fixtures/practice-page.ts';
import { expect, test } from './fixtures/test.ts';

test.use({ signedIn: true, languages: { native: 'English', targets: ['es'] } });

test('a whole session is practised by keyboard alone, and announced to screen readers', async ({
  page,
  learner,
}) => {
  await learner.practice.settings({ new_words_a_day: 1 });
  const recall = await learner.practice.dueCard('también', 'recall');
  const cloze = await learner.practice.dueCard('trabajo', 'cloze');
  const listen = await learner.practice.dueCard('casa', 'listen');
  const { cards } = await learner.practice.queue();
  expect(cards.map(({ exercise }) => exercise.kind)).toEqual([
    'listen',
    'cloze',
    'recall',
    'recognise',
  ]);
  const fresh = cards[3];
  if (!fresh) throw new Error('There is no new word');

  await page.goto('/');
  const way = page.getByRole('link', { name: 'Practice 3 due, Spanish' });
  await expect(way).toBeVisible();
  await tabTo(page, way);
  await page.keyboard.press('Enter');
  const start = page.getByRole('button', { name: 'Start with 4 cards' });
  await expect(start).toBeVisible();
  await tabTo(page, start);
  await page.keyboard.press('Enter');
  const session = page.getByRole('dialog', { name: 'Spanish practice' });
  const verdict = session.getByText('Right', { exact: true });

  await test.step('a listening exercise', async () => {
    await expect(session.getByRole('heading', { name: 'Which word do you hear?' })).toBeFocused();
    const play = session.getByRole('button', { name: 'Listen' });
    await expect(play).toBeEnabled();
    await tabTo(page, play);
    await page.keyboard.press('Enter');
    await page.keyboard.press(String(listen.exercise.choices.indexOf(wrongChoice(listen)) + 1));
    await expect(session.getByText('Wrong', { exact: true })).toBeVisible();
    await expect(announcement(session)).toHaveText(`Wrong. casa: ${listen.translation}`);
    await page.keyboard.press('u');
    await expect(announcement(session)).toHaveText('Undone: casa will come up again');
    await page.keyboard.press(String(listen.exercise.choices.indexOf(rightChoice(listen)) + 1));
    await expect(verdict).toBeVisible();
    await expect(rating(session, 'Good')).toBeFocused();
    await page.keyboard.press('Enter');
  });

  await test.step('a gap', async () => {
    const gap = session.getByRole('textbox', { name: 'The missing form' });
    await expect(gap).toBeFocused();
    await page.keyboard.type(cloze.exercise.cloze?.answer ?? '');
    await page.keyboard.press('Enter');
    await expect(verdict).toBeVisible();
    await page.keyboard.press('Enter');
  });

  await test.step('a typed word, also after Undo', async () => {
    const field = session.getByRole('textbox', { name: 'Your answer' });
    await expect(field).toBeFocused();
    // U and Backspace are letters and corrections here.
    await page.keyboard.type('uu');
    await page.keyboard.press('Backspace');
    await expect(field).toHaveValue('u');
    await page.keyboard.press('Backspace');
    await tabTo(page, session.getByRole('button', { name: 'ú', exact: true }));
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue('ú');
    await expect(field).toBeFocused();
    await page.keyboard.press('Backspace');
    await page.keyboard.type(recall.text);
    await page.keyboard.press('Enter');
    await expect(verdict).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(session.getByText('3 of 4', { exact: true })).toBeVisible();
    await page.keyboard.press('Backspace');
    await expect(session.getByText('2 of 4', { exact: true })).toBeVisible();
    await expect(field).toBeFocused();
    await page.keyboard.type(recall.text);
    await page.keyboard.press('Enter');
    await expect(verdict).toBeVisible();
    await page.keyboard.press('Enter');
  });

  await test.step('a new word, which is introduced, and whose answer is judged again', async () => {
    await expect(session.getByRole('heading', { name: 'New word' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(session.getByRole('heading', { name: 'What does it mean?' })).toBeFocused();
    const right = session.getByRole('button', { name: rightChoice(fresh), exact: true });
    await tabTo(page, right);
    await page.keyboard.press('Space');
    await expect(announcement(session)).toHaveText(`Right. ${fresh.text}: ${fresh.translation}`);
    await expect(rating(session, 'Good')).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(rating(session, 'Again')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(session.getByText('3 of 4', { exact: true })).toBeVisible();
    await page.keyboard.press(String(fresh.exercise.choices.indexOf(rightChoice(fresh)) + 1));
    await expect(verdict).toBeVisible();
    await page.keyboard.press('Enter');
  });

  await expect(page.getByRole('heading', { level: 1, name: 'Well done' })).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Done' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  const counts = await Promise.all(cards.map(({ id }) => learner.practice.cardState(id)));
  await expect.poll(async () => (await learner.practice.forecast()).reviewed_today).toBe(5);
  expect(counts.map(({ is_known }) => is_known)).toEqual([false, false, false, false]);
});

test('Tab stays within a session, and Escape ends it', async ({ page, learner }) => {
  await learner.practice.settings({ new_words_a_day: 2 });
  await page.goto('/words');
  const way = page.getByRole('link', { name: 'Practice Spanish' });
  await way.click();
  await page.getByRole('button', { name: 'Start with 2 cards' }).click();
  const session = page.getByRole('dialog', { name: 'Spanish practice' });
  await expect(session.getByRole('heading', { name: 'New word' })).toBeFocused();
  for (const name of ['I know this word', 'End practice']) {
    await tabWithin(session, session.getByRole('button', { name }));
  }
  await page.keyboard.press('Escape');
  await expect(session).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Words' })).toBeVisible();
  expect((await learner.practice.forecast()).reviewed_today).toBe(0);
});
