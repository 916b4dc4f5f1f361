import { migrations } from '../db/migrations.ts';
import { buildUser } from '../testing/factories.ts';
import { readOutcomes } from './testing/read-outcomes.ts';
import { canaryOf, snapshotOf } from './testing/snapshots.ts';
import {
  failed,
  loaded,
  startTelemetry,
  times,
  type TelemetryApi,
} from './testing/start-telemetry.ts';

let api: TelemetryApi;

beforeEach(async () => {
  api = await startTelemetry();
});

afterEach(() => api.stop());

test('reports are counted by remote, version and minute, without the account', async () => {
  const user = await buildUser(api.db);
  api.clock.now += 12_345;
  const answer = await api.report(user, [
    loaded(),
    loaded('1.0.0', 9000),
    failed('1.0.0', { stage: 'start' }),
    { kind: 'vital', remote: 'words', version: '1.0.0', name: 'LCP', value: 1800 },
    { kind: 'vital', remote: 'words', version: '1.0.0', name: 'CLS', value: 0 },
  ]);
  expect(answer).toMatchObject({ status: 200, body: { accepted: 5 } });
  await api.telemetry.beat();
  expect(await readOutcomes(api.db)).toEqual([
    {
      remote: 'words',
      version: '1.0.0',
      trial: 0,
      minute: Date.parse('2026-11-20T09:30:00Z'),
      loads: 2,
      load_failures: 0,
      start_failures: 1,
      render_failures: 0,
      event_failures: 0,
      broken_loads: 0,
    },
  ]);
  const histograms = await api
    .db('remote_histograms')
    .whereNot({ measure: 'outcomes' })
    .orderBy('measure');
  expect(histograms).toMatchObject([
    { measure: 'CLS', b0: 1, b1: 0 },
    { measure: 'LCP', b15: 1 },
    { measure: 'load', b9: 1, b20: 1 },
  ]);
  const tables = ['remote_histograms', 'remote_failures'];
  const rows = await Promise.all(tables.map((table) => api.db(table)));
  expect(JSON.stringify(rows)).not.toContain(user.id);
});

test('counts of an older release are moved into the ledger, once', async () => {
  const version = { remote: 'words', version: '0.9.0', trial: 0, minute: 60_000 };
  await api.db('remote_minutes').insert({ ...version, loads: 5, start_failures: 2 });
  const migration = migrations.find(({ name }) => name === '0064_outcomes_in_remote_histograms');
  await migration?.up(api.db);
  await migration?.up(api.db);
  expect(await readOutcomes(api.db)).toMatchObject([{ ...version, loads: 5, start_failures: 2 }]);
});

test('reports of versions that are not live are dropped', async () => {
  const user = await buildUser(api.db);
  const canary = canaryOf('2.0.0');
  api.registry.snapshot = snapshotOf({ stable: '1.1.0', previous: '1.0.0', canary });
  const answer = await api.report(user, [
    loaded('1.1.0'),
    loaded('1.0.0'),
    loaded('2.0.0'),
    loaded('9.9.9'),
    { ...loaded(), remote: 'constructor' },
    { ...loaded(), remote: '<b>' },
  ]);
  expect(answer.body).toEqual({ accepted: 3 });
  await api.telemetry.beat();
  expect(await readOutcomes(api.db)).toMatchObject([
    { version: '1.0.0', trial: 0 },
    { version: '1.1.0', trial: 0 },
    { version: '2.0.0', trial: canary.started_at },
  ]);
});

test('an open page may report its version for an hour after it left the snapshot', async () => {
  const user = await buildUser(api.db);
  await api.telemetry.beat();
  api.registry.snapshot = snapshotOf({ stable: '1.1.0' });
  api.clock.now += 60 * 60_000;
  expect((await api.report(user, [loaded()])).body).toEqual({ accepted: 1 });
  api.clock.now += 1;
  expect((await api.report(user, [loaded()])).body).toEqual({ accepted: 0 });
});

