import { setTimeout as wait } from 'node:timers/promises';
import { favoriteRoutes } from '../favorites/routes.ts';
import { createDownloads } from '../routing/downloads.ts';
import { buildUser } from '../testing/factories.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';
import { startTcpProxy, type TcpProxy } from '../testing/tcp-proxy.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import type { User } from '../users/user-repository.ts';
import { inTransaction } from './in-transaction.ts';
import { openDatabase, type Database } from './open-database.ts';

let database: TestDatabase;
let proxy: TcpProxy;
/** Connects through the proxy. */
let db: Database;
let api: TestApi;
let user: User;

beforeAll(async () => {
  database = await createTestDatabase();
  proxy = await startTcpProxy(database.url);
  db = openDatabase(proxy.url, { silenceMilliseconds: 15_000 });
  api = await startApi({
    database: { ...database, db },
    routes: favoriteRoutes({ downloads: createDownloads() }),
  });
  user = await buildUser(database.db);
});
afterAll(async () => {
  await api.stop();
  await db.destroy();
  await proxy.close();
  await database.remove();
});

const range = (length: number) => Array.from({ length }, (_, index) => index);
const read = () => api.call('/api/words/es', { user });
const mark = () =>
  api.call('/api/words/setstatus', { user, json: { word_id: 21, action: 'learned', value: true } });
const settings = () => api.call('/api/practice/settings', { user, json: { new_words_a_day: 7 } });
const calls = [read, mark, settings];

/** Many concurrent calls, so that the pool has many connections. */
async function statusesOfAll(): Promise<number[]> {
  const answers = await Promise.all(range(18).map((index) => calls[index % 3]?.() ?? read()));
  return [...new Set(answers.map(({ status }) => status))];
}

test('idle connections that were cut fail no call', async () => {
  expect(await statusesOfAll()).toEqual([200]);
  await proxy.cut();
  await proxy.mend();
  expect(await statusesOfAll()).toEqual([200]);
});

/** Ends all connections to the server except our own. */
async function endConnections(): Promise<void> {
  const [ids] = (await database.db.raw(
    'SELECT id AS id FROM information_schema.processlist WHERE db = DATABASE() AND id <> CONNECTION_ID()',
  )) as [{ id: number }[]];
  for (const { id } of ids) await database.db.raw('KILL ?', [id]).catch(() => undefined);
}

test('connections that the server ends during use fail no call', async () => {
  for (const _ of range(4)) {
    const calling = statusesOfAll();
    await endConnections();
    expect(await calling).toEqual([200]);
  }
});

type Disruption = (transaction: Database) => Promise<void>;

const total = () => database.db('counters').first('total');

/** The COMMIT is lost on its way; the client cannot know that it never arrived. */
async function loseCommit(): Promise<void> {
  proxy.hang();
  setImmediate(() => void proxy.cut().then(() => proxy.mend()));
}

/** Also ends the transaction's own connection. */
const endOwnConnection: Disruption = async (transaction) => {
  await endConnections();
  await transaction('counters').first();
};

describe('a transaction', () => {
  let runs: number;

  beforeEach(async () => {
    runs = 0;
    await database.db.raw('CREATE TABLE counters (id INTEGER PRIMARY KEY, total INTEGER)');
    await database.db('counters').insert({ id: 1, total: 0 });
  });
  afterEach(() => database.db.schema.dropTable('counters'));

  /** Adds one; before the first commit, it disrupts the connection. */
  function count(disrupt: Disruption, isRepeatable: boolean): Promise<number> {
    const work = async (transaction: Database) => {
      await transaction('counters').increment('total');
      runs += 1;
      if (runs === 1) await disrupt(transaction);
      return runs;
    };
    return inTransaction(db, work, { isRepeatable });
  }

  test('whose connection is lost before its COMMIT is retried', async () => {
    expect(await count(endOwnConnection, false)).toBe(2);
    expect(await total()).toEqual({ total: 1 });
  });

  test('whose COMMIT is lost is not retried', async () => {
    await expect(count(loseCommit, false)).rejects.toMatchObject({ fatal: true });
    expect(runs).toBe(1);
  });

  test('whose COMMIT is lost is retried if it is repeatable', async () => {
    expect(await count(loseCommit, true)).toBe(2);
  });
});

test('a silent server is given up, further calls fail immediately, and its return is noticed', async () => {
  expect((await read()).status).toBe(200);
  proxy.hang();
  const begun = performance.now();
  const first = await Promise.all(range(12).map(() => read()));
  expect(performance.now() - begun).toBeLessThan(4500);
  expect([...new Set(first.map(({ status }) => status))]).toEqual([503]);
  expect(first[0]?.body).toMatchObject({ code: 'database_unavailable' });
  const second = performance.now();
  const later = await mark();
  expect(performance.now() - second).toBeLessThan(500);
  expect(later.status).toBe(503);
  expect(Number(later.headers.get('Retry-After'))).toBeGreaterThan(0);
  await proxy.mend();
  while ((await api.call('/readyz')).status !== 200) await wait(50);
  expect(await statusesOfAll()).toEqual([200]);
});
