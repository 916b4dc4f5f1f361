import type { Page } from '@playwright/test';
import type { PracticeCard, Word } from '@topwords/platform/contracts';
import { test, type CuttableNetwork, type Fate } from './fixtures/cuttable-network.ts';
import { expiredToken } from './fixtures/expired-token.ts';
import {
  fillWith,
  keptAnswers,
  keptCards,
  untilKeptAhead,
  untilStored,
  waitingCount,
} from './fixtures/kept-answers.ts';
import { untilKept } from './fixtures/kept.ts';
import { createLearner } from './fixtures/learner.ts';
import { listen } from './fixtures/listen.ts';
import { banner, logOut, signIn } from './fixtures/navigation.ts';
import { answerGood, startSession } from './fixtures/practice-page.ts';
import { cardIdOf, day } from './fixtures/practice.ts';
import { allowFaults, expect } from './fixtures/test.ts';
import { spanishWords, starOf } from './fixtures/words-page.ts';

test.use({
  serviceWorkers: 'allow',
  signedIn: true,
  languages: { native: 'English', targets: ['es'] },
});

test.beforeEach(() => allowFaults(/net::ERR_/));

const note = (page: Page) => page.getByText('You’re offline. Words and practice work');

function idsOf(words: readonly Word[]): Set<number> {
  return new Set(words.map(({ id }) => id));
}

async function starTen(page: Page, first: number): Promise<void> {
  await page.goto('/words?lang=es');
  for (let index = first; index < first + 10; index += 1) {
    const star = starOf(spanishWords(page).nth(index));
    await star.click();
    await expect(star).toHaveAttribute('aria-pressed', 'true');
  }
}

async function answerAll(page: Page, cards: readonly PracticeCard[]): Promise<void> {
  await page.goto('/practice?lang=es');
  const session = await startSession(page);
  for (const card of cards) await answerGood(session, card);
}

/** Cuts calls that send what waits, each on its way there or back. @returns how many are left to cut */
function cutCalls(network: CuttableNetwork, cuts: number): () => number {
  // Of 31 calls, twenty succeed in between.
  const fates = [...Array<Fate>(20).fill('well'), ...Array<Fate>(cuts).fill('lost')]
    .map((fate) => ({ fate, order: Math.random() }))
    .toSorted((one, other) => one.order - other.order)
    .map(({ fate }) => (fate === 'lost' && Math.random() < 0.5 ? 'unanswered' : fate));
  network.decide(
    /^POST \/api\/(?:practice\/reviews|words\/setstatus) /,
    () => fates.shift() ?? 'well',
  );
  return () => fates.filter((fate) => fate !== 'well').length;
}

/** Tells the page that the network is back, until nothing waits any more. */
async function untilSent(page: Page): Promise<void> {
  const tryAgain = async () => {
    await page.evaluate(() => dispatchEvent(new Event('online')));
    return waitingCount(page.context());
  };
  await expect.poll(tryAgain, { intervals: [200], timeout: 120_000 }).toBe(0);
}

for (const cuts of [0, 100]) {
  test(`a day in an aeroplane: 60 answers and 30 stars, the product closed twice, count once each after ${cuts} cuts`, async ({
    page,
    context,
    learner,
    network,
  }) => {
    test.setTimeout(360_000);
    const words = (await learner.words('es')).slice(0, 60);
    for (const word of words) await learner.practice.review(cardIdOf(word), Date.now() - 30 * day);
    await learner.practice.settings({ new_words_a_day: 0, plays_audio: false });
    await page.goto('/');
    await untilKept(page);
    await untilKeptAhead(page, 40);
    const cards = await keptCards(page);
    expect(cards).toHaveLength(60);
    await page.close();
    await network.cut();

    for (let part = 0; part < 3; part += 1) {
      const later = await context.newPage();
      await later.goto('/');
      await expect(note(later)).toBeVisible();
      await expect(later.getByRole('heading', { level: 1, name: learner.username })).toBeVisible();
      await starTen(later, part * 10);
      await answerAll(later, cards.slice(part * 20, part * 20 + 20));
      expect(await waitingCount(context)).toBe((part + 1) * 30);
      await later.close();
    }
    expect((await learner.practice.forecast()).reviewed_today).toBe(0);
    expect(await learner.words('es', '&only_starred=true')).toEqual([]);

    const cutsLeft = cutCalls(network, cuts);
    await network.mend();
    const back = await context.newPage();
    await back.goto('/words?lang=es');
    await expect(note(back)).toBeHidden();
    await untilSent(back);
    expect(cutsLeft()).toBe(0);
    expect((await learner.practice.forecast()).reviewed_today).toBe(60);
    for (const { id } of cards) {
      expect(await learner.practice.cardState(id)).toMatchObject({ review_count: 2 });
    }
    const starred = await learner.words('es', '&only_starred=true');
    expect(idsOf(starred)).toEqual(idsOf(words.slice(0, 30)));
  });
}

