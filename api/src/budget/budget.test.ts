import { pino } from 'pino';
import type { User } from '../users/user-repository.ts';
import { buildUser } from '../testing/factories.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { isBudgetSpent } from './budget-spent.ts';
import type { PaidEngine } from './budget.ts';
import { buildBudget } from './testing/build-budget.ts';

const hour = 60 * 60 * 1000;
const start = Date.parse('2026-11-20T09:30:00Z');
const unlimited = 1_000_000;
let database: TestDatabase;
let clock: { now: number };
let old: User;
let engineNumber = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  old = await buildUser(database.db);
});
beforeEach(() => {
  clock = { now: start };
  engineNumber += 1;
});
afterAll(() => database.remove());

interface Limits {
  requests?: number;
  amount?: number;
  learnerRequests?: number;
}

/** An engine of one instance of the API; each call creates another instance. */
function openEngine({ requests = unlimited, amount = unlimited, ...limits }: Limits = {}) {
  const lines: unknown[] = [];
  const log = pino({}, { write: (line) => lines.push(JSON.parse(line)) });
  const refusals: string[] = [];
  const budget = buildBudget(database.db, {
    log,
    now: () => clock.now,
    observe: { request: () => {}, refusal: (_engine, limit) => refusals.push(limit) },
  });
  const engine = `engine-${engineNumber}`;
  const paid = budget.of({ engine, service: 'The tutor', daily: { requests, amount }, ...limits });
  return { budget, paid, lines, refusals };
}

/** How many of that many concurrent reservations succeed. */
async function reserveMany(
  engines: readonly PaidEngine[],
  count: number,
  learner: User | null = old,
  amount = 10,
): Promise<number> {
  let made = 0;
  async function reserve(engine: PaidEngine): Promise<void> {
    try {
      await engine.reserve(learner, amount);
      made += 1;
    } catch (error) {
      if (!isBudgetSpent(error)) throw error;
    }
  }
  const each = Array.from({ length: count / engines.length }, () => engines).flat();
  await Promise.all(each.map(reserve));
  return made;
}

test('of fifty concurrent reservations on two instances exactly the allowed number succeed', async () => {
  const [one, other] = [openEngine({ requests: 7 }), openEngine({ requests: 7 })];
  expect(await reserveMany([one.paid, other.paid], 50)).toBe(7);
});

test('counts survive a restart', async () => {
  expect(await reserveMany([openEngine({ requests: 3 }).paid], 2)).toBe(2);
  expect(await reserveMany([openEngine({ requests: 3 }).paid], 5)).toBe(1);
});

test('a refusal says when it ends, and is logged once', async () => {
  const { paid, lines, refusals } = openEngine({ requests: 1 });
  await paid.reserve(old, 1);
  await expect(paid.reserve(old, 1)).rejects.toMatchObject({
    code: 'too_many_attempts',
    message: 'The tutor has reached its daily limit for everyone. Try again in 15 hours',
    retryAfterSeconds: 14.5 * 3600,
  });
  await reserveMany([paid], 3);
  expect(lines).toMatchObject([
    { level: 40, limit: 'installation', msg: 'the daily budget of an engine is spent' },
  ]);
  expect(refusals).toHaveLength(4);
});

test('a day begins at midnight UTC, for everyone and for a learner', async () => {
  const { paid } = openEngine({ requests: 2, learnerRequests: 1 });
  expect(await reserveMany([paid], 3)).toBe(1);
  clock.now = Date.parse('2026-11-20T23:59:59.999Z');
  expect(await reserveMany([paid], 1)).toBe(0);
  clock.now += 1;
  expect(await reserveMany([paid], 3)).toBe(1);
  expect(await database.db('engine_usage').where({ engine: `engine-${engineNumber}` })).toEqual([
    expect.objectContaining({ utc_day: '2026-11-21', requests: 1 }),
  ]);
});

test('tokens are reserved, so that concurrent requests exceed the budget by at most one of them', async () => {
  const { paid } = openEngine({ amount: 25 });
  expect(await reserveMany([paid], 20)).toBe(3);
});

test('settled requests count with their final amount, cancelled ones not at all', async () => {
  const { paid, budget } = openEngine({ requests: 10, amount: 100, learnerRequests: 2 });
  const [first, second] = [await paid.reserve(old, 50), await paid.reserve(old, 50)];
  await first.settle(30);
  await second.giveBack();
  expect(await budget.listShares()).toEqual([{ engine: `engine-${engineNumber}`, share: 0.3 }]);
  expect(await reserveMany([paid], 5)).toBe(1);
});

test('a new account has a quarter of a learner’s day, an old one all of it', async () => {
  const { paid, refusals } = openEngine({ learnerRequests: 8 });
  const fresh = await buildUser(database.db, { createdAt: start - 23 * hour });
  expect(await reserveMany([paid], 20, fresh)).toBe(2);
  expect(await reserveMany([paid], 20, old)).toBe(8);
  expect(new Set(refusals)).toEqual(new Set(['learner']));
  clock.now += hour;
  expect(await reserveMany([paid], 20, fresh)).toBe(6);
});

test('new accounts together spend at most half of the budget', async () => {
  const { paid, refusals } = openEngine({ requests: 10, learnerRequests: 8 });
  const fresh = await Promise.all(
    Array.from({ length: 6 }, () => buildUser(database.db, { createdAt: start })),
  );
  let made = 0;
  for (const user of fresh) made += await reserveMany([paid], 3, user);
  expect(made).toBe(5);
  expect(refusals).toContain('new accounts');
  expect(await reserveMany([paid], 20, old)).toBe(5);
});

test('what the budget refuses does not count against the learner', async () => {
  const { paid } = openEngine({ requests: 1, learnerRequests: 5 });
  expect(await reserveMany([paid], 4)).toBe(1);
  const [row] = await database.db('engine_usage').where({ engine: `engine-${engineNumber}` });
  expect(row).toMatchObject({ requests: 1 });
});

test('requests of partners’ pages count against the same budget', async () => {
  const { paid } = openEngine({ requests: 3, learnerRequests: 1 });
  expect(await reserveMany([paid], 2, null)).toBe(2);
  expect(await reserveMany([paid], 2, old)).toBe(1);
  expect(await reserveMany([paid], 2, null)).toBe(0);
});
