import { chromium, type Browser, type Page } from '@playwright/test';
import type { MarkAction } from '@topwords/platform/contracts';
import { createLearner } from '../../e2e/fixtures/learner.ts';
import { prepareBrowser } from '../processes/browser.ts';
import type { PrivateApi } from '../processes/start-api.ts';

const rowCounts = [1000, 2400];
/** How often each mark is set in a run. */
const marksEach = 4;
const slowdown = 4;

/** How long marks took on the page of one run, and what it held. */
export interface MarkRun {
  /** Words that the list had loaded. */
  rows: number;
  /** Rows in the document. */
  elements: number;
  /**
   * INP of each mark, in milliseconds: the longest time from the tap to the next paint, by the
   * browser's Event Timing.
   */
  star: number;
  learned: number;
}

/** Notes the duration of every interaction, as `window.interactions` by its id. */
function noteInteractions(): void {
  const durations: Record<string, number> = {};
  Object.assign(globalThis, { interactions: durations });
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[]) {
      if (interactionId === 0) continue;
      durations[interactionId] = Math.max(durations[interactionId] ?? 0, duration);
    }
    // The shortest that a browser reports.
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
}

/** Takes the longest interaction since the last call; 16 if all were shorter. */
function takeLongest(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const { interactions } = globalThis as unknown as { interactions: Record<string, number> };
    // Entries are reported after the paint that they measure.
    for (let frame = 0; frame < 3; frame += 1) {
      await new Promise((next) => requestAnimationFrame(() => setTimeout(next)));
    }
    const longest = Math.max(16, ...Object.values(interactions));
    for (const id of Object.keys(interactions)) delete interactions[id];
    return longest;
  });
}

/** Scrolls to the end until at least so many words are loaded. @returns how many there are */
function scrollUntil(page: Page, rows: number): Promise<number> {
  return page.evaluate(async (rows) => {
    for (;;) {
      const notes = [...document.querySelectorAll('main p')].map((note) => note.textContent);
      const [, count = '0'] = /^([\d,]+) words shown$/.exec(notes.at(-1) ?? '') ?? [];
      const loaded = Number(count.replace(',', ''));
      if (loaded >= rows) return loaded;
      scrollTo(0, document.documentElement.scrollHeight);
      await new Promise((next) => setTimeout(next, 50));
    }
  }, rows);
}

/** Where a button of a mark is on the screen whose word does not have it yet. */
async function placeOfUnmarked(page: Page, action: MarkAction): Promise<{ x: number; y: number }> {
  const place = await page.waitForFunction((action) => {
    const boxes = [...document.querySelectorAll(`button[data-action=${action}]`)]
      .filter((button) => button.ariaPressed === 'false')
      .map((button) => button.getBoundingClientRect());
    const box = boxes.find(
      ({ top, bottom }) => top > innerHeight * 0.15 && bottom < innerHeight * 0.85,
    );
    return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }, action);
  return (await place.jsonValue()) ?? { x: 0, y: 0 };
}

async function timeMarks(page: Page, action: MarkAction): Promise<number> {
  const durations: number[] = [];
  for (let count = 0; count < marksEach; count += 1) {
    const { x, y } = await placeOfUnmarked(page, action);
    await takeLongest(page);
    const saved = page.waitForResponse('**/api/words/setstatus');
    await page.touchscreen.tap(x, y);
    await saved;
    durations.push(await takeLongest(page));
    await page.evaluate(() => scrollBy(0, -innerHeight));
  }
  return Math.max(...durations);
}

async function measureRun(browser: Browser, address: string): Promise<MarkRun[]> {
  const learner = await createLearner(address, { native: 'English', targets: ['es'] });
  const context = await browser.newContext({
    baseURL: address,
    locale: 'en-GB',
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    storageState: await learner.storageState(),
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(noteInteractions);
    await page.goto('/words');
    const devtools = await context.newCDPSession(page);
    const runs: MarkRun[] = [];
    for (const least of rowCounts) {
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      const rows = await scrollUntil(page, least);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      await page.evaluate(() => scrollBy(0, -5 * innerHeight));
      const star = await timeMarks(page, 'star');
      const learned = await timeMarks(page, 'learned');
      const elements = await page
        .getByRole('list', { name: 'Spanish' })
        .getByRole('article')
        .count();
      runs.push({ rows, elements, star, learned });
    }
    return runs;
  } finally {
    await context.close();
    await learner.dispose();
  }
}

/**
 * Marks words far down a list, on a phone of 390 px whose processor is four times as slow.
 * @param runs each with a new account and a new page
 */
export async function measureMarks(
  root: string,
  { address }: PrivateApi,
  runs = 3,
): Promise<MarkRun[]> {
  const executablePath = await prepareBrowser(root);
  const args = ['--no-sandbox', '--disable-dev-shm-usage'];
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args });
  try {
    const measured: MarkRun[] = [];
    for (let run = 0; run < runs; run += 1) measured.push(...(await measureRun(browser, address)));
    return measured;
  } finally {
    await browser.close();
  }
}
