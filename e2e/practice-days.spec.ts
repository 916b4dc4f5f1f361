import type { Browser, Page } from '@playwright/test';
import type { Word } from '@topwords/platform/contracts';
import { expiredToken } from './fixtures/expired-token.ts';
import { createLearner, type Learner } from './fixtures/learner.ts';
import { answerRight, openSession, rating, reviewsSent } from './fixtures/practice-page.ts';
import { cardIdOf, day, hour, minute } from './fixtures/practice.ts';
import { expect, test as base, watchFaults } from './fixtures/test.ts';

/** A learner of Spanish in a time zone with a certain hour now. */
interface Visitor {
  learner: Learner;
  page: Page;
  timeZone: string;
}

function hourIn(timeZone: string, time: number): number {
  const format = new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', hourCycle: 'h23' });
  return Number(format.format(time));
}

/** A time zone in which it is now between this hour and the next. */
function zoneWhereItIs(wanted: number): string {
  const zones = Intl.supportedValuesOf('timeZone');
  const zone = zones.find((one) => hourIn(one, Date.now()) === wanted);
  if (!zone) throw new Error(`No time zone has ${wanted} o’clock`);
  return zone;
}

interface Fixtures {
  browser: Browser;
  baseURL: string | undefined;
}

async function receive(
  { browser, baseURL = '' }: Fixtures,
  timeZone: string,
  provide: (visitor: Visitor) => Promise<void>,
): Promise<void> {
  const learner = await createLearner(baseURL, { native: 'English', targets: ['es'], timeZone });
  const storageState = await learner.storageState();
  const context = await browser.newContext({ timezoneId: timeZone, storageState });
  watchFaults(context);
  await provide({ learner, page: await context.newPage(), timeZone });
  await context.close();
  await learner.dispose();
}

/** Two learners at the same time: where it is 1 a.m., and where it is 1 p.m. */
const test = base.extend<{ byNight: Visitor; byDay: Visitor }>({
  byNight: ({ browser, baseURL }, provide) =>
    receive({ browser, baseURL }, zoneWhereItIs(1), provide),
  byDay: ({ browser, baseURL }, provide) =>
    receive({ browser, baseURL }, zoneWhereItIs(13), provide),
});

function todayOf(page: Page) {
  return page
    .getByRole('img', { name: /learned today$/ })
    .or(page.getByRole('progressbar', { name: /learned today$/ }));
}

function firstOf(words: readonly Word[]): Word {
  const [word] = words;
  if (!word) throw new Error('There are no words');
  return word;
}

function daysOf(page: Page) {
  return page.getByRole('list', { name: 'Cards due on each day' }).getByRole('listitem');
}

/** A date as the forecast shows it: Friday, 20 November. */
function dateIn(timeZone: string, time: number): string {
  const parts = { weekday: 'long', day: 'numeric', month: 'long' } as const;
  return new Intl.DateTimeFormat('en', { ...parts, timeZone }).format(time);
}

test('words met three hours ago count for today in the daytime and for yesterday at night', async ({
  byNight,
  byDay,
}) => {
  const at = Date.now() - 3 * hour;
  for (const { learner, page } of [byNight, byDay]) {
    for (const { id } of (await learner.practice.queue()).cards)
      await learner.practice.review(id, at);
    await page.goto('/practice?lang=es');
    await expect(page.getByText(/^10\s*cards due$/)).toBeVisible();
  }
  await expect(byNight.page.getByText(/^10\s*new words$/)).toBeVisible();
  await expect(byDay.page.getByText(/^0\s*new words$/)).toBeVisible();
  await byNight.page.goto('/');
  await expect(todayOf(byNight.page)).toHaveAccessibleName('0 words learned today');
  await byDay.page.goto('/');
  await expect(todayOf(byDay.page)).toHaveAccessibleName('10 words learned today');
});

