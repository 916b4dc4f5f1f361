import { runPartnersCommand } from '../commands/partners-command.ts';
import { listUsage } from './usage-repository.ts';
import { acme, buildKey, startPartners } from './testing/start-partners.ts';
import { sharedApi } from '../testing/shared-api.ts';

const api = sharedApi(() => startPartners({ trustedProxies: 1, addressPerMinute: 5 }));

interface Made {
  id: string;
  key: string;
  kind: string;
  snippet: string;
}

async function run(...args: string[]): Promise<string[]> {
  return (await runPartnersCommand({ db: api.db, now: api.clock.now }, args)).lines;
}

async function makeSecret(...more: string[]): Promise<Made> {
  const lines = await run('create', '--server', '--name', 'Acme', '--json', ...more);
  return JSON.parse(lines.join('')) as Made;
}

let addresses = 0;

function ask(secret: string, headers: Record<string, string> = {}, query = '') {
  addresses += 1;
  return api.call(`/api/embed/translate${query}`, {
    json: { text: 'casa', from_lang: 'es', to_lang: 'en' },
    headers: {
      Authorization: `Bearer ${secret}`,
      'X-Forwarded-For': `198.51.100.${addresses}`,
      ...headers,
    },
  });
}

test('a server translates, reads aloud and asks for settings with a key in a header', async () => {
  const { key, kind, snippet } = await makeSecret('--languages', 'es,en');
  expect(key).toMatch(/^sk_[0-9A-Za-z]{40}$/);
  expect(kind).toBe('secret');
  expect(snippet).toContain(`Authorization: Bearer ${key}`);
  const headers = { Authorization: `Bearer ${key}` };
  expect(await ask(key)).toMatchObject({ status: 200, body: { translation: 'house' } });
  const spoken = await fetch(`${api.origin}/api/embed/speak`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({ text: 'casa', language: 'es' }),
  });
  expect(spoken.headers.get('content-type')).toBe('audio/mpeg');
  await spoken.arrayBuffer();
  const settings = await api.call('/api/embed/settings', { headers });
  expect(settings).toMatchObject({ status: 200, body: { languages: ['es', 'en'] } });
  expect(settings.body).not.toHaveProperty('session');
});

test('only its hash is stored; it is listed by its beginning, and revoked by either', async () => {
  const [one, other] = [await makeSecret(), await makeSecret()];
  const rows = JSON.stringify(await api.db('partner_keys').select());
  expect(rows).not.toContain(one.key);
  const listed = (await run('list')).join('\n');
  expect(listed).toContain(one.key.slice(0, 11));
  expect(listed).not.toContain(one.key.slice(0, 12));
  await run('revoke', one.key);
  await run('revoke', other.key.slice(0, 11));
  api.clock.now += 2000;
  for (const { key } of [one, other]) {
    expect(await ask(key)).toMatchObject({ status: 403, body: { code: 'partner_key_expired' } });
  }
});

test.each([
  [{ Origin: acme }],
  [{ Origin: 'null' }],
  [{ Origin: 'http://127.0.0.1' }],
  [{ 'Sec-Fetch-Site': 'same-origin' }],
  [{ 'Sec-Fetch-Site': 'none' }],
])('a browser may not send it: %j', async (headers) => {
  const { key, id } = await makeSecret();
  const answer = await ask(key, headers);
  expect(answer).toMatchObject({ status: 403, body: { code: 'partner_secret_exposed' } });
  await api.partners.flush();
  expect(await listUsage(api.db, { since: '2026-11-01', keyId: id })).toMatchObject([
    { requests: 0, refused: 1 },
  ]);
});

test('it is accepted only in its header', async () => {
  const { key } = await makeSecret();
  const page = { Authorization: '', Origin: acme };
  expect(await ask(key, page, `?key=${key}`)).toMatchObject({ status: 400 });
  expect(await ask(key.slice(0, 11))).toMatchObject({ status: 401 });
  expect(await ask(`${key}x`)).toMatchObject({
    status: 401,
    body: { code: 'partner_key_unknown', detail: 'This secret key does not exist' },
  });
  const shown = await ask('', page, `?key=${key.slice(0, 11)}`);
  expect(shown).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
});

test('its quotas hold for any address; the limit of one address does not apply', async () => {
  const { key } = await makeSecret('--per-minute', '12', '--per-day', '15');
  const address = { 'X-Forwarded-For': '192.0.2.1' };
  const statuses: number[] = [];
  for (let asked = 0; asked < 14; asked += 1) statuses.push((await ask(key, address)).status);
  expect(statuses).toEqual([...Array.from({ length: 12 }, () => 200), 429, 429]);
  api.clock.now += 60_000;
  for (let asked = 0; asked < 3; asked += 1) await ask(key, address);
  expect(await ask(key, address)).toMatchObject({
    status: 429,
    body: { detail: 'The translator of this page has reached its limit for today' },
  });
});

test('guessed keys count against the guessing address', async () => {
  const address = { 'X-Forwarded-For': '192.0.2.2' };
  const statuses: number[] = [];
  for (let guess = 0; guess < 7; guess += 1)
    statuses.push((await ask(`sk_guess${guess}`, address)).status);
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
});

test('publishable and secret keys are not interchangeable', async () => {
  const { key } = await buildKey(api.db);
  expect(await ask(key)).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
  const lines = await run('create', '--server', '--name', 'Acme', '--origin', acme);
  expect(lines).toEqual(['--server: a secret key has no origins; leave --origin out']);
  const share = await run('create', '--server', '--name', 'Acme', '--address-share', '5');
  expect(share).toEqual(['--address-share is for publishable keys']);
});
