import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  getDailyStreak,
  getPracticeForecast,
  getPracticeQueue,
  getPracticeSettings,
  getStatistics,
  listWords,
  type PracticeForecast,
} from '@topwords/platform/contracts';
import {
  buildDailyStreak,
  buildFailure,
  buildForecastDays,
  buildPracticeForecast,
  buildPracticeQueue,
  buildPracticeSettings,
  buildStatistics,
  createFakeHost,
  renderRemote,
} from '@topwords/remote-kit/testing';
import createRemote from '../../remote.tsx';

// Loaded before the first test, which would wait too long for it.
beforeAll(() => import('../../dashboard/dashboard-screen.tsx'));

const emptyForecast: Partial<PracticeForecast> = {
  due_now: 0,
  reviewed_today: 0,
  streak_days: 0,
  days: buildForecastDays(),
};

/** Ana learns Spanish and Russian; a test can override what is due in Russian. */
function buildHost(all: Partial<PracticeForecast> = {}, russian = all) {
  const host = createFakeHost();
  host.api.answer(getDailyStreak, buildDailyStreak());
  host.api.answer(getStatistics, buildStatistics({ ru: { learned_words: 0 } }));
  host.api.answer(listWords, []);
  host.api.answer(getPracticeForecast, ({ query }) =>
    buildPracticeForecast(query.language === 'ru' ? russian : all),
  );
  return host;
}

/** The bars of the coming days, as assistive technology reads them. */
async function days(): Promise<(string | undefined)[]> {
  const list = await screen.findByRole('list', { name: 'Cards due on each day' });
  return within(list)
    .getAllByRole('listitem')
    .map((item) => item.querySelector('.hidden')?.textContent);
}

function isPrimary(link: HTMLElement): boolean {
  return link.className.split(' ').includes('primary');
}

test('what is due now and in the coming days is listed by day', async () => {
  renderRemote(createRemote, buildHost());
  const listed = await days();
  expect(listed).toHaveLength(14);
  expect(listed.slice(0, 3)).toEqual([
    'Today, Friday, November 20: 15 cards',
    'Saturday, November 21: 8 cards',
    'Sunday, November 22: no cards',
  ]);
  const panel = screen.getByRole('heading', { name: 'Next 14 days' }).parentElement;
  expect(panel?.textContent).toContain('12 cards due now');
});

test('bar heights are relative to the highest, and today is marked', async () => {
  renderRemote(createRemote, buildHost({ days: buildForecastDays([5, 20, 0]) }));
  await days();
  const list = screen.getByRole('list', { name: 'Cards due on each day' });
  const items = within(list).getAllByRole('listitem');
  const shares = items.map((item) =>
    item.querySelector<HTMLElement>('.column')?.style.getPropertyValue('--share'),
  );
  expect(shares.slice(0, 3)).toEqual(['0.25', '1', '0']);
  expect(items.map((item) => item.dataset['today'])).toEqual([
    'true',
    ...Array.from({ length: 13 }, () => undefined),
  ]);
});

test.each([
  [[4], 'The next cards come back later today.'],
  [[0, 3], 'The next cards come back tomorrow.'],
  [[0, 0, 3], 'The next cards come back on Sunday, November 22.'],
])('with nothing due now it says when the next cards come (%j)', async (due, text) => {
  renderRemote(createRemote, buildHost({ due_now: 0, days: buildForecastDays(due) }));
  expect(await screen.findByText(`Nothing is due right now. ${text}`)).not.toBeNull();
});

test('a learner who has not practiced yet is led to practice', async () => {
  renderRemote(createRemote, buildHost(emptyForecast));
  const way = await screen.findByRole('link', { name: 'Start practice' });
  expect(way.getAttribute('href')).toBe('/practice?lang=es');
  expect(screen.queryByRole('list', { name: 'Cards due on each day' })).toBeNull();
});

test('a failed forecast can be retried', async () => {
  const host = buildHost();
  host.api.refuse(getPracticeForecast, buildFailure());
  renderRemote(createRemote, host);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Couldn’t load your practice');
  host.api.answer(getPracticeForecast, buildPracticeForecast());
  await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await days()).toHaveLength(14);
  expect(screen.getByText('5 days in a row')).not.toBeNull();
});

test.each([
  [{ streak_days: 5, is_freeze_used: false }, '5 days in a row', '1 freeze left this week'],
  [{ streak_days: 1, is_freeze_used: true }, '1 day in a row', 'Freeze used'],
  [{ streak_days: 0 }, 'No streak yet', 'Review or learn a word today to start one.'],
])('the streak shows its days and its freeze (%j)', async (forecast, text, note) => {
  renderRemote(createRemote, buildHost(forecast));
  expect(await screen.findByText(text)).not.toBeNull();
  expect(screen.getByText(note)).not.toBeNull();
});

test('the next step is the one primary action', async () => {
  const host = buildHost();
  host.api.answer(getPracticeQueue, buildPracticeQueue([], { due_count: 12 }));
  host.api.answer(getPracticeSettings, buildPracticeSettings());
  renderRemote(createRemote, host);
  const practice = await screen.findByRole('link', { name: 'Practice 12 due, Spanish' });
  expect(practice.getAttribute('href')).toBe('/practice?lang=es');
  expect(practice.textContent).toContain('12 due');
  const next = await screen.findByRole('link', { name: 'Continue · 4 min' });
  expect(screen.getAllByRole('link').filter(isPrimary)).toEqual([next]);
});

test('a learner new to a language is offered its quiz, but nobody else', async () => {
  renderRemote(createRemote, buildHost({}, emptyForecast));
  const quiz = await screen.findByRole('link', {
    name: 'Know some words already? Take a short quiz, Russian',
  });
  expect(quiz.getAttribute('href')).toBe('/practice/placement?lang=ru');
  expect(screen.queryByRole('link', { name: /^Know some words .* Spanish$/ })).toBeNull();
});

test('practice elsewhere updates today, the streak, the forecast and the progress', async () => {
  const host = buildHost();
  renderRemote(createRemote, host);
  await days();
  host.api.answer(getDailyStreak, buildDailyStreak({ daily_learned_words: 13 }));
  host.api.answer(getStatistics, buildStatistics({ es: { learned_words: 121 } }));
  host.api.answer(
    getPracticeForecast,
    buildPracticeForecast({ streak_days: 6, days: buildForecastDays([14]) }),
  );
  act(() => host.bus.emit('practice.changed', { language_code: 'es' }));
  expect(await screen.findByRole('progressbar', { name: '13 words learned today' })).not.toBeNull();
  expect(await screen.findByText('6 days in a row')).not.toBeNull();
  expect((await days())[0]).toBe('Today, Friday, November 20: 14 cards');
  expect(await screen.findByText('121 of 1,000 words learned')).not.toBeNull();
});

test.each(['/words', '/learned'])('%s leads to the practice of its language', async (path) => {
  const host = buildHost();
  renderRemote(createRemote, host, `${path}?lang=ru`);
  const way = await screen.findByRole('link', { name: 'Practice 12 due, Russian' });
  expect(way.getAttribute('href')).toBe('/practice?lang=ru');
  expect(host.api.sent(getPracticeForecast)).toEqual([{ query: { language: 'ru' } }]);
});

test('practice can be started even if the due cards cannot be loaded', async () => {
  const host = buildHost();
  host.api.refuse(getPracticeForecast, buildFailure());
  renderRemote(createRemote, host, '/words?lang=es');
  const way = screen.getByRole('link', { name: 'Practice Spanish' });
  expect(way.getAttribute('href')).toBe('/practice?lang=es');
});