test('stars of a day without a network are in the starred list, wait in a count, and are sent from any screen', async ({
  page,
  context,
  learner,
  network,
}) => {
  test.slow();
  const words = (await learner.words('es')).slice(0, 3);
  await page.goto('/words?lang=es');
  await untilKept(page);
  await untilStored(page, '"only_starred":"true"');
  await page.close();
  await network.cut();
  const later = await context.newPage();
  await later.goto('/words?lang=es');
  for (let index = 0; index < words.length; index += 1) {
    await starOf(spanishWords(later).nth(index)).click();
  }
  await expect(later.getByText('3 changes wait for the network')).toBeVisible();
  for (let visit = 0; visit < 2; visit += 1) {
    await later.goto('/words?lang=es&filter=starred');
    await expect(spanishWords(later)).toHaveCount(3);
  }
  await later.close();
  await network.mend();
  const back = await context.newPage();
  await back.goto('/profile');
  await expect.poll(() => waitingCount(context), { timeout: 30_000 }).toBe(0);
  const starred = await learner.words('es', '&only_starred=true');
  expect(idsOf(starred)).toEqual(idsOf(words));
});

test('the cards of tomorrow are asked tomorrow, without a network', async ({
  page,
  context,
  learner,
  network,
}) => {
  test.slow();
  const [first, second] = await learner.words('es');
  if (!first || !second) throw new Error('There are no words');
  await learner.practice.settings({ new_words_a_day: 0, plays_audio: false });
  const start = Date.now() - 30 * day;
  const { due_at: due } = await learner.practice.review(cardIdOf(first), start);
  const interval = Date.parse(due ?? '') - start;
  await learner.practice.review(cardIdOf(second), Date.now() + day - interval);
  await page.goto('/');
  await untilKept(page);
  await untilStored(page, '"days_ahead":"1"');
  await page.goto('/practice?lang=es');
  await expect(page.getByRole('button', { name: 'Start with 1 card', exact: true })).toBeVisible();
  await page.close();
  await network.cut();
  const later = await context.newPage();
  await later.clock.setFixedTime(Date.now() + day);
  await later.goto('/practice?lang=es');
  await expect(later.getByRole('button', { name: 'Start with 2 cards' })).toBeVisible();
});

test('a star that another device has removed since stays removed', async ({
  page,
  context,
  learner,
  network,
}) => {
  const [word] = await learner.words('es');
  if (!word) throw new Error('There are no words');
  await page.goto('/words?lang=es');
  await untilKept(page);
  await network.cut();
  const star = starOf(spanishWords(page).first());
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await learner.mark(word, 'star', false);
  await network.mend();
  await expect(star).toHaveAttribute('aria-pressed', 'false');
  expect(await waitingCount(context)).toBe(0);
  expect(await learner.words('es', '&only_starred=true')).toEqual([]);
});

test('a word with its forms and its sound opens without a network', async ({
  page,
  context,
  learner,
  network,
}) => {
  test.slow();
  const word = (await learner.words('es')).find(({ text }) => text === 'ir');
  if (!word) throw new Error('There is no such word');
  await learner.practice.review(cardIdOf(word), Date.now() - 30 * day);
  await page.goto('/');
  await untilKept(page);
  await untilKeptAhead(page, 1);
  await page.close();
  await network.cut();
  const later = await context.newPage();
  await later.goto(`/card-detail?id=${word.id}`);
  await expect(later.getByRole('heading', { level: 1, name: word.text })).toBeVisible();
  await expect(later.locator('main')).not.toContainText('Couldn’t load');
  await expect(later.getByRole('cell').first()).toBeVisible();
  const { loudness } = await listen(
    later.getByRole('button', { name: `Listen to ${word.text}`, exact: true }),
  );
  expect(loudness).toBeGreaterThan(0.01);
});

test('a slow network shows the list of last time at once, and then the server’s', async ({
  page,
  learner,
}) => {
  const [word] = await learner.words('es');
  if (!word) throw new Error('There are no words');
  await page.goto('/words?lang=es');
  await untilKept(page);
  await page.reload();
  await expect(spanishWords(page)).toHaveCount(50);
  await untilStored(page, ' listWords ');
  const { promise: isShown, resolve: proceed } = Promise.withResolvers<void>();
  await page.route('**/api/words/es?*', async (route) => {
    await isShown;
    await route.continue();
  });
  await learner.mark(word, 'star');
  await page.reload();
  const star = starOf(spanishWords(page).first());
  await expect(star).toHaveAttribute('aria-pressed', 'false');
  proceed();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
});

