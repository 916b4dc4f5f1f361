import { startApi } from '../../testing/start-api.ts';
import { buildProfile, fakeClient } from './testing/fake-google.ts';
import { codeIn, createGoogleBrowser } from './testing/google-browser.ts';
import { startGoogleApi } from './testing/start-google-api.ts';

const minute = 60_000;

let started: Awaited<ReturnType<typeof startGoogleApi>>;

beforeAll(async () => {
  started = await startGoogleApi();
});
afterAll(() => started.stop());

test('the page gets the client id and a cookie that only the API reads', async () => {
  const answer = await started.api.call('/api/auth/google/start', { method: 'POST' });
  expect(answer.body).toEqual({ client_id: fakeClient.clientId, state: expect.any(String) });
  const [cookie = ''] = answer.headers.getSetCookie();
  expect(cookie).toMatch(
    /^google_sign_in=[\w-]{43}; path=\/api\/auth\/google; expires=[^;]+; samesite=lax; httponly$/i,
  );
});

test('over https the cookie is secure', async () => {
  const { api, stop } = await startGoogleApi({ trustedProxies: 1 });
  const answer = await api.call('/api/auth/google/start', {
    method: 'POST',
    headers: { 'X-Forwarded-Proto': 'https' },
  });
  expect(answer.headers.getSetCookie()[0]).toMatch(/; secure/i);
  await stop();
});

test('a state is valid once', async () => {
  const { api, google } = started;
  const browser = createGoogleBrowser(api);
  const state = await browser.start();
  expect((await browser.signIn(google.issueCode(buildProfile()), state)).status).toBe(200);
  const again = await browser.signIn(google.issueCode(buildProfile()), state);
  expect(again.status).toBe(400);
  expect(again.body).toEqual({
    code: 'google_state_invalid',
    detail: 'This sign-in started elsewhere, expired or already ended. Please start again.',
  });
});

test('of two concurrent requests with one state, one succeeds', async () => {
  const { api, google } = started;
  const browser = createGoogleBrowser(api);
  const state = await browser.start();
  const answers = await Promise.all(
    [1, 2, 3].map(() => browser.signIn(google.issueCode(buildProfile()), state)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('two tabs of a browser do not disturb each other', async () => {
  const { api, google } = started;
  const browser = createGoogleBrowser(api);
  const first = await browser.start();
  await browser.start();
  expect((await browser.signIn(google.issueCode(buildProfile()), first)).status).toBe(200);
});

test('a state is valid only in the browser that received it', async () => {
  const { api, google } = started;
  const state = await createGoogleBrowser(api).start();
  const other = createGoogleBrowser(api);
  expect(codeIn(await other.signIn(google.issueCode(buildProfile()), state))).toBe(
    'google_state_invalid',
  );
  await other.start();
  expect(codeIn(await other.signIn(google.issueCode(buildProfile()), state))).toBe(
    'google_state_invalid',
  );
});

test('a state is valid for ten minutes', async () => {
  const { api, google } = started;
  const browser = createGoogleBrowser(api);
  const [late, intime] = [await browser.start(), await browser.start()];
  api.clock.now += 10 * minute - 1;
  expect((await browser.signIn(google.issueCode(buildProfile()), intime)).status).toBe(200);
  api.clock.now += 1;
  const answer = await browser.signIn(google.issueCode(buildProfile()), late);
  expect(codeIn(answer)).toBe('google_state_invalid');
});

test('a used state is deleted once it would have expired', async () => {
  const { api, google } = started;
  const browser = createGoogleBrowser(api);
  await browser.enter(google.issueCode(buildProfile()));
  api.clock.now += 10 * minute;
  await browser.enter(google.issueCode(buildProfile()));
  expect(await api.db('spent_google_tokens')).toHaveLength(1);
});

test('a changed or foreign state is refused', async () => {
  const { api, google } = started;
  const browser = createGoogleBrowser(api);
  const state = await browser.start();
  const [id = '', expiry = '', signature = ''] = state.split('.');
  const later = (Number.parseInt(expiry, 36) + minute).toString(36);
  const flipped = `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
  const forged = ['x', `${id}.${later}.${signature}`, `${id}.${expiry}.${flipped}`, `${state}x`];
  for (const other of forged) {
    const answer = await browser.signIn(google.issueCode(buildProfile()), other);
    expect(codeIn(answer)).toBe('google_state_invalid');
  }
});

test('an address that starts or completes too many sign-ins has to wait', async () => {
  const { api, google, stop } = await startGoogleApi({ limits: { loginAddress: 1 } });
  const browser = createGoogleBrowser(api);
  const state = await browser.start();
  const started = await api.call('/api/auth/google/start', { method: 'POST' });
  expect(started.status).toBe(429);
  expect(started.headers.get('Retry-After')).toMatch(/^\d+$/);
  expect((await browser.signIn(google.issueCode(buildProfile()), state)).status).toBe(200);
  expect((await browser.signIn('any', state)).status).toBe(429);
  await stop();
});

test('without a Google client the page learns that, and nobody signs in', async () => {
  const api = await startApi();
  const answer = await api.call('/api/auth/google/start', { method: 'POST' });
  expect(answer.body).toEqual({ client_id: null, state: null });
  expect(answer.cookies).toEqual({});
  const signIn = await api.call('/api/auth/google', { json: { code: 'x', state: 'x' } });
  expect(signIn.status).toBe(409);
  expect(signIn.body).toEqual({
    code: 'google_unconfigured',
    detail: 'Sign in with Google isn’t available here',
  });
  await api.stop();
});
