import { callWithSession } from '../../testing/browser-session.ts';
import { buildUser, testPassword } from '../../testing/factories.ts';
import { sharedApi, userOfEach } from '../../testing/shared-api.ts';
import { signIn } from '../../testing/signed-in-browser.ts';
import { startApi } from '../../testing/start-api.ts';

const asking = '/api/auth/password_reset';
const setting = '/api/auth/password_reset/confirm';
const newPassword = 'battery staple';
const minute = 60_000;
const api = sharedApi();
const user = userOfEach(api);

function ask(email: string) {
  return api.call(asking, { json: { email } });
}

function reset(token: string, password = newPassword) {
  return api.call(setting, { json: { token, new_password: password } });
}

async function mailsTo(email: string) {
  return (await api.sentMails()).filter(({ to }) => to === email);
}

/** Asks for a link and returns its token. */
async function tokenFor(email: string): Promise<string> {
  await ask(email);
  const { text = '' } = (await mailsTo(email)).at(-1) ?? {};
  const [, token = ''] =
    /https:\/\/topwords\.test\/reset-password#token=([\w-]{43})\n/.exec(text) ?? [];
  return token;
}

test('the mailed link sets a password that signs in; the old one does not', async () => {
  const answer = await reset(await tokenFor(user.email));
  expect(answer).toMatchObject({
    status: 200,
    body: { detail: 'Password changed. Sign in with the new one' },
  });
  await signIn(api, user, { password: newPassword });
  const old = await api.call('/api/auth/login', {
    json: { email: user.email, password: testPassword },
  });
  expect(old.status).toBe(401);
});

test('all sessions end, and the owner gets an email', async () => {
  const browser = await signIn(api, user);
  const other = await signIn(api, await buildUser(api.db));
  await reset(await tokenFor(user.email));
  expect((await browser.call('/api/words/es')).status).toBe(401);
  expect((await callWithSession(api, '/api/auth/refresh', browser.session)).status).toBe(401);
  expect((await other.call('/api/words/es')).status).toBe(200);
  const subjects = (await mailsTo(user.email)).map(({ subject }) => subject);
  expect(subjects).toEqual([
    'A new browser signed in to your account',
    'Set a new password',
    'Your password was changed',
  ]);
});

test('an address without an account gets the same answer, and no mail', async () => {
  const [known, unknown] = [await ask(user.email), await ask('nobody@example.org')];
  expect(unknown.status).toBe(200);
  expect(unknown.body).toEqual(known.body);
  expect(await mailsTo('nobody@example.org')).toEqual([]);
  expect(await mailsTo(user.email)).toHaveLength(1);
});

test('the address may be typed in another case', async () => {
  await ask(` ${user.email.toUpperCase()} `.trim());
  expect(await mailsTo(user.email)).toHaveLength(1);
});

test('a link works once, and not beside another that was used', async () => {
  const [first, second] = [await tokenFor(user.email), await tokenFor(user.email)];
  expect(first).not.toBe(second);
  expect((await reset(second)).status).toBe(200);
  for (const token of [first, second]) {
    expect(await reset(token)).toMatchObject({ status: 400, body: { code: 'reset_invalid' } });
  }
});

test('of two that use a link at once, one sets the password', async () => {
  const token = await tokenFor(user.email);
  const answers = await Promise.all(
    ['first of them', 'second of them'].map(async (password) => ({
      password,
      status: (await reset(token, password)).status,
    })),
  );
  const won = answers.filter(({ status }) => status === 200);
  expect(won).toHaveLength(1);
  await signIn(api, user, { password: won[0]?.password ?? '' });
});

test('a link is good for half an hour', async () => {
  const token = await tokenFor(user.email);
  api.clock.now += 30 * minute;
  expect((await reset(token)).status).toBe(400);
  await signIn(api, user);
});

test('a change of password ends its links', async () => {
  const token = await tokenFor(user.email);
  const browser = await signIn(api, user);
  await browser.call('/api/auth/change_password', {
    json: { current_password: testPassword, new_password: 'changed meanwhile' },
  });
  expect((await reset(token)).status).toBe(400);
});

test.each(['', 'x', 'x'.repeat(43), '../../..', "' OR 1=1"])('%j is no link', async (token) => {
  expect(await reset(token)).toMatchObject({ status: 400, body: { code: 'reset_invalid' } });
});

test('a password that is too short leaves the link as it is', async () => {
  const token = await tokenFor(user.email);
  expect(await reset(token, 'short')).toMatchObject({
    status: 400,
    body: { faults: [{ field: 'new_password' }] },
  });
  expect((await reset(token)).status).toBe(200);
});

test('the database does not hold the token', async () => {
  const token = await tokenFor(user.email);
  const rows = await api.db('password_resets').select('token_hash');
  expect(JSON.stringify(rows)).not.toContain(token);
});

describe('limits', () => {
  test('an address gets three mails, and always the same answer', async () => {
    const limited = await startApi({ limits: { resetAccount: 3 } });
    const owner = await buildUser(limited.db);
    for (let count = 0; count < 5; count += 1) {
      const answer = await limited.call(asking, { json: { email: owner.email } });
      expect(answer.status).toBe(200);
    }
    expect(await limited.sentMails()).toHaveLength(3);
    await limited.stop();
  });

  test('a network may ask and try so often', async () => {
    const limited = await startApi({ limits: { resetAddress: 2 } });
    const statuses: number[] = [];
    for (const json of [{ email: 'a@example.org' }, { email: 'b@example.org' }]) {
      statuses.push((await limited.call(asking, { json })).status);
    }
    const tried = await limited.call(setting, { json: { token: 'x', new_password: newPassword } });
    expect([...statuses, tried.status]).toEqual([200, 200, 429]);
    await limited.stop();
  });
});
