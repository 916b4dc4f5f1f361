import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getWordDetail, listWords, searchWords } from '@topwords/platform/contracts';
import {
  buildFailure,
  buildWord,
  createFakeHost,
  createTutorHost,
  renderRemote,
} from '@topwords/remote-kit/testing';
import createRemote from '../remote.tsx';
import { searchDebounce } from './use-search-text.ts';

function buildHost() {
  const host = createTutorHost();
  host.api.answer(listWords, [
    buildWord({ id: 1, text: 'de', pos: 'preposition' }),
    buildWord({ id: 2, text: 'ser', pos: 'verb', is_learned: true }),
    buildWord({ id: 3, text: 'año', pos: 'noun', translation_to_native: 'year' }),
  ]);
  host.api.answer(searchWords, {
    results: [
      buildWord({ id: 7, text: 'casa', translation_to_native: 'house' }),
      buildWord({ id: 8, text: 'house', language_code: 'en' }),
    ],
  });
  return host;
}

function box(): HTMLElement {
  return screen.getByRole('searchbox', { name: 'Search for a word to ask about' });
}

beforeEach(() => localStorage.clear());
afterEach(() => jest.useRealTimers());

test('without a word, a suitable one is suggested', async () => {
  const host = buildHost();
  const { address } = renderRemote(createRemote, host, '/ai-chat');
  expect(screen.getByRole('heading', { level: 1, name: 'AI Tutor' })).not.toBeNull();
  expect(screen.getByRole('heading', { name: 'Suggested Spanish word' })).not.toBeNull();
  const link = await screen.findByRole('link', { name: 'año' });
  expect(link.getAttribute('lang')).toBe('es');
  expect(screen.getByRole('button', { name: 'Listen to “año”' })).not.toBeNull();
  await userEvent.click(link);
  expect(address()).toBe('/ai-chat?id=3');
  expect(screen.getByRole('heading', { level: 1, name: 'año' })).not.toBeNull();
  expect(host.api.sent(getWordDetail)).toEqual([]);
});

test('the search runs once, after a pause, over all languages but the native one', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const host = buildHost();
  renderRemote(createRemote, host, '/ai-chat');
  await user.type(box(), ' casa ');
  await act(() => jest.advanceTimersByTimeAsync(searchDebounce - 1));
  expect(host.api.sent(searchWords)).toEqual([]);
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(await screen.findByRole('link', { name: 'casa' })).not.toBeNull();
  expect(host.api.sent(searchWords)).toEqual([
    { query: { native_language: 'English', target_language: 'all', query: 'casa' } },
  ]);
  expect(screen.queryByRole('link', { name: 'house' })).toBeNull();
  expect(screen.getByText('1 word found for “casa”')).not.toBeNull();
});

test('Enter searches immediately', async () => {
  renderRemote(createRemote, buildHost(), '/ai-chat');
  await userEvent.type(box(), 'casa{Enter}');
  expect(await screen.findByRole('link', { name: 'casa' })).not.toBeNull();
});

test('no match says so, and a failure can be retried', async () => {
  const host = buildHost();
  host.api.refuse(searchWords, buildFailure());
  renderRemote(createRemote, host, '/ai-chat');
  await userEvent.type(box(), 'xyz{Enter}');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Something went wrong');
  host.api.answer(searchWords, { results: [] });
  await userEvent.click(within(alert).getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('No matching words found for “xyz”')).not.toBeNull();
});

test('recently explained words link back to their explanations', async () => {
  const host = buildHost();
  const first = renderRemote(createRemote, host, {
    pathname: '/ai-chat',
    search: '?id=7',
    state: { word: buildWord({ id: 7, text: 'casa', translation_to_native: 'house' }) },
  });
  await screen.findByRole('heading', { name: 'Definition' });
  first.unmount();
  const { address } = renderRemote(createRemote, host, '/ai-chat');
  expect(screen.getByRole('heading', { name: 'Recent words' })).not.toBeNull();
  expect(screen.getByText('house').getAttribute('lang')).toBe('en');
  await userEvent.click(screen.getByRole('link', { name: 'casa' }));
  expect(address()).toBe('/ai-chat?id=7');
});

test('a learner without a language is led to choose one', () => {
  const host = createFakeHost({ session: { target_langs: [] } });
  renderRemote(createRemote, host, '/ai-chat');
  const link = screen.getByRole('link', { name: 'Go to the dashboard' });
  expect(link.getAttribute('href')).toBe('/');
});

test('if the suggestion fails to load, the search remains', async () => {
  const host = buildHost();
  host.api.refuse(listWords, buildFailure());
  renderRemote(createRemote, host, '/ai-chat');
  await waitFor(() => expect(screen.queryByRole('heading', { level: 2 })).toBeNull());
  expect(box()).not.toBeNull();
});
