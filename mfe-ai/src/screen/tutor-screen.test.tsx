import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { analyseWord, getWordDetail, speak } from '@topwords/platform/contracts';
import {
  buildAnalysis,
  buildFailure,
  buildWord,
  createFakeHost,
  createTutorHost,
  fakeAudio,
  renderRemote,
  showTutor,
} from '@topwords/remote-kit/testing';
import createRemote from '../remote.tsx';

test('a word passed with the navigation shows before anything has loaded', () => {
  const host = createTutorHost();
  host.api.answer(analyseWord, () => new Promise<never>(() => undefined));
  showTutor(createRemote, host);
  const heading = screen.getByRole('heading', { level: 1, name: 'casa' });
  expect(heading.getAttribute('lang')).toBe('es');
  expect(screen.getByText('house').getAttribute('lang')).toBe('en');
  for (const text of ['Spanish', 'Level A1', 'noun']) expect(screen.getByText(text)).not.toBeNull();
  expect(document.title).toBe('casa');
  expect(host.api.sent(getWordDetail)).toEqual([]);
});

test('a word opened by its address shows the data of its card', async () => {
  const host = createTutorHost();
  renderRemote(createRemote, host, '/ai-chat?id=7');
  expect(await screen.findByRole('heading', { level: 1, name: 'casa' })).not.toBeNull();
  expect(host.api.sent(getWordDetail)).toEqual([{ params: { wordId: '7' } }]);
  await screen.findByRole('heading', { name: 'Definition' });
  expect(host.api.sent(analyseWord)).toEqual([
    { body: { text: 'casa', language: 'es', native: 'English', word_id: 7 } },
  ]);
});

test('a text opened by its address is sent as it is', async () => {
  const host = createTutorHost();
  host.api.answer(analyseWord, buildAnalysis({ word: 'buen provecho', word_id: null }));
  renderRemote(createRemote, host, '/ai-chat?text=+buen+provecho&language=es');
  expect(screen.getByRole('heading', { level: 1, name: 'buen provecho' })).not.toBeNull();
  await screen.findByRole('heading', { name: 'Definition' });
  expect(host.api.sent(analyseWord)).toEqual([
    { body: { text: 'buen provecho', language: 'es', native: 'English' } },
  ]);
  expect(screen.queryByRole('link', { name: 'Open the card' })).toBeNull();
});

test('a word passed without an address gets one', async () => {
  const host = createTutorHost();
  const { address } = renderRemote(createRemote, host, {
    pathname: '/ai-chat',
    state: { word: buildWord({ id: 7, text: 'casa' }) },
  });
  await screen.findByRole('heading', { name: 'Definition' });
  expect(address()).toBe('/ai-chat?id=7');
  expect(host.api.sent(getWordDetail)).toEqual([]);
});

test('the word links to its card, if it has one', async () => {
  const { address, unmount } = showTutor(createRemote);
  await userEvent.click(screen.getByRole('link', { name: 'Open the card' }));
  expect(address()).toBe('/card-detail?id=7');
  unmount();
  const host = createFakeHost({ routes: ['/ai-chat'] });
  host.api.answer(analyseWord, buildAnalysis());
  showTutor(createRemote, host);
  expect(screen.queryByRole('link', { name: 'Open the card' })).toBeNull();
});

test('words of the learned language have its language tag, and a tap plays them', async () => {
  const host = createTutorHost();
  host.api.answer(speak, new Blob(['sound']));
  const audio = fakeAudio();
  showTutor(createRemote, host);
  const word = await screen.findByRole('button', { name: 'hogar' });
  expect(word.getAttribute('lang')).toBe('es');
  expect(word.parentElement?.closest('[lang]')?.getAttribute('lang')).toBe('en');
  await userEvent.click(word);
  await waitFor(() => expect(audio.played).toHaveLength(1));
  expect(host.api.sent(speak)).toEqual([{ body: { text: 'hogar', language: 'es' } }]);
  expect(word.getAttribute('aria-disabled')).toBe('true');
});

test('a failure says so and can be retried', async () => {
  const host = createTutorHost();
  host.api.refuse(analyseWord, buildFailure('internal', { detail: 'The tutor fell over' }));
  showTutor(createRemote, host);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Failed to generate AI content');
  expect(alert.textContent).toContain('The tutor fell over');
  host.api.answer(analyseWord, buildAnalysis());
  await userEvent.click(within(alert).getByRole('button', { name: 'Try Again' }));
  const tab = await screen.findByRole('tab', { name: 'Overview' });
  expect(document.activeElement).toBe(tab);
  expect(screen.queryByRole('alert')).toBeNull();
});

// @spec ST24
test('a word viewed again is not requested again', async () => {
  const host = createTutorHost();
  const routes = createRemote(host);
  const first = renderRemote(() => routes, host, '/ai-chat?text=casa&language=es');
  await screen.findByRole('heading', { name: 'Definition' });
  first.unmount();
  renderRemote(() => routes, host, '/ai-chat?text=casa&language=es');
  expect(screen.getByRole('heading', { name: 'Definition' })).not.toBeNull();
  expect(host.api.sent(analyseWord)).toHaveLength(1);
});

test('another account sees nothing of the cached analyses', async () => {
  const host = createTutorHost();
  const routes = createRemote(host);
  const first = renderRemote(() => routes, host, '/ai-chat?text=casa&language=es');
  await screen.findByRole('heading', { name: 'Definition' });
  first.unmount();
  host.bus.emit('session.changed', {
    is_auth: true,
    sub: 'another',
    username: 'Luis',
    native: 'English',
    target_langs: ['es'],
  });
  renderRemote(() => routes, host, '/ai-chat?text=casa&language=es');
  expect(screen.queryByRole('heading', { name: 'Definition' })).toBeNull();
  await screen.findByRole('heading', { name: 'Definition' });
  expect(host.api.sent(analyseWord)).toHaveLength(2);
});
