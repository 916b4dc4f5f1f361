import { login } from '../contracts/index.ts';
import { authAnswer, buildSession, credentials } from './testing/session-fixture.ts';

afterEach(() => {
  jest.useRealTimers();
});

// @spec E1
test('the state has the specification’s fields, and those of a visitor are empty', () => {
  expect(buildSession().session.state.value).toEqual({
    sub: '',
    user: { email: '', username: '', target_langs: [] },
    is_auth: false,
    login_pending: false,
    login_message: '',
    is_login_error: false,
    login_success: false,
    native_lang: '',
    choosen_lang: '',
    new_target_lang: { is_cond: false, msg: '', res: '' },
    // Ours: a sign-in that waits for its second step.
    second_step: null,
    // Ours too: why a sign-in or a registration failed.
    login_error: '',
  });
});

// @spec ST6 K13
test('the success flag resets after 500 ms', async () => {
  jest.useFakeTimers();
  const { api, session } = buildSession();
  api.answer(login, authAnswer);
  await session.login(credentials);
  jest.advanceTimersByTime(499);
  expect(session.state.value.login_success).toBe(true);
  jest.advanceTimersByTime(1);
  expect(session.state.value).toMatchObject({ is_auth: true, login_success: false });
});

// @spec ST14
test('a learner without a native language is stored with an empty string', async () => {
  const { api, session, storage } = buildSession();
  api.answer(login, { ...authAnswer, user: { ...authAnswer.user, native: null } });
  await session.login(credentials);
  expect(storage.getItem('native')).toBe('');
  expect(session.state.value.native_lang).toBe('');
});
