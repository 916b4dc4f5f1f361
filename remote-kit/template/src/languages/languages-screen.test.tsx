import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getStatistics } from '@topwords/platform/contracts';
import {
  buildFailure,
  buildStatistics,
  createFakeHost,
  renderRemote,
} from '@topwords/remote-kit/testing';
import createRemote from '../remote.tsx';

function open(host = createFakeHost()) {
  host.api.answer(getStatistics, buildStatistics({ es: { learned_words: 300 } }));
  return { host, ...renderRemote(createRemote, host, '/sample') };
}

test('each target language has a progress bar and a text', async () => {
  open();
  expect(screen.getByRole('heading', { level: 1, name: 'Sample' })).not.toBeNull();
  expect(await screen.findByText('300 of 1,000 words learned')).not.toBeNull();
  const names = screen.getAllByRole('heading', { level: 2 }).map((name) => name.textContent);
  expect(names).toEqual(['Spanish', 'Russian']);
  const bar = screen.getByRole('progressbar', { name: 'Spanish' });
  expect(bar.getAttribute('value')).toBe('300');
});

test('the heading is shown while the answer is loading', async () => {
  const host = createFakeHost();
  const answer = Promise.withResolvers<ReturnType<typeof buildStatistics>>();
  host.api.answer(getStatistics, answer.promise);
  renderRemote(createRemote, host, '/sample');
  expect(screen.getByRole('heading', { level: 1, name: 'Sample' })).not.toBeNull();
  expect(screen.getByText('Loading')).not.toBeNull();
  await act(async () => answer.resolve(buildStatistics()));
  expect(await screen.findByRole('heading', { name: 'Spanish' })).not.toBeNull();
  expect(screen.queryByText('Loading')).toBeNull();
});

test('a learner without a target language sees an empty state', async () => {
  open(createFakeHost({ session: { target_langs: [] } }));
  expect(await screen.findByRole('heading', { name: 'No Language Yet' })).not.toBeNull();
});

test('a failure shows its reason, and a retry loads the list', async () => {
  const host = createFakeHost();
  const detail = 'This account no longer exists.';
  host.api.refuse(getStatistics, buildFailure('token_invalid', { detail }));
  renderRemote(createRemote, host, '/sample');
  const notice = within(await screen.findByRole('alert'));
  expect(notice.getByText(detail)).not.toBeNull();
  host.api.answer(getStatistics, buildStatistics());
  await userEvent.click(notice.getByRole('button', { name: 'Tap to retry' }));
  expect(await screen.findByRole('heading', { name: 'Spanish' })).not.toBeNull();
});

test('a word learned in another remote is counted without a reload', async () => {
  const { host } = open();
  await screen.findByText('300 of 1,000 words learned');
  host.api.answer(getStatistics, buildStatistics({ es: { learned_words: 301 } }));
  act(() =>
    host.bus.emit('word.marked', {
      word_id: 7,
      language_code: 'es',
      is_starred: false,
      is_learned: true,
      settled: true,
    }),
  );
  expect(await screen.findByText('301 of 1,000 words learned')).not.toBeNull();
});
