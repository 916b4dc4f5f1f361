import { sessionsMaximum, type AccountSession } from '@topwords/platform/contracts';
import { buildUser } from '../testing/factories.ts';
import { signIn } from '../testing/signed-in-browser.ts';
import { callWithSession } from '../testing/browser-session.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { startSession } from './start-session.ts';
import { sharedApi } from '../testing/shared-api.ts';

const api = sharedApi();

function start(userId: string, now: number) {
  const browser = { device: null, network: null, session: undefined };
  const begun = { userId, browser, signedInBy: 'password' } as const;
  return inTransaction(api.db, (transaction) => startSession({ db: transaction, now }, begun));
}

test('a sign-in beyond the limit ends the least recently used session, as the list shows', async () => {
  const user = await buildUser(api.db);
  const { now } = api.clock;
  const early = await signIn(api, user);
  const forgotten = await start(user.id, now + 1);
  for (let count = 2; count < sessionsMaximum; count += 1) await start(user.id, now + 1 + count);
  api.clock.now = now + 1000;
  const refreshed = await callWithSession(api, '/api/auth/refresh', early.session);
  expect(refreshed.status).toBe(200);
  const last = await signIn(api, user);
  const { sessions } = (await last.call('/api/auth/sessions')).body as {
    sessions: AccountSession[];
  };
  api.clock.now = now;
  expect(sessions).toHaveLength(sessionsMaximum);
  const ids = sessions.map(({ id }) => id);
  expect(ids.slice(0, 2)).toEqual([last.sessionId, early.sessionId]);
  expect(ids).not.toContain(forgotten.sessionId);
});

test('concurrent sign-ins cannot exceed the limit together', async () => {
  const user = await buildUser(api.db);
  const { now } = api.clock;
  for (let count = 0; count < sessionsMaximum; count += 1) await start(user.id, now + count);
  await Promise.all(Array.from({ length: 20 }, () => start(user.id, now + 1000)));
  expect(await api.db('sessions').where({ user_id: user.id })).toHaveLength(sessionsMaximum);
});

test('excess sessions of an account end at the next sign-in', async () => {
  const user = await buildUser(api.db);
  const row = {
    user_id: user.id,
    token_hash: 'x',
    rotated_at: 1,
    expires_at: Number.MAX_SAFE_INTEGER,
    created_at: 1,
    signed_in_by: 'password',
  };
  const rows = Array.from({ length: 700 }, (_item, index) => ({ ...row, id: `old-${index}` }));
  await api.db.batchInsert('sessions', rows, 100);
  await start(user.id, api.clock.now);
  expect(await api.db('sessions').where({ user_id: user.id })).toHaveLength(sessionsMaximum);
});
