import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RegistrySnapshot, RemoteRelease } from '@topwords/platform/contracts';
import type { CreateRemote } from '@topwords/platform/host';
import { MemoryRouter } from '@topwords/platform/router';
import { createFakeHost } from '@topwords/platform/testing';
import { ShellProvider } from '../shell-context.ts';
import { importRemote, importRemoteAgain } from './import-remote.ts';
import { RemoteScreen } from './remote-screen.tsx';

jest.mock('./import-remote.ts');

const first = jest.mocked(importRemote);
const again = jest.mocked(importRemoteAgain);

const release: RemoteRelease = {
  name: 'words',
  title: { en: 'Words' },
  routes: ['/words'],
  navigation: [],
  version: '1.0.0',
  entry: '/remotes/words/1.0.0/remote-entry.js',
  global: 'topwords_words',
  integrity: {},
  preload: [],
};
const registry: RegistrySnapshot = { format: 1, remotes: [release] };

const workingRemote: CreateRemote = () => [{ path: '/words', element: <h1>All Words</h1> }];

function Broken(): never {
  throw new Error('broken screen');
}

function renderScreen() {
  const { bus, session, api } = createFakeHost();
  const failures: unknown[] = [];
  bus.subscribe('remote.failed', (failure) => failures.push(failure));
  render(
    <ShellProvider value={{ bus, session, api, registry }}>
      <MemoryRouter initialEntries={['/words']}>
        <RemoteScreen release={release} />
      </MemoryRouter>
    </ShellProvider>,
  );
  return { failures };
}

test('a skeleton stands in until the remote shows the screen of the address', async () => {
  const { promise, resolve } = Promise.withResolvers<CreateRemote>();
  first.mockReturnValue(promise);
  renderScreen();
  expect(screen.queryByRole('heading', { name: 'All Words' })).toBeNull();
  await act(async () => resolve(workingRemote));
  expect(screen.getByRole('heading', { name: 'All Words' })).toBeTruthy();
});

test('a remote that cannot be loaded is named, and Retry brings it', async () => {
  first.mockRejectedValue(new Error('unreachable'));
  const { promise, resolve } = Promise.withResolvers<CreateRemote>();
  again.mockReturnValue(promise);
  const { failures } = renderScreen();
  expect((await screen.findByRole('alert')).textContent).toContain('Words');
  expect(failures).toEqual([{ name: 'words', reason: 'unreachable' }]);
  await userEvent.click(screen.getByRole('button', { name: /Retry/ }));
  expect(again).toHaveBeenCalledTimes(1);
  await act(async () => resolve(workingRemote));
  expect(screen.getByRole('heading', { name: 'All Words' })).toBeTruthy();
});

test('a retry that fails leaves the fallback, and another may follow', async () => {
  first.mockRejectedValue(new Error('unreachable'));
  again.mockRejectedValueOnce(new Error('still unreachable'));
  again.mockResolvedValueOnce(workingRemote);
  const { failures } = renderScreen();
  await userEvent.click(await screen.findByRole('button', { name: /Retry/ }));
  await userEvent.click(await screen.findByRole('button', { name: /Retry/ }));
  expect(await screen.findByRole('heading', { name: 'All Words' })).toBeTruthy();
  expect(failures).toHaveLength(2);
});

test('a remote that throws when it is made is named', async () => {
  first.mockResolvedValue(() => {
    throw new Error('broken start');
  });
  const { failures } = renderScreen();
  expect((await screen.findByRole('alert')).textContent).toContain('Words');
  expect(failures).toEqual([{ name: 'words', reason: 'broken start' }]);
});

test('a screen that crashes is replaced by the fallback, and Retry brings it back', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  first.mockResolvedValue(() => [{ path: '/words', element: <Broken /> }]);
  again.mockResolvedValue(workingRemote);
  const { failures } = renderScreen();
  await userEvent.click(await screen.findByRole('button', { name: /Retry/ }));
  expect(await screen.findByRole('heading', { name: 'All Words' })).toBeTruthy();
  expect(failures).toEqual([{ name: 'words', reason: 'broken screen' }]);
});
