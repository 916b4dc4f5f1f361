import type { Word } from '@topwords/platform/contracts';
import { expectAccessible } from './fixtures/expect-accessible.ts';
import type { Learner } from './fixtures/learner.ts';
import { cardIdOf } from './fixtures/practice.ts';
import { expect, test } from './fixtures/test.ts';

test.use({
  signedIn: true,
  languages: { native: 'English', targets: ['es'] },
  contextOptions: { reducedMotion: 'reduce' },
});
test.slow();

/** A Spanish word by its text. */
async function wordCalled(learner: Learner, text: string): Promise<Word> {
  const word = (await learner.words('es')).find((one) => one.text === text);
  if (!word) throw new Error(`There is no ${text} among the first words`);
  return word;
}

/** Takes estar for ser, para for por and misspells trabajo. */
async function mixUp(learner: Learner): Promise<void> {
  const { practice } = learner;
  await practice.mistake(cardIdOf(await wordCalled(learner, 'ser')), 'está', 'es');
  await practice.mistake(cardIdOf(await wordCalled(learner, 'por')), 'para');
  await practice.mistake(cardIdOf(await wordCalled(learner, 'trabajo')), 'travajo');
  await practice.mistake(cardIdOf(await wordCalled(learner, 'saber')), 'conocer');
}

test('a link on the start page leads to the mistakes, which the keyboard answers', async ({
  page,
  learner,
}) => {
  await mixUp(learner);
  await page.goto('/practice?lang=es');
  await page.getByRole('link', { name: 'Repeat 4 mistakes' }).click();
  await expect(page).toHaveURL('/practice/mistakes?lang=es');
  const dialog = page.getByRole('dialog', { name: 'Your mistakes' });
  const next = dialog.getByRole('button', { name: 'Continue' });
  await expect(dialog.getByRole('article')).toBeVisible();
  await expectAccessible(page);
  const total = Number(
    (await dialog.getByText(/^0 of \d+$/).textContent())?.replace('0 of ', '') ?? 0,
  );
  expect(total).toBeGreaterThanOrEqual(8);
  let isChecked = false;
  for (let done = 0; done < total; done += 1) {
    await expect(dialog.getByText(`${done} of ${total}`)).toBeVisible();
    const field = dialog.getByRole('textbox');
    if ((await field.count()) > 0) {
      await expect(field).toBeFocused();
      await page.keyboard.type('trabajo');
      await page.keyboard.press('Enter');
    } else {
      // The keyboard chooses, and learns from the mark which one would have been right.
      await page.keyboard.press('1');
    }
    await expect(next).toBeFocused();
    if (!isChecked) await expectAccessible(page);
    isChecked = true;
    const isWrong = (await dialog.getByText('Wrong', { exact: true }).count()) > 0;
    await page.keyboard.press('Enter');
    if (isWrong) break;
  }
  await dialog.getByRole('button', { name: 'End practice' }).click();
  await expect(page).toHaveURL('/practice?lang=es');
});

test('every question of a set can be answered right, and then nothing is left', async ({
  page,
  learner,
}) => {
  await learner.practice.mistake(cardIdOf(await wordCalled(learner, 'ser')), 'está', 'es');
  await page.goto('/practice/mistakes?lang=es');
  const dialog = page.getByRole('dialog', { name: 'Your mistakes' });
  for (const answer of ['es', 'están']) {
    await dialog.getByRole('button', { name: answer, exact: true }).click();
    await expect(dialog.getByText('Right', { exact: true })).toBeVisible();
    await expect(dialog.getByText(/English uses/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Continue' }).click();
  }
  await expect(page.getByText('Right the first time: 2 of 2.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'To practice' }).click();
  await expect(page.getByRole('button', { name: /^Start with/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Repeat \d+ mistake/ })).toHaveCount(0);
  await page.goto('/practice/mistakes?lang=es');
  await expect(page.getByRole('heading', { name: 'No mistakes to repeat' })).toBeVisible();
  await expectAccessible(page);
});

test('what is typed in a session is told apart, and undo takes it back', async ({
  page,
  learner,
}) => {
  await learner.practice.settings({ new_words_a_day: 0 });
  await learner.practice.dueCard('también', 'recall');
  await page.goto('/practice?lang=es');
  await page.getByRole('button', { name: /^Start with/ }).click();
  const session = page.getByRole('dialog', { name: 'Spanish practice' });
  await session.getByRole('textbox').fill('tampoco');
  await page.keyboard.press('Enter');
  const sent = page.waitForResponse('**/api/practice/reviews');
  await session.getByRole('button', { name: /^Again/ }).click();
  await sent;
  const taken = async () => (await learner.practice.mistakes()).map((one) => one.taken);
  await expect.poll(taken).toEqual(['tampoco']);
  await session.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(taken).toEqual([]);
});

test('the tutor first suggests a question about the mistake', async ({ page, learner }) => {
  const ser = await wordCalled(learner, 'ser');
  await learner.practice.mistake(cardIdOf(ser), 'está', 'es');
  await page.goto(`/ai-chat?id=${ser.id}`);
  const opener = page.getByRole('button', { name: 'Chat with the tutor' });
  const suggestions = page.getByRole('list', { name: 'Suggested questions' });
  await expect(opener.or(suggestions).first()).toBeVisible();
  if (await opener.isVisible()) await opener.click();
  const question = 'What’s the difference between ser and estar?';
  await suggestions.getByRole('button', { name: question }).click();
  await expect(page.getByRole('button', { name: 'Copy the answer' }).first()).toBeVisible();
});
