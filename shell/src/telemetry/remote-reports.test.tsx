import { act } from '@testing-library/react';
import { createFakeHost } from '@topwords/platform/testing';
import { buildChoice } from '../../testing/build-registry.ts';
import { messageOf } from './message-of.ts';
import { createRemoteReports } from './remote-reports.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const chosen = buildChoice();
const words = { remote: 'words', version: '1.0.0' };

function buildReports() {
  const { api } = createFakeHost();
  const sender = { add: jest.fn(), watchVitals: jest.fn() };
  const importSender = jest.fn(() => Promise.resolve(() => sender));
  const surroundings = { api, isSignedIn: () => true };
  return { sender, importSender, reports: createRemoteReports(surroundings, importSender) };
}

function wait(milliseconds: number): Promise<void> {
  return act(() => jest.advanceTimersByTimeAsync(milliseconds));
}

test('the part that sends comes after the first screen, with what was to be told meanwhile', async () => {
  const { sender, importSender, reports } = buildReports();
  reports.loaded(chosen, 250);
  reports.opened(chosen);
  reports.failed(chosen, 'render', new Error('broken'));
  await wait(900);
  expect(importSender).not.toHaveBeenCalled();
  await wait(200);
  expect(importSender).toHaveBeenCalledTimes(1);
  expect(sender.add.mock.calls).toEqual([
    [{ kind: 'loaded', ...words, duration: 250 }],
    [{ kind: 'failed', ...words, stage: 'render', message: 'Error: broken' }],
  ]);
  expect(sender.watchVitals.mock.calls).toEqual([[words]]);
  reports.loaded(chosen, 10);
  expect(sender.add).toHaveBeenCalledTimes(3);
});

test('where that part cannot be loaded, the next report asks for it again', async () => {
  const { sender, importSender, reports } = buildReports();
  importSender.mockRejectedValueOnce(new Error('offline'));
  reports.loaded(chosen, 250);
  await wait(5000);
  expect(importSender).toHaveBeenCalledTimes(1);
  reports.loaded(chosen, 10);
  await wait(1000);
  expect(sender.add).toHaveBeenCalledTimes(2);
});

test('what a developer runs is not told of', async () => {
  const { importSender, reports } = buildReports();
  const override = buildChoice({ role: 'override' });
  reports.loaded(override, 250);
  reports.opened(override);
  reports.failed(override, 'load', new Error('not started'));
  await wait(5000);
  expect(importSender).not.toHaveBeenCalled();
});

test.each([
  [
    new SyntaxError(`Unexpected token 'h', "hello my dea"... is not valid JSON`),
    /^SyntaxError: Unexpected token …, …\.\.\. is not valid JSON$/,
  ],
  [new Error('GET /api/search?q=secret+word failed'), /^Error: GET \/api\/search failed$/],
  ['plain', /^plain$/],
  [new Error('x'.repeat(500)), /^Error: x{193}$/],
])('a message holds nothing that somebody typed, and is short', (error, expected) => {
  expect(messageOf(error)).toMatch(expected);
});
