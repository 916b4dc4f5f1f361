import type { WidgetSettings } from '@topwords/platform/contracts';
import { listUsage } from './usage-repository.ts';
import {
  acme,
  askSettings,
  buildKey,
  diagnose,
  startPartners,
  translateCasa,
  type PartnersApi,
} from './testing/start-partners.ts';

const minute = 60_000;
let api: PartnersApi;

beforeEach(async () => {
  api = await startPartners({ trustedProxies: 1 });
});
afterEach(() => api.stop());

interface Reader {
  key: string;
  address: string;
  session?: string;
}

function ask({ key, address, session }: Reader) {
  const headers = {
    'X-Forwarded-For': address,
    ...(session !== undefined && { 'X-Partner-Session': session }),
  };
  return translateCasa(api, { key, origin: acme, headers });
}

/** How many of that many requests, twenty per minute of the clock, are answered. */
async function countAnswered(reader: Reader, requests: number): Promise<number> {
  let answered = 0;
  for (let sent = 0; sent < requests; sent += 1) {
    if (sent % 20 === 0) api.clock.now += minute;
    if ((await ask(reader)).status === 200) answered += 1;
  }
  return answered;
}

async function sessionOf(key: string, address: string): Promise<string> {
  const headers = { 'X-Forwarded-For': address };
  const { body } = await askSettings(api, { key, origin: acme, headers });
  return (body as WidgetSettings).session?.token ?? '';
}

test('one address has a share of the day, half of it without a session, and other addresses have theirs', async () => {
  const { key } = await buildKey(api.db, { requestsPerDay: 3000 });
  const address = '192.0.2.7';
  expect(await countAnswered({ key, address }, 40)).toBe(30);
  const session = await sessionOf(key, address);
  expect(await countAnswered({ key, address, session }, 40)).toBe(30);
  const refused = await ask({ key, address, session: await sessionOf(key, address) });
  expect(refused).toMatchObject({
    status: 429,
    body: {
      code: 'partner_quota_reached',
      detail: 'Your network has used its share of this translator for today',
    },
  });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3600);
  expect(await ask({ key, address: '192.0.2.8' })).toMatchObject({ status: 200 });
  const headers = { Origin: acme, 'X-Forwarded-For': address };
  const { body } = await api.call(`/api/embed/diagnosis?key=${key}`, { headers });
  expect(body).toMatchObject({
    problem: 'partner_quota_reached',
    detail: expect.stringContaining('this network'),
  });
  expect((await diagnose(api, { key, origin: acme })).body).toMatchObject({ problem: null });
  api.clock.now += 24 * 60 * minute;
  expect(await ask({ key, address })).toMatchObject({ status: 200 });
});

test('refusals of one address do not use up the minute of others', async () => {
  const { key, id } = await buildKey(api.db, { requestsPerMinute: 100 });
  const burst = await Promise.all(
    Array.from({ length: 120 }, () => ask({ key, address: '192.0.2.7' })),
  );
  expect(burst.filter(({ status }) => status === 200)).toHaveLength(20);
  const others = await Promise.all(
    Array.from({ length: 80 }, (_, index) => ask({ key, address: `198.51.100.${index}` })),
  );
  expect(others.map(({ status }) => status)).toEqual(others.map(() => 200));
  await api.partners.flush();
  expect(await listUsage(api.db, { since: '2026-11-01', keyId: id })).toMatchObject([
    { requests: 100, refused: 100 },
  ]);
});

test('addresses of one IPv6 network have one share', async () => {
  const { key } = await buildKey(api.db, { requestsPerMinute: 10 });
  const network = '2001:db8:1:2';
  expect(await countAnswered({ key, address: `${network}::1` }, 20)).toBe(10);
  api.clock.now += minute;
  const from = async (address: string) => (await ask({ key, address })).status;
  for (let asked = 0; asked < 10; asked += 1) await from(`${network}:${asked}::9`);
  expect(await from('2001:db8:1:3::1')).toBe(429);
  api.clock.now += minute;
  expect(await from('2001:db8:1:3::1')).toBe(200);
});

test('a key may give an address a larger share, or everything', async () => {
  const wide = await buildKey(api.db, { requestsPerDay: 1000, addressShare: 10 });
  const open = await buildKey(api.db, { requestsPerDay: 1000, addressShare: 100 });
  const address = '192.0.2.7';
  expect(await countAnswered({ key: wide.key, address }, 60)).toBe(50);
  expect(await countAnswered({ key: open.key, address }, 60)).toBe(60);
});
