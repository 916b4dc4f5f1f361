import { openDatabase, type Database } from '../db/open-database.ts';
import { buildUser } from '../testing/factories.ts';
import { startApi } from '../testing/start-api.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';

let database: TestDatabase;
/** For a user that `read_only` restricts, unlike the tests' own. */
let db: Database;
const password = 'only for this test';

beforeEach(async () => {
  database = await createTestDatabase();
  const url = new URL(database.url);
  const name = url.pathname.slice(1);
  await database.db.raw(`CREATE USER '${name.slice(-12)}'@'%' IDENTIFIED BY '${password}'`);
  await database.db.raw(`GRANT ALL PRIVILEGES ON ${name}.* TO '${name.slice(-12)}'@'%'`);
  url.username = name.slice(-12);
  url.password = password;
  db = openDatabase(url.href);
});
afterEach(async () => {
  await database.db.raw('SET GLOBAL read_only = 0');
  await db.destroy();
  await database.db.raw(`DROP USER '${new URL(database.url).pathname.slice(-12)}'@'%'`);
  await database.remove();
});

test('a read-only server refuses saving with a reason, and still serves reads', async () => {
  const api = await startApi({ database: { ...database, db } });
  try {
    const user = await buildUser(db);
    const save = () =>
      api.call('/api/words/setstatus', { user, json: { word_id: 21, action: 'learned' } });
    expect((await save()).status).toBe(200);
    await database.db.raw('SET GLOBAL read_only = 1');
    expect((await api.call('/readyz')).body).toMatchObject({ status: 'read_only' });
    expect(await save()).toMatchObject({ status: 503, body: { code: 'saving_unavailable' } });
    expect((await api.call('/api/words/es', { user })).status).toBe(200);
    await database.db.raw('SET GLOBAL read_only = 0');
    expect((await save()).status).toBe(200);
    api.clock.now += 20_000;
    expect((await api.call('/readyz')).body).toMatchObject({ status: 'ok' });
  } finally {
    await api.stop();
  }
});
