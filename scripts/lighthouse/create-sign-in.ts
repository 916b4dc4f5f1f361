import { chromium } from '@playwright/test';
import { viewCookieName } from '@topwords/platform/contracts';
import { createLearner } from '../../e2e/fixtures/learner.ts';

/**
 * Creates a learner of Spanish.
 * @param address of the API
 * @returns what signs the learner in in a browser: it opens a page of the product once, as learners
 *   have done who come back. Lighthouse empties the browser's caches, and keeps its session
 */
export async function createSignIn(
  address: string,
): Promise<(browserAddress: string) => Promise<void>> {
  const learner = await createLearner(address, { native: 'English', targets: ['es'] });
  const { cookies, origins } = await learner.storageState();
  await learner.dispose();
  const stored = origins.flatMap(({ localStorage }) => localStorage);
  return async (browserAddress) => {
    const browser = await chromium.connectOverCDP(browserAddress);
    const [context] = browser.contexts();
    if (!context) throw new Error('The browser has no window');
    await context.addCookies(cookies);
    const page = await context.newPage();
    await page.goto(`${address}/icon.svg`);
    await page.evaluate((items) => {
      for (const { name, value } of items) localStorage.setItem(name, value);
    }, stored);
    await page.goto(`${address}/profile`, { waitUntil: 'networkidle' });
    // The next page is painted from this cookie.
    await page.waitForFunction((name) => document.cookie.includes(name), viewCookieName);
    await page.close();
    await browser.close();
  };
}
