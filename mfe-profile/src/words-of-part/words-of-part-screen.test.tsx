import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listWordsOfPartOfSpeech, wordPageSize } from '@topwords/platform/contracts';
import {
  buildFailure,
  buildWord,
  buildWords,
  showProfile,
  type FakeHost,
  type FakeHostOptions,
} from '@topwords/remote-kit/testing';
import createRemote from '../remote.tsx';

const at = '/profile?language=es&pos=verb';

function showVerbs(prepare: (host: FakeHost) => void, options: FakeHostOptions = {}) {
  return showProfile(createRemote, { ...options, at, prepare });
}

test('a part of speech opens from the profile and leads back to it', async () => {
  const { host, address } = showProfile(createRemote);
  host.api.answer(listWordsOfPartOfSpeech, buildWords(2, { pos: 'verb' }));
  const open = await screen.findByRole('link', { name: /^Verbs/ }, { timeout: 5000 });
  await userEvent.click(open);
  const title = await screen.findByRole('heading', { level: 1, name: 'Spanish verbs' });
  expect(document.activeElement).toBe(title);
  expect(address()).toBe(at);
  expect(document.title).toBe('Spanish verbs');
  await userEvent.click(screen.getByRole('button', { name: 'Back to profile' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Ana' })).not.toBeNull();
  expect(document.title).toBe('Profile');
});

test('words show translation, rank and marks, and open their page', async () => {
  const { host } = showVerbs(({ api }) =>
    api.answer(listWordsOfPartOfSpeech, [
      buildWord({ id: 7, text: 'ser', translation_to_native: 'be', is_learned: true }),
    ]),
  );
  const link = await screen.findByRole('link', { name: 'ser' });
  expect(link.getAttribute('href')).toBe('/card-detail?id=7');
  expect(link.closest('[lang]')?.getAttribute('lang')).toBe('es');
  const row = within(link.closest('li') as HTMLElement);
  expect(row.getByText('be').getAttribute('lang')).toBe('en');
  expect(row.getByText('Learned')).not.toBeNull();
  expect(row.queryByText('Starred')).toBeNull();
  expect(row.getByText('Frequency rank 7')).not.toBeNull();
  expect(row.getByRole('button', { name: 'Listen to ser' })).not.toBeNull();
  expect(host.api.sent(listWordsOfPartOfSpeech)).toEqual([
    { params: { lang: 'es', pos: 'verb' }, query: { limit: String(wordPageSize), page: '1' } },
  ]);
});

test('a word has no link while its page is unavailable', async () => {
  showVerbs(({ api }) => api.answer(listWordsOfPartOfSpeech, buildWords(1)), { routes: [] });
  expect(await screen.findByText('palabra1')).not.toBeNull();
  expect(screen.queryByRole('link', { name: 'palabra1' })).toBeNull();
});

test('further words load on demand, until there are none', async () => {
  showVerbs(({ api }) =>
    api.answer(listWordsOfPartOfSpeech, ({ query }) =>
      query.page === '1' ? buildWords(wordPageSize) : buildWords(3, { first: wordPageSize + 1 }),
    ),
  );
  expect(await screen.findByText('50 words shown')).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  expect(await screen.findByText('End of the list: 53 words.')).not.toBeNull();
  expect(screen.getByRole('link', { name: 'palabra53' })).not.toBeNull();
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
});

test('a further page that fails keeps the loaded words and can be retried', async () => {
  let isAway = true;
  showVerbs(({ api }) =>
    api.answer(listWordsOfPartOfSpeech, ({ query }) => {
      if (query.page === '1') return buildWords(wordPageSize);
      if (isAway) throw buildFailure('internal', { detail: 'Not now.' });
      return buildWords(1, { first: wordPageSize + 1 });
    }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Load more' }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Couldn’t load more words');
  expect(alert.textContent).toContain('Not now.');
  expect(screen.getByRole('link', { name: 'palabra50' })).not.toBeNull();
  isAway = false;
  await userEvent.click(within(alert).getByRole('button', { name: 'Tap to retry' }));
  expect(await screen.findByText('End of the list: 51 words.')).not.toBeNull();
});

test('words that failed to load can be retried', async () => {
  const { host } = showVerbs(({ api }) =>
    api.refuse(listWordsOfPartOfSpeech, buildFailure('internal')),
  );
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Couldn’t load the words');
  host.api.answer(listWordsOfPartOfSpeech, buildWords(1));
  await userEvent.click(within(alert).getByRole('button', { name: 'Tap to retry' }));
  expect(await screen.findByRole('link', { name: 'palabra1' })).not.toBeNull();
});

test('a part of speech without words says so', async () => {
  showVerbs(({ api }) => api.answer(listWordsOfPartOfSpeech, []));
  expect(await screen.findByRole('heading', { name: 'No words here' })).not.toBeNull();
});

test('marks set elsewhere show on the list', async () => {
  const { host } = showVerbs(({ api }) => api.answer(listWordsOfPartOfSpeech, buildWords(1)));
  await screen.findByRole('link', { name: 'palabra1' });
  act(() =>
    host.bus.emit('word.marked', {
      word_id: 1,
      language_code: 'es',
      is_starred: true,
      is_learned: true,
      settled: true,
    }),
  );
  await waitFor(() => expect(screen.getByText('Starred')).not.toBeNull());
  expect(screen.getByText('Learned')).not.toBeNull();
});

test('an address that names no part of speech shows the profile', async () => {
  showProfile(createRemote, { at: '/profile?language=es&pos=spell' });
  expect(await screen.findByText('ana@example.org')).not.toBeNull();
});
