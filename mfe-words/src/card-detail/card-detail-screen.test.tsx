import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  getStatistics,
  getWordDetail,
  getWordTeaching,
  listWords,
  setStatus,
  type WordDetail,
  type WordTeaching,
} from '@topwords/platform/contracts';
import {
  buildFailure,
  buildMeaning,
  buildStatistics,
  buildWord,
  buildWordDetail,
  createFakeHost,
  renderRemote,
} from '@topwords/remote-kit/testing';
import createRemote from '../remote.tsx';

const noTeaching: WordTeaching = {
  contrasts: [],
  mistakes: [],
  grammar: [],
  false_friends: [],
};

function buildHost(detail: Partial<WordDetail> = {}) {
  const host = createFakeHost();
  host.api.answer(getWordDetail, buildWordDetail(detail));
  host.api.answer(getStatistics, buildStatistics());
  host.api.answer(listWords, [buildWord({ id: 7, text: 'casa' })]);
  host.api.answer(getWordTeaching, noTeaching);
  return host;
}

// @spec CD8 CD9 CD10
test('a word opened by its address shows everything known about it', async () => {
  const host = buildHost();
  renderRemote(createRemote, host, '/card-detail?id=7');
  const heading = await screen.findByRole('heading', { level: 1, name: 'casa' });
  expect(heading.getAttribute('lang')).toBe('es');
  expect(document.title).toBe('casa');
  expect(host.api.sent(getWordDetail)).toEqual([{ params: { wordId: '7' } }]);
  for (const text of ['Level A1', '/ˈkasa/', '#124', 'Meanings & Examples', 'More Examples']) {
    expect(await screen.findByText(text)).not.toBeNull();
  }
  expect(screen.getByRole('progressbar', { name: 'Strength' }).textContent).toBe('40%');
  expect(screen.getByText('I live in a big house.').getAttribute('lang')).toBe('en');
  expect(screen.queryByText('Я живу в большом доме.')).toBeNull();
});

// @spec CD9
test('a meaning shows its part of speech, its example and its sentences with translations', async () => {
  const meanings = [
    buildMeaning(),
    buildMeaning({ id: 2, pos: 'adverb', sentences: [], example: '¡A casa!' }),
  ];
  renderRemote(createRemote, buildHost({ meanings }), '/card-detail?id=7');
  const section = (await screen.findByText('Meanings & Examples')).closest('section');
  const shown = within(section ?? document.body);
  expect(shown.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(
    ['noun', 'adverb'],
  );
  const sentence = shown.getByText('I live in a big house.').previousElementSibling;
  expect(sentence?.textContent).toBe('Vivo en una casa grande.');
  expect(
    shown.getByText((_text, node) => node?.textContent === '¡A casa!', { selector: 'p' }),
  ).not.toBeNull();
});

test('the forms of the word are highlighted in its sentences', async () => {
  const { container } = renderRemote(createRemote, buildHost(), '/card-detail?id=7');
  await screen.findByText('More Examples');
  const marks = [...container.querySelectorAll('mark')].map(({ textContent }) => textContent);
  expect(marks).toEqual(['casa', 'casas']);
});

test('a sense shows what cannot be guessed about the word', async () => {
  const notes = { indeclinable: true, stem: 'e>ie', past: 'fui' } as const;
  renderRemote(
    createRemote,
    buildHost({ meanings: [buildMeaning({ notes })] }),
    '/card-detail?id=7',
  );
  const terms = await screen.findAllByRole('term');
  const shown = terms.map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);
  expect(shown.slice(-3)).toEqual(['declension: none', 'stem change: e → ie', 'past: fui']);
  expect(screen.getByText('fui').getAttribute('lang')).toBe('es');
  expect(screen.getByText('none').hasAttribute('lang')).toBe(false);
});

test('the gender of a noun and the aspect of a verb stand beside the part of speech', async () => {
  const { usage } = buildWordDetail();
  const host = buildHost({ usage: { ...usage, gender: 'm', aspect: 'pf' } });
  renderRemote(createRemote, host, '/card-detail?id=7');
  const gender = await screen.findByText('masculine');
  expect(gender.previousElementSibling?.textContent).toBe('noun');
  expect(gender.nextElementSibling?.textContent).toBe('perfective');
});

test('a note shown for an earlier sense is not repeated', async () => {
  const meanings = [
    buildMeaning({ notes: { past: 'fui' } }),
    buildMeaning({ id: 2, notes: { past: 'fui' } }),
    buildMeaning({ id: 3, notes: { past: 'fui', present: 'voy' } }),
  ];
  renderRemote(createRemote, buildHost({ meanings }), '/card-detail?id=7');
  expect(await screen.findAllByText('fui')).toHaveLength(2);
  expect(screen.getAllByText('voy')).toHaveLength(1);
});

