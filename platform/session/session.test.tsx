import {
  chooseLanguage,
  login,
  logout,
  refresh,
  register,
  setNative,
  type AuthAnswer,
} from '../contracts/index.ts';
import { createEventBus, type EventBus, type EventPayload } from '../events/index.ts';
import {
  buildFailure,
  buildStoredSession,
  createFakeApi,
  createMemoryStorage,
} from '../testing/index.ts';
import { createSession } from './index.ts';
import { storeSession, type StoredSession } from './session-storage.ts';

const user = {
  sub: '01930000-0000-7000-8000-000000000002',
  email: 'berk@example.org',
  username: 'Berk',
  native: 'Turkish' as const,
};
const authAnswer: AuthAnswer = {
  access_token: 'fresh',
  user: { ...user, learning_targets: ['en'] },
};
const refreshAnswer = { access_token: 'fresh', user: { ...user, target_langs: ['en' as const] } };
const credentials = { email: user.email, password: 'long enough' };

function buildSession(stored: Partial<StoredSession> | null = null) {
  const bus = createEventBus({ onSubscriberError: (_name, error) => fail(error) });
  const storage = createMemoryStorage();
  if (stored) storeSession(storage, buildStoredSession(stored));
  const api = createFakeApi();
  const log = jest.fn();
  const session = createSession({ bus, storage, api: () => api, now: () => 0, log });
  const announced: EventPayload<'session.changed'>[] = [];
  bus.subscribe('session.changed', (event) => announced.push(event));
  return { api, announced, bus, log, session, storage };
}

function fail(error: unknown): never {
  throw new Error('A subscriber threw', { cause: error });
}

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

test('a visitor has no session, and the bus says so', () => {
  const { announced, session } = buildSession();
  expect(session.state.value).toMatchObject({ is_auth: false, native_lang: '' });
  expect(announced).toMatchObject([{ is_auth: false, native: null }]);
});

test('a stored token that is still good restores the session', () => {
  const { announced, session } = buildSession({});
  expect(session.state.value).toMatchObject({ is_auth: true, native_lang: 'English' });
  expect(announced).toMatchObject([{ is_auth: true, username: 'Ana', target_langs: ['es', 'ru'] }]);
});

test.each([`a.${btoa('{"exp":0}')}.c`, 'nonsense'])(
  'the stored token %s is not trusted',
  (token) => {
    expect(buildSession({ token }).session.state.value.is_auth).toBe(false);
  },
);

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

