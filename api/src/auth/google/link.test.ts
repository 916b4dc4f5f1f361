import { buildUser, testPassword } from '../../testing/factories.ts';
import { buildProfile } from './testing/fake-google.ts';
import {
  codeIn,
  createGoogleBrowser,
  linkTokenIn,
  userIn,
  type GoogleBrowser,
} from './testing/google-browser.ts';
import { startGoogleApi } from './testing/start-google-api.ts';

let started: Awaited<ReturnType<typeof startGoogleApi>>;

beforeAll(async () => {
  started = await startGoogleApi();
});
afterAll(() => started.stop());

/** Someone with an account and a password, who now signs in with Google. */
async function startGoogleLink({ api, google } = started) {
  const user = await buildUser(api.db, { native: 'ru' });
  const profile = buildProfile({ email: user.email.toUpperCase() });
  const browser = createGoogleBrowser(api);
  const answer = await browser.enter(google.issueCode(profile));
  return { user, profile, browser, answer, linkToken: linkTokenIn(answer) };
}

test('an account with a password is connected once the password is verified', async () => {
  const { api, google } = started;
  const { user, profile, browser, answer, linkToken } = await startGoogleLink();
  expect(answer.body).toEqual({
    code: 'google_link_required',
    detail: 'An account with this e-mail address exists. Enter its password to connect Google.',
    link_token: expect.any(String),
  });
  const linked = await browser.link(linkToken, testPassword);
  expect(userIn(linked)).toMatchObject({ sub: user.id, native: 'Russian' });
  expect(Object.keys(linked.cookies)).toEqual(['refresh_token', 'XSRF-TOKEN', 'known_browser']);
  const elsewhere = createGoogleBrowser(api);
  expect(userIn(await elsewhere.enter(google.issueCode(profile))).sub).toBe(user.id);
  const login = { email: user.email, password: testPassword };
  expect((await api.call('/api/auth/login', { json: login })).status).toBe(200);
});

test('a wrong password connects nothing and may be retried', async () => {
  const { api } = started;
  const { user, browser, linkToken } = await startGoogleLink();
  const wrong = await browser.link(linkToken, 'not the one');
  expect(wrong.status).toBe(401);
  expect(wrong.body).toEqual({ code: 'credentials_wrong', detail: 'Incorrect password' });
  const row: unknown = await api.db('users').where({ id: user.id }).first('google_sub');
  expect(row).toEqual({ google_sub: null });
  expect((await browser.link(linkToken, testPassword)).status).toBe(200);
});

test('guesses of the password are limited as they are at sign-in', async () => {
  const limited = await startGoogleApi({ limits: { loginAccount: 2 } });
  const { user, browser, linkToken } = await startGoogleLink(limited);
  await browser.link(linkToken, 'first guess');
  await browser.link(linkToken, 'second guess');
  expect(codeIn(await browser.link(linkToken, testPassword))).toBe('too_many_attempts');
  const login = await limited.api.call('/api/auth/login', {
    json: { email: user.email, password: testPassword },
  });
  expect(codeIn(login)).toBe('too_many_attempts');
  await limited.stop();
});

test('a link token is valid once, even for concurrent requests', async () => {
  const { browser, linkToken } = await startGoogleLink();
  const answers = await Promise.all([1, 2, 3].map(() => browser.link(linkToken, testPassword)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(codeIn(await browser.link(linkToken, testPassword))).toBe('google_state_invalid');
});

test('a used link token does not reconnect a disconnected account', async () => {
  const { api } = started;
  const { user, browser, linkToken } = await startGoogleLink();
  await browser.link(linkToken, testPassword);
  await api.db('users').where({ id: user.id }).update({ google_sub: null });
  expect(codeIn(await browser.link(linkToken, testPassword))).toBe('google_state_invalid');
  const row: unknown = await api.db('users').where({ id: user.id }).first('google_sub');
  expect(row).toEqual({ google_sub: null });
});

test('a link token is valid for ten minutes', async () => {
  const { api } = started;
  const { browser, linkToken } = await startGoogleLink();
  api.clock.now += 10 * 60_000 + 1000;
  expect(codeIn(await browser.link(linkToken, testPassword))).toBe('google_state_invalid');
});

test('a link token is valid only in the browser that received it', async () => {
  const { linkToken } = await startGoogleLink();
  const without = createGoogleBrowser(started.api);
  const other = createGoogleBrowser(started.api);
  await other.start();
  for (const browser of [without, other] satisfies GoogleBrowser[]) {
    expect(codeIn(await browser.link(linkToken, testPassword))).toBe('google_state_invalid');
  }
});

test('an access token, a state or a changed token links nothing', async () => {
  const { browser, linkToken } = await startGoogleLink();
  const [head = '', claims = '', signature = ''] = linkToken.split('.');
  const parsed = JSON.parse(Buffer.from(claims, 'base64url').toString()) as object;
  const changed = Buffer.from(JSON.stringify({ ...parsed, sub: '1' })).toString('base64url');
  const unsigned = Buffer.from('{"alg":"none"}').toString('base64url');
  const forged = [
    await browser.start(),
    `${head}.${changed}.${signature}`,
    `${unsigned}.${claims}.`,
    'x',
  ];
  for (const token of forged) {
    expect(codeIn(await browser.link(token, testPassword))).toBe('google_state_invalid');
  }
});

test('an account without a password cannot be connected by one', async () => {
  const { api } = started;
  const { user, browser, linkToken } = await startGoogleLink();
  await api.db('users').where({ id: user.id }).update({ password_hash: null });
  expect(codeIn(await browser.link(linkToken, testPassword))).toBe('credentials_wrong');
});

test('an account connects to only one Google account', async () => {
  const { api, google } = started;
  const { user, browser, linkToken } = await startGoogleLink();
  const other = createGoogleBrowser(api);
  const code = google.issueCode(buildProfile({ email: user.email }));
  const otherToken = linkTokenIn(await other.enter(code));
  expect((await browser.link(linkToken, testPassword)).status).toBe(200);
  expect(codeIn(await other.link(otherToken, testPassword))).toBe('google_state_invalid');
});

test('a Google account connects to only one account', async () => {
  const { api, google } = started;
  const { user, profile, browser, linkToken } = await startGoogleLink();
  const moved = { ...profile, email: 'moved-meanwhile@example.org' };
  const first = userIn(await browser.enter(google.issueCode(moved)));
  expect(first.sub).not.toBe(user.id);
  expect(codeIn(await browser.link(linkToken, testPassword))).toBe('google_state_invalid');
  expect(await api.db('users').where({ google_sub: String(profile['sub']) })).toHaveLength(1);
});
