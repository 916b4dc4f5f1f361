import { logout, refresh } from '../contracts/index.ts';
import { buildFailure, buildStoredSession } from '@topwords/remote-kit/testing';
import { storeSession } from './session-storage.ts';
import { refreshTimeoutMs } from './session.ts';
import { buildSession, refreshAnswer } from './testing/session-fixture.ts';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

// @spec ST10 ER4
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

test('without a network the stored session goes on, until the server refuses it', async () => {
  const { api, session, storage } = buildSession();
  const unreachable = buildFailure('internal', { code: 'no_response', detail: 'No network' });
  api.refuse(refresh, unreachable);
  expect(await session.refresh()).toBe(false);
  storeSession(storage, buildStoredSession());
  api.refuse(refresh, buildFailure('refresh_invalid'));
  expect(await session.refresh()).toBe(false);
  expect(session.state.value.is_auth).toBe(false);
  api.refuse(refresh, unreachable);
  expect(await session.refresh()).toBe(true);
  expect(session.state.value).toMatchObject({ is_auth: true, sub: buildStoredSession().sub });
});

function startHanging() {
  const { api, session, storage } = buildSession({ token: 'stored' });
  const answer = Promise.withResolvers<typeof refreshAnswer>();
  api.answer(refresh, () => answer.promise);
  return { answer, session, storage, started: session.refresh() };
}

describe('a refresh that hangs', () => {
  test('shows the stored session meanwhile, and its late answer renews the session', async () => {
    const { answer, session, storage, started } = startHanging();
    await jest.advanceTimersByTimeAsync(refreshTimeoutMs);
    expect(await started).toBe(true);
    expect(session.state.value.is_auth).toBe(true);
    expect(storage.getItem('token')).toBe('stored');
    answer.resolve(refreshAnswer);
    await jest.advanceTimersByTimeAsync(0);
    expect(storage.getItem('token')).toBe('fresh');
  });

  test('ends the session that is shown when it is refused late', async () => {
    const { answer, session, started } = startHanging();
    await jest.advanceTimersByTimeAsync(refreshTimeoutMs);
    expect(await started).toBe(true);
    answer.reject(buildFailure('refresh_invalid'));
    await jest.advanceTimersByTimeAsync(0);
    expect(session.state.value.is_auth).toBe(false);
  });
});

test('concurrent renewals make one call', async () => {
  const { api, session, storage } = buildSession({});
  api.answer(refresh, refreshAnswer);
  expect(await Promise.all([session.renew(), session.renew()])).toEqual([true, true]);
  expect(api.sent(refresh)).toHaveLength(1);
  expect(storage.getItem('token')).toBe('fresh');
});

test('a renewal uses the token that another tab got meanwhile', async () => {
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

test('a refresh at startup uses the session that another tab got meanwhile', async () => {
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

test('a pending renewal does not undo a sign-out in another tab', async () => {
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

test('a pending renewal does not replace the account that signed in in another tab', async () => {
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

test('a rejected renewal ends the session, a failed one keeps it', async () => {
  const { api, announced, session } = buildSession({});
  api.refuse(refresh, buildFailure('database_unavailable'));
  expect(await session.renew()).toBe(false);
  expect(session.state.value.is_auth).toBe(true);
  api.refuse(refresh, buildFailure('refresh_invalid'));
  expect(await session.renew()).toBe(false);
  expect(session.state.value.is_auth).toBe(false);
  expect(announced.at(-1)).toMatchObject({ is_auth: false });
});

test('signing in or out in another tab does the same in this one', () => {
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

test('an expired stored token does not sign in', () => {
  const { session } = buildSession({ token: 'spent' });
  session.adoptStorage();
  expect(session.state.value.is_auth).toBe(false);
});

test('the token of another account is not used before this tab shows that account', () => {
  const { session, storage } = buildSession({});
  storeSession(storage, buildStoredSession({ sub: 'eva', token: 'from another tab' }));
  expect(session.accessToken()).toBeNull();
  session.adoptStorage();
  expect(session.accessToken()).toBe('from another tab');
});

test('a pending renewal cannot sign in again after signing out', async () => {
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
