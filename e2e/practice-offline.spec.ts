import type { BrowserContext, Page } from '@playwright/test';
import type { PracticeCard } from '@topwords/platform/contracts';
import {
  choices,
  openSession,
  rating,
  reviewsSent,
  wrongChoice,
  answerGood,
} from './fixtures/practice-page.ts';
import {
  createLearner,
  signInAgain,
  type Learner,
  type LearnerOptions,
} from './fixtures/learner.ts';
import { banner, logOut, signIn } from './fixtures/navigation.ts';
import { allowFaults, expect, test as base } from './fixtures/test.ts';

interface Fixtures {
  /** Number of new words offered. */
  cards: PracticeCard[];
  /** Answers the first card correctly and the second incorrectly. */
  answerTwo: () => Promise<void>;
  /**
   * Waits until the server has counted each of these answers once; asks through the learner's
   * session or another.
   */
  expectTwoReviews: (by?: Learner) => Promise<void>;
}

const test = base.extend<Fixtures>({
  async cards({ learner }, provide) {
    await learner.practice.settings({ new_words_a_day: 4 });
    const { cards } = await learner.practice.queue();
    await provide(cards);
  },

  async answerTwo({ page, cards: [first, second] }, provide) {
    if (!first || !second) throw new Error('There are no new words');
    const session = page.getByRole('dialog', { name: 'Spanish practice' });
    await provide(async () => {
      await answerGood(session, first);
      await choices(session, wrongChoice(second)).click();
      await rating(session, 'Again').click();
      await expect(session.getByText('1 of 4', { exact: true })).toBeVisible();
    });
  },

  async expectTwoReviews({ learner, cards }, provide) {
    await provide(async ({ practice } = learner) => {
      await expect.poll(async () => (await practice.forecast()).reviewed_today).toBe(2);
      for (const { id } of cards.slice(0, 2)) {
        expect(await practice.cardState(id)).toMatchObject({ review_count: 1 });
      }
    });
  },
});

test.use({ signedIn: true, languages: { native: 'English', targets: ['es'] } });

const offlineNote = 'Offline: your answers are saved';
const delayedNote = 'Your answers are saved and will be sent as soon as possible';

async function signInFully(page: Page, learner: Learner): Promise<void> {
  await signIn(page, learner);
  await expect(banner(page, 'success')).toHaveText('Successfully logged in');
}

/** Number of answers stored in the browser. */
async function keptAnswers(context: BrowserContext): Promise<number> {
  const { origins } = await context.storageState();
  const stored = origins.flatMap(({ localStorage }) => localStorage);
  return stored.filter(({ name }) => name.startsWith('topwords.practice/')).length;
}

test('a session continues offline, and its answers are sent when the network is back', async ({
  page,
  context,
  learner,
  answerTwo,
  expectTwoReviews,
}) => {
  allowFaults(/ERR_INTERNET_DISCONNECTED/);
  const session = await openSession(page);
  await context.setOffline(true);
  await expect(session.getByText(offlineNote)).toBeVisible();
  await answerTwo();
  expect(await keptAnswers(context)).toBe(2);
  expect((await learner.practice.forecast()).reviewed_today).toBe(0);

  const sent = reviewsSent(page);
  await context.setOffline(false);
  await sent;
  await expect(session.getByText(offlineNote)).toBeHidden();
  await expectTwoReviews();
  await expect.poll(() => keptAnswers(context)).toBe(0);
});

test('offline answers survive the page, and a later page sends them once', async ({
  page,
  context,
  answerTwo,
  expectTwoReviews,
}) => {
  allowFaults(/ERR_INTERNET_DISCONNECTED/);
  const session = await openSession(page);
  await context.setOffline(true);
  await expect(session.getByText(offlineNote)).toBeVisible();
  const before = Date.now();
  await answerTwo();
  const after = Date.now();
  await page.close();
  expect(await keptAnswers(context)).toBe(2);

  await context.setOffline(false);
  const later = await context.newPage();
  const made: { reviewed_at: string }[] = [];
  later.on('request', (request) => {
    if (request.url().endsWith('/api/practice/reviews'))
      made.push(...request.postDataJSON().reviews);
  });
  await later.goto('/words');
  await expectTwoReviews();
  await expect.poll(() => keptAnswers(context)).toBe(0);
  // The recorded time is that of the answer.
  expect(made).toHaveLength(2);
  for (const { reviewed_at } of made) {
    expect(Date.parse(reviewed_at)).toBeGreaterThanOrEqual(before);
    expect(Date.parse(reviewed_at)).toBeLessThanOrEqual(after);
  }
});

