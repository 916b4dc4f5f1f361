import type { Page } from '@playwright/test';
import { findCutTexts, lengthenTexts } from './fixtures/pseudo-locale.ts';
import { expect, test } from './fixtures/test.ts';

test.use({ viewport: { width: 320, height: 640 }, isMobile: true, hasTouch: true });

async function expectNothingCut(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await lengthenTexts(page);
  expect.soft(await findCutTexts(page), path).toEqual([]);
}

test('texts that are 40 % longer are not cut on a narrow phone: visitors’ pages', async ({
  page,
}) => {
  for (const path of [
    '/',
    '/try',
    '/login-register',
    '/login-register?mode=register',
    '/forgot-password',
    '/nowhere',
  ]) {
    await expectNothingCut(page, path);
  }
});

test.describe('of a learner', () => {
  test.use({ signedIn: true, languages: { native: 'English', targets: ['es', 'ru', 'tr'] } });

  test('texts that are 40 % longer are not cut on a narrow phone: learners’ screens', async ({
    page,
    learner,
  }) => {
    test.slow();
    const [word] = await learner.words('es');
    for (const path of [
      '/',
      '/words',
      `/card-detail?id=${word?.id}`,
      '/learned',
      '/practice',
      '/search',
      '/translate',
      '/favorites',
      '/ai-chat',
      '/profile',
    ]) {
      await expectNothingCut(page, path);
    }
  });
});
