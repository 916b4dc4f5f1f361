import { act } from '@testing-library/react';
import { reportRemotes } from '@topwords/platform/contracts';
import { createFakeHost } from '@topwords/remote-kit/testing';
import { onCLS, onLCP, type LCPMetric } from 'web-vitals';
import { buildChoice } from '../../testing/build-registry.ts';
import { messageOf } from './message-of.ts';
import { createRemoteReports } from './remote-reports.ts';
import { watchVitals } from './watch-vitals.ts';

jest.mock('web-vitals');
beforeEach(() => {
  jest.clearAllMocks();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

const chosen = buildChoice();
const words = { remote: 'words', version: '1.0.0' };

function buildReports() {
  const { api } = createFakeHost();
  api.answer(reportRemotes, { accepted: 1 });
  const importVitals = jest.fn(() => Promise.resolve(watchVitals));
  const reports = createRemoteReports({ api, isSignedIn: () => true }, importVitals);
  const sent = () => api.sent(reportRemotes).map(({ body }) => body.reports);
  return { sent, importVitals, reports };
}

function wait(milliseconds: number): Promise<void> {
  return act(() => jest.advanceTimersByTimeAsync(milliseconds));
}

test('a visit that ends immediately is reported, with its failure', async () => {
  const { sent, reports } = buildReports();
  reports.loaded(chosen, 250);
  reports.failed(chosen, 'render', new Error('broken'));
  dispatchEvent(new Event('pagehide'));
  await wait(0);
  expect(sent()).toEqual([
    [
      { kind: 'loaded', ...words, duration: 250 },
      { kind: 'failed', ...words, stage: 'render', message: 'Error: broken' },
    ],
  ]);
});

test('web vitals are measured after the first screen, for the version that the page was opened on', async () => {
  const { sent, importVitals, reports } = buildReports();
  reports.opened(chosen);
  reports.opened(buildChoice());
  await wait(900);
  expect(importVitals).not.toHaveBeenCalled();
  await wait(200);
  expect(onCLS).toHaveBeenCalledTimes(1);
  const [emitVital] = jest.mocked(onLCP).mock.calls[0] ?? [];
  emitVital?.({ name: 'LCP', value: 812.5 } as LCPMetric);
  await wait(10_000);
  expect(sent()).toEqual([[{ kind: 'vital', ...words, name: 'LCP', value: 812.5 }]]);
});

test('everything else is reported when the measuring code cannot be loaded', async () => {
  const { sent, importVitals, reports } = buildReports();
  importVitals.mockRejectedValueOnce(new Error('offline'));
  reports.opened(chosen);
  await wait(5000);
  reports.loaded(chosen, 10);
  await wait(10_000);
  expect(sent()).toEqual([[{ kind: 'loaded', ...words, duration: 10 }]]);
});

test('overrides are not reported', async () => {
  const { sent, importVitals, reports } = buildReports();
  const override = buildChoice({ role: 'override' });
  reports.loaded(override, 250);
  reports.opened(override);
  reports.failed(override, 'load', new Error('not started'));
  await wait(20_000);
  expect(importVitals).not.toHaveBeenCalled();
  expect(sent()).toEqual([]);
});

test.each([
  [
    new SyntaxError(`Unexpected token 'h', "hello my dea"... is not valid JSON`),
    /^SyntaxError: Unexpected token …, …\.\.\. is not valid JSON$/,
  ],
  [new Error('GET /api/search?q=secret+word failed'), /^Error: GET \/api\/search failed$/],
  ['plain', /^plain$/],
  [new Error('x'.repeat(500)), /^Error: x{193}$/],
])('a message contains nothing that a learner typed, and is short', (error, expected) => {
  expect(messageOf(error)).toMatch(expected);
});