// @spec R4
test('a word passed with the navigation shows immediately', () => {
  const host = buildHost();
  host.api.answer(getWordDetail, () => new Promise<never>(() => undefined));
  renderRemote(createRemote, host, {
    pathname: '/card-detail',
    state: { word: buildWord({ id: 7, text: 'casa', translation_to_native: 'house' }) },
  });
  expect(screen.getByRole('heading', { level: 1, name: 'casa' })).not.toBeNull();
  expect(screen.getByText('house')).not.toBeNull();
});

test('a mark shows immediately, even before the detail has loaded', async () => {
  const host = buildHost();
  host.api.answer(getWordDetail, () => new Promise<never>(() => undefined));
  host.api.answer(setStatus, () => new Promise<never>(() => undefined));
  renderRemote(createRemote, host, {
    pathname: '/card-detail',
    state: { word: buildWord({ id: 7, text: 'casa' }) },
  });
  const button = screen.getByRole('button', { name: 'Star casa' });
  await userEvent.click(button);
  expect(button.getAttribute('aria-pressed')).toBe('true');
});

// @spec CD2 CD5 K24
test('a word without a level or a translation says so', async () => {
  renderRemote(
    createRemote,
    buildHost({ level: null, translations: [], translation_to_native: '' }),
    '/card-detail?id=7',
  );
  expect(await screen.findByText('No translation available')).not.toBeNull();
  expect(screen.getByText('Level A1')).not.toBeNull();
});

// @spec CD8
test('a learned word has no strength', async () => {
  renderRemote(createRemote, buildHost({ is_learned: true }), '/card-detail?id=7');
  await screen.findByText('More Examples');
  expect(screen.queryByText('Strength')).toBeNull();
});

test('marks toggle immediately and revert when the server refuses', async () => {
  const host = buildHost();
  const answer = Promise.withResolvers<never>();
  host.api.answer(setStatus, () => answer.promise);
  renderRemote(createRemote, host, '/card-detail?id=7');
  const button = await screen.findByRole('button', { name: 'Learn casa' });
  await userEvent.click(button);
  await waitFor(() => expect(button.getAttribute('aria-pressed')).toBe('true'));
  expect(button.getAttribute('aria-label')).toBe('Learned casa');
  expect(screen.queryByText('Strength')).toBeNull();
  answer.reject(buildFailure());
  await waitFor(() => expect(button.getAttribute('aria-pressed')).toBe('false'));
  expect(host.banners).toHaveLength(1);
});

test('a mark set here shows in the list', async () => {
  const host = buildHost();
  host.api.answer(setStatus, { is_starred: true, is_learned: false });
  renderRemote(createRemote, host, '/words?lang=es');
  await userEvent.click(await screen.findByRole('link', { name: 'casa' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Star casa' }));
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  const link = await screen.findByRole('link', { name: 'casa' });
  expect(screen.getByRole('button', { name: 'Star casa' }).getAttribute('aria-pressed')).toBe(
    'true',
  );
  expect(host.api.sent(listWords)).toHaveLength(1);
  expect(document.activeElement).toBe(link);
});

// @spec CD4
test('the tutor receives the word and is offered only where it is installed', async () => {
  const { location, unmount } = renderRemote(createRemote, buildHost(), '/card-detail?id=7');
  await userEvent.click(await screen.findByRole('link', { name: 'AI Tutor' }));
  expect(location().pathname).toBe('/ai-chat');
  expect(location().state).toMatchObject({ word: { id: 7, text: 'casa' } });
  unmount();

  const host = createFakeHost({ routes: ['/words'] });
  host.api.answer(getWordDetail, buildWordDetail());
  renderRemote(createRemote, host, '/card-detail?id=7');
  await screen.findByRole('button', { name: 'Star casa' });
  expect(screen.queryByRole('link', { name: 'AI Tutor' })).toBeNull();
});

test.each(['/card-detail', '/card-detail?id=casa', '/card-detail?id=999'])(
  'without a word, %s leads to the word lists',
  async (at) => {
    const host = buildHost();
    host.api.refuse(getWordDetail, buildFailure('word_unknown'));
    const { address } = renderRemote(createRemote, host, at);
    expect(await screen.findByRole('heading', { name: 'Word not found' })).not.toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Go to words' }));
    expect(address()).toBe('/words');
  },
);

test('a word that fails to load keeps what the list knew and can be retried', async () => {
  const host = buildHost();
  host.api.refuse(getWordDetail, buildFailure());
  renderRemote(createRemote, host, {
    pathname: '/card-detail',
    search: '?id=7',
    state: { word: buildWord({ id: 7, text: 'casa' }) },
  });
  expect((await screen.findByRole('alert')).textContent).toContain('Couldn’t load the word');
  expect(screen.getByRole('heading', { name: 'casa' })).not.toBeNull();
  host.api.answer(getWordDetail, buildWordDetail());
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('More Examples')).not.toBeNull();
});
