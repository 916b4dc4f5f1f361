import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { createAttemptLimits } from '../auth/attempt-limits.ts';
import {
  acme,
  buildKey,
  startPartners,
  translateCasa,
  type PartnersApi,
} from '../partners/testing/start-partners.ts';
import { startTcpProxy } from '../testing/tcp-proxy.ts';
import type { User } from '../users/user-repository.ts';
import { buildBudget } from '../budget/testing/build-budget.ts';
import { buildBank, buildUser } from '../testing/factories.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { createOpenAiTranslationEngine } from '../translate/outside/openai-translation-engine.ts';
import { translateRoutes } from '../translate/routes.ts';
import { json, startOutsideServer } from '../translate/testing/outside-server.ts';
import { createCatalogue } from '../bank/catalogue.ts';
import type { LimitStore } from './limit-store.ts';
import { openRedisStore } from './open-redis-store.ts';
import { redisUrl } from './testing/redis-url.ts';

interface LogLine {
  level: number;
  msg: string;
}

const endings: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const end of endings.splice(0).toReversed()) await end();
});

interface OpenedStore {
  store: LimitStore;
  lines: LogLine[];
  /** Resolve when the log says that Redis is unavailable, and that it is available again. */
  away: Promise<void>;
  back: Promise<void>;
}

async function open(url = redisUrl()): Promise<OpenedStore> {
  const lines: LogLine[] = [];
  const [away, back] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  function write(text: string): void {
    const line = JSON.parse(text) as LogLine;
    lines.push(line);
    if (line.msg.startsWith('Redis is unavailable')) away.resolve();
    if (line.msg.startsWith('Redis is available')) back.resolve();
  }
  const store = await openRedisStore(url, pino({}, { write }));
  endings.push(() => store.close());
  return { store, lines, away: away.promise, back: back.promise };
}

async function startProxy() {
  const proxy = await startTcpProxy(redisUrl());
  endings.push(() => proxy.close());
  return proxy;
}

/** A limiter of two points with an unused key. */
function limiterOf(store: LimitStore, refusesAlone = false) {
  const options = { keyPrefix: 'test', points: 2, duration: 60, refusesAlone };
  const limiter = store.limiter(options);
  return (key: string) =>
    limiter.consume(key).then(
      () => 'passed',
      (rejection: unknown) => (rejection instanceof Error ? rejection.message : 'refused'),
    );
}

test.each([false, true])('instances count together (refusing alone: %s)', async (refusesAlone) => {
  const [first, second] = [await open(), await open()];
  const key = randomUUID();
  const one = limiterOf(first.store, refusesAlone);
  const other = limiterOf(second.store, refusesAlone);
  expect([await one(key), await other(key), await one(key), await other(key)]).toEqual([
    'passed',
    'passed',
    'refused',
    'refused',
  ]);
  expect([...first.lines, ...second.lines]).toEqual([]);
});

test('of fifty concurrent attempts on two instances, exactly the allowed number pass', async () => {
  const [first, second] = [await open(), await open()];
  const key = randomUUID();
  const [one, other] = [limiterOf(first.store), limiterOf(second.store)];
  const results = await Promise.all(
    Array.from({ length: 25 }, () => [one(key), other(key)]).flat(),
  );
  expect(results.filter((answer) => answer === 'passed')).toHaveLength(2);
  expect(results.filter((answer) => answer === 'refused')).toHaveLength(48);
});

test('while Redis is cut off each instance counts in memory, and logs it once', async () => {
  const proxy = await startProxy();
  const { store, lines, back } = await open(proxy.url);
  const consume = limiterOf(store);
  const key = randomUUID();
  expect(await consume(key)).toBe('passed');
  await proxy.cut();
  // Counts start at zero: those in Redis are out of reach.
  expect([await consume(key), await consume(key), await consume(key)]).toEqual([
    'passed',
    'passed',
    'refused',
  ]);
  await proxy.mend();
  await back;
  expect([await consume(key), await consume(key)]).toEqual(['passed', 'refused']);
  expect(lines.map(({ level, msg }) => [level, msg])).toEqual([
    [40, 'Redis is unavailable: limits are counted in memory'],
    [30, 'Redis is available again: limits are counted there'],
  ]);
});

