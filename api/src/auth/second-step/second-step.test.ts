import type { ErrorBody } from '@topwords/platform/contracts';
import { TOTP } from 'otpauth';
import { sharedApi, userOfEach } from '../../testing/shared-api.ts';
import { buildUser, testPassword } from '../../testing/factories.ts';
import { signIn, signInProven, type SignedInBrowser } from '../../testing/signed-in-browser.ts';
import type { TestAnswer } from '../../testing/start-api.ts';
import { addPasskey, assertWith } from '../passkeys/testing/passkey-calls.ts';

const api = sharedApi();
const user = userOfEach(api);
const minute = 60_000;

function codeOf(secret: string): string {
  return new TOTP({ secret }).generate({ timestamp: api.clock.now });
}

function codeIn({ status, body }: TestAnswer): string {
  return `${status} ${(body as ErrorBody).code}`;
}

/** Turns the second step on with an app. */
async function turnOn(browser: SignedInBrowser) {
  const started = await browser.call('/api/auth/totp', { method: 'POST' });
  const { secret } = started.body as { secret: string };
  const json = { code: codeOf(secret) };
  const confirmed = await browser.call('/api/auth/totp/confirm', { json });
  expect(confirmed.status).toBe(200);
  const { recovery_codes: codes } = confirmed.body as { recovery_codes: string[] };
  // The next code.
  api.clock.now += 30_000;
  return { secret, codes };
}

function login(password = testPassword) {
  return api.call('/api/auth/login', { json: { email: user.email, password } });
}

async function ticket(): Promise<string> {
  return ((await login()).body as ErrorBody).ticket ?? '';
}

function step(json: unknown) {
  return api.call('/api/auth/second_step', { json });
}

test('with an app a sign-in takes its code as well', async () => {
  const { secret, codes } = await turnOn(await signInProven(api, user));
  expect(codes).toHaveLength(10);
  const first = await login();
  expect(first).toMatchObject({
    status: 401,
    body: { code: 'second_step_required', second_steps: ['app', 'recovery_code'] },
  });
  expect(first.cookies).toEqual({});
  const second = await step({ ticket: await ticket(), code: codeOf(secret) });
  expect(second.status).toBe(200);
  expect(second.body).toMatchObject({ user: { sub: user.id } });
});

test('the address of the secret is what apps read', async () => {
  const { body } = await (await signInProven(api, user)).call('/api/auth/totp', { method: 'POST' });
  expect(body).toMatchObject({
    secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
    uri: expect.stringMatching(/^otpauth:\/\/totp\/TopWords:.*secret=[A-Z2-7]{32}.*digits=6/),
  });
});

test('a code serves once, at whichever of two sign-ins', async () => {
  const { secret } = await turnOn(await signInProven(api, user));
  const code = codeOf(secret);
  const [one, other] = [await ticket(), await ticket()];
  const answers = await Promise.all([step({ ticket: one, code }), step({ ticket: other, code })]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403]);
  expect(codeIn(await step({ ticket: await ticket(), code }))).toBe('403 second_step_wrong');
  // Neither does the one before it, which clocks that are late would still show.
  api.clock.now += 30_000;
  expect(codeIn(await step({ ticket: await ticket(), code }))).toBe('403 second_step_wrong');
});

test('clocks may differ by half a minute, not by more', async () => {
  const { secret } = await turnOn(await signInProven(api, user));
  const early = codeOf(secret);
  api.clock.now += 30_000;
  expect((await step({ ticket: await ticket(), code: early })).status).toBe(200);
  const old = codeOf(secret);
  api.clock.now += 61_000;
  expect(codeIn(await step({ ticket: await ticket(), code: old }))).toBe('403 second_step_wrong');
});

test('a recovery code serves once, however it is typed', async () => {
  const { codes } = await turnOn(await signInProven(api, user));
  const [first = '', second = ''] = codes;
  const typed = first.toUpperCase().replaceAll('-', ' ');
  expect((await step({ ticket: await ticket(), recovery_code: typed })).status).toBe(200);
  const again = await step({ ticket: await ticket(), recovery_code: first });
  expect(codeIn(again)).toBe('403 second_step_wrong');
  const [one, other] = [await ticket(), await ticket()];
  const both = await Promise.all([
    step({ ticket: one, recovery_code: second }),
    step({ ticket: other, recovery_code: second }),
  ]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403]);
});

test('new recovery codes replace the earlier ones', async () => {
  const browser = await signInProven(api, user);
  const { codes } = await turnOn(browser);
  const made = await browser.call('/api/auth/recovery_codes', { method: 'POST' });
  const [fresh = ''] = (made.body as { recovery_codes: string[] }).recovery_codes;
  const old = await step({ ticket: await ticket(), recovery_code: codes[0] });
  expect(codeIn(old)).toBe('403 second_step_wrong');
  expect((await step({ ticket: await ticket(), recovery_code: fresh })).status).toBe(200);
});

test('a ticket serves once, for ten minutes', async () => {
  const { secret } = await turnOn(await signInProven(api, user));
  const used = await ticket();
  expect((await step({ ticket: used, code: codeOf(secret) })).status).toBe(200);
  api.clock.now += 30_000;
  expect(codeIn(await step({ ticket: used, code: codeOf(secret) }))).toBe(
    '400 second_step_expired',
  );
  const late = await ticket();
  api.clock.now += 10 * minute;
  expect(codeIn(await step({ ticket: late, code: codeOf(secret) }))).toBe(
    '400 second_step_expired',
  );
});

