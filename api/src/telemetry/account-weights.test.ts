import type { User } from '../users/user-repository.ts';
import { buildUser } from '../testing/factories.ts';
import { canaryOf, snapshotOf } from './testing/snapshots.ts';
import {
  failed,
  loaded,
  startTelemetry,
  times,
  type TelemetryApi,
} from './testing/start-telemetry.ts';

const bounds = { minimum_loads: 20, failure_excess: 0.02, load_time_ratio: 1.5 };

let api: TelemetryApi;
let forger: User;
let others: User[];

beforeEach(async () => {
  api = await startTelemetry({ snapshot: snapshotOf({ canary: canaryOf('2.0.0', { bounds }) }) });
  forger = await buildUser(api.db);
  others = await Promise.all(Array.from({ length: 10 }, () => buildUser(api.db)));
});
afterEach(() => api.stop());

async function reportEach(...reports: unknown[]): Promise<void> {
  for (const user of others) await api.report(user, reports);
}

async function stopped(): Promise<readonly string[]> {
  await api.telemetry.beat();
  return api.telemetry.stopped();
}

test('failures invented by one account do not stop a canary; those of several do', async () => {
  await reportEach(loaded(), loaded(), loaded(), loaded(), loaded('2.0.0'), loaded('2.0.0'));
  for (let batch = 0; batch < 4; batch += 1) {
    await api.report(forger, times(50, failed('2.0.0')));
  }
  expect(await stopped()).toEqual([]);
  await reportEach(failed('2.0.0'));
  expect(await stopped()).toEqual(['words@2.0.0']);
});

test('failing renders and events of one account do not stop a canary', async () => {
  await reportEach(loaded(), loaded(), loaded('2.0.0'), loaded('2.0.0'));
  const broken = failed('2.0.0', { stage: 'event' });
  await api.report(forger, [...times(20, loaded('2.0.0')), ...times(20, broken)]);
  expect(await stopped()).toEqual([]);
  await reportEach(broken);
  expect(await stopped()).toEqual(['words@2.0.0']);
});

test('a canary that fails for a few accounts is still stopped', async () => {
  await reportEach(...times(20, loaded()));
  for (const user of others.slice(0, 5)) await api.report(user, times(4, failed('2.0.0')));
  expect(await stopped()).toEqual(['words@2.0.0']);
});

test('load times invented by one account do not stop a canary', async () => {
  await reportEach(...times(4, loaded()), ...times(2, loaded('2.0.0')));
  await api.report(forger, times(50, loaded('2.0.0', 60_000)));
  await api.report(forger, times(50, loaded('1.0.0', 1)));
  expect(await stopped()).toEqual([]);
});

test('reports of accounts that do not get the canary do not count', async () => {
  const canary = canaryOf('2.0.0', { percent: 0 });
  api.registry.snapshot = snapshotOf({ canary });
  await reportEach(...times(4, failed('2.0.0')));
  expect(await stopped()).toEqual([]);
});

test('the figures include all reports', async () => {
  await api.report(forger, [...times(30, failed('2.0.0')), loaded('2.0.0')]);
  await api.telemetry.beat();
  const answer = await api.call('/api/remotes?format=json');
  expect(answer.body).toMatchObject({
    remotes: [{ versions: [{ version: '1.0.0' }, { version: '2.0.0', loads: 1, failures: 30 }] }],
  });
});
