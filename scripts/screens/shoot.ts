import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Browser, Page, Route } from '@playwright/test';
import type { People } from './people.ts';
import type { Screen, State } from './screens-for.ts';

/** How a walk looks at the screens. */
export interface View {
  width: number;
  colorScheme: 'light' | 'dark';
}

const heights: Record<number, number> = { 390: 844 };
/** A picture is as high as its page, but for lists that never end. */
const highest = 4000;
const patience = 15_000;

const refusal = { code: 'database_unavailable', detail: 'The server is busy. Please try again.' };

/** Keeps the answers of a screen back, or has them come as errors of the server. */
async function interfere(page: Page, answers: readonly string[], calls: State['calls']) {
  for (const answer of answers) {
    await page.route(answer, async (route: Route) => {
      if (calls === 'failed') await route.fulfill({ status: 503, json: refusal });
    });
  }
}

/** Waits until the screen stands still: what is held back may go on being awaited. */
async function settle(page: Page, calls: State['calls']): Promise<void> {
  const busy = page.locator('[aria-busy=true]');
  if (calls === 'held') await busy.first().waitFor({ state: 'attached', timeout: patience });
  else if (calls === 'failed') {
    const alert = page.getByRole('alert').filter({ hasText: /\S/ });
    await alert.first().waitFor({ timeout: patience });
  } else {
    const heading = page.locator('main :is(h1, h2)').first();
    await heading.waitFor({ state: 'attached', timeout: patience });
    await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'), undefined, {
      timeout: patience,
    });
  }
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** Makes the window as high as the page. */
async function fit(page: Page, width: number): Promise<void> {
  const least = heights[width] ?? 900;
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.min(Math.max(height, least), highest) });
}

/** Resolves once the page has asked for one of the answers. */
function firstRequest(page: Page, answers: readonly string[]): Promise<unknown> {
  const asking = answers.map((answer) => page.waitForRequest(answer, { timeout: patience }));
  return Promise.any(asking);
}

async function open(page: Page, screen: Screen, { act, path, calls }: State): Promise<void> {
  // Not the event load: that waits for files which may be held back.
  await page.goto(path ?? screen.path, { waitUntil: 'domcontentloaded' });
  if (!act) return;
  if (!calls) await settle(page, undefined);
  await act(page);
}

async function reach(page: Page, screen: Screen, state: State): Promise<void> {
  const { answers = [] } = screen;
  if (state.calls) {
    await interfere(page, answers, state.calls);
    await Promise.all([firstRequest(page, answers), open(page, screen, state)]);
  } else await open(page, screen, state);
  await settle(page, state.calls);
}

/**
 * Saves a picture of a screen in a state.
 * @returns why the state was not reached; the picture then shows what was
 */
export async function shoot(
  browser: Browser,
  people: People,
  options: { screen: Screen; state: State; view: View; url: string; file: string },
): Promise<string | undefined> {
  const { screen, state, view, url, file } = options;
  const { width, colorScheme } = view;
  const context = await browser.newContext({
    baseURL: url,
    storageState: people.storageOf(state.person ?? 'learner'),
    viewport: { width, height: heights[width] ?? 900 },
    isMobile: width < 600,
    hasTouch: width < 600,
    colorScheme,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  const fault = await reach(page, screen, state).then(
    () => undefined,
    (error: Error) => error.message.split('\n')[0] ?? 'unknown fault',
  );
  mkdirSync(dirname(file), { recursive: true });
  await fit(page, width);
  await page.screenshot({ path: file, animations: 'disabled' });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.close();
  return fault;
}