test('an answer three hours after another falls on the next day only at night', async ({
  byNight,
  byDay,
}) => {
  const at = Date.now() - 3 * hour;
  for (const { learner, page } of [byNight, byDay]) {
    const [card] = (await learner.practice.queue()).cards;
    if (!card) throw new Error('There are no new words');
    await learner.practice.settings({ new_words_a_day: 0 });
    await learner.practice.review(card.id, at);
    await page.goto('/');
    await expect(page.getByText('1 day in a row')).toBeVisible();
    const session = await openSession(page);
    const [due] = (await learner.practice.queue()).cards;
    if (due) await answerRight(session, due);
    const sent = reviewsSent(page);
    await rating(session, 'Good').click();
    await sent;
    await page.goto('/');
    await expect(todayOf(page)).toHaveAccessibleName('1 word learned today');
  }
  await expect(byNight.page.getByText('2 days in a row')).toBeVisible();
  await expect(byDay.page.getByText('1 day in a row')).toBeVisible();
});

test('a word that returns in twelve hours is due today at night and tomorrow in the daytime', async ({
  byNight,
  byDay,
}) => {
  // After two good answers, a word returns two days later.
  const last = Date.now() - 2 * day + 12 * hour;
  // Within one day in UTC, which the scheduler uses: across its midnight the word would return
  // later.
  const first = Math.max(last - 10 * minute, last - (last % day));
  for (const { learner, page } of [byNight, byDay]) {
    await learner.practice.settings({ new_words_a_day: 0 });
    const id = cardIdOf(firstOf(await learner.words('es')));
    await learner.practice.review(id, first);
    const { due_at } = await learner.practice.review(id, last);
    expect(Date.parse(due_at ?? '')).toBe(last + 2 * day);
    await page.goto('/');
    await expect(daysOf(page)).toHaveCount(14);
  }
  const [now, next] = [Date.now(), Date.now() + day];
  const [night, light] = [byNight, byDay].map(({ timeZone }) => ({
    today: `Today, ${dateIn(timeZone, now)}`,
    tomorrow: dateIn(timeZone, next),
  }));
  await expect(daysOf(byNight.page).nth(0)).toContainText(`${night?.today}: 1 card`);
  await expect(daysOf(byNight.page).nth(1)).toContainText(`${night?.tomorrow}: no cards`);
  await expect(daysOf(byDay.page).nth(0)).toContainText(`${light?.today}: no cards`);
  await expect(daysOf(byDay.page).nth(1)).toContainText(`${light?.tomorrow}: 1 card`);
  await expect(byDay.page.getByText('The next cards come back tomorrow.')).toBeVisible();

  await byNight.page.getByRole('link', { name: 'Practice 1 due, Spanish' }).click();
  await expect(byNight.page.getByRole('button', { name: 'Start with 1 card' })).toBeVisible();
  await byDay.page.getByRole('link', { name: 'Practice Spanish' }).click();
  await expect(byDay.page.getByRole('heading', { name: 'Nothing is due' })).toBeVisible();
});

test('the day follows the time zone that a learner has travelled to', async ({
  byDay,
  browser,
}) => {
  const { learner, page } = byDay;
  const at = Date.now() - 3 * hour;
  for (const { id } of (await learner.practice.queue()).cards)
    await learner.practice.review(id, at);
  await page.goto('/practice?lang=es');
  await expect(page.getByText(/^0\s*new words$/)).toBeVisible();

  const context = await browser.newContext({
    timezoneId: zoneWhereItIs(1),
    storageState: await learner.storageState(),
  });
  watchFaults(context);
  const elsewhere = await context.newPage();
  // Each renewal of the token sends the time zone.
  await elsewhere.addInitScript((token) => localStorage.setItem('token', token), expiredToken());
  await elsewhere.goto('/practice?lang=es');
  await expect(elsewhere.getByText(/^10\s*new words$/)).toBeVisible();
  await context.close();
});

test('one missed day a week does not end a streak, and the dashboard says so', async ({
  byDay,
}) => {
  const { learner, page, timeZone } = byDay;
  const [card] = (await learner.practice.queue()).cards;
  if (!card) throw new Error('There are no new words');
  for (const ago of [3 * day, 2 * day, 0]) await learner.practice.review(card.id, Date.now() - ago);
  await page.goto('/');
  await expect(page.getByText('3 days in a row')).toBeVisible();
  // On a Monday the missed day belongs to last week.
  const weekday = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone }).format();
  const freeze = weekday === 'Monday' ? '1 freeze left this week' : 'Freeze used';
  await expect(page.getByText(freeze)).toBeVisible();
});
