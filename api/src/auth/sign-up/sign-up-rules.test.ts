import { runAccountsCommand } from '../../commands/accounts-command.ts';
import { readEnvironment } from '../../environment/read-environment.ts';
import { buildUser, testPassword } from '../../testing/factories.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import { createSignUpRules } from './sign-up-rules.ts';

let api: TestApi;

async function start(variables: Record<string, string>): Promise<void> {
  const { settings, faults } = readEnvironment(variables);
  if (settings === undefined) throw new Error(faults.join());
  api = await startApi({ checkSignUp: createSignUpRules(settings) });
}

afterEach(() => api.stop());

function register(email: string, invitation?: string) {
  const json = { native: 'English', username: 'New', email, password: testPassword, invitation };
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

const guest = 'guest@example.org';

/** Invites an address, and returns the token of the mail. */
async function inviteGuest(email = guest): Promise<string> {
  const invited = await runAccountsCommand({ db: api.db, now: api.clock.now }, ['invite', email]);
  expect(invited.isDone).toBe(true);
  const mail = (await api.sentMails()).findLast(({ to }) => to === guest);
  const link = /https:\/\/topwords\.test\/login-register\?mode=register#token=([\w-]{43})\n/;
  const [, token = ''] = link.exec(mail?.text ?? '') ?? [];
  return token;
}

describe('with invitations', () => {
  const refused = { status: 403, body: { code: 'invitation_required' } };

  test('the invited address signs up once, with the link of its newest mail', async () => {
    await start({ SIGN_UP: 'invited' });
    const first = await inviteGuest();
    const token = await inviteGuest('Guest@Example.org');
    expect(await register(guest)).toMatchObject(refused);
    expect(await register(guest, first)).toMatchObject(refused);
    expect(await register('other@example.org', token)).toMatchObject(refused);
    expect((await register(guest, token)).status).toBe(200);
    await api.db('users').where({ email: guest }).delete();
    expect(await register(guest, token)).toMatchObject(refused);
  });

  test('an invitation serves for 30 days', async () => {
    await start({ SIGN_UP: 'invited' });
    const token = await inviteGuest();
    api.clock.now += 30 * 24 * 60 * 60 * 1000;
    expect(await register(guest, token)).toMatchObject(refused);
  });

  test('two registrations at the same moment make one account', async () => {
    await start({ SIGN_UP: 'invited' });
    const token = await inviteGuest();
    await Promise.all([register(guest, token), register(guest, token)]);
    expect(await api.db('users').where({ email: guest })).toHaveLength(1);
  });

  test('a mail that was not sent before the invitation was used is not sent', async () => {
    await start({ SIGN_UP: 'invited' });
    await inviteGuest();
    const { now } = api.clock;
    await runAccountsCommand({ db: api.db, now }, ['invite', guest]);
    await api.db('invitations').delete();
    expect((await api.sentMails()).filter(({ to }) => to === guest)).toHaveLength(1);
  });

  test('an operator hears of a wrong address, and of an account that exists', async () => {
    await start({ SIGN_UP: 'invited' });
    const { email } = await buildUser(api.db);
    const context = { db: api.db, now: api.clock.now };
    const lines = await Promise.all(
      ['nobody', email].map(
        async (to) => (await runAccountsCommand(context, ['invite', to])).lines,
      ),
    );
    expect(lines).toEqual([
      ['nobody is not an e-mail address'],
      [`${email} has an account already`],
    ]);
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
