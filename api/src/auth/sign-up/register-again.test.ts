import type { AuthAnswer } from '@topwords/platform/contracts';
import { buildUser, testPassword } from '../../testing/factories.ts';
import { sharedApi } from '../../testing/shared-api.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';

const path = '/api/auth/register';
const api = sharedApi();
const taken = { detail: 'An account with this email already exists', code: 'email_taken' };

/** Registers with an address that has an account. */
function registerAgain(email: string, password = testPassword, at: TestApi = api) {
  return at.call(path, { json: { email, password, username: 'Someone', native: 'Turkish' } });
}

test('with the password of the account, registering signs in to it and changes nothing', async () => {
  const user = await buildUser(api.db, { username: 'Ada', native: 'es' });
  const answer = await registerAgain(user.email.toUpperCase());
  expect(answer.status).toBe(200);
  expect((answer.body as AuthAnswer).user).toMatchObject({
    sub: user.id,
    username: 'Ada',
    native: 'Spanish',
  });
  expect(answer.body).toMatchObject({ is_existing: true });
  expect(answer.cookies['refresh_token']).not.toBe('');
});

test('a registration whose answer was lost is repeated without a second account', async () => {
  const email = 'lost.answer@example.org';
  const first = await registerAgain(email);
  const second = await registerAgain(email);
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(first.body).not.toHaveProperty('is_existing');
  expect((second.body as AuthAnswer).user).toEqual((first.body as AuthAnswer).user);
  expect(await api.db('users').where({ email })).toHaveLength(1);
});

test('another password gets the same answer as ever, and no session', async () => {
  const user = await buildUser(api.db);
  const answer = await registerAgain(user.email, 'not the one at all');
  expect(answer).toMatchObject({ status: 409, body: taken, cookies: {} });
});

test('an account without a password is not entered', async () => {
  const user = await buildUser(api.db);
  await api.db('users').where({ id: user.id }).update({ password_hash: null });
  expect(await registerAgain(user.email)).toMatchObject({ status: 409, body: taken, cookies: {} });
});

test('the second step is asked for here too', async () => {
  const user = await buildUser(api.db);
  await api.db('users').where({ id: user.id }).update({ second_step_at: 1 });
  const answer = await registerAgain(user.email);
  expect(answer).toMatchObject({
    status: 401,
    body: { code: 'second_step_required' },
    cookies: {},
  });
  expect((answer.body as { ticket: string }).ticket).not.toBe('');
});

test('a closed account stays closed', async () => {
  const user = await buildUser(api.db);
  await api.db('users').where({ id: user.id }).update({ disabled_at: 1 });
  const answer = await registerAgain(user.email);
  expect(answer).toMatchObject({ status: 403, body: { code: 'account_disabled' }, cookies: {} });
});

test('guesses count like those at the sign-in, and are limited with them', async () => {
  const limited = await startApi({ limits: { loginPair: 2 } });
  try {
    const { email } = await buildUser(limited.db);
    const statuses = [];
    for (const password of ['first guess', 'second guess', testPassword]) {
      statuses.push((await registerAgain(email, password, limited)).status);
    }
    expect(statuses).toEqual([409, 409, 429]);
    const login = await limited.call('/api/auth/login', {
      json: { email, password: testPassword },
    });
    expect(login.status).toBe(429);
  } finally {
    await limited.stop();
  }
});

test('where nobody may sign up, registering signs nobody in', async () => {
  const closed = await startApi({
    checkSignUp: () => Promise.reject(Object.assign(new Error('closed'), { code: 'closed' })),
  });
  try {
    const { email } = await buildUser(closed.db);
    expect((await registerAgain(email, testPassword, closed)).status).not.toBe(200);
  } finally {
    await closed.stop();
  }
});
