import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getProfileStatistics, logout } from '@topwords/platform/contracts';
import { buildFailure, buildProfileStatistics, showProfile } from '@topwords/remote-kit/testing';
import createRemote from '../remote.tsx';

async function figures(): Promise<string[]> {
  const terms = await screen.findAllByRole('term');
  return terms.map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);
}

// @spec P13 PR1 PR2
test('learners see who they are and their three numbers', async () => {
  showProfile(createRemote);
  expect(screen.getByRole('heading', { level: 1, name: 'Ana' })).not.toBeNull();
  expect(await screen.findByText('ana@example.org')).not.toBeNull();
  expect(await figures()).toEqual([
    'Words Learned: 120',
    'Days Registered: 31',
    'Member Since: Oct 2026',
  ]);
  expect(document.title).toBe('Profile');
});

// @spec P13 PR1 RP3
test.each([
  [false, 'Free Member'],
  [true, 'Premium Member'],
])('a learner whose premium is %s is labeled %s', async (is_premium, label) => {
  showProfile(createRemote, {
    prepare: ({ api }) => api.answer(getProfileStatistics, buildProfileStatistics({ is_premium })),
  });
  expect(await within(screen.getByRole('banner')).findByText(label)).not.toBeNull();
});

// @spec PR5 ER9
test.each([
  [
    'the server’s reason',
    buildFailure('database_unavailable', { detail: 'The database is away.' }),
    'The database is away.',
  ],
  [
    'our own without one',
    buildFailure('internal', { code: 'no_response' }),
    'Error fetching statistics',
  ],
])('figures that failed to load can be retried, with %s', async (_case, failure, reason) => {
  const { host } = showProfile(createRemote, {
    prepare: ({ api }) => api.refuse(getProfileStatistics, failure),
  });
  const alert = await screen.findByText('Failed to load statistics', {}, { timeout: 5000 });
  const notice = within(alert.closest('[role=alert]') as HTMLElement);
  expect(notice.getByText(reason)).not.toBeNull();
  expect(screen.getByRole('heading', { level: 1, name: 'Ana' })).not.toBeNull();
  host.api.answer(getProfileStatistics, buildProfileStatistics());
  await userEvent.click(notice.getByRole('button', { name: 'Tap to retry' }));
  expect(await screen.findByText('Words Learned')).not.toBeNull();
});

// @spec PR6
test('logging out is confirmed, ends the session and leads to the sign-in', async () => {
  const { host, address } = showProfile(createRemote);
  host.api.answer(logout, { detail: 'Signed out' });
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
  const dialog = screen.getByRole('dialog', { name: 'Log out of TopWords?' });
  expect(host.session.state.value.is_auth).toBe(true);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Logout' }));
  await screen.findByText('Another screen');
  expect(address()).toBe('/login-register');
  expect(host.session.state.value.is_auth).toBe(false);
  expect(host.storage).toHaveLength(0);
});

// @spec PR6
test('logging out can be canceled', async () => {
  const { host } = showProfile(createRemote);
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(host.api.sent(logout)).toEqual([]);
});

// @spec PR7 K23
test('the version is shown', () => {
  showProfile(createRemote);
  expect(screen.getByText('Version 1.0.0')).not.toBeNull();
});
