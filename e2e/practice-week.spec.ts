import { expectAccessible } from './fixtures/expect-accessible.ts';
import { cardIdOf, day } from './fixtures/practice.ts';
import { expect, test } from './fixtures/test.ts';

test.use({
  signedIn: true,
  languages: { native: 'English', targets: ['es'] },
  contextOptions: { reducedMotion: 'reduce' },
});
test.slow();

test('a week of practice is a link away from the dashboard, and so are the weeks before', async ({
  page,
  learner,
}) => {
  const [casa, agua] = await learner.words('es');
  if (!casa || !agua) throw new Error('There are no words');
  const now = Date.now();
  await learner.practice.review(cardIdOf(casa), now - 7 * day);
  await learner.practice.review(cardIdOf(casa), now - 2000, 'again');
  await learner.practice.review(cardIdOf(agua), now - 1000);

  await page.goto('/');
  await page.getByRole('link', { name: 'Your week' }).click();
  await expect(page).toHaveURL('/practice/week');
  await expect(page.getByRole('heading', { level: 1, name: 'Your week' })).toBeVisible();
  const total = page.getByRole('row', { name: /^Total/ });
  await expect(total).toHaveText(/Total.*2.*≈ 0.*1.*50%/);
  await expect(page.locator('[aria-current="date"]')).toHaveCount(1);
  await expect(page.getByRole('heading', { name: '1 word gained' })).toBeVisible();
  await expect(page.getByRole('heading', { name: '1 word slipped' })).toBeVisible();
  await expect(page.getByText(/^2 words on their way/)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Previous week' }).click();
  await expect(page).toHaveURL(/\?week=\d{4}-W\d{2}$/);
  await expect(page.getByRole('heading', { name: '1 word gained' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Previous week' })).toHaveCount(0);
  await page.getByRole('link', { name: casa.text, exact: true }).click();
  await expect(page).toHaveURL(`/card-detail?id=${casa.id}`);
  await page.goBack();
  await page.getByRole('link', { name: 'Next week' }).click();
  await expect(total).toBeVisible();
});

test('an empty week, and one that is none, say what to do', async ({ page }) => {
  await page.goto('/practice/week');
  await expect(page.getByRole('heading', { name: 'Nothing here yet this week' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Practice now' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/practice/week?week=2025-W53');
  await expect(page.getByRole('heading', { name: 'There is no such week' })).toBeVisible();
  await page.getByRole('link', { name: 'This week' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing here yet this week' })).toBeVisible();
});

test('a goal in minutes counts the time of the answers', async ({ page, learner }) => {
  await page.goto('/profile');
  await page.getByLabel('Daily goal').selectOption('5 minutes');
  await expect(async () => {
    expect(await learner.practice.settings()).toMatchObject({ goal_kind: 'minutes' });
  }).toPass();
  await page.goto('/');
  await expect(
    page.getByRole('progressbar', { name: '0 minutes of practice today' }),
  ).toBeVisible();
  await expect(page.getByText('Daily goal: 5 minutes')).toBeVisible();
  await page.goto('/practice?lang=es');
  await expect(page.getByRole('group', { name: 'Minutes in this session' })).toBeVisible();
});
