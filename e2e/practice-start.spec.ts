import { openSession, openSettings, startSession, answerGood } from './fixtures/practice-page.ts';
import { cardIdOf, minute } from './fixtures/practice.ts';
import { expectNoSidewaysScroll, mainNavigation } from './fixtures/navigation.ts';
import { allowFaults, expect, test } from './fixtures/test.ts';
import { holdRequests } from './fixtures/network.ts';

test.use({ signedIn: true, languages: { native: 'English', targets: ['es'] } });

for (const [screen, path] of [
  ['dashboard', '/'],
  ['words', '/words'],
  ['learned words', '/learned'],
] as const) {
  test(`the ${screen} link to practice, with the number due`, async ({ page, learner }) => {
    const [word] = await learner.words('es');
    if (word) await learner.mark(word, 'learned');
    await page.goto(path);
    const way = page.getByRole('link', { name: /^Practice.*Spanish$/ });
    await expect(way).toHaveAccessibleName('Practice Spanish');
    await learner.practice.dueCard('casa', 'listen');
    await page.reload();
    await expect(way).toHaveAccessibleName('Practice 1 due, Spanish');
    await way.click();
    await expect(page).toHaveURL('/practice?lang=es');
    await expect(page.getByRole('heading', { level: 1, name: 'Practice' })).toBeVisible();
    await expect(page.getByText(/^1\s*card due$/)).toBeVisible();
    await expect(page.getByText(/^10\s*new words$/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Start with 11 cards' })).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
}

test('the scripts of practice load before its link is pressed', async ({ page }) => {
  await page.goto('/words');
  const way = page.getByRole('link', { name: 'Practice Spanish' });
  await expect(way).toBeVisible();
  await page.waitForLoadState('networkidle');
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await way.focus();
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  scripts.length = 0;
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Practice' })).toBeVisible();
  expect(scripts).toEqual([]);
});

test('a session starts with due cards, then new words in the order of the course', async ({
  page,
  learner,
}) => {
  const due = await learner.practice.dueCard('siempre', 'cloze');
  const [first] = await learner.words('es', '&order=course');
  const session = await openSession(page);
  await expect(session.getByRole('textbox')).toBeFocused();
  await answerGood(session, due);
  await expect(session.getByText(first?.text ?? '', { exact: true })).toBeVisible();
  await expect(session.getByText('New word')).toBeVisible();
});

test('settings are saved immediately, survive a reload and apply to the next cards', async ({
  page,
  learner,
}) => {
  const words = await learner.words('es');
  const starred = words[30];
  if (!starred) throw new Error('There are too few words');
  await learner.mark(starred, 'star');
  await page.goto('/practice?lang=es');
  const settings = await openSettings(page);
  const perDay = settings.getByRole('spinbutton', { name: 'New words per day' });
  await expect(perDay).toHaveValue('10');
  await settings.getByRole('button', { name: 'More new words' }).click();
  await settings.getByRole('button', { name: 'More new words' }).click();
  await expect(perDay).toHaveValue('12');
  await settings.getByRole('button', { name: 'Fewer new words' }).click();
  await settings.getByRole('switch', { name: 'Starred words first' }).check();
  await settings.getByRole('switch', { name: 'Play audio automatically' }).uncheck();
  const lengths = settings.getByRole('group', { name: 'Cards per session' });
  await lengths.getByRole('button', { name: '10' }).click();
  await expect(page.getByText(/^11\s*new words$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start with 10 cards' })).toBeVisible();

  await expect
    .poll(() => learner.practice.settings())
    .toMatchObject({
      new_words_a_day: 11,
      starred_first: true,
      plays_audio: false,
      session_length: 10,
    });
  await page.reload();
  await openSettings(page);
  await expect(perDay).toHaveValue('11');
  await expect(settings.getByRole('switch', { name: 'Starred words first' })).toBeChecked();
  await expect(
    settings.getByRole('switch', { name: 'Play audio automatically' }),
  ).not.toBeChecked();
  const session = await startSession(page);
  await expect(session.getByRole('article')).toContainText(starred.text);
  await expect(session.getByText('0 of 10', { exact: true })).toBeVisible();
});

test('a setting that cannot be saved is reverted, with a message', async ({ page, learner }) => {
  allowFaults(/api\/practice\/settings/);
  await page.goto('/practice?lang=es');
  const settings = await openSettings(page);
  await page.route('**/api/practice/settings', (route) => route.abort());
  const starredFirst = settings.getByRole('switch', { name: 'Starred words first' });
  await starredFirst.click();
  await expect(page.getByRole('alert')).toContainText('Couldn’t save the setting.');
  await expect(starredFirst).not.toBeChecked();
  expect(await learner.practice.settings()).toMatchObject({ starred_first: false });
});

test.describe('when nothing is due', () => {
  test.beforeEach(({ learner }) => learner.practice.settings({ new_words_a_day: 0 }));

  test('a message says so, and more new words are offered', async ({ page, learner }) => {
    const [first] = await learner.words('es', '&order=course');
    await page.goto('/practice?lang=es');
    await expect(page.getByRole('heading', { name: 'Nothing is due' })).toBeVisible();
    await expect(page.getByText('You’ve finished today’s practice.')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Learn more new words' }).click();
    const session = page.getByRole('dialog', { name: 'Spanish practice' });
    await expect(session.getByText('0 of 20', { exact: true })).toBeVisible();
    await expect(session.getByRole('article')).toContainText(first?.text ?? '');
  });

  test('a message says when the next card returns', async ({ page, learner }) => {
    const [first] = await learner.words('es');
    if (!first) throw new Error('There are no words');
    // After the first good answer, it returns ten minutes later.
    await learner.practice.review(cardIdOf(first), Date.now() - 4 * minute);
    await page.goto('/practice?lang=es');
    await expect(page.getByText(/The next card comes back in [56] min\.$/)).toBeVisible();
    await page.goto('/');
    await expect(page.getByText('Nothing is due right now.')).toBeVisible();
  });
});

test.describe('with two languages', () => {
  test.use({ languages: { native: 'English', targets: ['es', 'ru'] } });

  test('practice waits for one to be chosen, and each has its own cards', async ({
    page,
    learner,
  }) => {
    await learner.practice.dueCard('casa', 'listen');
    await page.goto('/practice');
    await expect(page.getByRole('heading', { name: 'Choose language' })).toBeVisible();
    await page.getByRole('button', { name: 'Russian' }).click();
    await expect(page.getByText(/^0\s*cards due$/)).toBeVisible();
    await page.getByRole('button', { name: 'Spanish' }).click();
    await expect(page.getByText(/^1\s*card due$/)).toBeVisible();
    await startSession(page);
    await expect(page.getByRole('dialog', { name: 'Spanish practice' })).toBeVisible();
  });
});

test.describe('without a language', () => {
  test.use({ languages: { native: 'English', targets: [] } });

  test('practice leads to the dashboard', async ({ page }) => {
    await page.goto('/practice');
    await page.getByRole('link', { name: 'Go to the dashboard' }).click();
    await expect(page.getByRole('heading', { name: 'Choose Your Language' })).toBeVisible();
  });
});

test('a failed load of cards can be retried', async ({ page }) => {
  allowFaults(/api\/practice\/queue/);
  await page.route('**/api/practice/queue?*', (route) => route.abort());
  await page.goto('/practice?lang=es');
  const alert = page.getByRole('alert').filter({ hasText: 'Couldn’t load your cards' });
  await expect(alert).toBeVisible();
  await page.unroute('**/api/practice/queue?*');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Start with 10 cards' })).toBeVisible();
  await expect(alert).toBeHidden();
});

test('cards of an earlier visit cannot be started while the current ones load', async ({
  page,
  learner,
}) => {
  const [first] = await learner.words('es');
  if (!first) throw new Error('There are no words');
  await page.goto('/practice?lang=es');
  const start = page.getByRole('button', { name: 'Start with 10 cards' });
  await expect(start).toBeVisible();
  await mainNavigation(page)
    .getByRole('link', { name: /Words$/ })
    .click();
  const way = page.getByRole('link', { name: 'Practice Spanish' });
  await expect(way).toBeVisible();
  await learner.mark(first, 'learned');
  const proceed = await holdRequests(page, '**/api/practice/queue?*');
  const asked = page.waitForRequest('**/api/practice/queue?*');
  await way.click();
  await asked;
  await expect(page.getByRole('heading', { level: 1, name: 'Practice' })).toBeVisible();
  await expect(start).toHaveCount(0);
  proceed();
  await start.click();
  const session = page.getByRole('dialog', { name: 'Spanish practice' });
  await expect(session.getByRole('article')).toBeVisible();
  await expect(session.getByText(first.text, { exact: true })).toHaveCount(0);
});
