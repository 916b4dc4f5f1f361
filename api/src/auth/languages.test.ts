import { buildMark, buildUser, testPassword } from '../testing/factories.ts';
import type { User } from '../users/user-repository.ts';
import { sharedApi } from '../testing/shared-api.ts';

const api = sharedApi();

function choose(user: User, code: unknown) {
  return api.call('/api/auth/choose_lang', { user, json: { target_language_code: code } });
}

function setNative(user: User, native: unknown) {
  return api.call('/api/auth/setnative', { user, json: { native } });
}

async function targetsOf(user: User): Promise<string[]> {
  const json = { email: user.email, password: testPassword };
  const answer = await api.call('/api/auth/login', { json });
  return (answer.body as { user: { learning_targets: string[] } }).user.learning_targets;
}

// @spec P3 E5 C9
test('a chosen language joins the targets, in the order of choosing', async () => {
  const user = await buildUser(api.db);
  const answer = await choose(user, 'tr');
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({
    target_language_code: 'tr',
    msg: 'Turkish added to your languages',
  });
  api.clock.now += 1;
  await choose(user, 'es');
  expect(await targetsOf(user)).toEqual(['tr', 'es']);
});

test('an account is returned with its current languages', async () => {
  const user = await buildUser(api.db);
  await choose(user, 'tr');
  await setNative(user, 'Russian');
  const answer = await api.call('/api/auth/account', { user });
  expect(answer.body).toEqual({
    sub: user.id,
    email: user.email,
    username: user.username,
    native: 'Russian',
    target_langs: ['tr'],
  });
  const unknown = await api.call('/api/auth/account');
  expect(unknown).toMatchObject({ status: 401, body: { code: 'token_missing' } });
});

test('choosing a language again, or several times concurrently, changes nothing', async () => {
  const user = await buildUser(api.db);
  const answers = await Promise.all([choose(user, 'es'), choose(user, 'es'), choose(user, 'es')]);
  expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200]);
  expect((await choose(user, 'es')).body).toEqual({
    target_language_code: 'es',
    msg: 'Spanish is already among your languages',
  });
  expect(await targetsOf(user)).toEqual(['es']);
});

test('the native language cannot be a target', async () => {
  const user = await buildUser(api.db, { native: 'ru' });
  const answer = await choose(user, 'ru');
  expect(answer.status).toBe(409);
  expect(answer.body).toEqual({
    detail: 'Russian is your native language',
    code: 'language_is_native',
  });
  expect(await targetsOf(user)).toEqual([]);
});

// @spec E6 C8
test('a target that becomes the native language leaves the targets; its marks stay', async () => {
  const user = await buildUser(api.db);
  await choose(user, 'es');
  await choose(user, 'ru');
  await buildMark(api.db, user, { wordId: 21 });
  const answer = await setNative(user, 'Spanish');
  expect(answer.body).toEqual({ native: 'Spanish' });
  expect(await targetsOf(user)).toEqual(['ru']);
  const learned = await api.call('/api/words/es?only_learned=true', { user });
  expect(learned.body).toMatchObject([{ id: 21, translation_to_native: '' }]);
  await setNative(user, 'English');
  expect(await targetsOf(user)).toEqual(['es', 'ru']);
});

test.each([undefined, null, 'de', 'Spanish', 7, ['es']])('%j is not a language', async (code) => {
  const user = await buildUser(api.db);
  const answer = await choose(user, code);
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({
    detail: 'Unknown language',
    code: 'validation_failed',
    faults: [{ field: 'target_language_code' }],
  });
});

test.each([undefined, null, 'es', 'Klingon', 7])('%j is not a native language', async (native) => {
  const user = await buildUser(api.db);
  const answer = await setNative(user, native);
  expect(answer.body).toMatchObject({ code: 'validation_failed', faults: [{ field: 'native' }] });
  expect((await api.db('users').where({ id: user.id }).first()).native_language).toBe('en');
});
