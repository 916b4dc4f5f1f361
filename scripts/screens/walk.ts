import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import { listOtherScreens } from './list-other-screens.ts';
import { test, type People } from './people.ts';
import { screens, type Screen, type State } from './screens.ts';

const root = join(import.meta.dirname, '../..');
/** Maximum height: a picture is as high as its page, except for endless lists. */
const highest = 4000;
const timeoutMs = 15_000;
/** Whether pictures show the whole page, or as much as the window does. */
const isPageHigh = process.env.SCREENS_HEIGHT !== 'window';
/** Acts find what they press by its English name. */
const canAct = (process.env.SCREENS_LANGUAGE ?? 'en') === 'en';

const refusal = { code: 'database_unavailable', detail: 'The server is busy. Please try again.' };

/** Holds back the answers of a screen, or replaces them by server errors. */
async function interfere(page: Page, answers: readonly string[], calls: State['calls']) {
  for (const answer of answers) {
    await page.route(answer, async (route: Route) => {
      if (calls === 'failed') await route.fulfill({ status: 503, json: refusal });
    });
  }
}

/** Waits until the screen no longer changes; answers held back may remain pending. */
async function settle(page: Page, calls: State['calls']): Promise<void> {
  const busy = page.locator('[aria-busy=true]');
  if (calls === 'held') await busy.first().waitFor({ state: 'attached', timeout: timeoutMs });
  else if (calls === 'failed') {
    const alert = page.getByRole('alert').filter({ hasText: /\S/ });
    await alert.first().waitFor({ timeout: timeoutMs });
  } else {
    const heading = page.locator('main :is(h1, h2)').first();
    await heading.waitFor({ state: 'attached', timeout: timeoutMs });
    await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'), undefined, {
      timeout: timeoutMs,
    });
  }
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** Makes the window as high as the page. */
async function fit(page: Page): Promise<void> {
  const { width = 0, height: least = 0 } = page.viewportSize() ?? {};
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.min(Math.max(height, least), highest) });
}

/** Resolves once the page has requested one of the answers. */
function firstRequest(page: Page, answers: readonly string[]): Promise<unknown> {
  const asking = answers.map((answer) => page.waitForRequest(answer, { timeout: timeoutMs }));
  return Promise.any(asking);
}

async function open(page: Page, screen: Screen, { act, path, calls }: State): Promise<void> {
  // Not the load event: it waits for files that may be held back.
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

function withIds(people: People, path: string): string {
  const { word, filledCategory, emptyCategory } = people;
  return path
    .replace('{word}', String(word.id))
    .replace('{filledCategory}', filledCategory.id)
    .replace('{emptyCategory}', emptyCategory.id);
}

/**
 * Saves a picture of a screen in a state.
 * @throws when the state was not reached; the picture then shows the actual state
 */
async function shoot(page: Page, people: People, screen: Screen, state: State, file: string) {
  const path = withIds(people, state.path ?? screen.path);
  try {
    await reach(page, screen, { ...state, path });
  } finally {
    if (isPageHigh) await fit(page);
    await page.screenshot({ path: file, animations: 'disabled' });
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
}

for (const screen of [...screens, ...listOtherScreens(root, screens)]) {
  for (const state of screen.states.filter(({ act }) => canAct || act === undefined)) {
    test.describe(() => {
      test.use({ person: state.person ?? 'learner', prepare: { of: state.prepare } });

      test(`${screen.name}-${state.name}`, async ({ page, people }, { project, title }) => {
        const file = join(root, '.cache/screens', project.name, `${title}.png`);
        await shoot(page, people, screen, state, file);
      });
    });
  }
}
