import type { Locator, Page } from '@playwright/test';
import { banner } from './fixtures/navigation.ts';
import { expect, test } from './fixtures/test.ts';

test.use({ languages: { native: 'English', targets: ['es'] } });

/** The focused element, and whether an outline shows it: its own, or that of a frame around it. */
function describeFocus(page: Page): Promise<{ html: string; isVisible: boolean }> {
  return page.evaluate(() => {
    const focused = document.activeElement ?? document.body;
    const styles = [getComputedStyle(focused, '::before'), getComputedStyle(focused, '::after')];
    for (let frame: Element | null = focused; frame; frame = frame.parentElement) {
      styles.push(getComputedStyle(frame));
    }
    const isVisible = styles.some(
      ({ outlineStyle, outlineWidth }) =>
        outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
    );
    return { html: focused.outerHTML.slice(0, 150), isVisible };
  });
}

/** Goes forward by Tab until the element has the focus; every stop on the way must be visible. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stops = 0; stops < 40; stops += 1) {
    await page.keyboard.press('Tab');
    const { html, isVisible } = await describeFocus(page);
    expect(isVisible, `visible focus on ${html}`).toBe(true);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not reach ${target.toString()}`);
}

test('a learner signs in, opens the words and marks one by keyboard alone', async ({
  page,
  learner,
}) => {
  await page.goto('/');
  await tabTo(page, page.getByRole('link', { name: 'Continue Learning' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();

  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type(learner.email);
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(learner.password);
  await page.keyboard.press('Enter');
  await expect(banner(page, 'success')).toHaveText('Successfully logged in');

  const link = page.getByRole('link', { name: 'Continue Learning Spanish' });
  await expect(link).toBeVisible();
  await tabTo(page, link);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/words/);

  const card = page.getByRole('list', { name: 'Spanish' }).getByRole('article').first();
  await expect(card).toBeVisible();
  const star = card.getByRole('button', { name: /^Star / });
  await tabTo(page, star);
  await page.keyboard.press('Space');
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await expect(star).toBeFocused();
  const learn = card.getByRole('button', { name: /as learned$/ });
  await tabTo(page, learn);
  await page.keyboard.press('Enter');
  await expect(learn).toHaveAttribute('aria-pressed', 'true');

  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(card.getByRole('link')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Meanings & Examples' })).toBeVisible();
});

test('Skip to content is the first stop and leads past the bar', async ({ page, learner }) => {
  await page.goto('/login-register');
  await page.getByLabel('Email').fill(learner.email);
  await page.getByLabel('Password', { exact: true }).fill(learner.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Continue Learning Spanish' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Continue Learning Spanish' })).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
