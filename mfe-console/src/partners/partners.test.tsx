import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  changePartnerKey,
  createPartnerKey,
  listPartnerKeys,
  revokePartnerKey,
} from '@topwords/platform/contracts';
import { buildFailure } from '@topwords/remote-kit/testing';
import { buildPartnerKey, findDialog, showConsole } from '../../testing/show-console.tsx';

const user = userEvent.setup({ delay: null });

async function openKey() {
  const { host } = showConsole('/partners');
  await user.click(await screen.findByRole('button', { name: 'Acme' }));
  const drawer = await findDialog('Acme');
  return { api: host.api, drawer };
}

test('each key is listed with its state, origins, quota and use', async () => {
  showConsole('/partners');
  const row = await screen.findByRole('row', { name: /Acme/ });
  expect(row.textContent).toMatch(
    /Active.*pk_acme.*Publishable.*https:\/\/acme\.example.*10,000.*321.*Nov 19, 2026/,
  );
});

test('a secret key is created and shown once', async () => {
  const { host } = showConsole('/partners');
  await user.click(await screen.findByRole('button', { name: 'New key' }));
  const dialog = await findDialog('New key');
  await user.click(dialog.getByText('Secret'));
  expect(dialog.queryByLabelText('Origins')).toBeNull();
  await user.type(dialog.getByLabelText('Partner'), 'Acme');
  const key = buildPartnerKey({ kind: 'secret', key: 'sk_12345678', origins: [] });
  host.api.answer(createPartnerKey, { key, text: 'sk_whole', snippet: 'curl …' });
  await user.click(dialog.getByRole('button', { name: 'Make key' }));
  expect(await screen.findByText('sk_whole')).not.toBeNull();
  expect(screen.getByText(/shown only once/)).not.toBeNull();
  expect(host.api.sent(createPartnerKey)).toMatchObject([
    { body: { kind: 'secret', name: 'Acme', origins: [], languages: null, expires: null } },
  ]);
  expect(host.api.sent(listPartnerKeys)).toHaveLength(2);
  // The last is the one with text; the first is the cross.
  await user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) ?? document.body);
  expect(screen.queryByText('sk_whole')).toBeNull();
});

test('errors of a new key are shown at their fields', async () => {
  const { host } = showConsole('/partners');
  await user.click(await screen.findByRole('button', { name: 'New key' }));
  const faults = [{ field: 'origins', detail: 'Https://x: must be https' }];
  host.api.refuse(createPartnerKey, buildFailure('validation_failed', { detail: '', faults }));
  await user.click(screen.getByRole('button', { name: 'Make key' }));
  expect(await screen.findByText('Https://x: must be https')).not.toBeNull();
});

test('a key’s quota can be changed', async () => {
  const { api, drawer } = await openKey();
  api.answer(changePartnerKey, buildPartnerKey({ requests_per_day: 5 }));
  const quota = drawer.getByLabelText('Requests per day');
  await user.clear(quota);
  await user.type(quota, '5');
  await user.click(drawer.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Key saved.')).not.toBeNull();
  expect(api.sent(changePartnerKey)).toMatchObject([
    { params: { keyId: 'k1' }, body: { name: 'Acme', requests_per_day: 5 } },
  ]);
});

test('a key is revoked once its partner’s name was typed', async () => {
  const { api, drawer } = await openKey();
  api.answer(revokePartnerKey, buildPartnerKey({ state: 'revoked' }));
  await user.click(drawer.getByRole('button', { name: 'Revoke key' }));
  const dialog = await findDialog('Revoke the key of Acme?');
  const button = dialog.getByRole<HTMLButtonElement>('button', { name: 'Revoke key' });
  expect(button.disabled).toBe(true);
  await user.type(dialog.getByLabelText('Type Acme to confirm'), 'Acme');
  await user.click(button);
  expect(await screen.findByText('The key of Acme is revoked.')).not.toBeNull();
});

test('the use of a key is a chart with its total in words', async () => {
  const { drawer } = await openKey();
  expect(drawer.getByRole('img', { name: 'Requests per day, refused ones on top' })).not.toBeNull();
  expect(
    drawer.getByText('321 requests, 9,000 characters and 4 refused in 30 days'),
  ).not.toBeNull();
});
