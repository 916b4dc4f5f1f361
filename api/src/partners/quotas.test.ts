import { createTestDatabase } from '../testing/test-database.ts';
import { revokeKey } from './key-repository.ts';
import { addUsage, listUsage } from './usage-repository.ts';
import {
  acme,
  askSettings,
  buildKey,
  diagnose,
  startPartners,
  translateCasa,
  type PartnersApi,
} from './testing/start-partners.ts';

let api: PartnersApi;

beforeEach(async () => {
  api = await startPartners();
});
afterEach(() => api.stop());

async function usageOf(keyId: string, by = api) {
  await by.partners.flush();
  return listUsage(by.db, { since: '2026-11-01', keyId });
}

const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status);

test('a key has a quota per minute of the clock', async () => {
  api.clock.now = Date.parse('2026-11-20T09:30:15Z');
  const { key } = await buildKey(api.db, { requestsPerMinute: 2 });
  const page = { key, origin: acme };
  expect(statuses([await translateCasa(api, page), await translateCasa(api, page)])).toEqual([
    200, 200,
  ]);
  const refused = await translateCasa(api, page);
  expect(refused).toMatchObject({
    status: 429,
    body: {
      code: 'partner_quota_reached',
      detail: 'The translator of this page gets too many requests. Try again in 45 seconds',
      retry_after_seconds: 45,
    },
  });
  expect(refused.headers.get('retry-after')).toBe('45');
  expect(refused.headers.get('access-control-allow-origin')).toBe(acme);
  api.clock.now = Date.parse('2026-11-20T09:31:00Z');
  expect(await translateCasa(api, page)).toMatchObject({ status: 200 });
});

test('a key has a quota per day of UTC', async () => {
  api.clock.now = Date.parse('2026-11-20T23:00:00Z');
  const { key, id } = await buildKey(api.db, { requestsPerDay: 2 });
  const page = { key, origin: acme };
  await translateCasa(api, page);
  await translateCasa(api, page);
  expect(await translateCasa(api, page)).toMatchObject({
    status: 429,
    body: {
      code: 'partner_quota_reached',
      detail: 'The translator of this page has reached its limit for today',
      retry_after_seconds: 3600,
    },
  });
  expect(await diagnose(api, page)).toMatchObject({
    body: { problem: 'partner_quota_reached', detail: expect.stringMatching(/midnight UTC/) },
  });
  // Settings are answered all the same, and do not count as use.
  expect(await askSettings(api, page)).toMatchObject({ status: 200 });
  api.clock.now = Date.parse('2026-11-21T00:00:00Z');
  expect(await translateCasa(api, page)).toMatchObject({ status: 200 });
  expect(await usageOf(id)).toEqual([
    { keyId: id, utcDay: '2026-11-21', requests: 1, characters: 4, refused: 0 },
    { keyId: id, utcDay: '2026-11-20', requests: 2, characters: 8, refused: 1 },
  ]);
});

test.each([['requestsPerDay'], ['requestsPerMinute']] as const)(
  'of fifty concurrent requests at the boundary of %s exactly the allowed number pass',
  async (limit) => {
    const { key, id } = await buildKey(api.db, { [limit]: 20 });
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => translateCasa(api, { key, origin: acme })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(30);
    expect(await usageOf(id)).toEqual([
      { keyId: id, utcDay: '2026-11-20', requests: 20, characters: 80, refused: 30 },
    ]);
  },
);

test('keys do not share quotas', async () => {
  const spent = await buildKey(api.db, { requestsPerDay: 1 });
  const other = await buildKey(api.db, { requestsPerDay: 1 });
  const answers = [spent, spent, other].map(
    ({ key }) =>
      () =>
        translateCasa(api, { key, origin: acme }),
  );
  const received: number[] = [];
  for (const ask of answers) received.push((await ask()).status);
  expect(received).toEqual([200, 429, 200]);
});

