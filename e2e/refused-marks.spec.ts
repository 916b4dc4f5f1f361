import { banner } from './fixtures/navigation.ts';
import { shown } from './fixtures/shown.ts';
import { allowFaults, expect, test } from './fixtures/test.ts';
import { spanishWords, starOf, learnOf } from './fixtures/words-page.ts';

test.use({ signedIn: true, languages: { native: 'English', targets: ['es'] } });

for (const status of [409, 500]) {
  test(`a mark refused by the server with ${status} is undone, and a banner says why`, async ({
    page,
    learner,
  }) => {
    allowFaults(/\/api\/words\/setstatus/);
    const [word] = await learner.words('es');
    const { promise: isShown, resolve: proceed } = Promise.withResolvers<void>();
    await page.route('**/api/words/setstatus', async (route) => {
      await isShown;
      await route.fulfill({ status, json: { code: 'internal', detail: 'The stars are out.' } });
    });
    await page.goto('/words');
    const card = spanishWords(page).first();
    const star = starOf(card);
    await star.click();
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    proceed();
    await expect(star).toHaveAttribute('aria-pressed', 'false');
    await expect(banner(page, 'error')).toContainText(word?.text ?? '');
    await expect(banner(page, 'error')).toContainText('The stars are out.');
    await page.unroute('**/api/words/setstatus');
    const saved = page.waitForResponse('**/api/words/setstatus');
    await star.click();
    expect(await (await saved).json()).toEqual({ is_starred: true, is_learned: false });
    await expect(star).toHaveAttribute('aria-pressed', 'true');
  });
}

test('a mark without an answer is undone, and the counts stay', async ({ page, learner }) => {
  allowFaults(/\/api\/words\/setstatus/);
  const { total_words: total } = await learner.statisticsOf('es');
  await page.route('**/api/words/setstatus', (route) => route.abort());
  await page.goto('/words');
  const card = spanishWords(page).first();
  const learn = learnOf(card);
  await learn.click();
  await expect(banner(page, 'error')).toContainText('No response from the server');
  await expect(learn).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByText(`0 of ${shown(total)}`)).toBeVisible();
});

test('clicks in quick succession end in the state of the last one', async ({ page, learner }) => {
  await page.goto('/words');
  const card = spanishWords(page).first();
  const star = starOf(card);
  await star.click({ clickCount: 3 });
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(async () => (await learner.words('es', '&only_starred=true')).length).toBe(1);
  await expect(star).toHaveAttribute('aria-pressed', 'true');
});
