import {
  announcement,
  buildSentence,
  choices,
  openSession,
  rating,
  reviewsSent,
  rightChoice,
  wrongChoice,
  cardAt,
} from './fixtures/practice-page.ts';
import { soundCalls, watchRecordings } from './fixtures/sound-calls.ts';
import { allowFaults, expect, test } from './fixtures/test.ts';

test.use({ signedIn: true, languages: { native: 'English', targets: ['es'] } });

/** One typo: the two letters after the first are swapped. */
function withSlip(text: string): string {
  const [first = '', second = '', third = '', ...rest] = text;
  return [first, third, second, ...rest].join('');
}

test.describe('a new word', () => {
  test('is introduced with its sound and a sentence before it is asked', async ({
    page,
    learner,
  }) => {
    await learner.practice.settings({ new_words_a_day: 5, plays_audio: true });
    const { cards } = await learner.practice.queue();
    const spoken = watchRecordings(page);
    await page.goto('/practice?lang=es');
    await page.getByRole('button', { name: 'Start with 5 cards' }).click();
    const session = page.getByRole('dialog', { name: 'Spanish practice' });
    const card = cardAt(cards, 0);
    await expect(session.getByRole('heading', { name: 'New word' })).toBeFocused();
    for (const text of [card.text, card.translation, card.example?.translation ?? '']) {
      await expect(session.getByText(text, { exact: true }).first()).toBeVisible();
    }
    await expect(choices(session)).toHaveCount(0);
    // First the word, then the sentence.
    await expect.poll(spoken).toEqual([card.recording, card.example?.recording]);
    for (const { text } of cards.slice(0, 4)) {
      await expect(session.getByRole('article')).toContainText(text);
      await session.getByRole('button', { name: 'Got it' }).click();
    }
    await expect(session.getByRole('heading', { name: 'What does it mean?' })).toBeFocused();
    await choices(session, rightChoice(card)).click();
    await expect(session.getByRole('article').locator('mark')).toHaveText(
      card.example?.answer ?? '',
    );
  });
});