test('a forged origin outside browsers gets no more than the limits allow', async () => {
  const { key } = await buildKey(api.db, { requestsPerDay: 3 });
  const origins = [acme, undefined, acme, undefined, acme, acme];
  const received: number[] = [];
  for (const origin of origins) received.push((await translateCasa(api, { key, origin })).status);
  expect(received).toEqual([200, 401, 200, 401, 200, 429]);
});

test('a key over its quota is refused before the body is read', async () => {
  const { key } = await buildKey(api.db, { requestsPerDay: 1 });
  await translateCasa(api, { key, origin: acme });
  const answer = await api.call(`/api/embed/translate?key=${key}`, {
    body: '{ no JSON',
    headers: { Origin: acme, 'Content-Type': 'application/json' },
  });
  expect(answer).toMatchObject({ status: 429, body: { code: 'partner_quota_reached' } });
});

test('a day’s counts survive a restart', async () => {
  const database = await createTestDatabase();
  const first = await startPartners({ database });
  const { key, id } = await buildKey(first.db, { requestsPerDay: 2 });
  await translateCasa(first, { key, origin: acme });
  await translateCasa(first, { key, origin: acme });
  await first.stop();
  const second = await startPartners({ database });
  expect(await translateCasa(second, { key, origin: acme })).toMatchObject({ status: 429 });
  expect(await usageOf(id, second)).toMatchObject([{ requests: 2, refused: 1 }]);
  await second.stop();
  await database.remove();
});

test('a revoked key stops on all instances within two seconds', async () => {
  const database = await createTestDatabase();
  const instances = [await startPartners({ database }), await startPartners({ database })];
  const { key, id } = await buildKey(database.db);
  const askAll = () => Promise.all(instances.map((by) => translateCasa(by, { key, origin: acme })));
  expect(statuses(await askAll())).toEqual([200, 200]);
  const [{ clock }] = instances as [PartnersApi];
  await revokeKey(database.db, id, clock.now);
  for (const instance of instances) instance.clock.now += 2000;
  for (const answer of await askAll()) {
    expect(answer).toMatchObject({ status: 403, body: { code: 'partner_key_expired' } });
    expect(answer.headers.get('access-control-allow-origin')).toBe(acme);
  }
  for (const instance of instances) await instance.stop();
  await database.remove();
});

test('the counts of several instances add up', async () => {
  const { id } = await buildKey(api.db);
  const used = { keyId: id, utcDay: '2026-11-20', requests: 1, characters: 5, refused: 2 };
  await Promise.all(Array.from({ length: 20 }, () => addUsage(api.db, used)));
  expect(await usageOf(id)).toEqual([{ ...used, requests: 20, characters: 100, refused: 40 }]);
});

test('one address has a limit per minute, across keys', async () => {
  const limited = await startPartners({ addressPerMinute: 5, trustedProxies: 1 });
  const [first, second] = [await buildKey(limited.db), await buildKey(limited.db)];
  const ask = (key: string, address: string, origin = acme) =>
    translateCasa(limited, { key, origin, headers: { 'X-Forwarded-For': address } });
  const reader = '192.0.2.7';
  const received = [
    await ask(first.key, reader),
    await ask(second.key, reader),
    await ask('pk_nobody', reader),
    await ask(first.key, reader, 'https://evil.example'),
    await ask(second.key, reader),
  ];
  expect(statuses(received)).toEqual([200, 200, 401, 403, 200]);
  const refused = await ask(first.key, reader);
  expect(refused).toMatchObject({
    status: 429,
    body: { code: 'partner_quota_reached', retry_after_seconds: 60 },
  });
  expect(refused.headers.get('access-control-allow-origin')).toBe(acme);
  expect(await ask(first.key, '192.0.2.8')).toMatchObject({ status: 200 });
  const asked = { headers: { Origin: acme, 'X-Forwarded-For': reader } };
  const diagnosis = await limited.call(`/api/embed/diagnosis?key=${first.key}`, asked);
  expect(diagnosis).toMatchObject({ status: 429, body: { code: 'too_many_attempts' } });
  limited.clock.now += 60_000;
  expect(await ask(first.key, reader)).toMatchObject({ status: 200 });
  await limited.stop();
});
