import type { Word } from '@topwords/platform/contracts';
import type { Learner } from './fixtures/learner.ts';
import { expectNoSidewaysScroll } from './fixtures/navigation.ts';
import { expect, test } from './fixtures/test.ts';

async function wordCalled(
  learner: Learner,
  code: 'es' | 'ru',
  isIt: (word: Word) => boolean,
): Promise<Word> {
  for (let page = 1; page < 30; page += 1) {
    const found = (await learner.words(code, `&page=${page}`)).find(isIt);
    if (found) return found;
  }
  throw new Error('there is no such word');
}

test.describe('a Russian word', () => {
  test.use({ signedIn: true, languages: { native: 'English', targets: ['ru'] } });

  test('shows its stress, and a homograph its own meaning and forms', async ({ page, learner }) => {
    const castle = await wordCalled(learner, 'ru', (word) => word.homograph === 'castle');
    await page.goto(`/card-detail?id=${castle.id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'за́мок' })).toBeVisible();
    await expect(page.getByText('/ˈzamək/')).toBeVisible();
    await expect(page.getByText('castle', { exact: true }).first()).toBeVisible();
    await expect(page.getByText('lock', { exact: true })).toHaveCount(0);
    await expect(page.getByRole('cell', { name: 'за́мков', exact: true })).toBeVisible();
    await expectNoSidewaysScroll(page);
  });

  test('shows no marks to a learner who hides them', async ({ page, learner }) => {
    const city = await wordCalled(learner, 'ru', ({ text }) => text === 'город');
    await page.goto('/profile');
    const marks = page.getByRole('switch', { name: 'Stress marks in Russian words' });
    await expect(marks).toBeChecked();
    await marks.click();
    await expect.poll(async () => (await learner.practice.settings()).shows_stress).toBe(false);
    await page.goto(`/card-detail?id=${city.id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'город', exact: true })).toBeVisible();
    await expect(page.getByRole('cell', { name: 'городов', exact: true }).first()).toBeVisible();
    await expect(page.getByText('\u0301')).toHaveCount(0);
  });

  test('leads to its partner in aspect and names both verbs of motion', async ({
    page,
    learner,
  }) => {
    const go = await wordCalled(learner, 'ru', ({ text }) => text === 'идти');
    await page.goto(`/card-detail?id=${go.id}`);
    const usage = page.locator('section').filter({ hasText: 'How it is used' });
    await expect(usage).toContainText('One way, now: идти');
    await expect(usage).toContainText('To and fro, often: ходить');
    await usage.getByRole('link', { name: 'пойти' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'пойти́' })).toBeVisible();
  });
});

test.describe('a Spanish word', () => {
  test.use({ signedIn: true, languages: { native: 'English', targets: ['es'] } });

  test('shows what it takes, with an example, and what goes with it', async ({ page, learner }) => {
    const like = await wordCalled(learner, 'es', ({ text }) => text === 'gustar');
    await page.goto(`/card-detail?id=${like.id}`);
    const usage = page.locator('section').filter({ hasText: 'How it is used' });
    for (const label of ['Patterns', 'Goes with']) {
      await expect(usage.getByRole('term').filter({ hasText: label })).toBeVisible();
    }
    await expect(usage).toContainText(/me gusta/i);
    await expectNoSidewaysScroll(page);
  });

  test('stands in the course where it is taught', async ({ page, learner }) => {
    const taught = (await learner.words('es', '&order=course')).slice(0, 5);
    await page.goto('/words?lang=es');
    await page.getByRole('radio', { name: 'Course' }).or(page.getByText('Course')).first().click();
    const headings = page.getByRole('heading', { level: 2 });
    await expect(headings.first()).toHaveText(taught[0]?.text ?? '');
    expect((await headings.allTextContents()).slice(0, 5)).toEqual(taught.map(({ text }) => text));
    await page.reload();
    await expect(headings.first()).toHaveText(taught[0]?.text ?? '');
  });
});
