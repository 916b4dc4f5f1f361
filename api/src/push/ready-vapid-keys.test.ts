import { createECDH } from 'node:crypto';
import { deriveKeys } from '../auth/keys.ts';
import type { Database } from '../db/open-database.ts';
import { buildSession } from '../testing/build-session.ts';
import { buildUser } from '../testing/factories.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { readyVapidKeys } from './ready-vapid-keys.ts';
import { listSubscriptions, saveSubscription } from './subscription-repository.ts';

const secrets = ['a secret for tests, long enough to be one', 'the next secret, long enough, too'];
const [old = '', next = ''] = secrets;
let database: TestDatabase;
let db: Database;

beforeEach(async () => {
  database = await createTestDatabase();
  db = database.db;
});
afterEach(() => database.remove());

function context(keys = deriveKeys(old)) {
  return { db, keys, now: 1 };
}

async function subscribe(): Promise<string> {
  const { id: userId } = await buildUser(db);
  const sessionId = await buildSession(db, { id: userId });
  const owner = { userId, sessionId, renewalId: 'r', madeAt: 1 };
  const endpoint = 'https://push.example.org/a';
  await saveSubscription(db, { ...owner, endpoint, p256dh: 'p', auth: 'a' });
  return userId;
}

test('the pair is made once, also by instances that start together, and kept encrypted', async () => {
  const all = await Promise.all([1, 2, 3].map(() => readyVapidKeys(context())));
  const [first = { publicKey: '', privateKey: '' }] = all;
  expect(new Set(all.map(({ privateKey }) => privateKey)).size).toBe(1);
  expect(await readyVapidKeys(context())).toEqual(first);
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(first.privateKey, 'base64url');
  expect(curve.getPublicKey('base64url')).toBe(first.publicKey);
  expect(JSON.stringify(await db('push_keys'))).not.toContain(first.privateKey);
});

test('after the secret is replaced, the pair stays and is encrypted with the new secret', async () => {
  const first = await readyVapidKeys(context());
  const userId = await subscribe();
  expect(await readyVapidKeys(context(deriveKeys(next, old)))).toEqual(first);
  expect(await readyVapidKeys(context(deriveKeys(next)))).toEqual(first);
  expect(await listSubscriptions(db, userId)).toHaveLength(1);
});

test('a pair that can no longer be read is replaced, and what was bound to it ends', async () => {
  const first = await readyVapidKeys(context());
  const userId = await subscribe();
  const second = await readyVapidKeys(context(deriveKeys(next)));
  expect(second.publicKey).not.toBe(first.publicKey);
  expect(await listSubscriptions(db, userId)).toEqual([]);
  expect(await readyVapidKeys(context(deriveKeys(next)))).toEqual(second);
});

test('the operator’s own pair counts, and stays when the variables are removed', async () => {
  const own = await readyVapidKeys(context());
  await db('push_keys').delete();
  await readyVapidKeys(context());
  const userId = await subscribe();
  expect(await readyVapidKeys(context(), own)).toEqual(own);
  expect(await listSubscriptions(db, userId)).toEqual([]);
  expect(await readyVapidKeys(context())).toEqual(own);
});
