import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  addPracticePair,
  getDailyStreak,
  getPracticeForecast,
  getStatistics,
  listWords,
  logout,
  remoteManifest,
  setStatus,
} from '@topwords/platform/contracts';
import {
  buildCardState,
  buildDailyStreak,
  buildFailure,
  buildPracticeForecast,
  buildPracticePair,
  buildStatistics,
  buildWord,
  createFakeHost,
  renderRemote,
} from '@topwords/remote-kit/testing';
import manifest from '../remote.json' with { type: 'json' };
import createRemote from './remote.tsx';

function buildHost() {
  const host = createFakeHost();
  host.api.answer(getStatistics, buildStatistics());
  host.api.answer(getDailyStreak, buildDailyStreak());
  host.api.answer(getPracticeForecast, buildPracticeForecast());
  host.api.answer(listWords, [buildWord({ text: 'casa' })]);
  return host;
}

afterEach(() => localStorage.clear());

test('the manifest fits its contract and declares the existing routes', () => {
  const { routes } = remoteManifest.parse(manifest);
  const [root] = createRemote(buildHost());
  expect(root?.children?.map(({ path }) => path)).toEqual(routes);
});

// @spec D3
test('a word learned elsewhere updates today’s count and the progress', async () => {
  const host = buildHost();
  renderRemote(createRemote, host, '/');
  await screen.findByRole('progressbar', { name: '12 words learned today' });
  host.api.answer(getDailyStreak, buildDailyStreak({ daily_learned_words: 13 }));
  host.bus.emit('word.marked', {
    word_id: 1,
    language_code: 'es',
    is_starred: false,
    is_learned: true,
    settled: true,
  });
  expect(await screen.findByRole('progressbar', { name: '13 words learned today' })).not.toBeNull();
});

test('a word that practice has learned updates its own language’s list only', async () => {
  const host = buildHost();
  renderRemote(createRemote, host, '/words?lang=es');
  const button = await screen.findByRole('button', { name: 'Mark casa as learned' });
  host.api.answer(listWords, [buildWord({ text: 'casa', is_learned: true })]);
  act(() => host.bus.emit('practice.changed', { language_code: 'ru' }));
  act(() => host.bus.emit('practice.changed', { language_code: 'es' }));
  await waitFor(() => expect(button.getAttribute('aria-pressed')).toBe('true'));
  expect(host.api.sent(listWords)).toHaveLength(2);
});

test('a pair offered by another remote is added to practice, and the remote is notified', async () => {
  const host = buildHost();
  const pair = buildPracticePair();
  host.api.answer(addPracticePair, buildCardState({ card_id: `pair-${pair.id}` }));
  renderRemote(createRemote, host, '/words?lang=es');
  const kept = new Promise((resolve) => {
    host.bus.subscribe('practice.pair-kept', resolve);
  });
  host.bus.emit('practice.pair-offered', pair);
  expect(await kept).toEqual({ id: pair.id, is_kept: true });
  expect(host.api.sent(addPracticePair)).toEqual([{ body: pair }]);
  await screen.findByRole('link', { name: 'casa' });
});

test('another learner on the same page sees nothing of the previous one', async () => {
  const host = buildHost();
  const routes = createRemote(host);
  const first = renderRemote(() => routes, host, '/words?lang=es');
  await screen.findByRole('link', { name: 'casa' });
  first.unmount();
  host.api.answer(listWords, [buildWord({ text: 'perro' })]);
  host.bus.emit('session.changed', {
    is_auth: true,
    sub: 'another',
    username: 'Luis',
    native: 'English',
    target_langs: ['es'],
  });
  renderRemote(() => routes, host, '/words?lang=es');
  expect(screen.queryByRole('link', { name: 'casa' })).toBeNull();
  expect(await screen.findByRole('link', { name: 'perro' })).not.toBeNull();
});

test.each([
  ['accepted', () => Promise.resolve({ is_starred: true, is_learned: false })],
  ['refused', () => Promise.reject(buildFailure())],
])('a mark that is %s after its learner has left is not announced', async (_case, answer) => {
  const host = buildHost();
  const arrived = Promise.withResolvers<void>();
  host.api.answer(setStatus, () => arrived.promise.then(answer));
  host.api.answer(logout, { detail: 'Signed out' });
  renderRemote(createRemote, host, '/words?lang=es');
  await userEvent.click(await screen.findByRole('button', { name: 'Star casa' }));
  await userEvent.click(screen.getByRole('button', { name: 'Mark casa as learned' }));
  const marked = jest.fn();
  host.bus.subscribe('word.marked', marked);
  // It hears at once of the mark that waits.
  marked.mockClear();
  await act(() => host.session.logout());
  await act(async () => arrived.resolve());
  expect(marked).not.toHaveBeenCalled();
  expect(host.banners).toEqual([]);
  expect(host.api.sent(setStatus)).toHaveLength(1);
});

test('another native language brings other translations', async () => {
  const host = buildHost();
  renderRemote(createRemote, host, '/words?lang=es');
  await screen.findByRole('link', { name: 'casa' });
  host.api.answer(listWords, [buildWord({ text: 'casa', translation_to_native: 'ev' })]);
  host.bus.emit('session.changed', {
    is_auth: true,
    sub: host.session.state.value.sub,
    username: 'Ana',
    native: 'Turkish',
    target_langs: ['es'],
  });
  await waitFor(() => expect(screen.queryByText('ev')).not.toBeNull());
});
