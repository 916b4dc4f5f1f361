import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getConsoleAccess, listReleases } from '@topwords/platform/contracts';
import { buildFailure } from '@topwords/remote-kit/testing';
import { showConsole } from '../testing/show-console.tsx';

test('an account without a role is told that the console is not available to it', async () => {
  const { host } = showConsole('/releases', { access: { roles: [] } });
  expect(
    await screen.findByRole('heading', { name: 'The console is not for your account' }),
  ).not.toBeNull();
  expect(host.api.sent(listReleases)).toEqual([]);
});

test('a page without the required role is refused and names that role', async () => {
  showConsole('/partners', { access: { roles: ['developer'] } });
  expect(
    await screen.findByRole('heading', { name: 'Partners are not for your account' }),
  ).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Go to the console' }));
  expect(await screen.findByRole('tab', { name: 'Releases' })).not.toBeNull();
});

test.each([
  [{ roles: ['developer' as const] }, ['Releases', 'Developer']],
  [{ roles: ['operator' as const] }, ['Releases', 'Partners']],
  [{ roles: [], remotes: ['words'] }, ['Releases']],
])('%j sees the tabs %j', async (access, tabs) => {
  showConsole('', { access });
  await screen.findByRole('tab', { name: 'Releases' });
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(tabs);
});

test('if the API does not answer, the request can be retried', async () => {
  const { host } = showConsole('/releases', {
    prepare: ({ api }) =>
      api.refuse(getConsoleAccess, buildFailure('internal', { detail: 'Something broke' })),
  });
  expect(await screen.findByText('Something broke')).not.toBeNull();
  host.api.answer(getConsoleAccess, { roles: ['operator'], remotes: [] });
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('tab', { name: 'Partners' })).not.toBeNull();
});