test.each<[string, unknown]>([
  ['no list', { reports: loaded() }],
  ['an empty list', { reports: [] }],
  ['more reports than one call takes', { reports: times(51, loaded()) }],
  ['a negative time', { reports: [loaded('1.0.0', -1)] }],
  ['a time over the maximum', { reports: [loaded('1.0.0', 600_001)] }],
  ['no number', { reports: [loaded('1.0.0', Number.NaN)] }],
  ['a long message', { reports: [failed('1.0.0', { message: 'x'.repeat(201) })] }],
  ['an unknown stage', { reports: [{ ...failed(), stage: 'loads' }] }],
  ['an unknown vital', { reports: [{ ...loaded(), kind: 'vital', name: '__proto__', value: 1 }] }],
  ['an invalid version', { reports: [loaded('1; DROP TABLE remote_minutes')] }],
])('%s is refused', async (_name, json) => {
  const user = await buildUser(api.db);
  const answer = await api.call('/api/remotes/reports', { user, json });
  expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
});

test('hostile bodies are refused', async () => {
  const user = await buildUser(api.db);
  const headers = { 'Content-Type': 'application/json' };
  const send = (body: string) => api.call('/api/remotes/reports', { user, headers, body });
  const infinite = JSON.stringify({ reports: [loaded()] }).replace('450', '1e999');
  expect((await send(infinite)).body).toMatchObject({ code: 'validation_failed' });
  const none = JSON.stringify({ reports: [loaded()] }).replace('450', 'NaN');
  expect((await send(none)).body).toMatchObject({ code: 'malformed_json' });
  expect((await send(`"${'x'.repeat(200_000)}"`)).body).toMatchObject({ code: 'body_too_large' });
  const call = await api.call('/api/remotes/reports', { json: { reports: [loaded()] } });
  expect(call.body).toMatchObject({ code: 'token_missing' });
});

test('messages in any script are stored, cleaned and counted', async () => {
  const user = await buildUser(api.db);
  const messages = [
    'дом 😀',
    'half \ud800 of a pair',
    'a\u0000b',
    'at https://x.example/a?token=b',
    '',
  ];
  const reports = messages.map((message) => failed('1.0.0', { message }));
  expect((await api.report(user, [...reports, ...reports])).body).toEqual({ accepted: 10 });
  await api.telemetry.beat();
  const rows = await api.db('remote_failures').select('message', 'occurrences');
  expect(rows.toSorted((a, b) => (a.message < b.message ? -1 : 1))).toEqual(
    ['', 'a b', 'at https://x.example/a', 'half \ufffd of a pair', 'дом 😀'].map((message) => ({
      message,
      occurrences: 2,
    })),
  );
});

test('the twenty newest distinct failures of a version are stored', async () => {
  const user = await buildUser(api.db);
  for (const group of [0, 1, 2]) {
    const reports = Array.from({ length: 10 }, (_value, index) =>
      failed('1.0.0', { message: `failure ${group}-${index}` }),
    );
    api.clock.now += 1000;
    await api.report(user, reports);
    await api.telemetry.beat();
  }
  const rows = await api.db('remote_failures').orderBy('message').select('message');
  expect(rows).toHaveLength(20);
  expect(rows[0]).toEqual({ message: 'failure 1-0' });
});

test('an account that sends too many reports must wait', async () => {
  const user = await buildUser(api.db);
  const batch = times(50, loaded());
  for (let call = 0; call < 12; call += 1) {
    expect((await api.report(user, batch)).status).toBe(200);
  }
  const refused = await api.report(user, [loaded()]);
  expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_attempts' } });
  expect((await api.report(await buildUser(api.db), [loaded()])).status).toBe(200);
});

test('counts are deleted after thirty days', async () => {
  const user = await buildUser(api.db);
  await api.report(user, [loaded(), failed()]);
  await api.telemetry.beat();
  api.clock.now += 30 * 24 * 60 * 60_000;
  await api.telemetry.beat();
  expect(await readOutcomes(api.db)).toHaveLength(1);
  api.clock.now += 60 * 60_000;
  await api.telemetry.beat();
  for (const table of ['remote_histograms', 'remote_failures']) {
    expect(await api.db(table)).toEqual([]);
  }
});
