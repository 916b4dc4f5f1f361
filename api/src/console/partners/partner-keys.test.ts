import { insertRole } from '../../users/role-repository.ts';
import type { User } from '../../users/user-repository.ts';
import { findSecretKey } from '../../partners/key-repository.ts';
import { hashOfSecret } from '../../partners/secret-key.ts';
import { addUsage } from '../../partners/usage-repository.ts';
import { buildUser } from '../../testing/factories.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import { consoleRoutes } from '../routes.ts';

let api: TestApi;
let operator: User;

const figures = () => Promise.reject(new Error('not used'));

beforeEach(async () => {
  api = await startApi({ routes: consoleRoutes({ registry: undefined, figures }) });
  operator = await buildUser(api.db);
  await insertRole(api.db, { userId: operator.id, role: 'operator', now: 0 });
});
afterEach(() => api.stop());

const settings = {
  name: 'Acme',
  origins: ['https://acme.example'],
  languages: null,
  requests_per_day: 1000,
  requests_per_minute: 100,
  address_share: null,
  expires: null,
};

interface Made {
  key: { id: string; key: string };
  text: string;
  snippet: string;
}

async function create(changes: object = {}, user = operator) {
  const json = { kind: 'publishable', ...settings, ...changes };
  return api.call('/api/console/partners', { user, json });
}

async function list() {
  const { body } = await api.call('/api/console/partners', { user: operator });
  return (body as { keys: object[] }).keys;
}

test('a publishable key is created with a snippet to paste', async () => {
  const { status, body } = await create();
  expect(status).toBe(200);
  const { key, text, snippet } = body as Made;
  expect(key).toMatchObject({ ...settings, kind: 'publishable', state: 'works', key: text });
  expect(snippet).toContain(`${api.origin}/embed/v1.js`);
  expect(await list()).toEqual([key]);
});

test('a secret key is shown once', async () => {
  const { body } = await create({ kind: 'secret', origins: [] });
  const { text, key } = body as Made;
  expect(text).toMatch(/^sk_\w{40}$/);
  expect(await findSecretKey(api.db, hashOfSecret(text))).toMatchObject({ id: key.id });
  const listed = JSON.stringify(await list());
  expect(listed).toContain(text.slice(0, 11));
  expect(listed).not.toContain(text);
});

test('a key is changed, and every fault names its field', async () => {
  const { key } = (await create()).body as Made;
  const path = `/api/console/partners/${key.id}`;
  const change = (json: object) => api.call(path, { method: 'PUT', user: operator, json });
  const wanted = { ...settings, name: 'Acme Ltd', requests_per_day: 5, expires: '2027-01-01' };
  expect(await change(wanted)).toMatchObject({ status: 200, body: { ...wanted, key: key.key } });
  expect(await list()).toMatchObject([wanted]);
  const faulty = {
    ...settings,
    name: ' ',
    origins: ['http://acme.example'],
    expires: '2020-01-01',
  };
  expect(await change(faulty)).toMatchObject({
    status: 400,
    body: {
      code: 'validation_failed',
      faults: [
        { field: 'name' },
        {
          field: 'origins',
          detail: 'Http://acme.example: must be https; http is only for localhost',
        },
        { field: 'expires', detail: '2020-01-01 has passed' },
      ],
    },
  });
});

test('an expiry that has passed stays when something else is changed', async () => {
  const { key } = (await create({ expires: '2026-11-25' })).body as Made;
  api.clock.now = Date.parse('2026-12-01T00:00:00Z');
  const json = { ...settings, name: 'Acme Ltd', expires: '2026-11-25' };
  const path = `/api/console/partners/${key.id}`;
  expect(await api.call(path, { method: 'PUT', user: operator, json })).toMatchObject({
    body: { name: 'Acme Ltd', expires: '2026-11-25', state: 'expired' },
  });
});

test('a revoked key keeps the time of its first revocation', async () => {
  const { key } = (await create()).body as Made;
  const path = `/api/console/partners/${key.id}/revoke`;
  const revoked = { state: 'revoked', revoked_at: new Date(api.clock.now).toISOString() };
  const request = { method: 'POST', user: operator };
  expect(await api.call(path, request)).toMatchObject({ body: revoked });
  api.clock.now += 1000;
  expect(await api.call(path, request)).toMatchObject({ body: revoked });
  expect(await list()).toMatchObject([revoked]);
  expect(await api.call('/api/console/partners/none/revoke', request)).toMatchObject({
    status: 404,
    body: { code: 'partner_key_missing' },
  });
});

test('usage is shown by day, with the last use of a key', async () => {
  const { key } = (await create()).body as Made;
  const used = { requests: 3, characters: 40, refused: 1 };
  for (const utcDay of ['2026-11-18', '2026-11-20', '2026-09-01']) {
    await addUsage(api.db, { keyId: key.id, utcDay, ...used });
  }
  expect(await list()).toMatchObject([
    {
      last_used: '2026-11-20',
      usage: [
        { day: '2026-11-20', ...used },
        { day: '2026-11-18', ...used },
      ],
    },
  ]);
});

test('an account that is not an operator may do none of it', async () => {
  const { key } = (await create()).body as Made;
  const developer = await buildUser(api.db);
  await insertRole(api.db, { userId: developer.id, role: 'developer', now: 0 });
  const refused = { status: 403, body: { code: 'operator_role_missing' } };
  const path = '/api/console/partners';
  expect(await create({}, developer)).toMatchObject(refused);
  expect(await api.call(path, { user: developer })).toMatchObject(refused);
  const json = settings;
  expect(
    await api.call(`${path}/${key.id}`, { method: 'PUT', user: developer, json }),
  ).toMatchObject(refused);
  expect(
    await api.call(`${path}/${key.id}/revoke`, { method: 'POST', user: developer }),
  ).toMatchObject(refused);
  expect(await list()).toMatchObject([{ state: 'works' }]);
});
