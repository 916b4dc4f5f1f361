import type { ErrorBody, Reminder } from '@topwords/platform/contracts';
import { createECDH } from 'node:crypto';
import { deriveKeys } from '../auth/keys.ts';
import { createPushSender } from '../push/push-sender.ts';
import { listSubscriptions } from '../push/subscription-repository.ts';
import { buildUser, testPassword } from '../testing/factories.ts';
import { sharedApi, userOfEach } from '../testing/shared-api.ts';
import { prove, signIn } from '../testing/signed-in-browser.ts';
import { buildSession } from '../testing/build-session.ts';
import { callWithSession } from '../testing/browser-session.ts';
import { startApi, type TestAnswer } from '../testing/start-api.ts';
import type { User } from '../users/user-repository.ts';
import { renewalTokenOf } from './reminder-links.ts';
import { findReminder } from './reminder-repository.ts';

const path = '/api/profile/reminder/push';
const privateKey = Buffer.alloc(32, 7).toString('base64url');
const keys = { publicKey: pointOf(7), privateKey };
const api = sharedApi(() =>
  startApi({
    push: createPushSender({ keys, contact: 'mailto:a@example.org', services: ['example.org'] }),
  }),
);
const user = userOfEach(api);

/** A point of P-256: the public key of a private one that is only such bytes. */
function pointOf(byte: number): string {
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(Buffer.alloc(32, byte));
  return curve.getPublicKey('base64url');
}

let made = 0;

function buildSubscription(overrides: object = {}, p256dh = pointOf(9)) {
  made += 1;
  const endpoint = `https://push.example.org/send/${made}`;
  return { endpoint, keys: { p256dh, auth: 'A'.repeat(22) }, ...overrides };
}

async function turnOn(of: User): Promise<void> {
  await api.call('/api/profile/reminder', {
    method: 'PUT',
    user: of,
    json: { hour: 19, by_mail: false },
  });
}

/** A session with a reminder. */
async function begin(of: User = user): Promise<string> {
  await turnOn(of);
  return buildSession(api.db, of);
}

function subscribe(sessionId: string, subscription: unknown, of: User = user) {
  const json = { subscription };
  return api.call(path, { method: 'PUT', user: of, sessionId, json });
}

function renew(renewal: string, subscription: unknown) {
  return api.call('/api/reminders/push', { json: { renewal, subscription } });
}

async function endpointsOf({ id }: User): Promise<string[]> {
  return (await listSubscriptions(api.db, id)).map(({ endpoint }) => endpoint);
}

async function stateOf(sessionId: string, of: User = user): Promise<Reminder['push']> {
  const { body } = await api.call('/api/profile/reminder', { user: of, sessionId });
  return (body as Reminder).push;
}

function codeIn({ status, body }: TestAnswer): string {
  return `${status} ${(body as ErrorBody).code}`;
}

test('a browser subscribes with the key, and the reminder says so to it alone', async () => {
  const [own, other] = [await begin(), await begin()];
  expect((await api.call(path, { user })).body).toEqual({ key: keys.publicKey });
  const answer = await subscribe(own, buildSubscription());
  expect(answer).toMatchObject({ status: 200, body: { reminder: { hour: 19, push: 'on' } } });
  expect([await stateOf(own), await stateOf(other)]).toEqual(['on', 'off']);
  const ended = await api.call(path, { method: 'DELETE', user, sessionId: own });
  expect(ended).toMatchObject({ status: 200, body: { hour: 19, push: 'off' } });
  expect(await endpointsOf(user)).toEqual([]);
});

test('a reminder without mails is looked at once a browser shows it', async () => {
  const session = await begin();
  expect((await findReminder(api.db, user.id))?.lookAt).toBeNull();
  await subscribe(session, buildSubscription());
  const { lookAt } = (await findReminder(api.db, user.id)) ?? {};
  expect(lookAt).toBe(Date.parse('2026-11-20T19:00:00Z'));
  await turnOn(user);
  expect((await findReminder(api.db, user.id))?.lookAt).toBe(lookAt);
});

test('a session has one subscription: the last', async () => {
  const session = await begin();
  const last = buildSubscription();
  await subscribe(session, buildSubscription());
  await subscribe(session, last);
  await subscribe(session, last);
  expect(await endpointsOf(user)).toEqual([last.endpoint]);
});

test('a browser that another account subscribes is that account’s', async () => {
  const shared = buildSubscription();
  const own = await begin();
  await subscribe(own, shared);
  const other = await buildUser(api.db);
  await subscribe(await begin(other), shared, other);
  expect([await endpointsOf(user), await endpointsOf(other)]).toEqual([[], [shared.endpoint]]);
  expect(await stateOf(own)).toBe('off');
});

test('signing out ends it', async () => {
  await turnOn(user);
  const browser = await signIn(api, user);
  await subscribe(browser.sessionId, buildSubscription());
  expect(await endpointsOf(user)).toHaveLength(1);
  await callWithSession(api, '/api/auth/logout', browser.session);
  expect(await endpointsOf(user)).toEqual([]);
});

