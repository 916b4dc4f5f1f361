import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  analyseWord,
  getWordDetail,
  listWords,
  setNative,
  type ErrorCode,
} from '@topwords/platform/contracts';
import {
  buildAnalysis,
  buildFailure,
  buildWordDetail,
  createFakeHost,
  createTutorHost,
  renderRemote,
  showTutor,
} from '@topwords/remote-kit/testing';
import createRemote from '../remote.tsx';

function opener(): HTMLElement | null {
  return screen.queryByRole('button', { name: 'Chat with the tutor' });
}

test.each<[ErrorCode, string]>([
  ['text_unknown', 'The tutor can’t explain this text'],
  ['language_untaught', 'The tutor doesn’t offer this language'],
  ['languages_equal', 'This is your own language'],
  ['native_missing', 'Which language do you speak?'],
  ['word_unknown', 'Word not found'],
])('%s has its own state with the server’s details', async (code, title) => {
  const host = createTutorHost();
  host.api.answer(listWords, []);
  host.api.refuse(analyseWord, buildFailure(code, { detail: 'Because it is so' }));
  const { address } = showTutor(createRemote, host);
  expect(await screen.findByRole('heading', { level: 2, name: title })).not.toBeNull();
  expect(screen.getByText('Because it is so.')).not.toBeNull();
  expect(screen.getByRole('heading', { level: 1, name: 'casa' })).not.toBeNull();
  expect(opener()).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Choose another word' }));
  expect(address()).toBe('/ai-chat');
});

test('the daily limit says when it ends, and can be retried', async () => {
  const host = createTutorHost();
  const detail = 'You have asked as much as one may. Ask again in 5 hours';
  const limit = buildFailure('tutor_limit_reached', { detail, retry_after_seconds: 18_000 });
  host.api.refuse(analyseWord, limit);
  showTutor(createRemote, host);
  expect(
    await screen.findByRole('heading', { name: 'You’ve reached today’s limit' }),
  ).not.toBeNull();
  expect(screen.getByText(/in 5 hours\. You can ask again at \d+:\d\d.[AP]M\./)).not.toBeNull();
  host.api.answer(analyseWord, buildAnalysis());
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { name: 'Definition' })).not.toBeNull();
});

test('after too many requests at the same time the learner is asked to wait', async () => {
  const host = createTutorHost();
  const detail = 'The tutor is still answering you. Try again in a moment';
  host.api.refuse(analyseWord, buildFailure('too_many_attempts', { detail }));
  showTutor(createRemote, host);
  expect(await screen.findByRole('heading', { name: 'One moment, please' })).not.toBeNull();
  expect(screen.getByText(`${detail}.`)).not.toBeNull();
});

test('the tutor is not asked about a word in the native language', () => {
  const host = createTutorHost();
  renderRemote(createRemote, host, '/ai-chat?text=house&language=en');
  expect(screen.getByRole('heading', { name: 'This is your own language' })).not.toBeNull();
  expect(screen.getByText(/explains words from other languages in English/)).not.toBeNull();
  expect(host.api.sent(analyseWord)).toEqual([]);
});

test('a learner without a native language is led to choose one', () => {
  const host = createFakeHost({ session: { native: '' } });
  renderRemote(createRemote, host, '/ai-chat?text=casa&language=es');
  expect(screen.getByRole('heading', { name: 'Which language do you speak?' })).not.toBeNull();
  const link = screen.getByRole('link', { name: 'Go to the dashboard' });
  expect(link.getAttribute('href')).toBe('/');
});

test.each(['?id=casa', '?id=0', '?text=casa', '?text=casa&language=xx', '?id=999'])(
  'without a word, %s leads to another',
  async (search) => {
    const host = createTutorHost();
    host.api.refuse(getWordDetail, buildFailure('word_unknown'));
    renderRemote(createRemote, host, `/ai-chat${search}`);
    expect(await screen.findByRole('heading', { name: 'Word not found' })).not.toBeNull();
    expect(host.api.sent(analyseWord)).toEqual([]);
  },
);

test('a word that fails to load can be retried', async () => {
  const host = createTutorHost();
  host.api.refuse(getWordDetail, buildFailure());
  renderRemote(createRemote, host, '/ai-chat?id=7');
  expect((await screen.findByRole('alert')).textContent).toContain('Couldn’t load the word');
  host.api.answer(getWordDetail, buildWordDetail());
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'casa' })).not.toBeNull();
});

test('a text that is a word of the bank shows the bank’s data', async () => {
  const host = createTutorHost();
  renderRemote(createRemote, host, '/ai-chat?text=casa&language=es');
  expect(await screen.findByText('Level A1')).not.toBeNull();
  expect(screen.getByText('house').getAttribute('lang')).toBe('en');
  expect(screen.getByRole('link', { name: 'Open the card' }).getAttribute('href')).toBe(
    '/card-detail?id=7',
  );
});

test('another native language brings another analysis', async () => {
  const host = createTutorHost();
  host.api.answer(setNative, { native: 'Turkish' });
  showTutor(createRemote, host);
  await screen.findByRole('heading', { name: 'Definition' });
  host.api.answer(analyseWord, buildAnalysis({ native_language: 'Turkish', definition: 'ev' }));
  await act(() => host.session.setNative('Turkish'));
  const definition = await screen.findByText('ev');
  expect(definition.closest('[lang]')?.getAttribute('lang')).toBe('tr');
  expect(host.api.sent(analyseWord).map(({ body }) => body.native)).toEqual(['English', 'Turkish']);
});
