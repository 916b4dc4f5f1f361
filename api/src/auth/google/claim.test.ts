import { buildUser } from '../../testing/factories.ts';
import { signIn } from '../../testing/signed-in-browser.ts';
import { buildProfile } from './testing/fake-google.ts';
import { codeIn, createGoogleBrowser, linkTokenIn, userIn } from './testing/google-browser.ts';
import { startGoogleApi } from './testing/start-google-api.ts';

let started: Awaited<ReturnType<typeof startGoogleApi>>;

beforeAll(async () => {
  started = await startGoogleApi();
});
afterAll(() => started.stop());

/** Someone signs in with Google whose address a stranger's account has. */
async function meetSquatter(verifiedAt: number | null = null) {
  const { api, google } = started;
  const squatter = await buildUser(api.db, { verifiedAt });
  const profile = buildProfile({ email: squatter.email });
  const browser = createGoogleBrowser(api);
  const answer = await browser.enter(google.issueCode(profile));
  return { squatter, profile, browser, answer, linkToken: linkTokenIn(answer) };
}

test('an account that never confirmed the address is offered with when it was made', async () => {
  expect((await meetSquatter()).answer.body).toMatchObject({
    code: 'google_link_required',
    made_at: '2026-11-01T12:00:00.000Z',
  });
  expect((await meetSquatter(1)).answer.body).not.toHaveProperty('made_at');
});

test('the owner gets an account of their own; the stranger’s loses the address only', async () => {
  const { api, google } = started;
  const { squatter, profile, browser, linkToken } = await meetSquatter();
  const stranger = await signIn(api, squatter);
  const owner = userIn(await browser.claim(linkToken));
  expect(owner).toMatchObject({ email: squatter.email, native: null, learning_targets: [] });
  expect(owner.sub).not.toBe(squatter.id);
  const { status, body } = await stranger.call('/api/profile/settings');
  expect(status).toBe(200);
  expect(body).toMatchObject({ address: 'lost', has_google: false });
  const again = createGoogleBrowser(api);
  expect(userIn(await again.enter(google.issueCode(profile))).sub).toBe(owner.sub);
});

test('an account that confirmed the address keeps it', async () => {
  const { squatter, browser, linkToken } = await meetSquatter(1);
  const answer = await browser.claim(linkToken);
  expect(answer.status).toBe(409);
  expect(codeIn(answer)).toBe('email_taken');
  const { body } = await started.api.call('/api/profile/settings', { user: squatter });
  expect(body).toMatchObject({ address: 'confirmed' });
});

test('a token serves once, and in its browser', async () => {
  const { browser, linkToken } = await meetSquatter();
  const elsewhere = createGoogleBrowser(started.api);
  await elsewhere.start();
  expect(codeIn(await elsewhere.claim(linkToken))).toBe('google_state_invalid');
  expect((await browser.claim(linkToken)).status).toBe(200);
  expect([400, 409]).toContain((await browser.claim(linkToken)).status);
});

test('connecting Google confirms the address', async () => {
  const { squatter, browser, linkToken } = await meetSquatter();
  userIn(await browser.link(linkToken, 'correct horse'));
  const { body } = await started.api.call('/api/profile/settings', { user: squatter });
  expect(body).toMatchObject({ address: 'confirmed', has_google: true });
});
