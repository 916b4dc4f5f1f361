import { screen, waitFor } from '@testing-library/react';
import {
  getDailyStreak,
  getStatistics,
  listWords,
  remoteManifest,
} from '@topwords/platform/contracts';
import {
  buildDailyStreak,
  buildStatistics,
  buildWord,
  createFakeHost,
  renderRemote,
} from '@topwords/platform/testing';
import manifest from '../remote.json' with { type: 'json' };
import createRemote from './remote.tsx';

function buildHost() {
  const host = createFakeHost();
  host.api.answer(getStatistics, buildStatistics());
  host.api.answer(getDailyStreak, buildDailyStreak());
  host.api.answer(listWords, [buildWord({ text: 'casa' })]);
  return host;
}

test('the manifest fits its contract and declares the routes that there are', () => {
  const { routes } = remoteManifest.parse(manifest);
  const [root] = createRemote(buildHost());
  expect(root?.children?.map(({ path }) => path)).toEqual(routes);
});

test('a word learned elsewhere shows in today’s count and the progress', async () => {
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

test('another learner on the same page sees nothing of the one before', async () => {
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
