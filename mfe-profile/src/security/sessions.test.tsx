import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { endAllSessions, endSession, listSessions, logout } from '@topwords/platform/contracts';
import {
  buildAccountSession,
  buildFailure,
  showProfile,
  type FakeHost,
} from '@topwords/remote-kit/testing';
import createRemote from '../remote.tsx';

const here = buildAccountSession();
const phone = buildAccountSession({
  id: '01930000-0000-7000-8000-0000000000b2',
  device: 'Safari on iPhone',
  is_current: false,
});
const unknown = buildAccountSession({
  id: '01930000-0000-7000-8000-0000000000b3',
  device: null,
  is_current: false,
});

async function show(prepare?: (host: FakeHost) => void) {
  const view = showProfile(createRemote, {
    prepare(host) {
      host.api.answer(listSessions, { sessions: [here, phone, unknown] });
      prepare?.(host);
    },
  });
  const security = within(screen.getByRole('region', { name: 'Security' }));
  await security.findByText('Signed-in browsers');
  return { ...view, security };
}

test('each browser shows when it signed in and was last used', async () => {
  const { security } = await show();
  const row = (await security.findByText('Safari on iPhone')).closest('li') as HTMLElement;
  expect(row.textContent).toContain('Signed in Nov 1, 2026');
  expect(row.textContent).toMatch(/Last used Nov 20, /);
  const present = security.getByText('This browser').closest('li') as HTMLElement;
  expect(present.textContent).toContain('Firefox on Windows');
  expect(within(present).queryByRole('button')).toBeNull();
  expect(security.getByRole('button', { name: 'Sign out Unknown browser' })).not.toBeNull();
});

test('a full list says which browser the next sign-in will sign out', async () => {
  const note =
    'You can stay signed in on up to 20 browsers. Signing in on another signs out the least recently used one.';
  const { security, unmount } = await show();
  await security.findByText('Safari on iPhone');
  expect(security.queryByText(note)).toBeNull();
  unmount();
  const others = Array.from({ length: 19 }, (_item, index) => ({ ...phone, id: `other-${index}` }));
  const full = await show(({ api }) => api.answer(listSessions, { sessions: [here, ...others] }));
  expect(await full.security.findByText(note)).not.toBeNull();
});

test('one browser can be signed out', async () => {
  const { host, security } = await show(({ api }) =>
    api.answer(endSession, { ended_session_id: phone.id }),
  );
  await userEvent.click(await security.findByRole('button', { name: 'Sign out Safari on iPhone' }));
  await waitFor(() => expect(security.queryByText('Safari on iPhone')).toBeNull());
  expect(host.api.sent(endSession)).toEqual([{ params: { sessionId: phone.id } }]);
  expect(host.banners).toEqual([{ kind: 'success', message: 'Safari on iPhone is signed out' }]);
});

test('a browser that was already signed out leaves the list', async () => {
  const { security } = await show(({ api }) =>
    api.refuse(endSession, buildFailure('session_unknown')),
  );
  await userEvent.click(await security.findByRole('button', { name: 'Sign out Safari on iPhone' }));
  await waitFor(() => expect(security.queryByText('Safari on iPhone')).toBeNull());
});

test('a browser that cannot be signed out says why in its row', async () => {
  const { security } = await show(({ api }) =>
    api.refuse(endSession, buildFailure('internal', { detail: 'Not now.' })),
  );
  await userEvent.click(await security.findByRole('button', { name: 'Sign out Safari on iPhone' }));
  const failure = await security.findByText('Couldn’t sign it out. Not now.');
  expect(failure.closest('li')?.textContent).toContain('Safari on iPhone');
});

test('signing out everywhere is confirmed, and ends the session here as well', async () => {
  const { host, security, address } = await show(({ api }) => {
    api.answer(endAllSessions, { detail: 'Signed out everywhere' });
    api.refuse(logout, buildFailure('refresh_invalid'));
  });
  await userEvent.click(security.getByRole('button', { name: 'Sign out everywhere' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Sign out everywhere?' }));
  expect(host.api.sent(endAllSessions)).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Sign out' }));
  await screen.findByText('Another screen');
  expect(address()).toBe('/login-register');
  expect(host.session.state.value.is_auth).toBe(false);
});

test('if signing out everywhere fails, it says why and the session continues', async () => {
  const { host, security } = await show(({ api }) =>
    api.refuse(endAllSessions, buildFailure('internal', { detail: 'Not now.' })),
  );
  await userEvent.click(security.getByRole('button', { name: 'Sign out everywhere' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Sign out' }));
  const alert = await dialog.findByRole('alert');
  expect(alert.textContent).toBe('Couldn’t sign you out everywhereNot now.');
  expect(host.session.state.value.is_auth).toBe(true);
});

test('browsers that failed to load can be retried', async () => {
  const { host, security } = await show(({ api }) =>
    api.refuse(listSessions, buildFailure('internal')),
  );
  const alert = await security.findByText('Couldn’t load the signed-in browsers');
  host.api.answer(listSessions, { sessions: [here] });
  const notice = within(alert.closest('[role=alert]') as HTMLElement);
  await userEvent.click(notice.getByRole('button', { name: 'Tap to retry' }));
  expect(await security.findByText('This browser')).not.toBeNull();
});
