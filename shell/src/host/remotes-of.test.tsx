import { waitFor } from '@testing-library/react';
import type { CreateRemote, HostApi } from '@topwords/platform/host';
import { createFakeHost, createMemoryStorage } from '@topwords/remote-kit/testing';
import { buildRelease } from '@topwords/release/testing';
import { buildChoice, buildRegistry } from '../../testing/build-registry.ts';
import { createLazyPart } from '../services/lazy-part.ts';
import type { RemoteChoice } from '../registry/release-choice.ts';
import { importRemote } from './import-remote.ts';
import { remotesOf } from './remotes-of.ts';

jest.mock('./import-remote.ts', () => ({ importRemote: jest.fn(), importRemoteAgain: jest.fn() }));

const mockReports = { loaded: jest.fn(), failed: jest.fn(), opened: jest.fn() };
jest.mock('../telemetry/remote-reports.ts', () => ({
  createRemoteReports: () => mockReports,
  importVitals: jest.fn(),
}));

beforeEach(() => jest.resetAllMocks());

function buildRemotes(openedAt: string | null = '/words') {
  const { bus, session, api } = createFakeHost();
  const part = createLazyPart(() => new Promise(() => undefined));
  const storage = createMemoryStorage();
  const services = { bus, session, api, part, storage, registry: buildRegistry(), openedAt };
  return { bus, remotes: remotesOf(services) };
}

/** Makes every version load this remote. */
function serve(createRemote: CreateRemote): void {
  jest.mocked(importRemote).mockResolvedValue({ exposed: createRemote, duration: 120 });
}

async function settled(remotes: ReturnType<typeof buildRemotes>['remotes'], choice: RemoteChoice) {
  const remote = remotes.get(choice);
  await waitFor(() => expect(remote.state.value.status).not.toBe('loading'));
  return remote;
}

const choice = buildChoice();

test('a version is reported as loaded once its routes are ready', async () => {
  serve(() => [{ path: '/words' }]);
  await settled(buildRemotes().remotes, choice);
  expect(mockReports.loaded.mock.calls).toEqual([[choice, 120]]);
  expect(mockReports.failed).not.toHaveBeenCalled();
});

test('a version that breaks its contract is reported as failed at its start, not as loaded', async () => {
  serve(() => [{ path: '/ai-chat' }]);
  await settled(buildRemotes().remotes, choice);
  expect(mockReports.failed.mock.calls).toEqual([[choice, 'start', expect.any(TypeError)]]);
  expect(mockReports.loaded).not.toHaveBeenCalled();
});

test('a version that cannot be loaded is reported as failed', async () => {
  const error = new Error('unreachable');
  jest.mocked(importRemote).mockRejectedValue(error);
  await settled(buildRemotes().remotes, choice);
  expect(mockReports.failed.mock.calls).toEqual([[choice, 'load', error]]);
});

test('an error in a handler is attributed to its remote, and other subscribers receive the event', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const failure = new Error('broken handler');
  const { bus, remotes } = buildRemotes();
  const received = jest.fn();
  serve(({ bus: own }) => {
    own.subscribe('practice.changed', () => {
      throw failure;
    });
    return [{ path: '/words' }];
  });
  await settled(remotes, choice);
  bus.subscribe('practice.changed', received);
  bus.emit('practice.changed', { language_code: 'es' });
  expect(received).toHaveBeenCalledTimes(1);
  expect(mockReports.failed.mock.calls).toEqual([[choice, 'event', failure]]);
  expect(warn.mock.calls[0]?.[0]).toBe('words 1.0.0 failed while it handled practice.changed');
});

test('an account that gets another version after a sign-in gets only that version', async () => {
  const { bus, remotes } = buildRemotes();
  const received: string[] = [];
  jest.mocked(importRemote).mockImplementation(({ release: { version } }) =>
    Promise.resolve({
      exposed({ bus: own }: HostApi) {
        own.subscribe('practice.changed', () => received.push(version));
        return [{ path: '/words' }];
      },
      duration: 1,
    }),
  );
  const canary = buildChoice({ release: buildRelease({ version: '1.1.0' }), role: 'canary' });
  const first = await settled(remotes, choice);
  expect(remotes.get(choice)).toBe(first);
  await settled(remotes, canary);
  expect(remotes.runningOf(canary).release.version).toBe('1.1.0');
  bus.emit('practice.changed', { language_code: 'es' });
  expect(received).toEqual(['1.1.0']);
  await settled(remotes, choice);
  bus.emit('practice.changed', { language_code: 'es' });
  expect(received).toEqual(['1.1.0', '1.0.0']);
});

test('vitals belong to the version on whose screen the page was opened', () => {
  const { remotes } = buildRemotes('/words');
  remotes.handleShown(choice, '/words');
  remotes.handleShown(choice, '/words');
  expect(mockReports.opened.mock.calls).toEqual([[choice]]);
});

test('a page that was opened elsewhere, or by a visitor, reports no vitals', () => {
  for (const openedAt of ['/developer', null]) {
    buildRemotes(openedAt).remotes.handleShown(choice, '/words');
  }
  expect(mockReports.opened).not.toHaveBeenCalled();
});
