import type { LanguageCode, Word } from '@topwords/platform/contracts';
import type { Learner } from './fixtures/learner.ts';
import { expectNoSidewaysScroll } from './fixtures/navigation.ts';
import { allowFaults, expect, test } from './fixtures/test.ts';
import { spanishWords, starOf, learnOf } from './fixtures/words-page.ts';
import { holdRequests } from './fixtures/network.ts';

test.use({ signedIn: true, languages: { native: 'English', targets: ['es'] } });

async function wordNamed(learner: Learner, code: LanguageCode, rank: number): Promise<Word> {
  const word = (await learner.words(code))[rank - 1];
  if (!word) throw new Error(`${code} has no word of rank ${rank}`);
  return word;
}

// @spec P7 R4 CD5 CD7 CD9
test("a word's page shows its rank, meanings and sentences, also after a reload", async ({
  page,
  learner,
}) => {
  const word = await wordNamed(learner, 'es', 3);
  await page.goto(`/card-detail?id=${word.id}`);
  for (const visit of ['direct', 'reloaded']) {
    await expect(
      page.getByRole('heading', { level: 1, name: word.text, exact: true }),
    ).toBeVisible();
    await expect(page.getByText('#3', { exact: true })).toBeVisible();
    await expect(page.getByText('Strength')).not.toHaveCount(0);
    await expect(page.getByText(word.translation_to_native).first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Meanings & Examples' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Listen to “/ }).first()).toBeVisible();
    await expectNoSidewaysScroll(page);
    if (visit === 'direct') await page.reload();
  }
});

for (const text of ['ir', 'ser', 'tener', 'hacer']) {
  test(`${text} is highlighted in each of its sentences, in any form`, async ({
    page,
    learner,
  }) => {
    const word = (await learner.words('es')).find((one) => one.text === text);
    if (!word) throw new Error(`${text} is not among the first words`);
    await page.goto(`/card-detail?id=${word.id}`);
    const examples = page.getByRole('paragraph').and(page.locator('[lang=es]'));
    await expect(examples.first()).toBeVisible();
    const count = await examples.count();
    expect(count).toBeGreaterThan(2);
    await expect(examples.filter({ has: page.locator('mark') })).toHaveCount(count);
  });
}

// @spec CD3 CD8 ST16
test('marks on a word’s page apply immediately, and the list shows them', async ({ page }) => {
  await page.goto('/words');
  const card = spanishWords(page).nth(1);
  await card.getByRole('link').click();
  const learn = page.getByRole('button').filter({ hasText: /^Learn(ed)?$/ });
  const star = page.getByRole('button').filter({ hasText: /^Star(red)?$/ });
  await expect(page.getByRole('heading', { name: 'Meanings & Examples' })).toBeVisible();
  await expect(page.getByText('Strength')).not.toHaveCount(0);
  const proceed = await holdRequests(page, '**/api/words/setstatus');
  await learn.click();
  await expect(learn).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('Strength')).toHaveCount(0);
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  proceed();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(starOf(card)).toHaveAttribute('aria-pressed', 'true');
  await expect(learnOf(card)).toHaveAttribute('aria-pressed', 'true');
});

// @spec CD1
test('Back on a directly opened page leads to the words', async ({ page, learner }) => {
  const word = await wordNamed(learner, 'es', 1);
  await page.goto(`/card-detail?id=${word.id}`);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL('/words');
});

for (const [what, address] of [
  ['an unknown id', '/card-detail?id=999999'],
  ['an id that is no number', '/card-detail?id=casa'],
  ['no id', '/card-detail'],
] as const) {
  test(`${what} shows that the word does not exist`, async ({ page }) => {
    allowFaults(/40[04].*get_detail_word/);
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Word not found' })).toBeVisible();
    await page.getByRole('link', { name: 'Go to words' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Words' })).toBeVisible();
  });
}

test('a failed load of a word can be retried', async ({ page, learner }) => {
  const word = await wordNamed(learner, 'es', 2);
  allowFaults(/get_detail_word/);
  await page.route('**/get_detail_word/*', (route) => route.abort());
  await page.goto(`/card-detail?id=${word.id}`);
  await expect(page.getByText('Couldn’t load the word')).toBeVisible();
  await page.unroute('**/get_detail_word/*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: word.text, exact: true })).toBeVisible();
});
