import { listUsage } from './usage-repository.ts';
import {
  acme,
  buildKey,
  diagnose,
  startPartners,
  translateCasa,
} from './testing/start-partners.ts';
import { sharedApi } from '../testing/shared-api.ts';

const api = sharedApi(startPartners);

test('an unknown key is refused', async () => {
  expect(await translateCasa(api, { key: 'pk_nobody', origin: acme })).toMatchObject({
    status: 401,
    body: {
      code: 'partner_key_unknown',
      detail: 'The translator of this page is not set up correctly',
    },
  });
});

test.each([
  ['an expired key', { expiresAt: Date.parse('2026-11-20T09:30:00Z') }],
  ['a revoked key', { revokedAt: Date.parse('2026-11-19T00:00:00Z') }],
])('%s is refused', async (_name, overrides) => {
  const { key, id } = await buildKey(api.db, overrides);
  expect(await translateCasa(api, { key, origin: acme })).toMatchObject({
    status: 403,
    body: { code: 'partner_key_expired', detail: 'The translator of this page is switched off' },
  });
  await api.partners.flush();
  expect(await listUsage(api.db, { since: '2026-11-20', keyId: id })).toEqual([
    { keyId: id, utcDay: '2026-11-20', requests: 0, characters: 0, refused: 1 },
  ]);
});

test('pages of other origins are counted as refused', async () => {
  const { key, id } = await buildKey(api.db);
  await translateCasa(api, { key, origin: 'https://evil.example' });
  await api.partners.flush();
  expect(await listUsage(api.db, { since: '2026-11-20', keyId: id })).toMatchObject([
    { requests: 0, refused: 1 },
  ]);
});

test('a key works until the moment it expires', async () => {
  const { key } = await buildKey(api.db, { expiresAt: api.clock.now + 1 });
  expect(await translateCasa(api, { key, origin: acme })).toMatchObject({ status: 200 });
});

const query = (text: string) => `key=${encodeURIComponent(text)}`;

test.each([
  ['no key', ''],
  ['an empty key', 'key='],
  ['a key given twice', 'key=pk_a&key=pk_b'],
  ['SQL', query(`pk_a' OR '1'='1`)],
  ['a very long key', query(`pk_${'a'.repeat(5000)}`)],
  ['a key with a zero', 'key=pk_a%00'],
  ['a key with a line break', 'key=pk_a%0aSet-Cookie:x'],
  ['a name of Object', 'key=__proto__'],
  ['an emoji', query('pk_💥')],
  ['a key of another case', query('PK_abc')],
  ['a broken escape', 'key=%E0%A4%A'],
])('%s is an invalid request, for each call', async (_name, text) => {
  for (const [path, request] of [
    ['settings', {}],
    ['translate', { json: { text: 'casa', from_lang: 'es', to_lang: 'en' } }],
    ['diagnosis', {}],
  ] as const) {
    const answer = await api.call(`/api/embed/${path}?${text}`, request);
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'validation_failed', faults: [{ field: 'key' }] },
    });
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  }
});

test('any page can learn why a key does not work there', async () => {
  const works = await buildKey(api.db);
  const expired = await buildKey(api.db, { expiresAt: api.clock.now });
  const revoked = await buildKey(api.db, { revokedAt: api.clock.now });
  const evil = 'https://evil.example';
  for (const [key, origin, problem, detail] of [
    [works.key, acme, null, /works on this page/],
    [works.key, evil, 'partner_origin_refused', /not valid on https:\/\/evil\.example/],
    [works.key, 'null', 'partner_origin_refused', /not valid on null/],
    ['pk_nobody', acme, 'partner_key_unknown', /no such key/],
    [expired.key, acme, 'partner_key_expired', /expired/],
    [revoked.key, acme, 'partner_key_expired', /revoked/],
    ['pk_playground', evil, 'partner_origin_refused', /not valid/],
    ['pk_playground', api.origin, null, /works/],
  ] as const) {
    const answer = await diagnose(api, { key, origin });
    expect(answer).toMatchObject({
      status: 200,
      body: { problem, detail: expect.stringMatching(detail) },
    });
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
  }
});

test('a diagnosis reveals only whether the key works, and does not count as use', async () => {
  const { key, id } = await buildKey(api.db);
  const { body } = await diagnose(api, { key, origin: 'https://evil.example' });
  expect(Object.keys(body as object)).toEqual(['problem', 'detail']);
  expect(JSON.stringify(body)).not.toContain(acme);
  await api.partners.flush();
  expect(await listUsage(api.db, { since: '2026-11-01', keyId: id })).toEqual([]);
});
