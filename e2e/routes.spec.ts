import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll, mainNavigation } from './fixtures/navigation.ts';
import { expect, test } from './fixtures/test.ts';

interface Route {
  path: string;
  /** The heading of the screen; a pattern if it is the learner's name. */
  heading: string | RegExp;
  /** The final address, if different. */
  leadsTo?: string;
}

async function expectScreen(page: Page, { path, heading, leadsTo = path }: Route): Promise<void> {
  await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
  await expect(page).toHaveURL(leadsTo);
  await expect(page).toHaveTitle(/TopWords/);
  await expectNoSidewaysScroll(page);
}

const visitorRoutes: Route[] = [
  { path: '/', heading: 'Learn Top Words' },
  { path: '/words', heading: 'Sign In' },
  { path: '/learned', heading: 'Sign In' },
  { path: '/search', heading: 'Sign In' },
  { path: '/card-detail', heading: 'Sign In' },
  { path: '/ai-chat', heading: 'Sign In' },
  { path: '/translate', heading: 'Sign In' },
  { path: '/favorites', heading: 'Sign In' },
  { path: '/category-words', heading: 'Sign In' },
  { path: '/profile', heading: 'Sign In' },
  { path: '/auth', heading: 'Sign In' },
  { path: '/login-register', heading: 'Sign In' },
  { path: '/login-register?mode=register', heading: 'Register' },
  { path: '/nowhere', heading: 'Sign In' },
];

// @spec S4 R11 RP2
test('every address shows visitors the welcome page or the forms, also after a reload', async ({
  page,
}) => {
  for (const route of visitorRoutes) {
    await test.step(route.path, async () => {
      await page.goto(route.path);
      await expectScreen(page, route);
      await page.reload();
      await expectScreen(page, route);
      await expect(mainNavigation(page)).toHaveCount(0);
    });
  }
});

// @spec P5 H1
test('both links on the welcome page lead to the forms', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText(/master the most common words in 3 languages/)).toBeVisible();
  await page.getByRole('link', { name: 'Continue Learning' }).click();
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page.getByRole('heading', { name: 'Register' })).toBeVisible();
  await expect(page).toHaveURL(/\/login-register/);
});

const learnerRoutes: Route[] = [
  { path: '/', heading: 'Ada' },
  { path: '/words', heading: 'Words' },
  { path: '/learned', heading: 'Learned Words' },
  { path: '/search', heading: 'Find a word' },
  { path: '/card-detail', heading: 'Word not found' },
  { path: '/ai-chat', heading: 'AI Tutor' },
  { path: '/translate', heading: 'Translate' },
  { path: '/favorites', heading: 'No categories yet' },
  { path: '/category-words', heading: 'This category no longer exists' },
  { path: '/profile', heading: 'Ada' },
  { path: '/auth', heading: 'Ada', leadsTo: '/' },
  { path: '/login-register', heading: 'Ada', leadsTo: '/' },
  { path: '/nowhere', heading: 'Page not found' },
  { path: '/ai-screen', heading: 'Page not found' },
  { path: '/words/deeper/still', heading: 'Page not found' },
];

test.describe('signed in', () => {
  test.use({ signedIn: true, languages: { native: 'English', targets: ['es'] } });

  // @spec P1 S1 S3 R1 R2 R3 R5 R6 R8 R9 R12 R13
  test('every address shows learners its screen between the bars, also after a reload', async ({
    page,
  }) => {
    test.slow();
    for (const route of learnerRoutes) {
      await test.step(route.path, async () => {
        await page.goto(route.path);
        await expectScreen(page, route);
        await page.reload();
        await expectScreen(page, route);
        await expect(page.getByRole('button', { name: 'Ada’s account' })).toBeVisible();
        await expect(mainNavigation(page).getByRole('link')).toHaveText([
          /^(Dashboard|Home)$/,
          /^(Saved Words|Words)$/,
          /^Practice$/,
          /^AI Chat$/,
          /^Translate$/,
          /^Learned$/,
          /^Profile$/,
        ]);
      });
    }
  });

  // @spec S2
  test('the bar is at the top of wide screens and at the bottom of narrow ones', async ({
    page,
    isMobile,
  }) => {
    await page.goto('/words');
    const words = mainNavigation(page).getByRole('link', { name: /Words$/ });
    await expect(words).toHaveText(isMobile ? 'Words' : 'Saved Words');
    await expect(words).toHaveAttribute('aria-current', 'page');
    const box = await words.boundingBox();
    const { height = 0 } = page.viewportSize() ?? {};
    if (isMobile) expect(box?.y).toBeGreaterThan(height - 100);
    else expect(box?.y).toBeLessThan(100);
  });
});