test('a refused sign-in shows the detail of the server, and its flag resets after 500 ms', async () => {
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

test('a refresh restores the session, a failed one changes nothing', async () => {
  const { api, log, session } = buildSession();
  api.refuse(refresh, buildFailure('refresh_invalid'));
  const before = session.state.value;
  expect(await session.refresh()).toBe(false);
  expect(session.state.value).toBe(before);
  expect(log).toHaveBeenCalledTimes(1);
  api.answer(refresh, refreshAnswer);
  expect(await session.refresh()).toBe(true);
  expect(session.state.value).toMatchObject({ is_auth: true, user: { target_langs: ['en'] } });
});

test('several renewals at once make one call', async () => {
  const { api, session, storage } = buildSession({});
  api.answer(refresh, refreshAnswer);
  expect(await Promise.all([session.renew(), session.renew()])).toEqual([true, true]);
  expect(api.sent(refresh)).toHaveLength(1);
  expect(storage.getItem('token')).toBe('fresh');
});

test('a renewal takes the token that another tab got meanwhile', async () => {
  const { api, session, storage } = buildSession({});
  const request = jest.fn((_name: string, run: () => Promise<boolean>) => {
    storage.setItem('token', 'from another tab');
    return run();
  });
  Object.assign(navigator, { locks: { request } });
  expect(await session.renew()).toBe(true);
  Reflect.deleteProperty(navigator, 'locks');
  expect(api.sent(refresh)).toHaveLength(0);
  expect(session.accessToken()).toBe('from another tab');
});

test('a refresh at the start takes the session that another tab got meanwhile', async () => {
  const { api, session, storage } = buildSession();
  const request = jest.fn((_name: string, run: () => Promise<boolean>) => {
    storeSession(storage, buildStoredSession({ token: 'from another tab' }));
    return run();
  });
  Object.assign(navigator, { locks: { request } });
  expect(await session.refresh()).toBe(true);
  Reflect.deleteProperty(navigator, 'locks');
  expect(api.sent(refresh)).toHaveLength(0);
  expect(session.state.value).toMatchObject({ is_auth: true, user: { username: 'Ana' } });
});

test('a renewal that is under way does not undo that another tab signed out', async () => {
  const { api, session, storage } = buildSession({});
  api.answer(refresh, () => {
    storage.clear();
    session.adoptStorage();
    return refreshAnswer;
  });
  expect(await session.renew()).toBe(false);
  expect(session.state.value.is_auth).toBe(false);
  expect(storage.length).toBe(0);
});

test('a renewal that is under way leaves the one who signed in in another tab', async () => {
  const { api, session, storage } = buildSession({});
  const eva = buildStoredSession({ sub: 'eva', username: 'Eva', token: 'from another tab' });
  api.answer(refresh, () => {
    storeSession(storage, eva);
    return refreshAnswer;
  });
  expect(await session.renew()).toBe(true);
  expect(session.state.value.user.username).toBe('Eva');
  expect(session.accessToken()).toBe('from another tab');
});

test('a refused renewal ends the session, a failed one keeps it', async () => {
  const { api, announced, session } = buildSession({});
  api.refuse(refresh, buildFailure('database_unavailable'));
  expect(await session.renew()).toBe(false);
  expect(session.state.value.is_auth).toBe(true);
  api.refuse(refresh, buildFailure('refresh_invalid'));
  expect(await session.renew()).toBe(false);
  expect(session.state.value.is_auth).toBe(false);
  expect(announced.at(-1)).toMatchObject({ is_auth: false });
});

test('another tab signs this one in and out', () => {
  const { announced, session, storage } = buildSession();
  storeSession(storage, buildStoredSession());
  session.adoptStorage();
  expect(session.state.value.user.username).toBe('Ana');
  session.adoptStorage();
  expect(announced).toHaveLength(2);
  storage.clear();
  session.adoptStorage();
  expect(session.state.value.is_auth).toBe(false);
});

test('a spent token that is still stored signs nobody in', () => {
  const { session } = buildSession({ token: 'spent' });
  session.adoptStorage();
  expect(session.state.value.is_auth).toBe(false);
});

test('the token of somebody else is not taken before this tab shows them', () => {
  const { session, storage } = buildSession({});
  storeSession(storage, buildStoredSession({ sub: 'eva', token: 'from another tab' }));
  expect(session.accessToken()).toBeNull();
  session.adoptStorage();
  expect(session.accessToken()).toBe('from another tab');
});

test('a chosen target language joins the others, with a notice of 1.5 s', async () => {
  const { api, bus, session, storage } = buildSession({});
  const banners = jest.fn();
  bus.subscribe('banner.asked', banners);
  api.answer(chooseLanguage, { target_language_code: 'tr', msg: 'Turkish added' });
  expect(await session.chooseTarget('tr')).toBe(true);
  expect(storage.getItem('target_langs')).toBe('["es","ru","tr"]');
  expect(session.state.value.new_target_lang).toEqual({
    is_cond: true,
    msg: 'Turkish added',
    res: 'tr',
  });
  expect(banners).toHaveBeenCalledWith({
    kind: 'success',
    message: 'Turkish added',
    duration: 1500,
  });
  jest.advanceTimersByTime(1500);
  expect(session.state.value.new_target_lang.is_cond).toBe(false);
});

test('a language is not added twice, and a failure only logged', async () => {
  const { api, log, session } = buildSession({});
  api.answer(chooseLanguage, { target_language_code: 'es', msg: 'Spanish added' });
  await session.chooseTarget('es');
  expect(session.state.value.user.target_langs).toEqual(['es', 'ru']);
  api.refuse(chooseLanguage, buildFailure());
  expect(await session.chooseTarget('tr')).toBe(false);
  expect(log).toHaveBeenCalledTimes(1);
});

test('a new native language leaves the target languages', async () => {
  const { api, announced, session, storage } = buildSession({});
  api.answer(setNative, { native: 'Spanish' });
  expect(await session.setNative('Spanish')).toBe(true);
  expect([storage.getItem('native'), storage.getItem('target_langs')]).toEqual([
    'Spanish',
    '["ru"]',
  ]);
  expect(announced.at(-1)).toMatchObject({ native: 'Spanish', target_langs: ['ru'] });
});

test('a native language that cannot be set is ignored', async () => {
  const { api, log, session } = buildSession({});
  api.refuse(setNative, buildFailure());
  expect(await session.setNative('Spanish')).toBe(false);
  expect(session.state.value.native_lang).toBe('English');
  expect(log).not.toHaveBeenCalled();
});

function chosenOn(bus: EventBus) {
  const chosen: (string | null)[] = [];
  bus.subscribe('target-language.chosen', ({ language_code }) => chosen.push(language_code));
  return chosen;
}

test('turning to a language tells the bus, once', () => {
  const { bus, session } = buildSession({});
  const chosen = chosenOn(bus);
  session.turnTo('ru');
  session.turnTo('ru');
  expect(session.state.value.choosen_lang).toBe('ru');
  expect(chosen).toEqual(['ru']);
});

test('whoever signs in next, here or in another tab, has no language chosen', async () => {
  const { api, bus, session, storage } = buildSession({});
  session.turnTo('ru');
  api.answer(logout, { detail: 'Signed out' });
  await session.logout();
  expect(chosenOn(bus)).toEqual([null]);
  api.answer(login, authAnswer);
  await session.login(credentials);
  session.turnTo('en');
  storeSession(storage, buildStoredSession());
  session.adoptStorage();
  expect(chosenOn(bus)).toEqual([null]);
  expect(session.state.value.choosen_lang).toBe('');
});

test('a language that is no longer a target is no longer chosen', async () => {
  const { api, bus, session } = buildSession({});
  session.turnTo('es');
  api.answer(setNative, { native: 'Spanish' });
  await session.setNative('Spanish');
  expect(chosenOn(bus)).toEqual([null]);
});

test('languages that are answered after signing out change nothing', async () => {
  const { api, announced, bus, session, storage } = buildSession({});
  const banners = jest.fn();
  bus.subscribe('banner.asked', banners);
  const [target, native] = [
    Promise.withResolvers<{ target_language_code: 'tr'; msg: string }>(),
    Promise.withResolvers<{ native: 'Spanish' }>(),
  ];
  api.answer(chooseLanguage, () => target.promise);
  api.answer(setNative, () => native.promise);
  api.answer(logout, { detail: 'Signed out' });
  const setting = Promise.all([session.chooseTarget('tr'), session.setNative('Spanish')]);
  await session.logout();
  target.resolve({ target_language_code: 'tr', msg: 'Turkish added' });
  native.resolve({ native: 'Spanish' });
  expect(await setting).toEqual([true, true]);
  expect(storage.length).toBe(0);
  expect(announced).toHaveLength(2);
  expect(banners).not.toHaveBeenCalled();
});

test('signing out clears everything, also when the server does not answer', async () => {
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

test('a renewal that is under way cannot sign in again after signing out', async () => {
  const { api, session } = buildSession({});
  const { promise, resolve } = Promise.withResolvers<typeof refreshAnswer>();
  api.answer(refresh, promise);
  api.answer(logout, { detail: 'Signed out' });
  const renewing = session.renew();
  const leaving = session.logout();
  resolve(refreshAnswer);
  await Promise.all([renewing, leaving]);
  expect(session.state.value.is_auth).toBe(false);
});
