import { readEnvironment } from '../environment/read-environment.ts';
import { buildUser, testPassword } from '../testing/factories.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';
import { createSignUpRules } from './sign-up-rules.ts';

let api: TestApi;

async function start(variables: Record<string, string>): Promise<void> {
  const { settings, faults } = readEnvironment(variables);
  if (settings === undefined) throw new Error(faults.join());
  api = await startApi({ checkSignUp: createSignUpRules(settings) });
}

afterEach(() => api.stop());

function register(email: string) {
  const json = { native: 'English', username: 'New', email, password: testPassword };
  return api.call('/api/auth/register', { json });
}

test('while signing up is closed, those who have an account sign in as before', async () => {
  await start({ SIGN_UP: 'closed' });
  expect(await register('new@example.org')).toMatchObject({
    status: 403,
    body: { code: 'sign_up_closed' },
  });
  const { email } = await buildUser(api.db);
  const login = { email, password: testPassword };
  expect((await api.call('/api/auth/login', { json: login })).status).toBe(200);
});

test('only some domains may sign up', async () => {
  await start({ SIGN_UP_DOMAINS: 'school.example, Uni.example' });
  expect((await register('Ada@UNI.example')).status).toBe(200);
  expect(await register('ada@uni.example.org')).toMatchObject({
    status: 403,
    body: { detail: 'Only addresses at school.example or uni.example can create an account here' },
  });
});

test('what is no domain is a fault of the settings', async () => {
  const { faults } = readEnvironment({ SIGN_UP_DOMAINS: '@uni.example', SIGN_UP: 'maybe' });
  expect(faults?.map((fault) => fault.split(':')[0]).toSorted()).toEqual([
    'SIGN_UP',
    'SIGN_UP_DOMAINS',
  ]);
  await start({});
});
