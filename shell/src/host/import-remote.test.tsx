import { buildRelease } from '@topwords/release/testing';
import { buildChoice } from '../../testing/build-registry.ts';
import { forgetFailedShares } from './federation.ts';
import { importRemote, importRemoteAgain } from './import-remote.ts';

const mockRegisterRemotes = jest.fn();
const mockLoadRemote = jest.fn();

jest.mock('./federation.ts', () => ({
  federation: {
    registerRemotes: (remotes: unknown) => mockRegisterRemotes(remotes),
    loadRemote: (id: string) => mockLoadRemote(id),
  },
  forgetFailedShares: jest.fn(),
}));

beforeEach(() => jest.clearAllMocks());

/** A version that no other test loads. */
function buildVersion(version: string, role: 'stable' | 'override' = 'stable') {
  return buildChoice({ release: buildRelease({ version }), role });
}

function registered(): string[] {
  return mockRegisterRemotes.mock.calls.flat(2).map(({ name }) => name);
}

test('a version is loaded once, under its own name', async () => {
  const exposed = jest.fn();
  mockLoadRemote.mockResolvedValue({ default: exposed });
  const chosen = buildVersion('1.1.0');
  const [first, second] = await Promise.all([importRemote(chosen), importRemote(chosen)]);
  expect(first).toBe(second);
  expect(first.exposed).toBe(exposed);
  expect(first.duration).toBeGreaterThanOrEqual(0);
  expect(mockLoadRemote.mock.calls).toEqual([['words@1.1.0/remote']]);
});

test('versions are never mistaken for each other, nor for an override', async () => {
  mockLoadRemote.mockResolvedValue({ default: jest.fn() });
  await importRemote(buildVersion('1.2.0'));
  await importRemote(buildVersion('1.3.0'));
  await importRemote(buildVersion('1.3.0', 'override'));
  expect(registered()).toEqual(['words@1.2.0', 'words@1.3.0', 'words@override']);
});

test('a failure is cached until a retry, which uses a changed address', async () => {
  mockLoadRemote.mockRejectedValueOnce(new Error('unreachable'));
  const chosen = buildVersion('1.4.0');
  await expect(importRemote(chosen)).rejects.toThrow('unreachable');
  await expect(importRemote(chosen)).rejects.toThrow('unreachable');
  mockLoadRemote.mockResolvedValueOnce({ default: jest.fn() });
  await importRemoteAgain(chosen);
  expect(mockRegisterRemotes.mock.calls.flat(2)).toEqual([
    expect.objectContaining({ name: 'words@1.4.0' }),
    expect.objectContaining({
      name: 'words@1.4.0~1',
      entry: 'http://localhost/remotes/words/1.4.0/remote-entry.js?retry=1',
    }),
  ]);
  expect(forgetFailedShares).toHaveBeenCalledTimes(2);
});

test('a release without a hash is not requested when hashes are required', async () => {
  const chosen = { ...buildVersion('1.5.0'), isHashDemanded: true };
  await expect(importRemote(chosen)).rejects.toThrow('has no hash');
  expect(mockRegisterRemotes).not.toHaveBeenCalled();
});

test('a module that does not load in time is rejected', async () => {
  jest.useFakeTimers();
  mockLoadRemote.mockReturnValue(new Promise(() => undefined));
  const loading = importRemote(buildVersion('1.6.0'));
  const reason = loading.catch(({ message }: Error) => message);
  jest.advanceTimersByTime(20_000);
  expect(await reason).toContain('did not answer in time');
  jest.useRealTimers();
});
