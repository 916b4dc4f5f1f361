import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getPracticeWeek } from '@topwords/platform/contracts';
import {
  buildFailure,
  buildPracticeWeek,
  createFakeHost,
  renderRemote,
  type FakeHost,
} from '@topwords/remote-kit/testing';
import createRemote from '../remote.tsx';

// Loaded before the first test, which would wait too long for it.
beforeAll(() => import('./week-screen.tsx'));

function show(prepare: (host: FakeHost) => void = () => undefined, at = '/practice/week') {
  const host = createFakeHost({ session: { target_langs: ['es'] } });
  host.api.answer(getPracticeWeek, buildPracticeWeek());
  prepare(host);
  renderRemote(createRemote, host, at);
  return host;
}

async function rows(): Promise<(string | null)[][]> {
  const table = await screen.findByRole('table');
  return within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));
}

test('the days of a week are shown with their sum, and days to come without figures', async () => {
  show();
  const [, monday, tuesday, , , , saturday, , total] = await rows();
  expect(monday).toEqual([
    '16 MonMonday, November 16',
    '20',
    '7',
    '5',
    '90%',
    'Goal reached: 20 words',
  ]);
  expect(tuesday?.slice(1)).toEqual(['0', '0', '0', '–none', '–Not reached: 20 words']);
  expect(saturday?.slice(1)).toEqual(Array.from({ length: 5 }, () => '–none'));
  expect(total).toEqual(['Total', '20', '7', '5', '90%', '11 day']);
  expect(screen.getByText('November 16 – 22, 2026')).not.toBeNull();
  expect(document.title).toContain('Your week');
});

test('times that are not known are marked as estimates', async () => {
  const { days } = buildPracticeWeek();
  const estimated = days.map((day, index) => ({ ...day, is_estimated: index === 0 }));
  show(({ api }) => api.answer(getPracticeWeek, buildPracticeWeek({ days: estimated })));
  expect((await rows())[1]?.[2]).toBe('≈ 7');
  expect(screen.getByText(/count as 20 seconds each/)).not.toBeNull();
});

test('words gained and slipped lead to their pages, and the meter shows before and after', async () => {
  show();
  expect(await screen.findByRole('heading', { name: '1 word gained' })).not.toBeNull();
  const links = ['casa', 'luz'].map((name) => screen.getByRole('link', { name }));
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/card-detail?id=21',
    '/card-detail?id=22',
  ]);
  expect(screen.getByRole('heading', { name: '1 word slipped' })).not.toBeNull();
  expect(screen.getByText('You understand 30% → 33% of everyday text')).not.toBeNull();
});

test('other weeks are a link away, and the address names them', async () => {
  const host = show();
  await userEvent.click(await screen.findByRole('link', { name: 'Previous week' }));
  expect(host.api.sent(getPracticeWeek).at(-1)).toEqual({ query: { week: '2026-W46' } });
  expect(screen.queryByRole('link', { name: 'Next week' })).toBeNull();
});

const noDays = buildPracticeWeek().days.map((day) => ({
  ...day,
  answers: 0,
  right: 0,
  seconds: 0,
  new_words: 0,
  is_goal_reached: false,
}));

test.each([
  [null, 'Nothing here yet this week'],
  ['2026-W48', 'No practice in this week'],
])('an empty week whose next one is %s says what to do', async (next, title) => {
  const empty = buildPracticeWeek({ days: noDays, gained: [], slipped: [], next });
  show(({ api }) => api.answer(getPracticeWeek, empty));
  expect(await screen.findByRole('heading', { name: title })).not.toBeNull();
  const link = screen.getByRole('link', { name: 'Practice now' });
  expect(link.getAttribute('href')).toBe('/practice');
  expect(screen.queryByRole('table')).toBeNull();
});

test('a week that is none is explained, with a way to this week', async () => {
  const host = show(undefined, '/practice/week?week=2025-W53');
  expect(await screen.findByRole('heading', { name: 'There is no such week' })).not.toBeNull();
  const link = screen.getByRole('link', { name: 'This week' });
  expect(link.getAttribute('href')).toBe('/practice/week');
  expect(host.api.sent(getPracticeWeek)).toEqual([]);
});

test('a week that cannot be loaded can be tried again', async () => {
  const detail = 'This week has not begun yet';
  const host = show(
    ({ api }) => api.refuse(getPracticeWeek, buildFailure('week_in_future', { detail })),
    '/practice/week?week=2026-W48',
  );
  expect(await screen.findByText('Couldn’t load the week')).not.toBeNull();
  expect(screen.getByText(detail)).not.toBeNull();
  expect(screen.getByRole('link', { name: 'This week' })).not.toBeNull();
  host.api.answer(getPracticeWeek, buildPracticeWeek());
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table')).not.toBeNull();
});