test('a request waits only once for a silent Redis, however often it is counted', async () => {
  const proxy = await startProxy();
  const { store, lines, away, back } = await open(proxy.url);
  const consume = limiterOf(store);
  proxy.hang();
  const key = randomUUID();
  const begun = performance.now();
  const results = [await consume(key), await consume(key), await consume(key), await consume(key)];
  expect(performance.now() - begun).toBeLessThan(2 * 250);
  expect(results).toEqual(['passed', 'passed', 'refused', 'refused']);
  await away;
  await proxy.mend();
  await back;
  const other = limiterOf((await open()).store);
  const shared = randomUUID();
  expect([await consume(shared), await other(shared), await consume(shared)]).toEqual([
    'passed',
    'passed',
    'refused',
  ]);
  expect(lines.map(({ msg }) => msg.split(':')[0])).toEqual([
    'Redis is unavailable',
    'Redis is available again',
  ]);
});

test('without Redis the API starts and counts in memory', async () => {
  const proxy = await startProxy();
  await proxy.cut();
  const { store, lines } = await open(proxy.url);
  const consume = limiterOf(store);
  const key = randomUUID();
  expect([await consume(key), await consume(key), await consume(key)]).toEqual([
    'passed',
    'passed',
    'refused',
  ]);
  expect(lines.filter(({ level }) => level >= 40)).toHaveLength(1);
});

test('a wrong password is logged without its value, and limits hold in memory', async () => {
  const url = new URL(redisUrl());
  url.password = 'not-the-password';
  const { store, lines } = await open(url.href);
  const consume = limiterOf(store);
  const key = randomUUID();
  expect([await consume(key), await consume(key), await consume(key)]).toEqual([
    'passed',
    'passed',
    'refused',
  ]);
  expect(lines[0]?.msg).toBe('Redis is unavailable: limits are counted in memory');
  expect(JSON.stringify(lines)).not.toContain('not-the-password');
});

const right = () => Promise.resolve(true);
const wrong = () => Promise.resolve(false);

test('attempts to sign in are counted and forgiven for all instances', async () => {
  const settings = {
    windowSeconds: 60,
    loginAddress: 2,
    loginAccount: 10,
    loginPair: 10,
    signInAddress: 100,
    signInAccount: 3,
    registerAddress: 1,
    resetAddress: 1,
    resetAccount: 1,
  };
  const [one, other] = [
    createAttemptLimits(settings, (await open()).store),
    createAttemptLimits(settings, (await open()).store),
  ];
  const address = randomUUID();
  const [ada, berk] = [randomUUID(), randomUUID()].map((email) => ({ address, email }));
  if (ada === undefined || berk === undefined) throw new Error('There are two of them');
  const refused = { code: 'too_many_attempts' };
  expect(await one.tryPassword(ada, right)).toBe(true);
  expect(await other.tryPassword(ada, wrong)).toBe(false);
  expect(await one.tryPassword(berk, wrong)).toBe(false);
  await expect(other.tryPassword(berk, right)).rejects.toMatchObject(refused);
  // A known browser is counted separately, and by its account's sign-ins.
  const known = { ...ada, known: randomUUID() };
  for (const instance of [one, other]) expect(await instance.tryPassword(known, right)).toBe(true);
  await expect(one.tryPassword(known, right)).rejects.toMatchObject(refused);
});

/** Two instances of the API that count in one Redis. */
async function startTwo() {
  const database = await createTestDatabase();
  endings.push(() => database.remove());
  const instances: PartnersApi[] = [];
  for (const { store } of [await open(), await open()]) {
    const api = await startPartners({ database, limitStore: store });
    endings.push(() => api.stop());
    instances.push(api);
  }
  return { db: database.db, instances };
}

/** How many of 25 concurrent requests to each instance are answered and refused. */
async function countAnswers(instances: PartnersApi[], key: string) {
  const answers = await Promise.all(
    Array.from({ length: 25 }, () =>
      instances.map((api) => translateCasa(api, { key, origin: acme })),
    ).flat(),
  );
  const count = (wanted: number) => answers.filter(({ status }) => status === wanted).length;
  return { answered: count(200), refused: count(429) };
}

test('instances share a key’s quota exactly', async () => {
  const { db, instances } = await startTwo();
  const { key } = await buildKey(db, { requestsPerDay: 20 });
  expect(await countAnswers(instances, key)).toEqual({ answered: 20, refused: 30 });
});

test('instances share the quota of one address exactly', async () => {
  const { db, instances } = await startTwo();
  const { key } = await buildKey(db, { requestsPerDay: 1000, requestsPerMinute: 300 });
  expect(await countAnswers(instances, key)).toEqual({ answered: 20, refused: 30 });
});