test.describe('the question about a new word', () => {
  test.beforeEach(({ learner }) => learner.practice.settings({ new_words_a_day: 1 }));

  test('is recognised from four translations', async ({ page, learner }) => {
    const card = cardAt((await learner.practice.queue()).cards, 0);
    expect(card.exercise.kind).toBe('recognise');
    const session = await openSession(page);
    await expect(session.getByRole('heading', { name: 'What does it mean?' })).toBeFocused();
    await expect(session.getByText(card.text, { exact: true })).toBeVisible();
    await expect(session.getByText('New word')).toBeVisible();
    await expect(choices(session)).toHaveText(
      card.exercise.choices.map((choice, index) => `${index + 1}${choice}`),
    );
    await expect(rating(session, 'Good')).toHaveCount(0);

    await choices(session, rightChoice(card)).click();
    await expect(session.getByText('Right', { exact: true })).toBeVisible();
    await expect(announcement(session)).toHaveText(`Right. ${card.text}: ${card.translation}`);
    await expect(choices(session, `${rightChoice(card)} right answer`)).toBeDisabled();
    await expect(rating(session, 'Again')).toHaveAccessibleName('Again, in 1 min');
    await expect(rating(session, 'Good')).toHaveAccessibleName('Good, in 10 min');
    await expect(rating(session, 'Good')).toBeFocused();
    const sent = reviewsSent(page);
    await rating(session, 'Good').click();
    await sent;
    expect(await learner.practice.cardState(card.id)).toMatchObject({ review_count: 1 });
  });

  test('that was confused with another can only be rated Again', async ({ page, learner }) => {
    const card = cardAt((await learner.practice.queue()).cards, 0);
    const session = await openSession(page);
    await choices(session, wrongChoice(card)).click();
    await expect(session.getByText('Wrong', { exact: true })).toBeVisible();
    await expect(choices(session, `${wrongChoice(card)} your answer`)).toBeDisabled();
    await expect(choices(session, `${rightChoice(card)} right answer`)).toBeDisabled();
    await expect(rating(session, 'Good')).toHaveCount(0);
    await rating(session, 'Again').click();
    await expect(choices(session)).toHaveCount(4);
    await expect(session.getByText('0 of 1')).toBeVisible();
  });

  test('is answered by the number keys and rated by Enter', async ({ page, learner }) => {
    const card = cardAt((await learner.practice.queue()).cards, 0);
    const session = await openSession(page);
    const { choices: shown } = card.exercise;
    await page.keyboard.press(String(shown.indexOf(wrongChoice(card)) + 1));
    await expect(session.getByText('Wrong', { exact: true })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(session.getByText('Wrong', { exact: true })).toBeHidden();
    await page.keyboard.press(String(shown.indexOf(rightChoice(card)) + 1));
    await expect(session.getByText('Right', { exact: true })).toBeVisible();
    // Its dates were computed before the first answer.
    await expect(rating(session, 'Good')).toHaveText('Good');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Well done' })).toBeFocused();
  });

  test('that is not known at all shows the right answer', async ({ page, learner }) => {
    const card = cardAt((await learner.practice.queue()).cards, 0);
    const session = await openSession(page);
    await session.getByRole('button', { name: 'I don’t know' }).click();
    await expect(choices(session, `${rightChoice(card)} right answer`)).toBeVisible();
    await expect(rating(session, 'Again')).toBeFocused();
    await expect(rating(session, 'Good')).toHaveCount(0);
  });
});

test.describe('a word that is due', () => {
  test.beforeEach(({ learner }) => learner.practice.settings({ new_words_a_day: 0 }));

  test('is heard and chosen from four', async ({ page, learner }) => {
    const card = await learner.practice.dueCard('casa', 'listen');
    const spoken = watchRecordings(page);
    const session = await openSession(page);
    await expect(session.getByRole('heading', { name: 'Which word do you hear?' })).toBeFocused();
    await expect.poll(spoken).toEqual([card.recording]);
    await expect(session.getByRole('article')).not.toContainText('casa');
    await expect(session.getByRole('article')).not.toContainText(card.translation);
    await expect(choices(session)).toHaveCount(4);
    await session.getByRole('button', { name: 'Listen' }).click();
    await choices(session, 'casa').click();
    await expect(session.getByText('Right', { exact: true })).toBeVisible();
    await expect(session.getByRole('article')).toContainText(card.translation);
    await expect(rating(session, 'Again')).toHaveAccessibleName('Again, in 1 min');
    await expect(rating(session, 'Good')).toHaveAccessibleName(/^Good, in \d+ (day|month)s?$/);
    // A loaded sound is not requested again; the sentence follows the answer.
    await expect.poll(spoken).toEqual([card.recording, card.example?.recording]);
  });

  test('is put together with the others of a sentence that is heard', async ({ page, learner }) => {
    const card = await learner.practice.dueCard('casa', 'build');
    const spoken = watchRecordings(page);
    const session = await openSession(page);
    const heading = session.getByRole('heading', { name: 'Listen and put the sentence together' });
    await expect(heading).toBeFocused();
    await expect.poll(spoken).toEqual([card.example?.recording]);
    await buildSentence(session, card);
    await session.getByRole('button', { name: 'Check' }).click();
    await expect(session.getByText('Right', { exact: true })).toBeVisible();
    const sent = reviewsSent(page);
    await rating(session, 'Good').click();
    await sent;
  });

  test('that cannot be heard is chosen by its meaning', async ({ page, learner }) => {
    allowFaults(/\/api\/voice\/recordings/);
    const card = await learner.practice.dueCard('casa', 'listen');
    await page.route(soundCalls, (route) => route.abort());
    const session = await openSession(page);
    const asked = session.getByRole('heading', { name: /^Couldn’t play the sound/ });
    await expect(asked).toBeVisible();
    await expect(session.getByRole('article')).toContainText(card.translation);
    await choices(session, wrongChoice(card)).click();
    await expect(session.getByText('Wrong', { exact: true })).toBeVisible();
  });

  test('fills the gap of a sentence', async ({ page, learner }) => {
    const card = await learner.practice.dueCard('trabajo', 'cloze');
    const { cloze } = card.exercise;
    if (!cloze) throw new Error('There is no sentence');
    const session = await openSession(page);
    await expect(session.getByRole('heading', { name: 'Which form is missing?' })).toBeVisible();
    const gap = session.getByRole('textbox', { name: 'The missing form' });
    await expect(gap).toBeFocused();
    await expect(session.getByRole('article')).toContainText(cloze.translation);
    await expect(session.getByRole('article')).toContainText(cloze.before.trim());
    await expect(session.getByRole('article')).not.toContainText(cloze.answer);

    await page.keyboard.press('Enter');
    await expect(gap).toBeFocused();
    await gap.fill(withSlip(cloze.answer));
    await gap.press('Enter');
    await expect(session.getByText('Almost! Check the spelling', { exact: true })).toBeVisible();
    await expect(session.getByText(withSlip(cloze.answer), { exact: true })).toBeVisible();
    await expect(session.locator('mark')).toHaveText(cloze.answer);
    await expect(rating(session, 'Good')).toBeFocused();

    await session.getByRole('button', { name: 'Undo' }).click();
    await expect(gap).toBeFocused();
    await expect(gap).toHaveValue('');
    await gap.fill('perro');
    await session.getByRole('button', { name: 'Check' }).click();
    await expect(session.getByText('Wrong', { exact: true })).toBeVisible();
    await expect(session.getByText('You answered: perro')).toBeVisible();
    await expect(rating(session, 'Good')).toHaveCount(0);

    await session.getByRole('button', { name: 'Undo' }).click();
    await gap.fill(cloze.answer.toUpperCase());
    await gap.press('Enter');
    await expect(session.getByText('Right', { exact: true })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Well done' })).toBeVisible();
  });

  test('is typed for its translation, ignoring case and accents', async ({ page, learner }) => {
    const card = await learner.practice.dueCard('también', 'recall');
    const spoken = watchRecordings(page);
    const session = await openSession(page);
    const asked = session.getByRole('heading', { name: 'How do you say it in Spanish?' });
    await expect(asked).toBeVisible();
    await expect(session.getByRole('article')).toContainText(card.translation);
    await expect(session.getByRole('article')).not.toContainText(card.text);
    const field = session.getByRole('textbox', { name: 'Your answer' });
    await expect(field).toBeFocused();
    for (const [typed, verdict] of [
      ['también', 'Right'],
      ['  Tambien. ', 'Right'],
      ['tmabién', 'Almost! Check the spelling'],
      ['tampoco', 'Wrong'],
      ['tam', 'Wrong'],
    ] as const) {
      expect(spoken(), 'the word is not said before it is typed').toEqual(
        typed === 'también' ? [] : [card.recording],
      );
      await field.fill(typed);
      await field.press('Enter');
      await expect(session.getByText(verdict, { exact: true })).toBeVisible();
      await expect(session.getByRole('article')).toContainText('también');
      await expect.poll(spoken).toEqual([card.recording]);
      await session.getByRole('button', { name: 'Undo' }).click();
      await expect(field).toBeFocused();
    }
    await session.getByRole('button', { name: 'I don’t know' }).click();
    await expect(session.getByRole('article')).toContainText('también');
    await expect(rating(session, 'Again')).toBeFocused();
  });

  test('may be typed as any word with the same gloss', async ({ page, learner }) => {
    await learner.practice.dueCard('fuera', 'recall');
    const session = await openSession(page);
    await session.getByRole('textbox').fill('afuera');
    await page.keyboard.press('Enter');
    await expect(session.getByText('Right', { exact: true })).toBeVisible();
  });

  test('is typed with buttons for letters missing on a keyboard', async ({ page, learner }) => {
    await learner.practice.dueCard('mañana', 'recall');
    const session = await openSession(page);
    const keys = session.getByRole('group', { name: 'Letters' }).getByRole('button');
    await expect(keys).toHaveText(['á', 'é', 'í', 'ó', 'ú', 'ü', 'ñ', '¿', '¡']);
    const field = session.getByRole('textbox', { name: 'Your answer' });
    await field.pressSequentially('maana');
    await field.press('ArrowLeft');
    await field.press('ArrowLeft');
    await field.press('ArrowLeft');
    await keys.getByText('ñ').click();
    await expect(field).toHaveValue('mañana');
    await expect(field).toBeFocused();
    await field.press('Enter');
    await expect(session.getByText('Right', { exact: true })).toBeVisible();
  });
});

test.describe('Russian', () => {
  test.use({ languages: { native: 'English', targets: ['ru'] } });

  test('may be typed with Cyrillic keys, and with е for ё', async ({ page, learner }) => {
    await learner.practice.settings({ new_words_a_day: 0 });
    await learner.practice.dueCard('ребёнок', 'recall');
    const session = await openSession(page, 'ru');
    const keys = session.getByRole('group', { name: 'Letters' });
    const field = session.getByRole('textbox', { name: 'Your answer' });
    await keys.getByRole('button', { name: 'ё', exact: true }).click();
    await expect(field).toHaveValue('ё');
    await field.fill('');
    await keys.getByRole('button', { name: 'Show Cyrillic keys' }).click();
    for (const letter of 'ребенок') {
      await keys.getByRole('button', { name: letter, exact: true }).click();
    }
    await expect(field).toHaveValue('ребенок');
    await session.getByRole('button', { name: 'Check' }).click();
    await expect(session.getByText('Right', { exact: true })).toBeVisible();
    await expect(session.getByRole('article')).toContainText('ребёнок');
  });
});

test.describe('Turkish', () => {
  test.use({ languages: { native: 'English', targets: ['tr'] } });

  test('is typed with its own letters and capitals', async ({ page, learner }) => {
    await learner.practice.settings({ new_words_a_day: 0 });
    await learner.practice.dueCard('kadın', 'recall');
    const session = await openSession(page, 'tr');
    const keys = session.getByRole('group', { name: 'Letters' }).getByRole('button');
    await expect(keys).toHaveText(['ç', 'ğ', 'ı', 'İ', 'ö', 'ş', 'ü']);
    const field = session.getByRole('textbox', { name: 'Your answer' });
    await field.pressSequentially('kad');
    await keys.getByText('ı', { exact: true }).click();
    await field.pressSequentially('n');
    await field.press('Enter');
    await expect(session.getByText('Right', { exact: true })).toBeVisible();
    await session.getByRole('button', { name: 'Undo' }).click();
    await field.fill('KADIN');
    await field.press('Enter');
    await expect(session.getByText('Right', { exact: true })).toBeVisible();
  });
});
