import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CreateRemote } from '@topwords/platform/host';
import { MemoryRouter } from '@topwords/platform/router';
import { createFakeHost, createMemoryStorage } from '@topwords/remote-kit/testing';
import { buildRelease } from '@topwords/release/testing';
import { buildChoice, buildRegistry } from '../../testing/build-registry.ts';
import { createLazyPart } from '../services/lazy-part.ts';
import type { ChosenRelease, RemoteChoice } from '../registry/release-choice.ts';
import { ShellProvider } from '../services/shell-context.ts';
import { importRemote, importRemoteAgain, type ImportedRemote } from './import-remote.ts';
import { RemoteScreen } from './remote-screen.tsx';

// Starts measuring a second after the first screen, which may be during these tests on a slow
// machine.
jest.mock('../telemetry/watch-vitals.ts', () => ({ watchVitals: jest.fn() }));
jest.mock('./import-remote.ts', () => ({ importRemote: jest.fn(), importRemoteAgain: jest.fn() }));

beforeEach(() => jest.resetAllMocks());

const first = jest.mocked(importRemote);
const again = jest.mocked(importRemoteAgain);

function imported(createRemote: CreateRemote): ImportedRemote {
  return { exposed: createRemote, duration: 120 };
}

/** A remote whose one screen shows the version. */
function screenOf(version: string): ImportedRemote {
  return imported(() => [{ path: '/words', element: <h1>Words {version}</h1> }]);
}

const working = screenOf('1.0.0');

function Broken(): never {
  throw new Error('broken screen');
}
const crashing = imported(() => [{ path: '/words', element: <Broken /> }]);

const previous: ChosenRelease = {
  release: buildRelease({ version: '0.9.0' }),
  role: 'previous',
  isHashDemanded: false,
};
const withPrevious = buildChoice({ fallback: previous });

function renderScreen(choice: RemoteChoice = buildChoice(), path = '/words') {
  const { bus, session, api } = createFakeHost();
  const part = createLazyPart(() => new Promise(() => undefined));
  const storage = createMemoryStorage();
  const services = { bus, session, api, part, storage, registry: buildRegistry(), openedAt: path };
  const failures: unknown[] = [];
  bus.subscribe('remote.failed', (failure) => failures.push(failure));
  const view = render(
    <ShellProvider value={services}>
      <MemoryRouter initialEntries={[path]}>
        <RemoteScreen choice={choice} path={path} />
      </MemoryRouter>
    </ShellProvider>,
  );
  return { ...view, bus, failures };
}

function heading(version = '1.0.0') {
  return screen.findByRole('heading', { name: `Words ${version}` });
}

test('a skeleton is shown until the remote shows the screen of the address', async () => {
  const { promise, resolve } = Promise.withResolvers<ImportedRemote>();
  first.mockReturnValue(promise);
  renderScreen();
  expect(screen.queryByRole('heading')).toBeNull();
  await act(async () => resolve(working));
  expect(await heading()).toBeTruthy();
});

test('a remote that cannot be loaded is named, and Retry loads it', async () => {
  first.mockRejectedValue(new Error('unreachable'));
  const { promise, resolve } = Promise.withResolvers<ImportedRemote>();
  again.mockReturnValue(promise);
  const { failures } = renderScreen();
  expect((await screen.findByRole('alert')).textContent).toContain('Words');
  expect(failures).toEqual([{ name: 'words', reason: 'unreachable' }]);
  await userEvent.click(screen.getByRole('button', { name: /Retry/ }));
  expect(again).toHaveBeenCalledTimes(1);
  await act(async () => resolve(working));
  expect(await heading()).toBeTruthy();
});

test('a failed retry keeps the failure message, and another retry is possible', async () => {
  first.mockRejectedValue(new Error('unreachable'));
  again.mockRejectedValueOnce(new Error('still unreachable'));
  again.mockResolvedValueOnce(working);
  const { failures } = renderScreen();
  await userEvent.click(await screen.findByRole('button', { name: /Retry/ }));
  await userEvent.click(await screen.findByRole('button', { name: /Retry/ }));
  expect(await heading()).toBeTruthy();
  expect(failures).toHaveLength(2);
});

test('a remote that throws when it is created is named', async () => {
  const broken = imported(() => {
    throw new Error('broken start');
  });
  first.mockResolvedValue(broken);
  const { failures } = renderScreen();
  expect((await screen.findByRole('alert')).textContent).toContain('Words');
  expect(failures).toEqual([{ name: 'words', reason: 'broken start' }]);
});

