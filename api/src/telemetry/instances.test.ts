import { buildUser } from '../testing/factories.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { readOutcomes } from './testing/read-outcomes.ts';
import {
  failed,
  loaded,
  startTelemetry,
  times,
  type TelemetryApi,
} from './testing/start-telemetry.ts';

let database: TestDatabase;
let instances: [TelemetryApi, TelemetryApi];

beforeEach(async () => {
  database = await createTestDatabase();
  instances = [await startTelemetry({ database }), await startTelemetry({ database })];
});

afterEach(async () => {
  await Promise.all(instances.map((api) => api.stop()));
  await database.remove();
});

async function readLoads(): Promise<{ loads: number; load_failures: number }[]> {
  const rows = await readOutcomes(database.db);
  return rows.map(({ loads, load_failures }) => ({ loads, load_failures }));
}

test('no report of fifty parallel batches to two constantly writing instances is lost', async () => {
  const users = await Promise.all(Array.from({ length: 10 }, () => buildUser(database.db)));
  const batch = [...times(7, loaded()), ...times(3, failed())];
  const sent = Array.from({ length: 50 }, async (_value, index) => {
    const [api, user] = [instances[index % 2], users[index % 10]];
    if (api === undefined || user === undefined) throw new Error('There is no such instance');
    const answer = await api.report(user, batch);
    await api.telemetry.beat();
    return answer.body;
  });
  expect(await Promise.all(sent)).toEqual(Array.from({ length: 50 }, () => ({ accepted: 10 })));
  await Promise.all(instances.map(({ telemetry }) => telemetry.beat()));
  expect(await readLoads()).toEqual([{ loads: 350, load_failures: 150 }]);
  expect(await database.db('remote_histograms').where({ measure: 'load' }).select('b9')).toEqual([
    { b9: 350 },
  ]);
  expect(await database.db('remote_failures').select('occurrences')).toEqual([
    { occurrences: 150 },
  ]);
});

test('counts that cannot be written are written later', async () => {
  const [api] = instances;
  const user = await buildUser(database.db);
  await database.db.schema.renameTable('remote_failures', 'hidden');
  await api.report(user, [loaded(), failed()]);
  await expect(api.telemetry.beat()).rejects.toThrow(/remote_failures/);
  expect(await readLoads()).toEqual([]);
  await api.report(user, [loaded()]);
  await database.db.schema.renameTable('hidden', 'remote_failures');
  await api.telemetry.beat();
  expect(await readLoads()).toEqual([{ loads: 2, load_failures: 1 }]);
});

test('an instance writes its counts when it stops', async () => {
  const user = await buildUser(database.db);
  await instances[0].report(user, times(5, loaded()));
  await instances[0].telemetry.close();
  expect(await readLoads()).toEqual([{ loads: 5, load_failures: 0 }]);
});
