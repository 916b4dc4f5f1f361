import { chromium, type Browser, type BrowserContext } from '@playwright/test';
import { createLearner } from '../../e2e/fixtures/learner.ts';
import { prepareBrowser } from '../processes/browser.ts';
import type { PrivateApi } from '../processes/start-api.ts';
import { startSlowRelay, type SlowRelay } from './slow-relay.ts';

const slowdown = 4;
const words = '/words?lang=es';

/** How long everything that a visit asks for may take, in milliseconds. */
const visitMs = 8000;

/** A visit to the words of a learner who has opened them before. */
export interface VisitRun {
  /** From the navigation to the frame that shows words, in milliseconds. */
  shown: number;
  /** To the frame in which they can be used. */
  live: number;
  /** What came through the network, headers included. */
  bytes: number;
}

/** Notes when words are on the screen, and when they are those of the product. */
function noteWords(): void {
  const times: { shown?: number; live?: number } = {};
  Object.assign(globalThis, { times });
  /** Notes the time of the next frame, once it has been made. */
  function note(name: keyof typeof times): void {
    times[name] = Number.POSITIVE_INFINITY;
    requestAnimationFrame(() => setTimeout(() => (times[name] = performance.now())));
  }
  const observer = new MutationObserver(() => {
    if (document.querySelectorAll('li [lang="es"]').length < 5) return;
    if (times.shown === undefined) note('shown');
    if (document.querySelector('#picture') || !document.querySelector('#root li [lang="es"]')) {
      return;
    }
    observer.disconnect();
    note('live');
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** Opens the words until the page has kept what it keeps and asks for nothing more. */
async function visitFirst(context: BrowserContext, relay: SlowRelay): Promise<void> {
  const page = await context.newPage();
  await page.goto(words);
  while (!(await page.evaluate(() => caches.has('topwords-pictures')))) {
    await page.waitForTimeout(500);
  }
  for (let before = -1; before !== relay.received();) {
    before = relay.received();
    await page.waitForTimeout(visitMs / 2);
  }
  await page.close();
}

async function visitAgain(context: BrowserContext, relay: SlowRelay): Promise<VisitRun> {
  const page = await context.newPage();
  await page.addInitScript(noteWords);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const before = relay.received();
  await page.goto(words, { waitUntil: 'commit' });
  await page.waitForTimeout(visitMs);
  const times = await page.evaluate(
    () => (globalThis as unknown as { times: { shown: number; live: number } }).times,
  );
  await page.close();
  return { ...times, bytes: relay.received() - before };
}

async function measureIn(
  browser: Browser,
  { address, runs }: { address: string; runs: number },
): Promise<VisitRun[]> {
  const relay = await startSlowRelay(Number(new URL(address).port));
  const learner = await createLearner(address, { native: 'English', targets: ['es'] });
  const { cookies, origins } = await learner.storageState();
  const context = await browser.newContext({
    baseURL: relay.url,
    locale: 'en-GB',
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    storageState: { cookies, origins: origins.map((one) => ({ ...one, origin: relay.url })) },
  });
  try {
    // The second page keeps the answers that the first one, without a worker, could not.
    await visitFirst(context, relay);
    await visitFirst(context, relay);
    relay.slowDown();
    const measured: VisitRun[] = [];
    for (let run = 0; run < runs; run += 1) measured.push(await visitAgain(context, relay));
    return measured;
  } finally {
    await context.close();
    await learner.dispose();
    await relay.close();
  }
}

/**
 * Opens the words again when nothing has changed, on a phone of 390 px whose processor is four
 * times as slow, over a network of 400 kbit/s with a round trip of 150 ms.
 */
export async function measureVisits(
  root: string,
  { address }: PrivateApi,
  runs = 5,
): Promise<VisitRun[]> {
  const executablePath = await prepareBrowser(root);
  const args = ['--no-sandbox', '--disable-dev-shm-usage'];
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args });
  try {
    return await measureIn(browser, { address, runs });
  } finally {
    await browser.close();
  }
}