test('signing out erases what is kept, and another account sees nothing of it', async ({
  page,
  learner,
  baseURL,
  network,
}) => {
  test.slow();
  await page.goto('/words?lang=es');
  await untilKept(page);
  await page.reload();
  await expect(spanishWords(page)).toHaveCount(50);
  const keys = async () => Object.keys(await keptAnswers(page));
  await expect.poll(async () => (await keys()).some((key) => key.includes(learner.sub))).toBe(true);
  await network.cut();
  await starOf(spanishWords(page).first()).click();
  await network.mend();
  await logOut(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
  await expect.poll(keys).toEqual([]);

  const other = await createLearner(baseURL ?? '', { native: 'English', targets: ['es'] });
  await signIn(page, other);
  await expect(banner(page, 'success')).toBeVisible();
  await page.goto('/words?lang=es');
  await expect(spanishWords(page)).toHaveCount(50);
  await expect(starOf(spanishWords(page).first())).toHaveAttribute('aria-pressed', 'false');
  expect((await keys()).filter((key) => key.includes(learner.sub))).toEqual([]);
  expect(await other.words('es', '&only_starred=true')).toEqual([]);
  await other.dispose();
});

test('the profile shows what is kept, and erases it', async ({ page }) => {
  await page.goto('/words?lang=es');
  await untilKept(page);
  await page.goto('/profile');
  await expect(page.getByText(/^[\d.]+ of 25 MB, for use without a network$/)).toBeVisible();
  await expect.poll(async () => Object.keys(await keptAnswers(page)).length).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Erase', exact: true }).click();
  await expect(banner(page, 'success')).toHaveText('Erased');
});

test('what was used least recently makes room', async ({ page }) => {
  await page.goto('/words?lang=es');
  await untilKept(page);
  await fillWith(page, { key: 'old', usedAt: 1, bytes: 20_000_000 });
  await fillWith(page, { key: 'recent', usedAt: Date.now(), bytes: 4_990_000 });
  await page.reload();
  await expect.poll(async () => Object.keys(await keptAnswers(page))).not.toContain('old');
  expect(Object.keys(await keptAnswers(page))).toContain('recent');
});

test('with a full storage everything works, and nothing is lost that waits', async ({
  page,
  context,
  learner,
  baseURL,
  network,
}) => {
  await page.goto('/words?lang=es');
  await untilKept(page);
  const client = await context.newCDPSession(page);
  await client.send('Storage.overrideQuotaForOrigin', { origin: baseURL ?? '', quotaSize: 1000 });
  await page.reload();
  await expect(spanishWords(page)).toHaveCount(50);
  await network.cut();
  await starOf(spanishWords(page).first()).click();
  await expect.poll(() => waitingCount(context)).toBe(1);
  await network.mend();
  await expect.poll(async () => (await learner.words('es', '&only_starred=true')).length).toBe(1);
});

test('with a browser storage that is full, a mark waits as long as its page', async ({
  page,
  learner,
  network,
}) => {
  await page.goto('/words?lang=es');
  await untilKept(page);
  await page.evaluate(() => {
    for (let size = 2 ** 22, index = 0; size >= 1; index += 1) {
      try {
        localStorage.setItem(`full ${index}`, 'x'.repeat(size));
      } catch {
        size /= 2;
      }
    }
  });
  await network.cut();
  const star = starOf(spanishWords(page).first());
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await network.mend();
  await expect.poll(async () => (await learner.words('es', '&only_starred=true')).length).toBe(1);
});

test('marks of two tabs without a network end in the last one', async ({
  page,
  context,
  learner,
  network,
}) => {
  await page.goto('/words?lang=es');
  await untilKept(page);
  const other = await context.newPage();
  await other.goto('/words?lang=es');
  await expect(spanishWords(other)).toHaveCount(50);
  await network.cut();
  const [first, second] = [page, other].map((tab) => starOf(spanishWords(tab).first()));
  if (!first || !second) throw new Error('There are no tabs');
  for (const [star, isSet] of [
    [first, true],
    [second, false],
    [first, true],
  ] as const) {
    await expect(star).toHaveAttribute('aria-pressed', String(!isSet));
    await star.click();
    for (const shown of [first, second]) {
      await expect(shown).toHaveAttribute('aria-pressed', String(isSet));
    }
  }
  expect(await waitingCount(context)).toBe(1);
  await network.mend();
  await expect.poll(() => waitingCount(context)).toBe(0);
  expect(await learner.words('es', '&only_starred=true')).toHaveLength(1);
});

test('a renewal of the session that hangs shows the stored session meanwhile', async ({ page }) => {
  await page.goto('/words?lang=es');
  await untilKept(page);
  await page.reload();
  await expect(spanishWords(page)).toHaveCount(50);
  const { promise: isShown, resolve: proceed } = Promise.withResolvers<void>();
  await page.route('**/api/auth/refresh', async (route) => {
    await isShown;
    await route.continue();
  });
  const token = expiredToken();
  await page.evaluate((expired) => localStorage.setItem('token', expired), token);
  allowFaults(/401/);
  await page.reload();
  await expect(spanishWords(page)).toHaveCount(50);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(token);
  proceed();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).not.toBe(token);
});
