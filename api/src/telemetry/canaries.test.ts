import { createLog } from '../logging/log.ts';
import { buildUser } from '../testing/factories.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { readOutcomes } from './testing/read-outcomes.ts';
import { canaryOf, snapshotOf } from './testing/snapshots.ts';
import {
  failed,
  loaded,
  startTelemetry,
  times,
  type TelemetryApi,
} from './testing/start-telemetry.ts';

const canary = canaryOf('2.0.0');
const snapshot = snapshotOf({ canary });

let database: TestDatabase;
let lines: string[];
let first: TelemetryApi;
let second: TelemetryApi;

beforeEach(async () => {
  database = await createTestDatabase();
  lines = [];
  const log = createLog('warn', { write: (line: string) => lines.push(line) });
  first = await startTelemetry({ database, snapshot, log });
  second = await startTelemetry({ database, snapshot, log });
});

afterEach(async () => {
  await Promise.all([first.stop(), second.stop()]);
  await database.remove();
});

async function beat(): Promise<void> {
  await first.telemetry.beat();
  await second.telemetry.beat();
}

test('a failing canary is stopped once, on all instances, and stays stopped', async () => {
  const user = await buildUser(database.db);
  await first.report(user, [...times(30, loaded()), ...times(9, failed('2.0.0'))]);
  await second.report(user, times(9, failed('2.0.0')));
  await beat();
  await beat();
  expect(first.telemetry.stopped()).toEqual([]);
  await second.report(user, [failed('2.0.0')]);
  await second.telemetry.beat();
  expect(second.telemetry.stopped()).toEqual(['words@2.0.0']);
  await first.telemetry.beat();
  expect(first.telemetry.stopped()).toEqual(['words@2.0.0']);

  expect(await database.db('canary_stops')).toEqual([
    {
      canary_id: 'words@2.0.0',
      started_at: canary.started_at,
      remote: 'words',
      version: '2.0.0',
      stopped_at: second.clock.now,
      reason:
        '19 of 19 attempts (100 %) failed, against 0 of 30 attempts (0 %) of the stable version; the limit is 5 % more',
    },
  ]);
  const stops = lines.filter((line) => line.includes('canary stopped'));
  expect(stops).toHaveLength(1);
  await first.report(user, times(50, loaded('2.0.0')));
  await beat();
  expect(first.telemetry.stopped()).toEqual(['words@2.0.0']);
});

test('two instances that see the failures at the same time stop it once', async () => {
  const user = await buildUser(database.db);
  await first.report(user, times(20, failed('2.0.0')));
  await first.telemetry.close();
  await database.db('canary_stops').delete();
  lines.length = 0;
  const third = await startTelemetry({ database, snapshot });
  await Promise.all([second.telemetry.beat(), third.telemetry.beat()]);
  expect(await database.db('canary_stops').select('canary_id')).toHaveLength(1);
  await third.stop();
});

test('an instance that starts later knows what has stopped', async () => {
  const user = await buildUser(database.db);
  await first.report(user, times(20, failed('2.0.0')));
  await first.telemetry.beat();
  const third = await startTelemetry({ database, snapshot });
  await third.telemetry.start();
  expect(third.telemetry.stopped()).toEqual(['words@2.0.0']);
  await third.stop();
});

test('a later canary of the same version starts over', async () => {
  const user = await buildUser(database.db);
  await first.report(user, times(20, failed('2.0.0')));
  await first.telemetry.beat();
  const again = canaryOf('2.0.0', { started_at: canary.started_at + 1 });
  first.registry.snapshot = snapshotOf({ canary: again, sequence: 2 });
  expect(first.telemetry.stopped()).toEqual([]);
  await first.telemetry.beat();
  expect(first.telemetry.stopped()).toEqual([]);
  await first.report(user, times(20, failed('2.0.0')));
  await first.telemetry.beat();
  expect(first.telemetry.stopped()).toEqual(['words@2.0.0']);
  expect(await database.db('canary_stops')).toHaveLength(2);
});

test('a canary continues if it fails no more than the stable version, or failed long ago', async () => {
  const user = await buildUser(database.db);
  for (const version of ['1.0.0', '2.0.0']) {
    await first.report(user, [...times(20, loaded(version)), ...times(20, failed(version))]);
  }
  await beat();
  expect(first.telemetry.stopped()).toEqual([]);
  await first.report(user, times(20, failed('2.0.0')));
  first.clock.now += 31 * 60_000;
  await first.telemetry.beat();
  expect(first.telemetry.stopped()).toEqual([]);
});

test('repeated failures in one load count once', async () => {
  const [restless, ...others] = await Promise.all(
    Array.from({ length: 11 }, () => buildUser(database.db)),
  );
  if (restless === undefined) throw new Error('There is no user');
  const broken = failed('2.0.0', { stage: 'event' });
  await first.report(restless, [...times(49, broken), loaded('2.0.0')]);
  for (const user of others) await first.report(user, times(3, loaded('2.0.0')));
  await first.telemetry.beat();
  expect(first.telemetry.stopped()).toEqual([]);
  expect(await readOutcomes(database.db)).toMatchObject([{ event_failures: 49, broken_loads: 1 }]);
  for (const user of others) await first.report(user, [broken]);
  await first.telemetry.beat();
  expect(first.telemetry.stopped()).toEqual(['words@2.0.0']);
});

test('a slow canary is stopped', async () => {
  const user = await buildUser(database.db);
  await first.report(user, [...times(20, loaded()), ...times(20, loaded('2.0.0', 3400))]);
  await first.telemetry.beat();
  expect(first.telemetry.stopped()).toEqual(['words@2.0.0']);
});
