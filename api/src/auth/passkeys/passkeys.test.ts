import type { AuthAnswer, ErrorBody, Passkey } from '@topwords/platform/contracts';
import { buildUser } from '../../testing/factories.ts';
import { sharedApi, userOfEach } from '../../testing/shared-api.ts';
import { prove, signInProven } from '../../testing/signed-in-browser.ts';
import type { TestAnswer } from '../../testing/start-api.ts';
import { addPasskey, askForChallenge, assertWith } from './testing/passkey-calls.ts';
import { createSoftwarePasskey } from './testing/software-passkey.ts';

const api = sharedApi();
const user = userOfEach(api);
const minute = 60_000;

function signInWith(json: unknown) {
  return api.call('/api/auth/passkeys/sign_in', { json });
}

function codeIn({ status, body }: TestAnswer): string {
  return `${status} ${(body as ErrorBody).code}`;
}

test('a passkey signs in without a password', async () => {
  const passkey = await addPasskey(api, await signInProven(api, user));
  const answer = await signInWith(await assertWith(api, passkey));
  expect(answer.status).toBe(200);
  expect((answer.body as AuthAnswer).user.sub).toBe(user.id);
  expect(Object.keys(answer.cookies)).toEqual(['refresh_token', 'XSRF-TOKEN', 'known_browser']);
});

