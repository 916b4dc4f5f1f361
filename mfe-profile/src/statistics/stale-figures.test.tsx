import { act, screen, waitFor } from '@testing-library/react';
import {
  getActivity,
  getPartOfSpeechStatistics,
  getPracticeForecast,
  getProfileStatistics,
  getStatistics,
  logout,
} from '@topwords/platform/contracts';
import { buildProfileStatistics, showProfile } from '@topwords/remote-kit/testing';
import createRemote from '../remote.tsx';

const figures = [
  getProfileStatistics,
  getStatistics,
  getPartOfSpeechStatistics,
  getActivity,
  getPracticeForecast,
];

async function show() {
  const view = showProfile(createRemote);
  await screen.findByRole('slider', {}, { timeout: 5000 });
  const counts = () => figures.map((call) => view.host.api.sent(call).length);
  await waitFor(() => expect(counts()).toEqual([1, 1, 1, 1, 1]));
  return { ...view, counts };
}

const marked = { word_id: 1, language_code: 'es', is_starred: false, is_learned: true } as const;

test('a mark that the server confirmed refreshes the figures', async () => {
  const { host, counts } = await show();
  act(() => host.bus.emit('word.marked', { ...marked, settled: false }));
  expect(counts()).toEqual([1, 1, 1, 1, 1]);
  act(() => host.bus.emit('word.marked', { ...marked, settled: true }));
  await waitFor(() => expect(counts()).toEqual([2, 2, 2, 2, 2]));
});

test('practice refreshes the figures', async () => {
  const { host, counts } = await show();
  act(() => host.bus.emit('practice.changed', { language_code: 'es' }));
  await waitFor(() => expect(counts()).toEqual([2, 2, 2, 2, 2]));
});

test('another learner on the same page sees nothing of the previous one', async () => {
  const { host } = await show();
  expect(screen.getByText('ana@example.org')).not.toBeNull();
  host.api.answer(logout, { detail: 'Signed out' });
  const answer = Promise.withResolvers<ReturnType<typeof buildProfileStatistics>>();
  host.api.answer(getProfileStatistics, () => answer.promise);
  await act(() => host.session.logout());
  expect(screen.queryByText('ana@example.org')).toBeNull();
  answer.resolve(buildProfileStatistics({ username: 'Bob', email: 'bob@example.org' }));
  expect(await screen.findByText('bob@example.org')).not.toBeNull();
});
