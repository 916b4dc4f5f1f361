import { callWithSession, sessionOf } from '../testing/browser-session.ts';
import { buildUser, testPassword } from '../testing/factories.ts';
import { startApi } from '../testing/start-api.ts';

/** What the driver throws while the server is down. */
function connectionRefused(): Error {
  return Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
}

test('while the database is down the API says so and keeps sessions, then recovers', async () => {
  const api = await startApi();
  try {
    const user = await buildUser(api.db);
    const json = { email: user.email, password: testPassword };
    const session = sessionOf(await api.call('/api/auth/login', { json }));
    const acquire = jest.spyOn(api.db.client, 'acquireConnection').mockImplementation(async () => {
      throw connectionRefused();
    });

    const refresh = await callWithSession(api, '/api/auth/refresh', session);
    expect(refresh.status).toBe(503);
    expect(refresh.body).toMatchObject({ code: 'database_unavailable' });
    expect(refresh.cookies).toEqual({});
    for (const path of ['/readyz', '/api/words/es']) {
      const answer = await api.call(path, { user });
      expect(answer.status).toBe(503);
      expect(answer.body).toMatchObject({ code: 'database_unavailable' });
    }
    expect((await api.call('/healthz')).status).toBe(200);

    acquire.mockRestore();
    expect((await api.call('/readyz')).status).toBe(200);
    expect((await callWithSession(api, '/api/auth/refresh', session)).status).toBe(200);
  } finally {
    await api.stop();
  }
});

test.each([
  ['lost while a statement ran', { fatal: true }],
  ['ended by the server', { code: 'ER_SERVER_SHUTDOWN', errno: 1053 }],
  ['opened to a node that is not ready', { code: 'ER_UNKNOWN_COM_ERROR', errno: 1047 }],
  ['a deadlock’s victim too often', { code: 'ER_LOCK_DEADLOCK', errno: 1213 }],
])('a call whose connection was %s may be retried', async (_name, properties) => {
  const api = await startApi();
  try {
    const user = await buildUser(api.db);
    jest.spyOn(api.db.client, 'acquireConnection').mockImplementation(async () => {
      throw Object.assign(new Error('from the driver'), properties);
    });
    const answer = await api.call('/api/words/es', { user });
    expect(answer.status).toBe(503);
    expect(answer.body).toMatchObject({ code: 'database_unavailable' });
  } finally {
    await api.stop();
  }
});