test('a screen that crashes is replaced by the failure message, and Retry restores it', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  first.mockResolvedValue(crashing);
  again.mockResolvedValue(working);
  const { failures } = renderScreen();
  await userEvent.click(await screen.findByRole('button', { name: /Retry/ }));
  expect(await heading()).toBeTruthy();
  expect(failures).toEqual([{ name: 'words', reason: 'broken screen' }]);
});

describe('with a fallback version', () => {
  test('a version that cannot be loaded is replaced by the fallback automatically', async () => {
    first.mockImplementation(({ release: { version } }) =>
      version === '1.0.0' ? Promise.reject(new Error('gone')) : Promise.resolve(screenOf(version)),
    );
    const { failures } = renderScreen(withPrevious);
    expect(await heading('0.9.0')).toBeTruthy();
    expect(failures).toEqual([{ name: 'words', reason: 'gone' }]);
  });

  test('so is one that breaks its contract, and one whose screen crashes', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const foreign = imported(() => [
      { path: '/words', element: <p>Own</p> },
      { path: '/ai-chat', element: <p>Taken</p> },
    ]);
    for (const broken of [foreign, crashing]) {
      first.mockImplementation(({ release: { version } }) =>
        Promise.resolve(version === '1.0.0' ? broken : screenOf(version)),
      );
      const { unmount } = renderScreen(withPrevious);
      expect(await heading('0.9.0')).toBeTruthy();
      unmount();
    }
  });

  test('when both crash, the failure message is shown; Retry starts again with the chosen version', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    first.mockResolvedValue(crashing);
    again.mockImplementation(({ release: { version } }) => Promise.resolve(screenOf(version)));
    const { failures } = renderScreen(withPrevious);
    const retry = await screen.findByRole('button', { name: /Retry/ });
    expect(failures).toHaveLength(2);
    expect(first).toHaveBeenCalledTimes(2);
    await userEvent.click(retry);
    expect(await heading('1.0.0')).toBeTruthy();
    expect(again).toHaveBeenCalledTimes(1);
  });

  test('a replaced version receives no more events', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const received: string[] = [];
    first.mockImplementation(({ release: { version } }) =>
      Promise.resolve(
        imported(({ bus }) => {
          bus.subscribe('practice.changed', () => received.push(version));
          bus.on('practice.changed').subscribe(() => received.push(`${version} observed`));
          const element = version === '1.0.0' ? <Broken /> : <h1>Words {version}</h1>;
          return [{ path: '/words', element }];
        }),
      ),
    );
    const { bus } = renderScreen(withPrevious);
    expect(await heading('0.9.0')).toBeTruthy();
    bus.emit('practice.changed', { language_code: 'es' });
    expect(received).toEqual(['0.9.0', '0.9.0 observed']);
  });

  test('an address that only the newer version has shows the failure message', async () => {
    const release = buildRelease({ routes: ['/words', '/new'] });
    first.mockImplementation(({ release: { version } }) =>
      version === '1.0.0' ? Promise.reject(new Error('gone')) : Promise.resolve(screenOf(version)),
    );
    renderScreen({ ...withPrevious, release }, '/new');
    expect(await screen.findByRole('button', { name: /Retry/ })).toBeTruthy();
  });
});

test('an override fails with its own message and has no fallback', async () => {
  first.mockRejectedValue(new Error('not started'));
  renderScreen(buildChoice({ role: 'override' }));
  expect((await screen.findByRole('alert')).textContent).toContain('developer’s machine');
});

describe('a slow remote', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('shows a notice with Retry after three seconds', async () => {
    const { promise, resolve } = Promise.withResolvers<ImportedRemote>();
    first.mockReturnValue(new Promise(() => undefined));
    again.mockReturnValue(promise);
    renderScreen();
    act(() => jest.advanceTimersByTime(2900));
    expect(screen.queryByText(/longer than usual/)).toBeNull();
    act(() => jest.advanceTimersByTime(200));
    expect(screen.getByText('Words is taking longer than usual.')).toBeTruthy();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.click(screen.getByRole('button', { name: /Retry/ }));
    expect(screen.getByText('Words is taking longer than usual.')).toBeTruthy();
    await act(async () => resolve(working));
    expect(screen.getByRole('heading', { name: 'Words 1.0.0' })).toBeTruthy();
  });

  test('is ignored once it was requested again', async () => {
    const { promise, resolve } = Promise.withResolvers<ImportedRemote>();
    first.mockReturnValue(promise);
    again.mockReturnValue(new Promise(() => undefined));
    renderScreen();
    act(() => jest.advanceTimersByTime(3000));
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.click(screen.getByRole('button', { name: /Retry/ }));
    await act(async () => resolve(working));
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
