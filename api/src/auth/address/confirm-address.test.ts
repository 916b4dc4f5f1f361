import type { ErrorBody } from '@topwords/platform/contracts';
import { buildMark, buildUser, testPassword } from '../../testing/factories.ts';
import { sharedApi } from '../../testing/shared-api.ts';
import { signIn } from '../../testing/signed-in-browser.ts';
import { startApi, type TestAnswer } from '../../testing/start-api.ts';
import type { User } from '../../users/user-repository.ts';
import { mailedProof } from './testing/mailed-proof.ts';

const confirming = '/api/auth/address/confirm';
const hour = 60 * 60 * 1000;
const api = sharedApi();
let user: User;

beforeEach(async () => {
  user = await buildUser(api.db, { verifiedAt: null });
});

function askForMail(asker = user) {
  return api.call('/api/auth/address/mail', { method: 'POST', user: asker });
}

function confirm(json: { token?: string; code?: string }, confirmer = user) {
  return api.call(confirming, { user: confirmer, json });
}

async function standing(of = user): Promise<unknown> {
  const { body } = await api.call('/api/profile/settings', { user: of });
  return (body as { address: string }).address;
}

function codeIn({ status, body }: TestAnswer): string {
  return `${status} ${(body as ErrorBody).code}`;
}

test('registering mails a link and a code that confirm the address', async () => {
  const email = 'new@example.org';
  const registration = { native: 'English', username: 'New', email, password: 'correct horse' };
  const registered = await api.call('/api/auth/register', { json: registration });
  const { sub } = (registered.body as { user: { sub: string } }).user;
  const { token } = await mailedProof(api, email);
  expect(await standing({ ...user, id: sub })).toBe('unconfirmed');
  expect(await confirm({ token }, { ...user, id: sub })).toMatchObject({
    status: 200,
    body: { detail: 'Your email is confirmed', email },
  });
  expect(await standing({ ...user, id: sub })).toBe('confirmed');
});

test('the code serves as well as the link, with spaces too', async () => {
  await askForMail();
  const { code } = await mailedProof(api, user.email);
  expect((await confirm({ code: `${code.slice(0, 3)} ${code.slice(3)}` })).status).toBe(200);
  expect(await standing()).toBe('confirmed');
});

test('a link and a code serve once', async () => {
  await askForMail();
  const { token, code } = await mailedProof(api, user.email);
  expect((await confirm({ token })).status).toBe(200);
  expect(codeIn(await confirm({ token }))).toBe('400 address_proof_invalid');
  expect(codeIn(await confirm({ code }))).toBe('400 address_proof_invalid');
});

test('a newer mail makes the earlier one useless', async () => {
  await askForMail();
  const first = await mailedProof(api, user.email);
  await askForMail();
  const second = await mailedProof(api, user.email);
  expect(codeIn(await confirm({ token: first.token }))).toBe('400 address_proof_invalid');
  expect((await confirm({ token: second.token })).status).toBe(200);
});

test('both serve for 24 hours', async () => {
  await askForMail();
  const { token, code } = await mailedProof(api, user.email);
  api.clock.now += 24 * hour;
  expect(codeIn(await confirm({ token }))).toBe('400 address_proof_invalid');
  expect(codeIn(await confirm({ code }))).toBe('400 address_proof_invalid');
});

test('a stranger’s link and code confirm nothing of one’s own', async () => {
  const stranger = await buildUser(api.db, { verifiedAt: null });
  await askForMail(stranger);
  const { token, code } = await mailedProof(api, stranger.email);
  expect(codeIn(await confirm({ token }))).toBe('400 address_proof_invalid');
  expect(codeIn(await confirm({ code }))).toBe('400 address_proof_invalid');
  expect(await standing()).toBe('unconfirmed');
  expect(await standing(stranger)).toBe('unconfirmed');
});

test('the link in the hands of who is not signed in confirms nothing', async () => {
  await askForMail();
  const { token } = await mailedProof(api, user.email);
  expect((await api.call(confirming, { json: { token } })).status).toBe(401);
  expect(await standing()).toBe('unconfirmed');
});

test('codes cannot be guessed: an account tries twenty a day', async () => {
  await askForMail();
  const { code } = await mailedProof(api, user.email);
  const wrong = code === '000000' ? '000001' : '000000';
  for (let guess = 0; guess < 20; guess += 1) {
    expect(codeIn(await confirm({ code: wrong }))).toBe('400 address_proof_invalid');
  }
  expect(codeIn(await confirm({ code }))).toBe('429 too_many_attempts');
});

test.each([
  {},
  { token: 'x', code: '123456' },
  { code: '12345' },
  { code: 'abcdef' },
  { token: 7 },
])('neither a link nor a code: %j', async (json) => {
  const answer = await api.call(confirming, { user, json });
  expect(codeIn(answer)).toBe('400 validation_failed');
});

test('an address that is confirmed needs no mail', async () => {
  const confirmed = await buildUser(api.db);
  expect(codeIn(await askForMail(confirmed))).toBe('409 address_confirmed');
});

test('an address gets only so many mails', async () => {
  const limited = await startApi({ limits: { resetAccount: 2 } });
  const asker = await buildUser(limited.db, { verifiedAt: null });
  const ask = () => limited.call('/api/auth/address/mail', { method: 'POST', user: asker });
  expect([await ask(), await ask(), await ask()].map(({ status }) => status)).toEqual([
    200, 200, 429,
  ]);
  await limited.stop();
});

test('of two that use a link at once, one does', async () => {
  await askForMail();
  const { token } = await mailedProof(api, user.email);
  const answers = await Promise.all([confirm({ token }), confirm({ token })]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
});

describe('the owner of an address that a stranger gave', () => {
  const disowning = '/api/auth/address/disown';
  const disown = (token: string) => api.call(disowning, { json: { token } });

  test('takes it back with the mailed link; the stranger keeps the rest', async () => {
    await buildMark(api.db, user, { wordId: 21 });
    const squatter = await signIn(api, user);
    await askForMail();
    const { token } = await mailedProof(api, user.email);
    expect((await disown(token)).status).toBe(200);
    expect((await squatter.call('/api/words/es')).status).toBe(200);
    expect(await standing()).toBe('lost');
    const login = { email: user.email, password: testPassword };
    expect((await api.call('/api/auth/login', { json: login })).status).toBe(401);
    const registration = { ...login, native: 'English', username: 'Owner' };
    const registered = await api.call('/api/auth/register', { json: registration });
    expect(registered.status).toBe(200);
    const { sub } = (registered.body as { user: { sub: string } }).user;
    const marks = await api.call('/api/words/user/statistics', { user: { ...user, id: sub } });
    expect(JSON.stringify(marks.body)).not.toContain('"learned":1');
  });

  test('does so once, and not when it was confirmed meanwhile', async () => {
    await askForMail();
    const { token } = await mailedProof(api, user.email);
    await confirm({ token });
    expect(codeIn(await disown(token))).toBe('400 address_proof_invalid');
    expect(await standing()).toBe('confirmed');
  });

  test('leaves no link of the stranger’s that would still serve', async () => {
    await askForMail();
    const { token } = await mailedProof(api, user.email);
    await api.call('/api/auth/password_reset', { json: { email: user.email } });
    const reset = await mailedProof(api, user.email);
    expect((await disown(token)).status).toBe(200);
    const json = { token: reset.token, new_password: 'battery staple', account: 'mine' };
    expect(codeIn(await api.call('/api/auth/password_reset/confirm', { json }))).toBe(
      '400 reset_invalid',
    );
  });
});