test('each answer to a challenge serves once', async () => {
  const passkey = await addPasskey(api, await signInProven(api, user));
  const json = await assertWith(api, passkey);
  const answers = await Promise.all([signInWith(json), signInWith(json)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
  expect(codeIn(await signInWith(json))).toBe('400 passkey_refused');
});

test('a challenge serves for five minutes', async () => {
  const passkey = await addPasskey(api, await signInProven(api, user));
  const json = await assertWith(api, passkey);
  api.clock.now += 5 * minute;
  expect(codeIn(await signInWith(json))).toBe('400 passkey_refused');
});

test('an answer to another challenge is refused', async () => {
  const passkey = await addPasskey(api, await signInProven(api, user));
  const { assertion } = await assertWith(api, passkey);
  const { ticket } = await askForChallenge(api);
  expect(codeIn(await signInWith({ ticket, assertion }))).toBe('400 passkey_refused');
});

test('a page of another origin gets nowhere with our passkey, nor with one of its own', async () => {
  const passkey = await addPasskey(api, await signInProven(api, user));
  const phished = await assertWith(api, passkey, 'https://topwords.evil.example');
  expect(codeIn(await signInWith(phished))).toBe('400 passkey_refused');
  const { options, ticket } = await askForChallenge(api);
  const assertion = passkey.get({ options, origin: api.origin, rpId: 'evil.example' });
  expect(codeIn(await signInWith({ ticket, assertion }))).toBe('400 passkey_refused');
});

test('the person must have been verified by the device', async () => {
  const passkey = await addPasskey(api, await signInProven(api, user));
  const { options, ticket } = await askForChallenge(api);
  const assertion = passkey.get({ options, origin: api.origin, isVerified: false });
  expect(codeIn(await signInWith({ ticket, assertion }))).toBe('400 passkey_refused');
});

test('a copy of a passkey, which counts from the beginning, is refused', async () => {
  const passkey = await addPasskey(api, await signInProven(api, user));
  await signInWith(await assertWith(api, passkey));
  await signInWith(await assertWith(api, passkey));
  passkey.resetCounter();
  expect(codeIn(await signInWith(await assertWith(api, passkey)))).toBe('400 passkey_refused');
});

test('an unknown passkey, and one of a deleted account, belong to nobody', async () => {
  const json = await assertWith(api, createSoftwarePasskey());
  expect(codeIn(await signInWith(json))).toBe('400 passkey_refused');
});

test.each([{}, { id: 7 }, { id: 'x', response: 'nonsense' }, { id: 'x', response: {} }])(
  'the assertion %j is refused',
  async (assertion) => {
    const { ticket } = await askForChallenge(api);
    expect(codeIn(await signInWith({ ticket, assertion }))).toBe('400 passkey_refused');
  },
);

test('a malformed answer with the id of a passkey is refused', async () => {
  const { id } = await addPasskey(api, await signInProven(api, user));
  for (const response of [undefined, 7, {}, { clientDataJSON: 'e30' }]) {
    const { ticket } = await askForChallenge(api);
    const assertion = { id, rawId: id, type: 'public-key', response };
    expect(codeIn(await signInWith({ ticket, assertion }))).toBe('400 passkey_refused');
  }
});

test('passkeys are listed, renamed and removed; a removed one signs nobody in', async () => {
  const browser = await signInProven(api, user);
  const first = await addPasskey(api, browser, { name: ' My  phone ' });
  api.clock.now += 1000;
  await addPasskey(api, browser, { name: 'Laptop' });
  const list = async () =>
    ((await browser.call('/api/auth/passkeys')).body as { passkeys: Passkey[] }).passkeys;
  expect((await list()).map(({ name }) => name)).toEqual(['Laptop', 'My  phone']);
  const id = (await list())[1]?.id;
  const renamed = await browser.call(`/api/auth/passkeys/${id}`, {
    method: 'PUT',
    json: { name: 'Old phone' },
  });
  expect(renamed.body).toMatchObject({ name: 'Old phone', last_used_at: null });
  const removed = await browser.call(`/api/auth/passkeys/${id}`, { method: 'DELETE' });
  expect(removed.status).toBe(200);
  expect((await list()).map(({ name }) => name)).toEqual(['Laptop']);
  expect(codeIn(await signInWith(await assertWith(api, first)))).toBe('400 passkey_refused');
});

test('another person’s passkey is neither renamed nor removed', async () => {
  const other = await signInProven(api, await buildUser(api.db));
  await addPasskey(api, other);
  const { passkeys } = (await other.call('/api/auth/passkeys')).body as { passkeys: Passkey[] };
  const browser = await signInProven(api, user);
  const address = `/api/auth/passkeys/${passkeys[0]?.id}`;
  const renaming = { method: 'PUT', json: { name: 'Mine' } };
  expect(codeIn(await browser.call(address, renaming))).toBe('404 passkey_unknown');
  expect(codeIn(await browser.call(address, { method: 'DELETE' }))).toBe('404 passkey_unknown');
});

test('adding and removing need a proof of identity', async () => {
  const browser = await signInProven(api, user);
  await addPasskey(api, browser);
  const { passkeys } = (await browser.call('/api/auth/passkeys')).body as { passkeys: Passkey[] };
  api.clock.now += 11 * minute;
  const options = await browser.call('/api/auth/passkeys/options', { method: 'POST' });
  expect(codeIn(options)).toBe('403 proof_required');
  const remove = () => browser.call(`/api/auth/passkeys/${passkeys[0]?.id}`, { method: 'DELETE' });
  expect(codeIn(await remove())).toBe('403 proof_required');
  const proven = await prove(api, browser, { password: 'correct horse' });
  // The session from before is over.
  expect((await remove()).status).toBe(401);
  const address = `/api/auth/passkeys/${passkeys[0]?.id}`;
  expect((await proven.call(address, { method: 'DELETE' })).status).toBe(200);
});

test('a passkey proves an identity as well, but not another person’s', async () => {
  const browser = await signInProven(api, user);
  const passkey = await addPasskey(api, browser);
  const stranger = await addPasskey(api, await signInProven(api, await buildUser(api.db)));
  api.clock.now += 11 * minute;
  const json = { passkey: await assertWith(api, stranger) };
  expect(codeIn(await browser.call('/api/auth/prove', { json }))).toBe('403 second_step_wrong');
  expect((await browser.call('/api/profile/export')).status).toBe(403);
  const proven = await prove(api, browser, { passkey: await assertWith(api, passkey) });
  expect((await proven.call('/api/profile/export')).status).toBe(200);
});

test('a passkey that is made for one account cannot be added to another', async () => {
  const [browser, other] = [
    await signInProven(api, user),
    await signInProven(api, await buildUser(api.db)),
  ];
  const { body } = await browser.call('/api/auth/passkeys/options', { method: 'POST' });
  const { options, ticket } = body as { options: Record<string, unknown>; ticket: string };
  const attestation = createSoftwarePasskey().create({ options, origin: api.origin });
  const json = { ticket, attestation, name: 'Stolen' };
  expect(codeIn(await other.call('/api/auth/passkeys', { json }))).toBe('400 passkey_refused');
});

test('one passkey cannot belong to two accounts', async () => {
  const passkey = await addPasskey(api, await signInProven(api, user));
  const other = await signInProven(api, await buildUser(api.db));
  await expect(addPasskey(api, other, { passkey })).rejects.toThrow('passkey_refused');
});

test('an account has up to twenty passkeys', async () => {
  const browser = await signInProven(api, user);
  for (let count = 0; count < 20; count += 1) await addPasskey(api, browser);
  const more = await browser.call('/api/auth/passkeys/options', { method: 'POST' });
  expect(codeIn(more)).toBe('409 passkey_limit_reached');
});