test('deleting the account deletes it', async () => {
  await subscribe(await begin(), buildSubscription());
  await api.db('users').where({ id: user.id }).delete();
  expect(await endpointsOf(user)).toEqual([]);
});

test('proving who one is, which replaces the session, keeps it, and what renews it', async () => {
  await turnOn(user);
  const browser = await signIn(api, user);
  const { body } = await subscribe(browser.sessionId, buildSubscription());
  const { sessionId } = await prove(api, browser, { password: testPassword });
  expect(sessionId).not.toBe(browser.sessionId);
  const next = buildSubscription();
  expect((await renew((body as { renewal: string }).renewal, next)).status).toBe(200);
  const left = await listSubscriptions(api.db, user.id);
  expect(left).toMatchObject([{ sessionId, endpoint: next.endpoint }]);
});

test('before an hour is chosen, a browser can show none', async () => {
  const session = await buildSession(api.db, user);
  expect(codeIn(await subscribe(session, buildSubscription()))).toBe('409 reminder_off');
  expect(await endpointsOf(user)).toEqual([]);
});

test('a token that names no session is asked to sign in again', async () => {
  await turnOn(user);
  const answer = await api.call(path, {
    method: 'PUT',
    user,
    json: { subscription: buildSubscription() },
  });
  expect(codeIn(answer)).toBe('403 sign_in_again');
});

test.each([
  'http://push.example.org/a',
  'https://127.0.0.1/a',
  'https://[::1]/a',
  'https://2130706433/a',
  'https://0x7f.1/a',
  'https://localhost/a',
  'https://metadata.google.internal/a',
  'https://push.example.com/a',
  'https://push-example.org/a',
  'https://push.example.org.attacker.net/a',
  'https://intranet/a',
  'https://push.example.org:8443/a',
  'https://ada:secret@push.example.org/a',
  'file:///etc/passwd',
  'push',
  `https://push.example.org/${'a'.repeat(1000)}`,
])('nothing is ever sent to %s', async (endpoint) => {
  const answer = await subscribe(await begin(), buildSubscription({ endpoint }));
  expect(answer).toMatchObject({
    status: 400,
    body: { code: 'validation_failed', faults: [{ field: 'subscription.endpoint' }] },
  });
  expect(await endpointsOf(user)).toEqual([]);
});

test.each([
  [{ p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) }, 'keys.p256dh'],
  [{ p256dh: pointOf(9).slice(1), auth: 'A'.repeat(22) }, 'keys.p256dh'],
  [{ p256dh: pointOf(9), auth: 'A'.repeat(21) }, 'keys.auth'],
  [{ p256dh: pointOf(9) }, 'keys.auth'],
])('the keys %j are refused', async (wrong, field) => {
  const answer = await subscribe(await begin(), buildSubscription({ keys: wrong }));
  expect(answer).toMatchObject({
    status: 400,
    body: { faults: [{ field: `subscription.${field}` }] },
  });
});

describe('a browser that renews its subscription', () => {
  test('has its service worker replace it, without a session', async () => {
    const session = await begin();
    const { body } = await subscribe(session, buildSubscription());
    const { renewal } = body as { renewal: string };
    const next = buildSubscription();
    expect((await renew(renewal, next)).status).toBe(200);
    expect(await endpointsOf(user)).toEqual([next.endpoint]);
    expect(await stateOf(session)).toBe('on');
  });

  test('gets nothing after it was signed out, nor with a secret that is none', async () => {
    const sessionId = await begin();
    await subscribe(sessionId, buildSubscription());
    const foreign = deriveKeys('another secret, long enough to be one, too');
    const [{ renewalId } = { renewalId: '' }] = await listSubscriptions(api.db, user.id);
    const next = buildSubscription();
    for (const wrong of ['', 'x', renewalTokenOf(renewalId, foreign)]) {
      expect(codeIn(await renew(wrong, next))).toBe('404 reminder_link_invalid');
    }
    await api.db('sessions').where({ user_id: user.id }).delete();
    const own = renewalTokenOf(renewalId, api.keys);
    expect(codeIn(await renew(own, next))).toBe('404 reminder_link_invalid');
    expect(await endpointsOf(user)).toEqual([]);
  });
});

test.each(['GET', 'PUT', 'DELETE'])('%s needs a token', async (method) => {
  const json = method === 'PUT' ? { json: { subscription: buildSubscription() } } : {};
  expect(codeIn(await api.call(path, { method, ...json }))).toBe('401 token_missing');
});

describe('where the service worker is switched off', () => {
  const plain = sharedApi();

  test('no browser shows reminders', async () => {
    const learner = await buildUser(plain.db);
    const state = await plain.call('/api/profile/reminder', { user: learner });
    expect((state.body as Reminder).push).toBe('unavailable');
    expect(codeIn(await plain.call(path, { user: learner }))).toBe('409 reminder_push_unavailable');
    const json = { subscription: buildSubscription() };
    const refused = await plain.call(path, { method: 'PUT', user: learner, json });
    expect(codeIn(refused)).toBe('409 reminder_push_unavailable');
  });
});
