import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  listReleases,
  promoteRelease,
  retireRelease,
  rollBackRelease,
  setCanaryShare,
  stopCanaryRelease,
  type Releases,
} from '@topwords/platform/contracts';
import { buildFailure } from '@topwords/remote-kit/testing';
import {
  buildCanary,
  buildReleaseListing,
  buildReleases,
  findDialog,
  showConsole,
} from '../../testing/show-console.tsx';
import { commandOf } from './actions.ts';

const user = userEvent.setup({ delay: null });
const done = { sequence: 8, is_changed: true };
const onTrial = buildReleases({ releases: [buildReleaseListing({ canary: buildCanary() })] });

/** Opens the words' drawer. */
async function open(releases: Releases = buildReleases()) {
  const { host } = showConsole('/releases', {
    prepare: ({ api }) => api.answer(listReleases, releases),
  });
  await user.click(await screen.findByRole('button', { name: 'words' }));
  const drawer = within(await screen.findByRole('dialog', { name: /words 1\.1\.0/ }));
  return { ...host, drawer };
}

/** Presses the button that confirms the dialog with this title. */
async function confirm(title: string, button: string) {
  const dialog = await findDialog(title);
  await user.click(dialog.getByRole('button', { name: button }));
}

test('the table shows what is live, since when, by whom, and its health', async () => {
  showConsole('/releases');
  const row = await screen.findByRole('row', { name: /words/ });
  expect(row.textContent).toMatch(/1\.1\.0.*by Olga.*1,200.*1%.*480 ms.*Owen/);
  expect(screen.getByText(/^Snapshot 7 of/)).not.toBeNull();
});

test('a version is promoted after confirmation, based on the listing that was seen', async () => {
  const { api, drawer } = await open();
  api.answer(promoteRelease, done);
  await user.click(drawer.getByRole('tab', { name: 'Versions' }));
  const row = within(await drawer.findByRole('row', { name: /1\.2\.0/ }));
  await user.click(row.getByRole('button', { name: 'Promote' }));
  await confirm('Promote words 1.2.0?', 'Promote');
  expect(await screen.findByText('words 1.2.0 is live (snapshot 8).')).not.toBeNull();
  expect(api.sent(promoteRelease)).toEqual([
    { params: { remote: 'words' }, body: { version: '1.2.0', revision: 'r1' } },
  ]);
});

test('a rollback names the version it leads to', async () => {
  const { api, drawer } = await open();
  api.answer(rollBackRelease, done);
  await user.click(drawer.getByRole('button', { name: 'Roll back to 1.0.0' }));
  await confirm('Roll words back to 1.0.0?', 'Roll back');
  expect(await screen.findByText('words is back at 1.0.0 (snapshot 8).')).not.toBeNull();
});

test('a change that came too late says so and shows what is live now', async () => {
  const { api, drawer } = await open();
  const detail = 'words has changed meanwhile: 1.2.0 is live';
  api.refuse(rollBackRelease, buildFailure('release_changed', { detail }));
  await user.click(drawer.getByRole('button', { name: 'Roll back to 1.0.0' }));
  const before = api.sent(listReleases).length;
  await confirm('Roll words back to 1.0.0?', 'Roll back');
  expect((await screen.findByRole('alert')).textContent).toContain(detail);
  expect(api.sent(listReleases).length).toBeGreaterThan(before);
});

test('a canary is widened and stopped', async () => {
  const { api, drawer } = await open(onTrial);
  api.answer(setCanaryShare, done);
  await user.click(drawer.getByRole('button', { name: 'Change canary' }));
  const share = screen.getByRole('spinbutton', { name: 'Share of learners' });
  await user.clear(share);
  await user.type(share, '25');
  await confirm('Canary of words 1.2.0', 'Apply');
  await screen.findByText('words 1.2.0 is a canary (snapshot 8).');
  expect(api.sent(setCanaryShare)).toMatchObject([
    { body: { version: '1.2.0', percent: 25, again: false } },
  ]);
  api.answer(stopCanaryRelease, done);
  await user.click(drawer.getByRole('button', { name: 'Stop canary' }));
  await confirm('Stop the canary words 1.2.0?', 'Stop canary');
  expect(await screen.findByText('The canary words 1.2.0 is stopped (snapshot 8).')).not.toBeNull();
});

test('the reason why a canary stopped automatically is shown', async () => {
  const stop = {
    canary_id: 'words@1.2.0',
    started_at: 1_790_000_100_000,
    remote: 'words',
    version: '1.2.0',
    stopped_at: 1_790_000_200_000,
    reason: '12 of 50 attempts failed',
  };
  const canary = { ...buildCanary(), stop };
  const releases = [buildReleaseListing({ canary })];
  const { drawer } = await open(buildReleases({ releases, stops: [stop] }));
  expect(drawer.getByText('12 of 50 attempts failed')).not.toBeNull();
  await user.click(drawer.getByRole('button', { name: 'Change canary' }));
  expect(screen.getByText(/This starts another one/)).not.toBeNull();
});

test('a version is retired only once its name was typed', async () => {
  const { api, drawer } = await open();
  api.answer(retireRelease, done);
  await user.click(drawer.getByRole('tab', { name: 'Versions' }));
  const row = within(await drawer.findByRole('row', { name: /1\.2\.0/ }));
  await user.click(row.getByRole('button', { name: 'Retire' }));
  const dialog = await findDialog('Retire words 1.2.0?');
  const button = dialog.getByRole<HTMLButtonElement>('button', { name: 'Retire' });
  expect(button.disabled).toBe(true);
  await user.type(dialog.getByLabelText('Type words to confirm'), 'words');
  await user.click(button);
  expect(await screen.findByText('words 1.2.0 is retired.')).not.toBeNull();
});

test('if nothing can be signed, the command is shown instead', async () => {
  const reason = 'REGISTRY_PRIVATE_KEY is not set for the API.';
  const { drawer } = await open(buildReleases({ read_only: reason }));
  await user.click(drawer.getByRole('button', { name: 'Roll back to 1.0.0' }));
  const dialog = await findDialog('Roll words back to 1.0.0?');
  expect(dialog.getByText('npm run release -- rollback words 1.0.0')).not.toBeNull();
  expect(dialog.getByRole('button', { name: 'Copy' })).not.toBeNull();
  expect(dialog.queryByRole('button', { name: 'Roll back' })).toBeNull();
});

test('an account that may not release a remote is told so', async () => {
  const releases = [buildReleaseListing({ is_permitted: false })];
  const { drawer } = await open(buildReleases({ releases }));
  await user.click(drawer.getByRole('button', { name: 'Roll back to 1.0.0' }));
  expect(await screen.findByText('Your account may not release words.')).not.toBeNull();
});

test('the history shows the log', async () => {
  const { drawer } = await open();
  await user.click(drawer.getByRole('tab', { name: 'History' }));
  expect(await drawer.findByText('1.1.0 went live by Olga (#7)')).not.toBeNull();
});

test.each([
  [{ kind: 'promote', version: '1.2.0' }, 'promote words 1.2.0'],
  [{ kind: 'stop', version: '1.2.0' }, 'canary words --stop'],
  [
    { kind: 'canary', version: '1.2.0', percent: 5, again: true },
    'canary words 1.2.0 --percent 5 --again',
  ],
] as const)('%j is the command %s', (action, command) => {
  expect(commandOf('words', action)).toBe(`npm run release -- ${command}`);
});
