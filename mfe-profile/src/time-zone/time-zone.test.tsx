import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { changeAccountSettings, getAccountSettings } from '@topwords/platform/contracts';
import {
  buildAccountSettings,
  buildFailure,
  showProfile,
  type FakeHost,
} from '@topwords/remote-kit/testing';
import createRemote from '../remote.tsx';
import { browserTimeZone, nameOfTimeZone } from './time-zones.ts';

/** Fakes a browser with few zones: jsdom is slow to list them all. */
beforeEach(() => {
  jest
    .spyOn(Intl, 'supportedValuesOf')
    .mockReturnValue(['America/New_York', 'Asia/Tokyo', 'Europe/Madrid']);
});

async function openDialog(prepare?: (host: FakeHost) => void) {
  const view = showProfile(createRemote, { ...(prepare && { prepare }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Change the time zone' }));
  return { ...view, dialog: within(screen.getByRole('dialog', { name: 'Time zone' })) };
}

function now(zone: string) {
  return screen.findByText((text) => text.startsWith(`Your day starts at midnight in ${zone}.`));
}

const inTokyo = buildAccountSettings({ time_zone: 'Asia/Tokyo', present_time_zone: 'Asia/Tokyo' });

test('the current zone is shown, and whether it follows the browser', async () => {
  showProfile(createRemote);
  expect((await now('Europe / Madrid')).textContent).toContain('It follows your browser.');
});

test('a zone can be searched, chosen and saved, and everything counted by day is refreshed', async () => {
  const answer = Promise.withResolvers<typeof inTokyo>();
  const { host, dialog } = await openDialog(({ api }) =>
    api.answer(changeAccountSettings, () => answer.promise),
  );
  const changed: unknown[] = [];
  host.bus.subscribe('practice.changed', (change) => changed.push(change));
  await userEvent.type(dialog.getByRole('searchbox', { name: 'Search time zones' }), 'tokyo');
  const [choice, ...others] = dialog.getAllByRole('radio');
  expect(others).toEqual([]);
  await userEvent.click(choice as HTMLElement);
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect((await now('Asia / Tokyo')).textContent).not.toContain('follows the browser');
  answer.resolve(inTokyo);
  expect(await screen.findByText('Your time zone is now Asia / Tokyo')).not.toBeNull();
  expect(host.api.sent(changeAccountSettings)).toEqual([{ body: { time_zone: 'Asia/Tokyo' } }]);
  expect(changed).toEqual([{ language_code: null }]);
});

test('a chosen zone can be reset to follow the browser', async () => {
  const { host, dialog } = await openDialog(({ api }) => {
    api.answer(getAccountSettings, inTokyo);
    api.answer(changeAccountSettings, buildAccountSettings());
  });
  const zone = nameOfTimeZone(browserTimeZone(), 'en');
  const follow = dialog.getByRole('radio', { name: `Use the browser’s time zone (${zone})` });
  expect(dialog.getByRole<HTMLInputElement>('radio', { name: /^Asia \/ Tokyo/ }).checked).toBe(
    true,
  );
  await userEvent.click(follow);
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(host.api.sent(changeAccountSettings)).toEqual([{ body: { time_zone: null } }]),
  );
});

test('a search without results says so, and nothing is sent if nothing changed', async () => {
  const { host, dialog } = await openDialog();
  await userEvent.type(dialog.getByRole('searchbox'), 'atlantis');
  expect(dialog.getByText(/^No time zone matches “atlantis”/)).not.toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(host.api.sent(changeAccountSettings)).toEqual([]);
});

test('a zone that is refused is reverted, and its row says why', async () => {
  const { dialog } = await openDialog(({ api }) =>
    api.refuse(changeAccountSettings, buildFailure('internal', { detail: 'Not now.' })),
  );
  await userEvent.click(dialog.getByRole('radio', { name: /^Asia \/ Tokyo/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Couldn’t save the time zone. Not now.')).not.toBeNull();
  expect(await now('Europe / Madrid')).not.toBeNull();
});

test('a zone that failed to load can be retried', async () => {
  const { host } = showProfile(createRemote, {
    prepare: ({ api }) => api.refuse(getAccountSettings, buildFailure('internal')),
  });
  const failed = await screen.findByText('Couldn’t load the time zone');
  host.api.answer(getAccountSettings, buildAccountSettings());
  const alert = within(failed.closest('[role=alert]') as HTMLElement);
  await userEvent.click(alert.getByRole('button', { name: 'Tap to retry' }));
  expect(await now('Europe / Madrid')).not.toBeNull();
});
