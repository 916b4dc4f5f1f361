import { accountsUsage, runAccountsCommand } from './accounts-command.ts';
import { buildMark, buildUser, testPassword } from '../testing/factories.ts';
import { callWithSession } from '../testing/browser-session.ts';
import { sharedApi, userOfEach } from '../testing/shared-api.ts';
import { signIn, signInProven } from '../testing/signed-in-browser.ts';

const api = sharedApi();
const user = userOfEach(api);

function run(...args: string[]) {
  return runAccountsCommand({ db: api.db, now: api.clock.now }, args);
}

function login() {
  return api.call('/api/auth/login', { json: { email: user.email, password: testPassword } });
}

/** A session that began before the account was closed, and was saved after. */
async function signInWhileDisabled() {
  await api.db('users').where({ id: user.id }).update({ disabled_at: null });
  const browser = await signIn(api, user);
  await api.db('users').where({ id: user.id }).update({ disabled_at: 1 });
  return browser;
}

test('accounts are listed, by a part of their email too', async () => {
  await buildUser(api.db, { email: 'grace@navy.example', username: 'Grace' });
  expect(await run('list', 'NAVY')).toEqual({
    isDone: true,
    lines: ['grace@navy.example (Grace) since 2026-11-01'],
  });
  expect((await run('list')).lines.length).toBeGreaterThan(1);
  expect(await run('list', '100%')).toEqual({ isDone: true, lines: ['No account'] });
});

test('the standing of an account is shown', async () => {
  await signIn(api, user);
  const { lines } = await run('status', user.email);
  expect(lines[0]).toContain('email confirmed, password, 1 browsers signed in');
});

test('a disabled account is signed out and cannot sign in until it is enabled', async () => {
  const browser = await signIn(api, user);
  await run('disable', user.email.toUpperCase());
  expect((await browser.call('/api/words/es')).status).toBe(401);
  // A session that began at the same moment.
  const held = await signInWhileDisabled();
  expect((await held.call('/api/words/es')).status).toBe(401);
  expect((await callWithSession(api, '/api/auth/refresh', held.session)).status).toBe(401);
  expect(await login()).toMatchObject({ status: 403, body: { code: 'account_disabled' } });
  await run('enable', user.email);
  expect((await login()).status).toBe(200);
});

test('a second step is reset for who lost it', async () => {
  const browser = await signInProven(api, user);
  await browser.call('/api/auth/totp', { method: 'POST' });
  await api.db('users').where({ id: user.id }).update({ second_step_at: 1 });
  expect((await login()).status).toBe(401);
  expect((await run('reset-second-step', user.email)).isDone).toBe(true);
  expect((await login()).status).toBe(200);
});

test('a link to set a password is mailed', async () => {
  await run('reset-password', user.email);
  const mails = (await api.sentMails()).filter(({ to }) => to === user.email);
  expect(mails.map(({ subject }) => subject)).toEqual(['Set a new password']);
});

test('an address is confirmed on the operators’ word, once', async () => {
  const fresh = await buildUser(api.db, { verifiedAt: null });
  expect((await run('verify', fresh.email)).lines).toEqual([`${fresh.email} counts as confirmed`]);
  expect((await run('verify', fresh.email)).lines[0]).toContain('already');
});

test('an account is deleted with all its data, when one is sure', async () => {
  await buildMark(api.db, user, { wordId: 21 });
  expect((await run('delete', user.email)).isDone).toBe(false);
  expect((await login()).status).toBe(200);
  expect((await run('delete', user.email, '--yes')).isDone).toBe(true);
  expect(await api.db('word_marks').where({ user_id: user.id })).toEqual([]);
  expect((await login()).status).toBe(401);
});

test('the owner sees in the history what operators did', async () => {
  await run('disable', user.email);
  await run('enable', user.email);
  const browser = await signIn(api, user);
  const { body } = await browser.call('/api/auth/history');
  expect((body as { events: unknown[] }).events.slice(1)).toMatchObject([
    { kind: 'enabled', by: 'operator', device: null },
    { kind: 'disabled', by: 'operator', device: null },
  ]);
});

test.each([
  [['status']],
  [['disable']],
  [['disable', 'a@example.org', 'b@example.org']],
  [['delete', 'a@example.org', '--no']],
  [['merge', 'a@example.org']],
  [[]],
])('%j gets the usage', async (args) => {
  expect(await run(...args)).toEqual({ isDone: false, lines: accountsUsage });
});

test('an unknown account is named', async () => {
  expect(await run('disable', 'nobody@example.org')).toEqual({
    isDone: false,
    lines: ['There is no account with the e-mail nobody@example.org'],
  });
});
