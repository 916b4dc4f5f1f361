import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getWordDetail, searchWords, setStatus } from '@topwords/platform/contracts';
import {
  buildFailure,
  buildWord,
  buildWordDetail,
  createFakeHost,
  renderRemote,
} from '@topwords/remote-kit/testing';
import createRemote from '../remote.tsx';
import { searchDebounce } from './use-search-address.ts';

function buildHost() {
  const host = createFakeHost();
  host.api.answer(searchWords, ({ query }) => ({
    results: [buildWord({ id: 7, text: query.query })],
  }));
  return host;
}

/** The box, once the screen has loaded. */
function findBox(): Promise<HTMLElement> {
  return screen.findByRole('searchbox', { name: 'Search words and translations' });
}

afterEach(() => {
  jest.useRealTimers();
  history.replaceState(null, '');
});

test('the search runs once, after a pause, and is kept in the address', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const host = buildHost();
  const { address } = renderRemote(createRemote, host, '/search');
  const box = await findBox();
  expect(document.activeElement).toBe(box);
  await user.type(box, ' casa ');
  await act(() => jest.advanceTimersByTimeAsync(searchDebounce - 1));
  expect(host.api.sent(searchWords)).toEqual([]);
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(await screen.findByRole('link', { name: 'casa' })).not.toBeNull();
  expect(host.api.sent(searchWords)).toEqual([
    { query: { native_language: 'English', target_language: 'all', query: 'casa' } },
  ]);
  expect(address()).toBe('/search?q=casa');
});

test('Enter searches immediately', async () => {
  const host = buildHost();
  renderRemote(createRemote, host, '/search');
  await userEvent.type(await findBox(), 'casa{Enter}');
  expect(await screen.findByRole('link', { name: 'casa' })).not.toBeNull();
  expect(await screen.findByText('1 result for “casa”')).not.toBeNull();
});

test.each(['/search', '/search?q=%20'])('a blank search does not run at %s', async (at) => {
  const host = buildHost();
  renderRemote(createRemote, host, at);
  await userEvent.type(await findBox(), '   {Enter}');
  expect(screen.getByRole('heading', { name: 'Find a word' })).not.toBeNull();
  expect(host.api.sent(searchWords)).toEqual([]);
});

test('all languages but the native one are offered and narrow the search', async () => {
  const host = buildHost();
  const { address } = renderRemote(createRemote, host, '/search?q=casa');
  await screen.findByRole('link', { name: 'casa' });
  const chips = [...screen.getByRole('group', { name: 'Language' }).children];
  expect(chips.map(({ textContent }) => textContent)).toEqual([
    'All Languages',
    'Spanish',
    'Russian',
    'Turkish',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Turkish' }));
  await waitFor(() => expect(host.api.sent(searchWords).at(-1)?.query.target_language).toBe('tr'));
  expect(address()).toBe('/search?q=casa&lang=tr');
});

test('the native language in the address is ignored', async () => {
  const host = buildHost();
  renderRemote(createRemote, host, '/search?q=casa&lang=en');
  await screen.findByRole('link', { name: 'casa' });
  expect(host.api.sent(searchWords)[0]?.query.target_language).toBe('all');
  expect(screen.getByRole('button', { name: 'All Languages', pressed: true })).not.toBeNull();
});

test('a newer search aborts the running one', async () => {
  const host = buildHost();
  const signals: (AbortSignal | undefined)[] = [];
  host.api.answer(searchWords, ({ query }, signal) => {
    signals.push(signal);
    if (query.query === 'ca') return new Promise<never>(() => undefined);
    return { results: [buildWord({ text: query.query })] };
  });
  renderRemote(createRemote, host, '/search');
  await userEvent.type(await findBox(), 'ca{Enter}');
  await userEvent.type(await findBox(), 'sa{Enter}');
  expect(await screen.findByRole('link', { name: 'casa' })).not.toBeNull();
  expect(signals.map((signal) => signal?.aborted)).toEqual([true, false]);
});

test('no match says so', async () => {
  const host = buildHost();
  host.api.answer(searchWords, { results: [] });
  renderRemote(createRemote, host, '/search?q=xyz');
  expect(await screen.findByRole('heading', { name: 'No matching words found' })).not.toBeNull();
  expect(screen.getByText('No results found')).not.toBeNull();
});

test('a failure shows its message and can be retried', async () => {
  const host = buildHost();
  host.api.refuse(searchWords, buildFailure('internal', { detail: 'Come back soon.' }));
  renderRemote(createRemote, host, '/search?q=casa');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Something went wrong');
  expect(alert.textContent).toContain('Come back soon.');
  host.api.answer(searchWords, { results: [buildWord({ text: 'casa' })] });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'casa' })).not.toBeNull();
});

test('results can be marked', async () => {
  const host = buildHost();
  host.api.answer(setStatus, { is_starred: true, is_learned: false });
  renderRemote(createRemote, host, '/search?q=casa');
  const star = await screen.findByRole('button', { name: 'Star casa' });
  await userEvent.click(star);
  await waitFor(() => expect(star.getAttribute('aria-pressed')).toBe('true'));
});

test('results are still there when the learner comes back from a word', async () => {
  const host = buildHost();
  host.api.answer(getWordDetail, buildWordDetail());
  renderRemote(createRemote, host, '/search?q=casa');
  await userEvent.click(await screen.findByRole('link', { name: 'casa' }));
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByRole('link', { name: 'casa' })).not.toBeNull();
  expect(host.api.sent(searchWords)).toHaveLength(1);
});

test('Cancel leaves the search', async () => {
  const { address } = renderRemote(createRemote, buildHost(), '/search?q=casa');
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(address()).toBe('/words');
});

test('Cancel stays in the app when the search was opened directly and has changed', async () => {
  history.replaceState({ idx: 0 }, '');
  const { address } = renderRemote(createRemote, buildHost(), '/search');
  await userEvent.type(await findBox(), 'casa{Enter}');
  await screen.findByRole('link', { name: 'casa' });
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(address()).toBe('/words');
});