test('a reload that does not reach the server keeps the answers, and their cards are not asked again', async ({
  page,
  context,
  learner,
  answerTwo,
  expectTwoReviews,
}) => {
  allowFaults(/api\/practice\/reviews/);
  await page.route('**/api/practice/reviews', (route) => route.abort());
  await openSession(page);
  await answerTwo();
  await page.reload();
  await expect(page.getByText(offlineNote)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start with 2 cards' })).toBeVisible();
  expect(await keptAnswers(context)).toBe(2);
  expect((await learner.practice.forecast()).reviewed_today).toBe(0);

  await page.unroute('**/api/practice/reviews');
  await page.reload();
  await expectTwoReviews();
  await expect.poll(() => keptAnswers(context)).toBe(0);
});

test('an answer counts once even if the server’s confirmation was lost', async ({
  page,
  context,
  answerTwo,
  expectTwoReviews,
}) => {
  allowFaults(/api\/practice\/reviews/);
  let received = 0;
  await page.route('**/api/practice/reviews', async (route) => {
    await route.fetch();
    received += 1;
    await route.abort();
  });
  const session = await openSession(page);
  await answerTwo();
  await expect(session.getByText(offlineNote)).toBeVisible();
  expect(received).toBeGreaterThan(0);
  expect(await keptAnswers(context)).toBe(2);
  await page.unroute('**/api/practice/reviews');
  await expect.poll(() => keptAnswers(context)).toBe(0);
  await expectTwoReviews();
});

test('an answer that a busy server cannot take is kept and sent later', async ({
  page,
  context,
  answerTwo,
  expectTwoReviews,
}) => {
  allowFaults(/api\/practice\/reviews/);
  await page.route('**/api/practice/reviews', (route) =>
    route.fulfill({ status: 503, json: { code: 'internal', detail: 'Too much to do' } }),
  );
  const session = await openSession(page);
  await answerTwo();
  await expect(session.getByText(delayedNote)).toBeVisible();
  await page.unroute('**/api/practice/reviews');
  await expect(session.getByText(delayedNote)).toBeHidden();
  await expectTwoReviews();
  expect(await keptAnswers(context)).toBe(0);
});

test('Undo works offline for one answer', async ({
  page,
  context,
  answerTwo,
  expectTwoReviews,
}) => {
  allowFaults(/ERR_INTERNET_DISCONNECTED/);
  const session = await openSession(page);
  await context.setOffline(true);
  await expect(session.getByText(offlineNote)).toBeVisible();
  await answerTwo();
  await session.getByRole('button', { name: 'Undo' }).click();
  await session.getByRole('button', { name: 'Undo' }).click();
  await answerTwo();
  await context.setOffline(false);
  await expectTwoReviews();
});

test('pending answers survive sign-out, and are not sent for anyone else', async ({
  page,
  context,
  learner,
  answerTwo,
  expectTwoReviews,
  baseURL,
}) => {
  allowFaults(/api\/practice\/reviews/);
  await page.route('**/api/practice/reviews', (route) => route.abort());
  const session = await openSession(page);
  await answerTwo();
  await session.getByRole('button', { name: 'End practice' }).click();
  await logOut(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
  expect(await keptAnswers(context)).toBe(2);
  await page.unroute('**/api/practice/reviews');

  const languages = { native: 'English', targets: ['es'] } satisfies LearnerOptions;
  const other = await createLearner(baseURL ?? '', languages);
  await signInFully(page, other);
  await expect(page.getByRole('link', { name: 'Practice Spanish' })).toBeVisible();
  expect(await keptAnswers(context)).toBe(2);
  await logOut(page);
  await signInFully(page, learner);
  const again = await signInAgain(baseURL ?? '', learner, languages);
  await expectTwoReviews(again);
  await expect.poll(() => keptAnswers(context)).toBe(0);
  expect((await other.practice.forecast()).reviewed_today).toBe(0);
  await Promise.all([other.dispose(), again.dispose()]);
});