test('losing Redis fails no request of a partner’s page', async () => {
  const proxy = await startProxy();
  const { store } = await open(proxy.url);
  const api = await startPartners({ limitStore: store });
  endings.push(() => api.stop());
  const { key } = await buildKey(api.db, { requestsPerDay: 10 });
  const ask = async () => (await translateCasa(api, { key, origin: acme })).status;
  expect(await ask()).toBe(200);
  await proxy.cut();
  const results = await Promise.all(Array.from({ length: 10 }, ask));
  expect(results.filter((status) => status >= 500)).toEqual([]);
});

test('texts that learners send to outside engines, and their cost, are counted once across instances', async () => {
  const database = await createTestDatabase();
  endings.push(() => database.remove());
  const server = await startOutsideServer({
    replies: [
      json(200, {
        choices: [{ message: { role: 'assistant', content: '{"translation":"oui"}' } }],
      }),
    ],
  });
  endings.push(() => server.close());
  const proxy = await startProxy();
  const budgetOfRequests = 70;
  const instances: TestApi[] = [];
  for (const { store } of [await open(proxy.url), await open(proxy.url)]) {
    const daily = { requests: budgetOfRequests, amount: 1_000_000 };
    const paid = buildBudget(database.db).of({ engine: 'model', service: 'Translation', daily });
    const engine = createOpenAiTranslationEngine({
      baseUrl: server.url,
      apiKey: undefined,
      model: 'model',
      timeLimitMilliseconds: 5000,
      paid,
    });
    const routes = translateRoutes({
      catalogue: createCatalogue(buildBank()),
      findFavoriteId: () => Promise.resolve(null),
      outsideEngines: [engine],
      limits: store,
    });
    const api = await startApi({ database, routes });
    endings.push(() => api.stop());
    instances.push(api);
  }
  const ask = async (user: User, each: number) => {
    const texts = Array.from({ length: each }, (_item, index) => `Old houses ${user.id} ${index}`);
    const answers = await Promise.all(
      instances.flatMap((api, number) =>
        texts.map((text) =>
          api.call('/api/words/translate', {
            user,
            json: { text: `${text} ${number}`, from_lang: 'en', to_lang: 'fr' },
          }),
        ),
      ),
    );
    return answers.filter(({ status }) => status === 200).length;
  };
  // Sixty in a minute, together.
  expect(await ask(await buildUser(database.db), 33)).toBe(60);
  await proxy.cut();
  // The budget is in the database and does not depend on Redis.
  expect(await ask(await buildUser(database.db), 10)).toBe(budgetOfRequests - 60);
  expect(server.requests).toHaveLength(budgetOfRequests);
});

describe('seats', () => {
  const options = { keyPrefix: 'test-seats', each: 2, detail: 'Wait', leaseSeconds: 60 };
  const refused = { code: 'too_many_attempts', message: 'Wait' };

  test('are counted across instances, and are free again after release', async () => {
    const [one, other] = [(await open()).store.seats(options), (await open()).store.seats(options)];
    const who = randomUUID();
    const first = await one(who);
    await other(who);
    for (const take of [one, other]) await expect(take(who)).rejects.toMatchObject(refused);
    await one(randomUUID());
    first();
    // Redis answers a connection in order, so the release has happened by now.
    await one(who);
    await expect(other(who)).rejects.toMatchObject(refused);
  });

  test('of a killed instance expire', async () => {
    const url = redisUrl();
    const [killed, living] = [await open(url), await open(url)];
    const who = randomUUID();
    const brief = { ...options, leaseSeconds: 0.2 };
    for (let seat = 0; seat < 2; seat += 1) await killed.store.seats(brief)(who);
    const take = living.store.seats(brief);
    await expect(take(who)).rejects.toMatchObject(refused);
    const deadline = Date.now() + 10_000;
    const isFree = () =>
      take(who).then(
        () => true,
        () => false,
      );
    while (!(await isFree())) expect(Date.now()).toBeLessThan(deadline);
  });

  test('are counted by each instance while Redis is unavailable', async () => {
    const proxy = await startProxy();
    const { store, away } = await open(proxy.url);
    const take = store.seats(options);
    await proxy.cut();
    await away;
    const who = randomUUID();
    const leave = await take(who);
    await take(who);
    await expect(take(who)).rejects.toMatchObject(refused);
    leave();
    await take(who);
  });
});
