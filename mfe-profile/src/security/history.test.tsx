import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { endOtherSessions, listSecurityEvents, listSessions } from '@topwords/platform/contracts';
import {
  buildFailure,
  buildAccountSession,
  buildSecurityEvent,
  buildSecurityEvents,
  showProfile,
  type FakeHost,
} from '@topwords/remote-kit/testing';
import createRemote from '../remote.tsx';

async function openHistory(prepare?: (host: FakeHost) => void) {
  const view = showProfile(createRemote, { ...(prepare && { prepare }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Show the security history' }));
  return { ...view, dialog: within(screen.getByRole('dialog', { name: 'Security history' })) };
}

test('events are listed in words, with where they came from', async () => {
  const { dialog } = await openHistory(({ api }) =>
    api.answer(listSecurityEvents, { events: buildSecurityEvents(), has_more: false }),
  );
  const [failed, signedIn] = await dialog.findAllByRole('listitem');
  expect(failed?.textContent).toContain('Failed to sign in with the password');
  expect(signedIn?.textContent).toContain('Signed in with the passwordNew browser');
  expect(signedIn?.textContent).toContain('Firefox on Windows · 203.0.113.…');
});

test('earlier events follow on request', async () => {
  const { dialog, host } = await openHistory((host) =>
    host.api.answer(listSecurityEvents, ({ query }) => ({
      events: [buildSecurityEvent({ id: query.before === undefined ? 'b' : 'a' })],
      has_more: query.before === undefined,
    })),
  );
  await userEvent.click(await dialog.findByRole('button', { name: 'Show earlier' }));
  expect(await dialog.findAllByRole('listitem')).toHaveLength(2);
  expect(dialog.queryByRole('button', { name: 'Show earlier' })).toBeNull();
  expect(host.api.sent(listSecurityEvents)).toEqual([{ query: {} }, { query: { before: 'b' } }]);
});

test('a history that cannot be loaded says so, and is tried again', async () => {
  const { dialog, host } = await openHistory((host) =>
    host.api.refuse(listSecurityEvents, buildFailure('internal')),
  );
  expect(await dialog.findByText('Couldn’t load the history')).toBeTruthy();
  host.api.answer(listSecurityEvents, { events: [], has_more: false });
  await userEvent.click(dialog.getByRole('button', { name: 'Tap to retry' }));
  expect(await dialog.findByText('Nothing happened yet.')).toBeTruthy();
});

test('all other browsers are signed out at once', async () => {
  const phone = buildAccountSession({ id: 'other', is_current: false });
  const { host } = showProfile(createRemote, {
    prepare: ({ api }) => api.answer(listSessions, { sessions: [buildAccountSession(), phone] }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Sign out all others' }));
  expect(host.api.sent(endOtherSessions)).toHaveLength(1);
});
