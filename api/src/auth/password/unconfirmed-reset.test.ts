import type { ErrorBody } from '@topwords/platform/contracts';
import { mailedProof } from '../address/testing/mailed-proof.ts';
import { buildMark, buildUser } from '../../testing/factories.ts';
import { sharedApi } from '../../testing/shared-api.ts';
import { signIn } from '../../testing/signed-in-browser.ts';
import type { TestAnswer } from '../../testing/start-api.ts';
import type { User } from '../../users/user-repository.ts';

const newPassword = 'battery staple';
const api = sharedApi();
let user: User;
let token: string;

/** Someone asks for a link to an account that never confirmed its address, with a learned word. */
beforeEach(async () => {
  user = await buildUser(api.db, { verifiedAt: null });
  await buildMark(api.db, user, { wordId: 21 });
  await api.call('/api/auth/password_reset', { json: { email: user.email } });
  token = (await mailedProof(api, user.email)).token;
});

function reset(account?: string) {
  const json = { token, new_password: newPassword, ...(account && { account }) };
  return api.call('/api/auth/password_reset/confirm', { json });
}

function codeIn({ status, body }: TestAnswer): string {
  return `${status} ${(body as ErrorBody).code}`;
}

async function learnedWords(email: string): Promise<number> {
  const browser = await signIn(api, { email }, { password: newPassword });
  const { body } = await browser.call('/api/words/user/daily_streak');
  const [row] = await api.db('users').where({ email }).select('id');
  const marks: unknown[] = await api.db('word_marks').where({ user_id: row.id });
  expect(body).toBeDefined();
  return marks.length;
}

test('the owner of the address must say whose the account is; the link remains', async () => {
  const answer = await reset();
  expect(codeIn(answer)).toBe('409 account_unconfirmed');
  expect(answer.body).toMatchObject({ made_at: '2026-11-01T12:00:00.000Z' });
  expect((await reset('mine')).status).toBe(200);
});

test('who made it keeps its words, and the address counts as confirmed', async () => {
  expect((await reset('mine')).status).toBe(200);
  expect(await learnedWords(user.email)).toBe(1);
  const { body } = await api.call('/api/profile/settings', { user });
  expect(body).toMatchObject({ address: 'confirmed' });
});

test('who did not gets an empty account, and nothing of the other’s', async () => {
  const stranger = await signIn(api, user);
  expect((await reset('other')).status).toBe(200);
  expect(await learnedWords(user.email)).toBe(0);
  const made: { id: string; username: string }[] = await api
    .db('users')
    .where({ email: user.email });
  expect(made).toHaveLength(1);
  expect(made[0]?.id).not.toBe(user.id);
  expect(made[0]?.username).not.toBe(user.username);
  // The stranger keeps the account, without the address.
  const { status, body } = await stranger.call('/api/profile/settings');
  expect(status).toBe(200);
  expect(body).toMatchObject({ address: 'lost' });
});

test('the link can be used once, with either choice', async () => {
  const answers = await Promise.all([reset('mine'), reset('other')]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
  expect(codeIn(await reset('mine'))).toBe('400 reset_invalid');
});
