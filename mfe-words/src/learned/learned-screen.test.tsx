import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  getStatistics,
  listWords,
  setStatus,
  type LanguageCode,
} from '@topwords/platform/contracts';
import {
  buildStatistics,
  buildWords,
  createFakeHost,
  renderRemote,
} from '@topwords/remote-kit/testing';
import createRemote from '../remote.tsx';

function buildHost(targets: LanguageCode[] = ['es', 'ru']) {
  const host = createFakeHost({ session: { target_langs: targets } });
  host.api.answer(
    getStatistics,
    buildStatistics({ es: { learned_words: 2 }, ru: { learned_words: 1 } }),
  );
  host.api.answer(listWords, buildWords(2, { is_learned: true }));
  return host;
}

// @spec L4 ST19
test('learned words are listed and counted, and link to all words', async () => {
  const host = buildHost();
  const { address } = renderRemote(createRemote, host, '/learned?lang=es');
  expect(await screen.findByRole('link', { name: 'palabra2' })).not.toBeNull();
  expect(await screen.findByText('3 words learned')).not.toBeNull();
  expect(host.api.sent(listWords)).toEqual([
    { params: { langCode: 'es' }, query: { limit: '50', page: '1', only_learned: 'true' } },
  ]);
  await userEvent.click(screen.getByRole('link', { name: 'All Words' }));
  expect(address()).toBe('/words?lang=es');
});

// @spec L3 L6
test('without a language, the learner is asked to choose one', async () => {
  const host = buildHost();
  renderRemote(createRemote, host, '/learned');
  expect(screen.getByRole('heading', { name: 'Select a Language' })).not.toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: /^Spanish, 2 of/ }));
  expect(await screen.findByRole('link', { name: 'palabra1' })).not.toBeNull();
});

test('an empty list leads to the words', async () => {
  const host = buildHost(['ru']);
  host.api.answer(listWords, []);
  const { address } = renderRemote(createRemote, host, '/learned');
  expect(await screen.findByRole('heading', { name: 'Not Yet, But Soon' })).not.toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Start Learning' }));
  expect(address()).toBe('/words?lang=ru');
});

// @spec L2
test('a word that is no longer learned disappears, and the count follows', async () => {
  const host = buildHost();
  host.api.answer(setStatus, { is_starred: false, is_learned: false });
  renderRemote(createRemote, host, '/learned?lang=es');
  await screen.findByRole('link', { name: 'palabra1' });
  host.api.answer(
    getStatistics,
    buildStatistics({ es: { learned_words: 1 }, ru: { learned_words: 1 } }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Mark palabra1 as learned' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'palabra1' })).toBeNull());
  expect(await screen.findByText('2 words learned')).not.toBeNull();
});

test('a word learned on the words screen appears without a reload', async () => {
  const host = buildHost();
  const { navigate } = renderRemote(createRemote, host, '/learned?lang=es');
  await screen.findByRole('link', { name: 'palabra2' });
  host.api.answer(listWords, buildWords(3));
  await act(() => navigate('/words?lang=es'));
  await screen.findByRole('link', { name: 'palabra3' });
  host.api.answer(setStatus, { is_starred: false, is_learned: true });
  await userEvent.click(screen.getByRole('button', { name: 'Mark palabra3 as learned' }));
  await waitFor(() => expect(host.api.sent(setStatus)).toHaveLength(1));
  host.api.answer(listWords, buildWords(3, { is_learned: true }));
  await act(() => navigate('/learned?lang=es'));
  expect(await screen.findByRole('link', { name: 'palabra3' })).not.toBeNull();
});
