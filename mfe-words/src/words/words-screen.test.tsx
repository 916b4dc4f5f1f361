import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  getStatistics,
  listWords,
  setStatus,
  type LanguageCode,
  type Word,
  type WordMarks,
} from '@topwords/platform/contracts';
import {
  buildFailure,
  buildStatistics,
  buildWord,
  buildWords,
  createFakeHost,
  renderRemote,
  scrollIntoView,
} from '@topwords/remote-kit/testing';
import createRemote from '../remote.tsx';

function buildHost({ targets = ['es', 'ru'] }: { targets?: LanguageCode[] } = {}) {
  const host = createFakeHost({ session: { target_langs: targets } });
  host.api.answer(getStatistics, buildStatistics());
  host.api.answer(listWords, ({ query }) =>
    query.page === '1' ? buildWords(50) : buildWords(7, { first: 51 }),
  );
  return host;
}

function cardOf(text: string): HTMLElement {
  const card = screen.getByRole('link', { name: text }).closest('article');
  if (!card) throw new Error(`${text} has no card`);
  return card;
}

// @spec W6 K24
test('a card shows the word, its level, part of speech, translation and rank', async () => {
  const host = buildHost();
  host.api.answer(listWords, [
    buildWord({ text: 'casa', translation_to_native: 'house', frequency_rank: 1240, level: null }),
  ]);
  renderRemote(createRemote, host, '/words?lang=es');
  const link = await screen.findByRole('link', { name: 'casa' });
  expect(link.getAttribute('lang')).toBe('es');
  const card = within(cardOf('casa'));
  expect(card.getByText('house').getAttribute('lang')).toBe('en');
  for (const text of ['Level 1', 'noun', '#1,240']) expect(card.getByText(text)).not.toBeNull();
  for (const name of ['Listen to casa', 'Star casa', 'Mark casa as learned']) {
    expect(card.getByRole('button', { name })).not.toBeNull();
  }
});

test('a card shows the register of a word that has one', async () => {
  const host = buildHost();
  host.api.answer(listWords, [
    buildWord({ id: 1, text: 'kid', language_code: 'en', register: 'informal' }),
    buildWord({ id: 2, text: 'child', language_code: 'en' }),
  ]);
  renderRemote(createRemote, host, '/words?lang=es');
  await screen.findByRole('link', { name: 'kid' });
  expect(within(cardOf('kid')).getByText('informal')).not.toBeNull();
  expect(within(cardOf('child')).queryByText(/formal|rude|dated/)).toBeNull();
});

// @spec ST20 C10 K3
test('the only language is chosen automatically, with all words', async () => {
  const host = buildHost({ targets: ['ru'] });
  renderRemote(createRemote, host, '/words');
  await screen.findByRole('link', { name: 'palabra1' });
  expect(host.api.sent(listWords)).toEqual([
    { params: { langCode: 'ru' }, query: { limit: '50', page: '1' } },
  ]);
});

test('with several languages, the learner is asked to choose one', async () => {
  const host = buildHost();
  const { address } = renderRemote(createRemote, host, '/words');
  expect(screen.getByRole('heading', { name: 'Choose language' })).not.toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: /^Russian, 120 of 1,000/ }));
  expect(await screen.findByRole('link', { name: 'palabra1' })).not.toBeNull();
  expect(address()).toBe('/words?lang=ru');
  await waitFor(() => expect(host.session.state.value.choosen_lang).toBe('ru'));
});

test('more words load near the end of the list, until there are no more', async () => {
  const host = buildHost();
  renderRemote(createRemote, host, '/words?lang=es');
  await screen.findByRole('link', { name: 'palabra50' });
  act(() => scrollIntoView(screen.getByTestId('near-end')));
  await screen.findByRole('link', { name: 'palabra57' });
  expect(screen.getByText('End of the list: 57 words.')).not.toBeNull();
  expect(screen.queryByRole('button', { name: 'Load More Words' })).toBeNull();
  expect(host.api.sent(listWords).map(({ query }) => query.page)).toEqual(['1', '2']);
  expect(screen.getByText('57 words shown')).not.toBeNull();
});

test('skeletons show where further words are loading', async () => {
  const host = buildHost();
  const { promise, resolve } = Promise.withResolvers<Word[]>();
  host.api.answer(listWords, ({ query }) => (query.page === '1' ? buildWords(50) : promise));
  const { container } = renderRemote(createRemote, host, '/words?lang=es');
  await userEvent.click(await screen.findByRole('button', { name: 'Load More Words' }));
  expect(container.querySelector('[aria-busy="true"]')).not.toBeNull();
  const button = screen.getByRole('button', { name: 'Load More Words' });
  expect(button.getAttribute('aria-busy')).toBe('true');
  await act(async () => resolve(buildWords(1, { first: 51 })));
  expect(await screen.findByRole('link', { name: 'palabra51' })).not.toBeNull();
  expect(container.querySelector('[aria-busy="true"]')).toBeNull();
});

test('a failed page keeps the loaded words and can be retried', async () => {
  const host = buildHost();
  let isBroken = true;
  host.api.answer(listWords, ({ query }) => {
    if (query.page === '1') return buildWords(50);
    return isBroken ? Promise.reject(buildFailure()) : buildWords(1, { first: 51 });
  });
  renderRemote(createRemote, host, '/words?lang=es');
  await userEvent.click(await screen.findByRole('button', { name: 'Load More Words' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Couldn’t load more words');
  expect(screen.getByRole('link', { name: 'palabra50' })).not.toBeNull();
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'palabra51' })).not.toBeNull();
});

