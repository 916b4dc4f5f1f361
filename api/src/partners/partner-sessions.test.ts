import type { WidgetSettings } from '@topwords/platform/contracts';
import {
  acme,
  askSettings,
  buildKey,
  startPartners,
  translateCasa,
} from './testing/start-partners.ts';
import { sharedApi } from '../testing/shared-api.ts';

const shop = 'https://shop.acme.example';
const address = '192.0.2.7';
const api = sharedApi(() => startPartners({ trustedProxies: 1 }));
let key: string;

beforeEach(async () => {
  ({ key } = await buildKey(api.db, { origins: [acme, shop] }));
});

async function takeSession(headers: Record<string, string>): Promise<WidgetSettings['session']> {
  const from = { 'X-Forwarded-For': address, ...headers };
  const { status, body } = await askSettings(api, { key, headers: from });
  expect(status).toBe(200);
  return (body as WidgetSettings).session;
}

async function tokenOf(origin = acme): Promise<string> {
  return (await takeSession({ Origin: origin }))?.token ?? '';
}

function translate(token: string, part: { origin?: string; key?: string; address?: string } = {}) {
  const headers = { 'X-Partner-Session': token, 'X-Forwarded-For': part.address ?? address };
  return translateCasa(api, { key: part.key ?? key, origin: part.origin ?? acme, headers });
}

const ended = { status: 401, body: { code: 'partner_session_invalid' } };

test('a page’s settings include a session, which its calls send', async () => {
  const session = await takeSession({ Origin: acme });
  expect(session).toEqual({
    token: expect.stringMatching(/^\d+\.[\w-]{43}$/),
    expires_in_seconds: 600,
  });
  expect(await translate(session?.token ?? '')).toMatchObject({ status: 200 });
});

test('a program without an origin gets no session', async () => {
  expect(await takeSession({})).toBeUndefined();
  expect(await takeSession({ Authorization: 'Bearer forged' })).toBeUndefined();
});

test('our own frame, whose browser sends no origin with a GET, gets a session for our own pages', async () => {
  const { token = '' } = (await takeSession({ 'Sec-Fetch-Site': 'same-origin' })) ?? {};
  expect(await translate(token, { origin: api.origin })).toMatchObject({ status: 200 });
  expect(await translate(token)).toMatchObject(ended);
});

test('a session is valid for its page, its key, its network and ten minutes', async () => {
  const other = await buildKey(api.db);
  const token = await tokenOf();
  for (const part of [{ origin: shop }, { key: other.key }, { address: '192.0.2.8' }]) {
    expect(await translate(token, part)).toMatchObject(ended);
  }
  expect(await translate(token, { address: `::ffff:${address}` })).toMatchObject({ status: 200 });
  const later = await tokenOf();
  api.clock.now += 599_999;
  expect(await translate(later)).toMatchObject({ status: 200 });
  api.clock.now += 1;
  expect(await translate(later)).toMatchObject(ended);
  expect(await translate(await tokenOf())).toMatchObject({ status: 200 });
});

test('a changed token is invalid', async () => {
  const [end = '', signature = ''] = (await tokenOf()).split('.');
  const forged = [
    `${Number(end) + 60_000}.${signature}`,
    `${end}.${signature.slice(0, -2)}AA`,
    `${end}.${signature}x`,
    `0${end}.${signature}`,
    `${end}.`,
    `.${signature}`,
    'Bearer',
    '9'.repeat(5000),
  ];
  for (const token of forged) expect(await translate(token)).toMatchObject(ended);
});

test('a refusal because of a session uses no quota', async () => {
  const small = await buildKey(api.db, { requestsPerDay: 1 });
  for (let asked = 0; asked < 3; asked += 1) {
    expect(await translate('forged', { key: small.key })).toMatchObject(ended);
    expect(await translateCasa(api, { key: small.key })).toMatchObject({ status: 401 });
  }
  expect(await translateCasa(api, { key: small.key, origin: acme })).toMatchObject({ status: 200 });
});
