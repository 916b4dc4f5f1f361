import { buildUser, testPassword } from '../../testing/factories.ts';
import { callWithSession, sessionOf } from '../../testing/browser-session.ts';
import { buildProfile, fakeClient } from './testing/fake-google.ts';
import { codeIn, createGoogleBrowser, userIn } from './testing/google-browser.ts';
import { startGoogleApi } from './testing/start-google-api.ts';

let started: Awaited<ReturnType<typeof startGoogleApi>>;

beforeAll(async () => {
  started = await startGoogleApi();
});
afterAll(() => started.stop());

// @spec E2 C5
test('a new person gets an account without a native language or a password', async () => {
  const { api, google } = started;
  const profile = buildProfile({ email: 'Ada.New@Example.org' });
  const answer = await createGoogleBrowser(api).enter(google.issueCode(profile));
  expect(answer.body).toEqual({
    access_token: expect.any(String),
    user: {
      sub: expect.any(String),
      email: 'ada.new@example.org',
      username: 'Ada Lovelace',
      native: null,
      learning_targets: [],
    },
  });
  const row: unknown = await api
    .db('users')
    .where({ id: userIn(answer).sub })
    .first();
  expect(row).toMatchObject({ password_hash: null, google_sub: profile['sub'] });
  const login = await api.call('/api/auth/login', {
    json: { email: 'ada.new@example.org', password: testPassword },
  });
  expect(codeIn(login)).toBe('credentials_wrong');
});

test('the new session is like any other, and records that Google began it', async () => {
  const { api, google } = started;
  const answer = await createGoogleBrowser(api).enter(google.issueCode(buildProfile()));
  const renewed = await callWithSession(api, '/api/auth/refresh', sessionOf(answer));
  expect(renewed.status).toBe(200);
  const row: unknown = await api
    .db('sessions')
    .where({ user_id: userIn(answer).sub })
    .first();
  expect(row).toMatchObject({ signed_in_by: 'google' });
});

// @spec C5
test('requests to Google have the required form, and no token in the address', async () => {
  const { api, google } = started;
  const code = google.issueCode(buildProfile());
  await createGoogleBrowser(api).enter(code);
  expect(google.lastForm()).toEqual({
    client_id: fakeClient.clientId,
    client_secret: fakeClient.clientSecret,
    code,
    grant_type: 'authorization_code',
    redirect_uri: 'postmessage',
  });
  expect(google.lastUserinfoPath()).toBe('/userinfo');
});

test('a returning person finds their account, even with another address', async () => {
  const { api, google } = started;
  const profile = buildProfile();
  const browser = createGoogleBrowser(api);
  const first = userIn(await browser.enter(google.issueCode(profile)));
  await api.db('users').where({ id: first.sub }).update({ native_language: 'tr' });
  const moved = { ...profile, email: 'moved@example.org', name: 'Someone' };
  const again = userIn(await browser.enter(google.issueCode(moved)));
  expect(again).toEqual({ ...first, native: 'Turkish' });
});

test('someone else who now has the address cannot enter the account', async () => {
  const { api, google } = started;
  const profile = buildProfile();
  const browser = createGoogleBrowser(api);
  await browser.enter(google.issueCode(profile));
  const other = buildProfile({ email: profile['email'] });
  const answer = await browser.enter(google.issueCode(other));
  expect(answer.status).toBe(401);
  expect(answer.body).toMatchObject({
    code: 'google_refused',
    detail: 'The account with this e-mail address is connected to another Google account',
  });
  expect(answer.cookies).toEqual({});
});

test('concurrent sign-ins of one person create one account', async () => {
  const { api, google } = started;
  const profile = buildProfile();
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => createGoogleBrowser(api).enter(google.issueCode(profile))),
  );
  expect(new Set(answers.map((answer) => userIn(answer).sub)).size).toBe(1);
  expect(await api.db('users').where({ google_sub: String(profile['sub']) })).toHaveLength(1);
});

test.each([
  ['is not verified', { email_verified: false }],
  ['is the string "true"', { email_verified: 'true' }],
  ['is missing', { email: undefined }],
  ['is not an address', { email: 'ada' }],
])('an address whose verification %s creates no account', async (_what, overrides) => {
  const { api, google } = started;
  const profile = buildProfile(overrides);
  const answer = await createGoogleBrowser(api).enter(google.issueCode(profile));
  expect(answer.status).toBe(403);
  expect(codeIn(answer)).toBe('google_email_unverified');
  expect(await api.db('users').where({ google_sub: String(profile['sub']) })).toEqual([]);
});

test.each([
  ['missing', undefined, 'mailbox'],
  ['not a text', { first: 'Ada' }, 'mailbox'],
  ['only blanks', ' \u0000\u202e\n ', 'mailbox'],
  ['control characters', 'Ada\u0000\u0007\r\nLovelace', 'Ada Lovelace'],
  ['half a character', 'Ada \ud83d Lovelace', 'Ada Lovelace'],
  ['markup', '<script>alert(1)</script>', '<script>alert(1)</script>'],
  ['a reversed text', '\u202eecalevoL adA', 'ecalevoL adA'],
  ['a long text', 'é'.repeat(9000), 'é'.repeat(50)],
  ['long emoji', `${'a'.repeat(45)}👩‍👩‍👧‍👦`, 'a'.repeat(45)],
])('a name that is %s becomes a username', async (_what, name, username) => {
  const { api, google } = started;
  const profile = buildProfile();
  const email = `mailbox@${String(profile['sub'])}.example.org`;
  const code = google.issueCode({ ...profile, email, name });
  expect(userIn(await createGoogleBrowser(api).enter(code)).username).toBe(username);
});

test.each([[undefined], [''], [17], ['x'.repeat(256)], ['Ada Lovelace'], [null], [{}]])(
  'an id such as %j is rejected',
  async (sub) => {
    const { api, google } = started;
    const code = google.issueCode(buildProfile({ sub, email: 'nobody@example.org' }));
    const answer = await createGoogleBrowser(api).enter(code);
    expect(codeIn(answer)).toBe('google_unavailable');
  },
);

test('a code and a state are required, and both faults are reported', async () => {
  const { api } = started;
  const answer = await api.call('/api/auth/google', { json: { code: '' } });
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ faults: [{ field: 'code' }, { field: 'state' }] });
});

test('a page of another site cannot sign anyone in', async () => {
  const { api } = started;
  const answer = await api.call('/api/auth/google', {
    json: { code: 'x', state: 'x' },
    headers: { Origin: 'https://evil.example' },
  });
  expect(codeIn(answer)).toBe('origin_refused');
});

test('an account with only the same address is not entered', async () => {
  const { api, google } = started;
  const user = await buildUser(api.db);
  const code = google.issueCode(buildProfile({ email: user.email }));
  const answer = await createGoogleBrowser(api).enter(code);
  expect(answer.status).toBe(409);
  expect(answer.cookies).toEqual({});
});
