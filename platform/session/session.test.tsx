import {
  chooseLanguage,
  getAccount,
  login,
  logout,
  register,
  signInWithGoogle,
  type CallOutput,
} from '../contracts/index.ts';
import { buildFailure } from '@topwords/remote-kit/testing';
import { authAnswer, buildSession, credentials, user } from './testing/session-fixture.ts';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

// @spec D2 RP1
test('a visitor has no session, and the bus announces it', () => {
  const { announced, session } = buildSession();
  expect(session.state.value).toMatchObject({ is_auth: false, native_lang: '' });
  expect(announced).toMatchObject([{ is_auth: false, native: null }]);
});

test('a valid stored token restores the session', () => {
  const { announced, session } = buildSession({});
  expect(session.state.value).toMatchObject({ is_auth: true, native_lang: 'English' });
  expect(announced).toMatchObject([{ is_auth: true, username: 'Ana', target_langs: ['es', 'ru'] }]);
});

test('languages chosen in another browser are adopted and stored for other tabs', async () => {
  const { api, announced, session, storage } = buildSession({});
  const { sub } = session.state.value;
  const account = { ...user, sub, native: 'Turkish' as const, target_langs: ['es' as const] };
  api.answer(getAccount, account);
  session.turnTo('ru');
  await session.update();
  expect(announced.at(-1)).toMatchObject({ sub, native: 'Turkish', target_langs: ['es'] });
  expect(session.state.value).toMatchObject({ native_lang: 'Turkish', choosen_lang: '' });
  expect(storage.getItem('target_langs')).toBe('["es"]');
  const announcedBefore = announced.length;
  await session.update();
  expect(announced).toHaveLength(announcedBefore);
});

test('an outdated, foreign or missing account response changes nothing', async () => {
  const { api, announced, session } = buildSession({});
  const { sub } = session.state.value;
  const answer = Promise.withResolvers<CallOutput<typeof getAccount>>();
  api.answer(getAccount, () => answer.promise);
  api.answer(chooseLanguage, { target_language_code: 'tr', msg: 'Turkish added' });
  const updating = session.update();
  await session.chooseTarget('tr');
  answer.resolve({ ...user, sub, target_langs: ['es'] });
  await updating;
  expect(session.state.value.user.target_langs).toEqual(['es', 'ru', 'tr']);
  const announcedBefore = announced.length;
  api.answer(getAccount, { ...user, sub: 'another', target_langs: ['en'] });
  await session.update();
  api.refuse(getAccount, buildFailure());
  await session.update();
  expect(announced).toHaveLength(announcedBefore);
});

test.each([`a.${btoa('{"exp":0}')}.c`, 'nonsense'])(
  'the stored token %s is not trusted',
  (token) => {
    expect(buildSession({ token }).session.state.value.is_auth).toBe(false);
  },
);

// @spec E7 ST1 ST3
test('signing in stores the session under the five keys', async () => {
  const { api, announced, session, storage } = buildSession();
  api.answer(login, authAnswer);
  const signingIn = session.login(credentials);
  expect(session.state.value.login_pending).toBe(true);
  expect(await signingIn).toBe(true);
  expect(
    ['token', 'sub', 'username', 'native', 'target_langs'].map((key) => storage.getItem(key)),
  ).toEqual(['fresh', user.sub, 'Berk', 'Turkish', '["en"]']);
  expect(session.state.value).toMatchObject({
    is_auth: true,
    login_pending: false,
    login_success: true,
    login_message: 'Successfully logged in',
    user: { email: user.email },
  });
  expect(announced.at(-1)).toMatchObject({ is_auth: true, native: 'Turkish' });
});

// @spec ST1 ST2 ST14
test('registering signs in', async () => {
  const { api, session } = buildSession();
  api.answer(register, { ...authAnswer, user: { ...authAnswer.user, native: null } });
  await session.register({ ...credentials, username: 'Berk', native: 'Turkish' });
  expect(session.state.value).toMatchObject({
    is_auth: true,
    login_message: 'Successfully registered',
    native_lang: '',
  });
});

test('registering with an address that has an account says that it is signed in to it', async () => {
  const { api, session } = buildSession();
  api.answer(register, { ...authAnswer, is_existing: true });
  await session.register({ ...credentials, username: 'Berk', native: 'Turkish' });
  expect(session.state.value).toMatchObject({
    is_auth: true,
    login_message: 'You already have an account, and are signed in to it',
  });
});

// @spec ST5 ST6 K13
test('a failed sign-in shows the server’s detail, and its flag resets after 500 ms', async () => {
  const { api, session } = buildSession();
  api.refuse(login, buildFailure('credentials_wrong', { detail: 'Email or password is wrong' }));
  expect(await session.login(credentials)).toBe(false);
  expect(session.state.value).toMatchObject({
    is_auth: false,
    is_login_error: true,
    login_pending: false,
    login_message: 'Email or password is wrong',
  });
  jest.advanceTimersByTime(499);
  expect(session.state.value.is_login_error).toBe(true);
  jest.advanceTimersByTime(1);
  expect(session.state.value.is_login_error).toBe(false);
});

test('the flag of a second attempt lasts its own 500 ms', async () => {
  const { api, session } = buildSession();
  api.refuse(login, buildFailure('credentials_wrong'));
  await session.login(credentials);
  jest.advanceTimersByTime(400);
  await session.login(credentials);
  jest.advanceTimersByTime(400);
  expect(session.state.value.is_login_error).toBe(true);
});

const grant = { body: { code: 'code', state: 'state' } };

// @spec ST1 ST4
test('signing in with Google has its own success message', async () => {
  const { api, session } = buildSession();
  api.answer(signInWithGoogle, authAnswer);
  const signingIn = session.loginWithGoogle(() => api.send(signInWithGoogle, grant));
  expect(session.state.value.login_pending).toBe(true);
  expect(await signingIn).toBe(true);
  expect(session.state.value).toMatchObject({
    is_auth: true,
    login_pending: false,
    login_success: true,
    login_message: 'Successfully logged in with Google',
  });
});

// @spec ST5 ER3
test.each([
  [buildFailure('google_refused', { detail: 'Please try again' }), 'Please try again'],
  [
    buildFailure('internal', { code: 'no_response', detail: 'Check your connection' }),
    'Google login failed',
  ],
  [
    buildFailure('internal', { code: 'no_detail', detail: 'The server refused (500)' }),
    'Google login failed',
  ],
  [new Error('broken'), 'Google login failed'],
])('a failed sign-in with Google by %s shows %s', async (failure, message) => {
  const { api, session } = buildSession();
  api.refuse(signInWithGoogle, failure);
  expect(await session.loginWithGoogle(() => api.send(signInWithGoogle, grant))).toBe(false);
  expect(session.state.value).toMatchObject({
    is_auth: false,
    is_login_error: true,
    login_pending: false,
    login_message: message,
  });
});

// @spec ST11
test('signing out clears everything, even when the server does not respond', async () => {
  const { api, announced, log, session, storage } = buildSession({});
  document.cookie = 'XSRF-TOKEN=abc; Path=/';
  storage.setItem('words.filter', 'starred');
  api.refuse(logout, buildFailure());
  await session.logout();
  expect(storage.length).toBe(0);
  expect(document.cookie).toBe('');
  expect(session.state.value.is_auth).toBe(false);
  expect(announced.at(-1)).toMatchObject({ is_auth: false, sub: '' });
  expect(log).toHaveBeenCalledTimes(1);
});