test('a list that failed to load says so and can be retried', async () => {
  const host = buildHost();
  host.api.refuse(listWords, buildFailure());
  renderRemote(createRemote, host, '/words?lang=es');
  expect((await screen.findByRole('alert')).textContent).toContain('Couldn’t load the words');
  host.api.answer(listWords, buildWords(1));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'palabra1' })).not.toBeNull();
});

// @spec ST21
test('starred words are a filter in the address and start at page 1', async () => {
  const host = buildHost();
  const { address } = renderRemote(createRemote, host, '/words?lang=es');
  await userEvent.click(await screen.findByRole('button', { name: 'Load More Words' }));
  await screen.findByRole('link', { name: 'palabra57' });
  host.api.answer(listWords, []);
  await userEvent.click(screen.getByText('Starred'));
  expect(await screen.findByRole('heading', { name: 'No starred words yet' })).not.toBeNull();
  expect(address()).toBe('/words?lang=es&filter=starred');
  expect(host.api.sent(listWords).at(-1)?.query).toEqual({
    limit: '50',
    page: '1',
    only_starred: 'true',
  });
  host.api.answer(listWords, buildWords(50));
  await userEvent.click(screen.getByRole('button', { name: 'Show all words' }));
  await waitFor(() => expect(host.api.sent(listWords).at(-1)?.query.page).toBe('1'));
  expect(address()).toBe('/words?lang=es');
  expect(screen.queryByRole('link', { name: 'palabra57' })).toBeNull();
});

test('the languages stay selectable when their figures cannot be refetched', async () => {
  const host = buildHost();
  renderRemote(createRemote, host, '/words?lang=es');
  await screen.findByRole('link', { name: 'palabra1' });
  host.api.refuse(getStatistics, buildFailure());
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByText('Couldn’t load your progress')).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /^Russian,/ }));
  expect(screen.getByRole('button', { name: /^Russian,/, pressed: true })).not.toBeNull();
});

test('the language strip can be hidden and shown', async () => {
  renderRemote(createRemote, buildHost(), '/words?lang=es');
  const hide = screen.getByRole('button', { name: 'Hide' });
  expect(screen.getByRole('list', { name: 'Languages' })).not.toBeNull();
  await userEvent.click(hide);
  expect(screen.queryByRole('list', { name: 'Languages' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show Langs' }));
  expect(screen.getByRole('list', { name: 'Languages' })).not.toBeNull();
});

// @spec W8
test('refreshing requests the first page and the progress again', async () => {
  const host = buildHost();
  renderRemote(createRemote, host, '/words?lang=es');
  await userEvent.click(await screen.findByRole('button', { name: 'Load More Words' }));
  await screen.findByRole('link', { name: 'palabra57' });
  await userEvent.click(screen.getByRole('button', { name: 'Refresh Words' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'palabra57' })).toBeNull());
  expect(host.api.sent(listWords).map(({ query }) => query.page)).toEqual(['1', '2', '1']);
  await waitFor(() => expect(host.api.sent(getStatistics)).toHaveLength(2));
});

// @spec ST17
test('a mark shows immediately, and the progress follows once the server has confirmed it', async () => {
  const host = buildHost();
  const answer = Promise.withResolvers<WordMarks>();
  host.api.answer(setStatus, () => answer.promise);
  renderRemote(createRemote, host, '/words?lang=es');
  await screen.findByRole('link', { name: 'palabra1' });
  const button = screen.getByRole('button', { name: 'Mark palabra1 as learned' });
  await userEvent.click(button);
  await waitFor(() => expect(button.getAttribute('aria-pressed')).toBe('true'));
  expect(host.api.sent(getStatistics)).toHaveLength(1);
  host.api.answer(getStatistics, buildStatistics({ es: { learned_words: 121 } }));
  await act(() => Promise.resolve(answer.resolve({ is_starred: false, is_learned: true })));
  expect(await screen.findByRole('button', { name: /^Spanish, 121 of 1,000/ })).not.toBeNull();
});

test('a refused mark is reverted with a banner', async () => {
  const host = buildHost();
  host.api.refuse(setStatus, buildFailure());
  renderRemote(createRemote, host, '/words?lang=es');
  await screen.findByRole('link', { name: 'palabra1' });
  const button = screen.getByRole('button', { name: 'Star palabra1' });
  await userEvent.click(button);
  await waitFor(() => expect(host.banners).toHaveLength(1));
  await waitFor(() => expect(button.getAttribute('aria-pressed')).toBe('false'));
  expect(host.banners[0]?.kind).toBe('error');
});

test('an unstarred word leaves the starred words, and the focus moves to the next', async () => {
  const host = buildHost();
  host.api.answer(listWords, buildWords(3, { is_starred: true }));
  host.api.answer(setStatus, { is_starred: false, is_learned: false });
  renderRemote(createRemote, host, '/words?lang=es&filter=starred');
  await screen.findByRole('link', { name: 'palabra2' });
  await userEvent.click(screen.getByRole('button', { name: 'Star palabra2' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'palabra2' })).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'palabra3' }));
});

test('marks set elsewhere show here', async () => {
  const host = buildHost();
  renderRemote(createRemote, host, '/words?lang=es');
  await screen.findByRole('link', { name: 'palabra1' });
  act(() =>
    host.bus.emit('word.marked', {
      word_id: 1,
      language_code: 'es',
      is_starred: true,
      is_learned: false,
      settled: true,
    }),
  );
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Star palabra1' }).getAttribute('aria-pressed')).toBe(
      'true',
    ),
  );
});

// @spec W1
test('the search box leads to the search', async () => {
  const { address } = renderRemote(createRemote, buildHost(), '/words?lang=es');
  await userEvent.click(screen.getByRole('link', { name: 'Search words' }));
  expect(address()).toBe('/search');
});
