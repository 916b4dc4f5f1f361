import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getPracticeQueue, sendReviews } from '@topwords/platform/contracts';
import {
  buildFailure,
  buildNewCards,
  buildPracticeCard,
  buildPracticeMistake,
  buildPracticeQueue,
  openPractice,
  startPractice,
} from '@topwords/remote-kit/testing';
import createRemote from '../../remote.tsx';

// Loaded before the first test, which would wait too long for it.
beforeAll(() => import('../practice-screen.tsx'));

function startButton(): Promise<HTMLElement> {
  return screen.findByRole('button', { name: /^Start with/ }, { timeout: 5000 });
}

test('due and new cards are shown, and the learner chooses how many to take', async () => {
  const { host } = openPractice(createRemote, [...buildNewCards(30)], {
    queue: { due_count: 42, new_count: 10 },
    settings: { session_length: 10 },
  });
  expect((await startButton()).textContent).toBe('Start with 10 cards');
  expect(document.title).toBe('Practice');
  expect(screen.getByText('cards due').textContent).toBe('42 cards due');
  expect(screen.getByText('new words').textContent).toBe('10 new words');
  expect(host.api.sent(getPracticeQueue)).toEqual([
    { query: { language: 'es', limit: '100', builds: 'true' } },
  ]);
  const lengths = screen.getByRole('group', { name: 'Cards in this session' });
  const chosen = () => lengths.querySelector('[aria-pressed="true"]')?.textContent;
  expect(chosen()).toBe('10');
  await userEvent.click(screen.getAllByRole('button', { name: '30' })[0] ?? lengths);
  expect(chosen()).toBe('30');
  await userEvent.click(await startButton());
  expect(screen.getByText('0 of 30')).not.toBeNull();
});

test('with a goal in minutes, the length of a session is chosen in minutes', async () => {
  openPractice(createRemote, buildNewCards(30), {
    settings: { goal_kind: 'minutes', daily_goal: 10, session_length: 30 },
  });
  const lengths = await screen.findByRole('group', { name: 'Minutes in this session' });
  expect(lengths.textContent).toBe('4813');
  await userEvent.click(screen.getAllByRole('button', { name: '4' })[0] ?? lengths);
  await userEvent.click(screen.getByRole('button', { name: 'Start · 4 min' }));
  expect(screen.getByText('0 of 10')).not.toBeNull();
});

test('several languages can be chosen from', async () => {
  const { host, address } = openPractice(createRemote, buildNewCards(1), { at: '/practice' });
  expect(await screen.findByRole('heading', { name: 'Choose language' })).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Russian' }));
  expect(address()).toBe('/practice?lang=ru');
  await startButton();
  expect(host.api.sent(getPracticeQueue)).toMatchObject([{ query: { language: 'ru' } }]);
});

test('with nothing due it says when, and offers new words beyond the day’s', async () => {
  const { host } = openPractice(createRemote, [], {
    queue: { next_due_at: new Date(Date.now() + 3 * 3_600_000 + 5000).toISOString() },
  });
  expect(await screen.findByRole('heading', { name: 'Nothing is due' })).not.toBeNull();
  expect(screen.getByText(/The next card comes back in 3 hours\.$/)).not.toBeNull();
  host.api.answer(getPracticeQueue, buildPracticeQueue(buildNewCards(25)));
  await userEvent.click(screen.getByRole('button', { name: 'Learn more new words' }));
  expect(await screen.findByText('0 of 20')).not.toBeNull();
  expect(host.api.sent(getPracticeQueue).at(-1)).toEqual({
    query: { language: 'es', limit: '30', builds: 'true', beyond_daily: 'true' },
  });
});

test('when there are no more words, it says so', async () => {
  openPractice(createRemote, []);
  await userEvent.click(await screen.findByRole('button', { name: 'Learn more new words' }));
  expect(await screen.findByRole('heading', { name: 'No new words left' })).not.toBeNull();
});

test('cards that failed to load can be retried', async () => {
  const { host } = openPractice(createRemote, [], {
    prepare: ({ api }) => api.refuse(getPracticeQueue, buildFailure()),
  });
  const alerts = await screen.findAllByRole('alert');
  expect(alerts[0]?.textContent).toContain('Couldn’t load your cards');
  host.api.answer(getPracticeQueue, buildPracticeQueue());
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await startButton()).textContent).toBe('Start with 1 card');
});

test('unsent answers are not asked again and are sent before the next queue is requested', async () => {
  const offline = Object.assign(buildFailure(), { code: 'no_response' });
  const { host, ratings } = await startPractice(createRemote, buildNewCards(2), {
    settings: { session_length: 10 },
    prepare: ({ api }) => api.refuse(sendReviews, offline),
  });
  await userEvent.keyboard('1{Enter}');
  await userEvent.keyboard('1{Enter}');
  host.api.refuse(getPracticeQueue, offline);
  await userEvent.click(await screen.findByRole('button', { name: 'Practice more' }));
  expect(await screen.findByRole('heading', { name: 'Nothing is due' })).not.toBeNull();
  expect(await screen.findByText('Offline: your answers are saved')).not.toBeNull();

  host.api.answer(sendReviews, { cards: [] });
  host.api.answer(getPracticeQueue, buildPracticeQueue([buildPracticeCard()]));
  const before = host.api.sent(getPracticeQueue).length;
  act(() => {
    dispatchEvent(new Event('online'));
  });
  await waitFor(() => expect(ratings().slice(-2)).toEqual(['word-1 good', 'word-2 good']));
  expect((await startButton()).textContent).toBe('Start with 1 card');
  expect(host.api.sent(getPracticeQueue).length).toBeGreaterThan(before);
});

test('a learner without a language is sent to the dashboard', async () => {
  const { host, unmount } = openPractice(createRemote, []);
  unmount();
  host.bus.emit('practice.changed', { language_code: null });
  const { address } = openPractice(createRemote, [], {
    at: '/practice',
    prepare: ({ session }) =>
      session.state.next({
        ...session.state.value,
        user: { ...session.state.value.user, target_langs: [] },
      }),
  });
  await userEvent.click(await screen.findByRole('link', { name: 'Go to the dashboard' }));
  expect(address()).toBe('/');
});

test('mistakes to repeat are a quiet link beside the cards', async () => {
  const mistakes = [buildPracticeMistake(), buildPracticeMistake({ can_be_asked: false })];
  openPractice(createRemote, buildNewCards(1), { answers: { getPracticeMistakes: { mistakes } } });
  const way = await screen.findByRole('link', { name: 'Repeat 1 mistake' });
  expect(way.getAttribute('href')).toBe('/practice/mistakes?lang=es');
});
