import { act } from '@testing-library/react';
import { createApiFailure } from '@topwords/platform/client';
import { reportRemotes, type RemoteReport } from '@topwords/platform/contracts';
import { createFakeHost } from '@topwords/remote-kit/testing';
import { createReportSender } from './report-sender.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

const words = { remote: 'words', version: '1.0.0' };
const loaded: RemoteReport = { kind: 'loaded', ...words, duration: 300 };
const failed: RemoteReport = { kind: 'failed', ...words, stage: 'load', message: 'Error: gone' };

function buildSender() {
  const { api } = createFakeHost();
  const learner = { isSignedIn: true };
  api.answer(reportRemotes, { accepted: 1 });
  const add = createReportSender({ api, isSignedIn: () => learner.isSignedIn });
  const sent = () => api.sent(reportRemotes).map(({ body }) => body.reports);
  return { api, add, sent, learner };
}

function wait(milliseconds: number): Promise<void> {
  return act(() => jest.advanceTimersByTimeAsync(milliseconds));
}

function hide(): void {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  jest.restoreAllMocks();
}

test('reports within ten seconds are sent in one call', async () => {
  const { add, sent } = buildSender();
  add(loaded);
  await wait(5000);
  add({ ...loaded, remote: 'ai' });
  await wait(4900);
  expect(sent()).toEqual([]);
  await wait(200);
  expect(sent()).toEqual([[loaded, { ...loaded, remote: 'ai' }]]);
  await wait(60_000);
  expect(sent()).toHaveLength(1);
});

test('a failure is sent soon, together with waiting reports', async () => {
  const { add, sent } = buildSender();
  add(loaded);
  add(failed);
  await wait(600);
  expect(sent()).toEqual([[loaded, failed]]);
});

test('a hidden page sends the remaining reports, with calls that outlive it', async () => {
  const { api, add, sent } = buildSender();
  const send = jest.spyOn(api, 'send');
  add(loaded);
  hide();
  expect(send.mock.calls[0]?.[2]).toEqual({ keepalive: true });
  await wait(0);
  expect(sent()).toEqual([[loaded]]);
  hide();
  expect(sent()).toHaveLength(1);
});

test('a page that is left without being hidden sends the remaining reports', async () => {
  const { add, sent } = buildSender();
  add(loaded);
  dispatchEvent(new Event('pagehide'));
  await wait(0);
  expect(sent()).toEqual([[loaded]]);
});

test('reports of a hidden page are sent immediately', async () => {
  const { add, sent } = buildSender();
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  add(loaded);
  jest.restoreAllMocks();
  await wait(0);
  expect(sent()).toEqual([[loaded]]);
});

test('reports that did not reach the server are sent again, at most three times', async () => {
  const { api, add, sent } = buildSender();
  api.refuse(reportRemotes, createApiFailure(500, { code: 'no_response', detail: 'Offline' }));
  add(failed);
  await wait(120_000);
  expect(sent()).toEqual([[failed], [failed], [failed]]);
});

test('reports that the server refused are dropped', async () => {
  const { api, add, sent } = buildSender();
  api.refuse(reportRemotes, createApiFailure(429, { code: 'too_many_attempts', detail: 'Wait' }));
  add(failed);
  await wait(120_000);
  expect(sent()).toHaveLength(1);
});

test('nothing is sent after signing out', async () => {
  const { add, sent, learner } = buildSender();
  add(failed);
  learner.isSignedIn = false;
  await wait(20_000);
  learner.isSignedIn = true;
  await wait(20_000);
  expect(sent()).toEqual([]);
});

test('a batch is limited by the contract, and contains no durations of a sleeping page', async () => {
  const { add, sent } = buildSender();
  add({ ...loaded, duration: 3_600_000 });
  for (let count = 0; count < 60; count += 1) add(loaded);
  await wait(10_000);
  expect(sent().map(({ length }) => length)).toEqual([50]);
});
