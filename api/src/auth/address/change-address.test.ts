import type { ErrorBody } from '@topwords/platform/contracts';
import { randomUUID } from 'node:crypto';
import { buildUser, testPassword } from '../../testing/factories.ts';
import { sharedApi, userOfEach } from '../../testing/shared-api.ts';
import { signIn } from '../../testing/signed-in-browser.ts';
import type { TestAnswer } from '../../testing/start-api.ts';
import type { User } from '../../users/user-repository.ts';
import { mailedProof } from './testing/mailed-proof.ts';

const hour = 60 * 60 * 1000;
const api = sharedApi();
const user = userOfEach(api);
let next: string;

beforeEach(() => {
  next = `${randomUUID()}@example.org`;
});

function change(email = next, of: User = user, password = testPassword) {
  return api.call('/api/auth/address', { method: 'PUT', user: of, json: { email, password } });
}

async function confirm(email = next, of: User = user) {
  const { token } = await mailedProof(api, email);
  return api.call('/api/auth/address/confirm', { user: of, json: { token } });
}

async function agree(email = user.email) {
  const { token } = await mailedProof(api, email);
  return api.call('/api/auth/address/agree', { json: { token } });
}

async function settings(of: User = user) {
  return (await api.call('/api/profile/settings', { user: of })).body;
}

function codeIn({ status, body }: TestAnswer): string {
  return `${status} ${(body as ErrorBody).code}`;
}

test.each(['old', 'new'])('both sides agree, the %s one first', async (first) => {
  const former = user.email;
  expect((await change()).status).toBe(200);
  expect(await settings()).toMatchObject({ email: former, new_email: next });
  const [one, other] = first === 'old' ? [agree, confirm] : [confirm, agree];
  expect((await one()).status).toBe(200);
  expect(await settings()).toMatchObject({ email: former, new_email: next });
  expect((await other()).status).toBe(200);
  expect(await settings()).toMatchObject({ email: next, address: 'confirmed', new_email: null });
  await signIn(api, { email: next });
  const login = { email: former, password: testPassword };
  expect((await api.call('/api/auth/login', { json: login })).status).toBe(401);
  const { subject } = await mailedProof(api, former);
  expect(subject).toBe('Your account has another email');
});

test('one side alone changes nothing', async () => {
  await change();
  await confirm();
  expect(codeIn(await confirm())).toBe('400 address_proof_invalid');
  api.clock.now += 24 * hour;
  expect(codeIn(await agree())).toBe('400 address_proof_invalid');
  expect(await settings()).toMatchObject({ email: user.email, new_email: null });
});

test('an address that was never confirmed needs no agreement', async () => {
  const fresh = await buildUser(api.db, { verifiedAt: null });
  await change(next, fresh);
  expect(await mailedProof(api, fresh.email)).toMatchObject({ subject: '' });
  expect((await confirm(next, fresh)).body).toMatchObject({ email: next });
  expect(await settings(fresh)).toMatchObject({ email: next, address: 'confirmed' });
});

test('the password is asked for', async () => {
  expect(codeIn(await change(next, user, 'not the one'))).toBe('403 password_wrong');
  expect(await settings()).toMatchObject({ new_email: null });
});

test('the own address is no change', async () => {
  expect(codeIn(await change(user.email.toUpperCase()))).toBe('409 address_confirmed');
});

test('only the owner of an address learns that another account has confirmed it', async () => {
  const other = await buildUser(api.db);
  const [taken, free] = [await change(other.email), await change()];
  expect(taken.body).toEqual(free.body);
  // Mails that wait together are sent together, in no order.
  await api.sentMails();
  await change(other.email);
  await agree();
  expect(codeIn(await confirm(other.email))).toBe('409 email_taken');
  expect(await settings(other)).toMatchObject({ email: other.email, address: 'confirmed' });
});

test('an account that never confirmed the address loses it', async () => {
  const squatter = await buildUser(api.db, { verifiedAt: null });
  const browser = await signIn(api, squatter);
  await change(squatter.email);
  await agree();
  expect((await confirm(squatter.email)).status).toBe(200);
  expect(await settings()).toMatchObject({ email: squatter.email, address: 'confirmed' });
  expect(await settings(squatter)).toMatchObject({ address: 'lost' });
  expect((await browser.call('/api/words/es')).status).toBe(200);
});

test('an account that lost its address gets another', async () => {
  const squatter = await buildUser(api.db, { verifiedAt: null });
  await change(squatter.email);
  await agree();
  await confirm(squatter.email);
  expect((await change(next, squatter)).status).toBe(200);
  expect((await confirm(next, squatter)).status).toBe(200);
  expect(await settings(squatter)).toMatchObject({ email: next, address: 'confirmed' });
});

test('a change can be taken back, and its links serve no more', async () => {
  await change();
  const { token } = await mailedProof(api, next);
  const cancelled = await api.call('/api/auth/address/change', { method: 'DELETE', user });
  expect(cancelled.status).toBe(200);
  const late = await api.call('/api/auth/address/confirm', { user, json: { token } });
  expect(codeIn(late)).toBe('400 address_proof_invalid');
  expect(codeIn(await agree())).toBe('400 address_proof_invalid');
});

test('who did not ask for it refuses with the link, and the change ends', async () => {
  await change();
  const { token } = await mailedProof(api, next);
  const refused = await api.call('/api/auth/address/disown', { json: { token } });
  expect(refused.status).toBe(200);
  expect(await settings()).toMatchObject({ email: user.email, new_email: null });
});

test('a link to the old address does not confirm the new one, nor the other way round', async () => {
  await change();
  const [own, leave] = [await mailedProof(api, next), await mailedProof(api, user.email)];
  const json = { token: leave.token };
  expect(codeIn(await api.call('/api/auth/address/confirm', { user, json }))).toBe(
    '400 address_proof_invalid',
  );
  expect(codeIn(await api.call('/api/auth/address/agree', { json: { token: own.token } }))).toBe(
    '400 address_proof_invalid',
  );
});

test('two accounts that confirm one address at once: one has it', async () => {
  const one = await buildUser(api.db, { verifiedAt: null });
  const other = await buildUser(api.db, { verifiedAt: null });
  await change(next, one);
  const first = await mailedProof(api, next);
  await change(next, other);
  const second = await mailedProof(api, next);
  const answers = await Promise.all([
    api.call('/api/auth/address/confirm', { user: one, json: { token: first.token } }),
    api.call('/api/auth/address/confirm', { user: other, json: { token: second.token } }),
  ]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const holders: unknown[] = await api.db('users').where({ email: next });
  expect(holders).toHaveLength(1);
});
