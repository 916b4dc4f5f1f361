import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  deleteAccount,
  exportAccount,
  getAccountSettings,
  logout,
} from '@topwords/platform/contracts';
import {
  buildAccountSettings,
  buildFailure,
  showProfile,
  type FakeHost,
} from '@topwords/remote-kit/testing';
import createRemote from '../remote.tsx';

async function openDeletion(prepare?: (host: FakeHost) => void) {
  const view = showProfile(createRemote, { ...(prepare && { prepare }) });
  await userEvent.click(screen.getByRole('button', { name: 'Delete my account' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Delete your account?' }));
  await dialog.findByRole('button', { name: 'Delete permanently' });
  return {
    ...view,
    dialog,
    confirm: () => dialog.getByRole('button', { name: 'Delete permanently' }),
  };
}

function withoutPassword({ api }: FakeHost): void {
  api.answer(getAccountSettings, buildAccountSettings({ has_password: false, has_google: true }));
}

test('all stored data can be downloaded as a file', async () => {
  const saved: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  const { host } = showProfile(createRemote);
  host.api.answer(exportAccount, new Blob(['{}'], { type: 'application/json' }));
  await userEvent.click(screen.getByRole('button', { name: 'Export my data' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]).toMatch(/^topwords-account-\d{4}-\d\d-\d\d\.json$/);
  expect(host.banners).toEqual([{ kind: 'success', message: 'The file is in your downloads' }]);
});

test('a file that cannot be created says why in its row', async () => {
  const { host } = showProfile(createRemote);
  host.api.refuse(exportAccount, buildFailure('internal', { detail: 'Not now.' }));
  await userEvent.click(screen.getByRole('button', { name: 'Export my data' }));
  const failure = await screen.findByText('Couldn’t create the file. Not now.');
  expect(failure.closest('li')?.textContent).toContain('Export my data');
});

test('an account is deleted with its password, along with everything in the browser', async () => {
  const { host, dialog, confirm, address } = await openDeletion(({ api }) => {
    api.answer(deleteAccount, { detail: 'Deleted' });
    api.refuse(logout, buildFailure('refresh_invalid'));
  });
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain(
    'starred and learned words, and all practice',
  );
  await userEvent.type(dialog.getByLabelText('Password'), 'old password');
  await userEvent.click(confirm());
  await screen.findByText('Another screen');
  expect(address()).toBe('/');
  expect(host.api.sent(deleteAccount)).toEqual([{ body: { password: 'old password' } }]);
  expect(host.storage).toHaveLength(0);
  expect(host.banners).toEqual([{ kind: 'success', message: 'Your account has been deleted' }]);
});

test('nothing is deleted without a password', async () => {
  const { host, dialog, confirm } = await openDeletion();
  await userEvent.click(confirm());
  expect(dialog.getByText('Enter your password')).not.toBeNull();
  expect(document.activeElement).toBe(dialog.getByLabelText('Password'));
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(host.api.sent(deleteAccount)).toEqual([]);
});

test('a wrong password is reported beside its field', async () => {
  const { host, dialog, confirm } = await openDeletion(({ api }) =>
    api.refuse(
      deleteAccount,
      buildFailure('password_wrong', { detail: 'The password is incorrect' }),
    ),
  );
  await userEvent.type(dialog.getByLabelText('Password'), 'wrong');
  await userEvent.click(confirm());
  expect(await dialog.findByText('The password is incorrect')).not.toBeNull();
  expect(dialog.getByLabelText('Password').getAttribute('aria-invalid')).toBe('true');
  expect(host.session.state.value.is_auth).toBe(true);
});

test('an account without a password is deleted once its address is typed', async () => {
  const { host, dialog, confirm } = await openDeletion((host) => {
    withoutPassword(host);
    host.api.answer(deleteAccount, { detail: 'Deleted' });
    host.api.answer(logout, { detail: 'Signed out' });
  });
  const field = dialog.getByLabelText('Type ana@example.org to confirm');
  await userEvent.type(field, 'bob@example.org');
  await userEvent.click(confirm());
  expect(dialog.getByText('This is not your email address')).not.toBeNull();
  await userEvent.clear(field);
  await userEvent.type(field, 'Ana@example.org ');
  await userEvent.click(confirm());
  await screen.findByText('Another screen');
  expect(host.api.sent(deleteAccount)).toEqual([{ body: {} }]);
});

test('a learner who must sign in with Google again is told how', async () => {
  const { dialog, confirm } = await openDeletion((host) => {
    withoutPassword(host);
    host.api.refuse(deleteAccount, buildFailure('sign_in_again'));
  });
  await userEvent.type(dialog.getByLabelText('Type ana@example.org to confirm'), 'ana@example.org');
  await userEvent.click(confirm());
  const alert = await dialog.findByRole('alert');
  expect(alert.textContent).toContain('Couldn’t delete your account');
  expect(alert.textContent).toContain('sign in with Google again');
});
