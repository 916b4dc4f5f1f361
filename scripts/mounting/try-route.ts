import type { Browser, Page } from '@playwright/test';

/** A screen that has not changed for this long counts as shown, in milliseconds. */
const stillness = 400;

/** Some screens never stop changing; they are watched for this long, in milliseconds. */
const longestWait = 5000;

/** Whether the screen shows more than a loading state, or something has failed; runs in the page. */
function isShown(): boolean {
  const { dataset } = document.documentElement;
  if (dataset['problem'] !== undefined) return true;
  const root = document.getElementById('root');
  if (dataset['mounted'] === undefined || !root) return false;
  const isVisible = root.innerText.trim() !== '' || root.querySelector('img, input') !== null;
  return isVisible && root.querySelector('[aria-busy="true"]') === null;
}

/** @returns whether it came in time */
function waitForScreen(page: Page, timeout: number): Promise<boolean> {
  return page.waitForFunction(isShown, undefined, { timeout }).then(
    () => true,
    () => false,
  );
}

/**
 * Waits for effects and answers, which come after the first paint, so that their errors are seen
 * too.
 */
function waitUntilStill(page: Page): Promise<void> {
  return page.evaluate(
    ([still = 0, longest = 0]) =>
      new Promise<void>((resolve) => {
        let timer = setTimeout(resolve, still);
        const observer = new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(resolve, still);
        });
        observer.observe(document.body, { subtree: true, childList: true, characterData: true });
        setTimeout(resolve, longest);
      }),
    [stillness, longestWait],
  );
}

/**
 * Shows the screen of one route in a new page.
 * @param serve answers the requests of that page
 * @param timeLimit how long it may take to show something, in milliseconds
 * @returns its fault; null when there is none
 */
export async function tryRoute(
  browser: Browser,
  address: string,
  timeLimit: number,
  serve: (page: Page) => Promise<void>,
): Promise<string | null> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    const uncaught: string[] = [];
    page.on('pageerror', ({ name, message }) => uncaught.push(`${name}: ${message}`));
    await serve(page);
    await page.goto(address, { waitUntil: 'load' });
    const isShown = await waitForScreen(page, timeLimit);
    if (isShown) await waitUntilStill(page);
    const problem = await page.evaluate(() => document.documentElement.dataset['problem']);
    if (problem !== undefined) return problem;
    if (uncaught[0] !== undefined) return `an error that nothing catches: ${uncaught[0]}`;
    return isShown ? null : `it shows nothing within ${timeLimit / 1000} seconds`;
  } finally {
    await context.close();
  }
}
