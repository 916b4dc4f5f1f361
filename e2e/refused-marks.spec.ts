import { banner } from './fixtures/navigation.ts';
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

test('a mark without an answer stays, and is sent once there is one', async ({ page, learner }) => {
  allowFaults(/\/api\/words\/setstatus/);
  await page.route('**/api/words/setstatus', (route) => route.abort());
  await page.goto('/words');
  const learn = learnOf(spanishWords(page).first());
  const failed = page.waitForEvent('requestfailed');
  await learn.click();
  await failed;
  await expect(learn).toHaveAttribute('aria-pressed', 'true');
  await expect(banner(page, 'error')).toBeHidden();
  await page.unroute('**/api/words/setstatus');
  await page.reload();
  await expect(learn).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(async () => (await learner.words('es', '&only_learned=true')).length).toBe(1);
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
