import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { changePassword, getAccountSettings, listSessions } from '@topwords/platform/contracts';
import {
  buildAccountSettings,
  buildFailure,
  showProfile,
  type FakeHost,
} from '@topwords/remote-kit/testing';
import createRemote from '../remote.tsx';

async function openForm(prepare?: (host: FakeHost) => void, name = 'Change password') {
  const view = showProfile(createRemote, { ...(prepare && { prepare }) });
  await userEvent.click(await screen.findByRole('button', { name }));
  return { ...view, dialog: within(screen.getByRole('dialog', { name })) };
}

type Form = Awaited<ReturnType<typeof openForm>>['dialog'];

async function fill(dialog: Form, texts: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(texts)) {
    const field = dialog.getByLabelText(label);
    await userEvent.clear(field);
    if (text === '') continue;
    await userEvent.click(field);
    await userEvent.paste(text);
  }
  await userEvent.click(dialog.getByRole('button', { name: 'Save password' }));
}

const right = {
  'Current Password': 'old password',
  'New Password': 'new password',
  'Confirm Password': 'new password',
};

test.each([
  ['Current Password', { ...right, 'Current Password': '' }, 'Enter your password'],
  ['New Password', { ...right, 'New Password': 'short' }, 'Password must be at least 8 characters'],
  [
    'New Password',
    { ...right, 'New Password': 'x'.repeat(201) },
    'Password must be at most 200 characters',
  ],
  ['Confirm Password', { ...right, 'Confirm Password': 'another' }, 'Passwords do not match'],
])('an error in %s is reported beside it', async (label, texts, message) => {
  const { host, dialog } = await openForm();
  await fill(dialog, texts);
  const field = dialog.getByLabelText(label);
  expect(document.activeElement).toBe(field);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  const described = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(described.map((id) => document.getElementById(id)?.textContent)).toContain(message);
  expect(host.api.sent(changePassword)).toEqual([]);
});

test('a password can be changed, which refreshes the list of browsers', async () => {
  const { host, dialog } = await openForm(({ api }) =>
    api.answer(changePassword, { detail: 'Password changed' }),
  );
  const before = host.api.sent(listSessions).length;
  await fill(dialog, right);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(host.api.sent(changePassword)).toEqual([
    { body: { current_password: 'old password', new_password: 'new password' } },
  ]);
  expect(host.banners).toEqual([
    { kind: 'success', message: 'Password saved. Other browsers have been signed out.' },
  ]);
  await waitFor(() => expect(host.api.sent(listSessions)).toHaveLength(before + 1));
});

test('a wrong current password is reported beside its field', async () => {
  const { dialog } = await openForm(({ api }) =>
    api.refuse(
      changePassword,
      buildFailure('password_wrong', { detail: 'The password is incorrect' }),
    ),
  );
  await fill(dialog, right);
  expect(await dialog.findByText('The password is incorrect')).not.toBeNull();
  expect(document.activeElement).toBe(dialog.getByLabelText('Current Password'));
  expect(dialog.queryByText('Couldn’t save your password')).toBeNull();
});

test('an error that belongs to no field is shown below the fields', async () => {
  const { dialog } = await openForm(({ api }) =>
    api.refuse(changePassword, buildFailure('too_many_attempts', { detail: 'Wait a while.' })),
  );
  await fill(dialog, right);
  const alert = await dialog.findByRole('alert');
  expect(alert.textContent).toBe('Couldn’t save your passwordWait a while.');
});

test('an account without a password sets its first one without a current one', async () => {
  const { host, dialog } = await openForm(({ api }) => {
    api.answer(getAccountSettings, buildAccountSettings({ has_password: false, has_google: true }));
    api.answer(changePassword, { detail: 'Password set' });
  }, 'Set a password');
  expect(dialog.queryByLabelText('Current Password')).toBeNull();
  await fill(dialog, { 'New Password': 'new password', 'Confirm Password': 'new password' });
  await waitFor(() =>
    expect(host.api.sent(changePassword)).toEqual([{ body: { new_password: 'new password' } }]),
  );
});

test('a learner who must sign in with Google again is told how', async () => {
  const { dialog } = await openForm(({ api }) => {
    api.answer(getAccountSettings, buildAccountSettings({ has_password: false, has_google: true }));
    api.refuse(changePassword, buildFailure('sign_in_again'));
  }, 'Set a password');
  await fill(dialog, { 'New Password': 'new password', 'Confirm Password': 'new password' });
  expect(await dialog.findByText(/sign in with Google again/)).not.toBeNull();
});