test('a ticket is worth nothing once the password has changed', async () => {
  const browser = await signInProven(api, user);
  const { secret } = await turnOn(browser);
  const early = await ticket();
  const json = { current_password: testPassword, new_password: 'battery staple' };
  await browser.call('/api/auth/change_password', { json });
  expect(codeIn(await step({ ticket: early, code: codeOf(secret) }))).toBe(
    '400 second_step_expired',
  );
});

test('wrong codes are limited to twenty a day', async () => {
  const { secret } = await turnOn(await signInProven(api, user));
  const right = codeOf(secret);
  const wrong = right === '000000' ? '000001' : '000000';
  const held = await ticket();
  // The first code of the app counted too.
  for (let count = 1; count < 20; count += 1) {
    expect(codeIn(await step({ ticket: held, code: wrong }))).toBe('403 second_step_wrong');
  }
  expect(codeIn(await step({ ticket: held, code: right }))).toBe('429 too_many_attempts');
});

test('a passkey takes the second step, but not a stranger’s', async () => {
  const browser = await signInProven(api, user);
  const passkey = await addPasskey(api, browser);
  const stranger = await addPasskey(api, await signInProven(api, await buildUser(api.db)));
  const on = await browser.call('/api/auth/second_step', { method: 'PUT', json: { is_on: true } });
  expect((on.body as { recovery_codes: string[] }).recovery_codes).toHaveLength(10);
  expect((await login()).body).toMatchObject({ second_steps: ['passkey', 'recovery_code'] });
  const wrong = await step({ ticket: await ticket(), passkey: await assertWith(api, stranger) });
  expect(codeIn(wrong)).toBe('403 second_step_wrong');
  const right = await step({ ticket: await ticket(), passkey: await assertWith(api, passkey) });
  expect(right.status).toBe(200);
});

test('a sign-in with a passkey is both steps in one', async () => {
  const browser = await signInProven(api, user);
  await turnOn(browser);
  const passkey = await addPasskey(api, browser);
  const json = await assertWith(api, passkey);
  expect((await api.call('/api/auth/passkeys/sign_in', { json })).status).toBe(200);
});

test('without a passkey or an app the second step cannot be turned on', async () => {
  const browser = await signInProven(api, user);
  const on = await browser.call('/api/auth/second_step', { method: 'PUT', json: { is_on: true } });
  expect(codeIn(on)).toBe('409 second_step_missing');
  const codes = await browser.call('/api/auth/recovery_codes', { method: 'POST' });
  expect(codeIn(codes)).toBe('409 second_step_missing');
});

test('forgetting the app turns the second step off, unless there is a passkey', async () => {
  const browser = await signInProven(api, user);
  await turnOn(browser);
  await browser.call('/api/auth/totp', { method: 'DELETE' });
  expect((await browser.call('/api/auth/second_step')).body).toEqual({
    is_on: false,
    has_app: false,
    recovery_codes_left: 0,
  });
  expect((await login()).status).toBe(200);
  await addPasskey(api, browser);
  await turnOn(browser);
  await browser.call('/api/auth/totp', { method: 'DELETE' });
  expect((await browser.call('/api/auth/second_step')).body).toMatchObject({ is_on: true });
});

test('all of it needs a proof of identity', async () => {
  const browser = await signInProven(api, user);
  await turnOn(browser);
  api.clock.now += 11 * minute;
  const calls = [
    ['/api/auth/totp', { method: 'POST' }],
    ['/api/auth/totp', { method: 'DELETE' }],
    ['/api/auth/totp/confirm', { json: { code: '123456' } }],
    ['/api/auth/recovery_codes', { method: 'POST' }],
    ['/api/auth/second_step', { method: 'PUT', json: { is_on: false } }],
  ] as const;
  for (const [path, request] of calls) {
    expect([path, codeIn(await browser.call(path, request))]).toEqual([path, '403 proof_required']);
  }
});

test('a secret is stored encrypted', async () => {
  const { secret } = await turnOn(await signInProven(api, user));
  const rows: unknown[] = await api.db('totp_secrets').where({ user_id: user.id });
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(secret);
});

test('a mailed link sets a password, and leaves the second step as it is', async () => {
  const { secret } = await turnOn(await signInProven(api, user));
  await api.call('/api/auth/password_reset', { json: { email: user.email } });
  const mails = (await api.sentMails()).filter(({ to }) => to === user.email);
  const [, token] = /#token=([\w-]{43})\n/.exec(mails.at(-1)?.text ?? '') ?? [];
  const json = { token, new_password: 'battery staple' };
  expect((await api.call('/api/auth/password_reset/confirm', { json })).status).toBe(200);
  const first = await login('battery staple');
  expect(codeIn(first)).toBe('401 second_step_required');
  const held = (first.body as ErrorBody).ticket;
  expect((await step({ ticket: held, code: codeOf(secret) })).status).toBe(200);
});

test('the secret of an app that no code has confirmed proves nothing', async () => {
  const browser = await signInProven(api, user);
  const started = await browser.call('/api/auth/totp', { method: 'POST' });
  const { secret } = started.body as { secret: string };
  const proof = await browser.call('/api/auth/prove', { json: { code: codeOf(secret) } });
  expect(codeIn(proof)).toBe('403 second_step_wrong');
});

test('a stolen token adds no app and no passkey, not even right after the sign-in', async () => {
  const thief = await signIn(api, user);
  for (const path of ['/api/auth/totp', '/api/auth/passkeys/options']) {
    expect(codeIn(await thief.call(path, { method: 'POST' }))).toBe('403 proof_required');
  }
});
