import { randomUUID } from 'node:crypto';
import type { Page, Route } from '@playwright/test';
import { cardIdOf } from './fixtures/practice.ts';
import { allowFaults, expect, test } from './fixtures/test.ts';

test.use({ signedIn: true, languages: { native: 'English', targets: ['es'] } });

const cuts = 100;
const wordsInRound = 2;

/** What happens to a call: it never arrives, its answer never arrives, or it succeeds. */
type Fate = 'lost' | 'unanswered' | 'well';

async function meet(route: Route, fate: Fate): Promise<void> {
  if (fate === 'lost') return route.abort();
  const response = await route.fetch();
  return fate === 'unanswered' ? route.abort() : route.fulfill({ response });
}

/** Keeps answers in this browser, as a guest's first words do. */
async function answerAsGuest(page: Page, wordIds: readonly number[]): Promise<void> {
  const reviews = wordIds.map((word_id) => ({
    id: randomUUID(),
    word_id,
    native: 'en',
    target: 'es',
    rating: 'good',
    reviewed_at: new Date().toISOString(),
  }));
  await page.evaluate((all) => {
    for (const review of all) {
      localStorage.setItem(`topwords.guest/${review.id}`, JSON.stringify(review));
    }
  }, reviews);
}

/** Tells the page that the network is back, until an account has all that a guest answered. */
async function untilTaken(page: Page): Promise<void> {
  const waiting = () =>
    page.evaluate(() => {
      const keys = Object.keys(localStorage);
      const count = keys.filter((key) => key.startsWith('topwords.guest/')).length;
      if (count > 0) dispatchEvent(new Event('online'));
      return count;
    });
  await expect.poll(waiting, { intervals: [100], timeout: 20_000 }).toBe(0);
}

test('a hundred random cuts of the network lose no answer of a guest, and none counts twice', async ({
  page,
  learner,
}) => {
  allowFaults(/request failed/, /Failed to load resource/, /ERR_FAILED/);
  test.slow();
  const words = (await learner.words('es')).slice(0, cuts * wordsInRound);
  expect(words).toHaveLength(cuts * wordsInRound);
  let fates: Fate[] = [];
  let met = 0;
  await page.route(/\/api\/(?:practice\/reviews|auth\/account)$/, async (route) => {
    const fate = fates.shift() ?? 'well';
    met += Number(fate !== 'well');
    await meet(route, fate);
  });
  await page.goto('/');
  for (let round = 0; round < cuts; round += 1) {
    // Either the first or the second call of the round is cut, on its way there or back.
    const cut: Fate = Math.random() < 0.5 ? 'lost' : 'unanswered';
    fates = Math.random() < 0.5 ? [cut] : ['well', cut];
    const own = words.slice(round * wordsInRound, (round + 1) * wordsInRound);
    await answerAsGuest(
      page,
      own.map(({ id }) => id),
    );
    await untilTaken(page);
  }
  expect(met).toBe(cuts);
  await page.unrouteAll({ behavior: 'wait' });
  expect((await learner.practice.forecast()).reviewed_today).toBe(words.length);
  const states = await Promise.all(words.map((word) => learner.practice.cardState(cardIdOf(word))));
  expect(states.filter(({ review_count: count }) => count !== 1)).toEqual([]);
});
