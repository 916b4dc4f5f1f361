import { Writable } from 'node:stream';
import { createLog } from '../../logging/log.ts';
import { buildProfile, fakeClient, replyWith } from './testing/fake-google.ts';
import { codeIn, createGoogleBrowser } from './testing/google-browser.ts';
import { startGoogleApi } from './testing/start-google-api.ts';

const timeoutMs = 1000;
let started: Awaited<ReturnType<typeof startGoogleApi>>;

beforeAll(async () => {
  started = await startGoogleApi({ timeoutMs });
});
afterAll(() => started.stop());

function enter() {
  const { api, google } = started;
  return createGoogleBrowser(api).enter(google.issueCode(buildProfile()));
}

type Reply = ReturnType<typeof replyWith>;

const redirect: Reply = (response) => response.writeHead(302, { Location: '/userinfo' }).end();

/** Begins an answer and never ends it. */
const stall: Reply = (response) => response.writeHead(200).write('{');
const faults: [what: string, reply: Reply][] = [
  ['fails', replyWith(500, { error: 'internal' })],
  ['is overloaded', replyWith(429, 'slow down')],
  ['does not answer', () => undefined],
  ['stops mid-answer', stall],
  ['hangs up', (response) => response.destroy()],
  ['hangs up mid-answer', (response) => response.write('{', () => response.destroy())],
  ['answers without end', replyWith(200, `{"a":"${'a'.repeat(70_000)}"}`)],
  ['answers without JSON', replyWith(200, '<html>')],
  ['answers null', replyWith(200, 'null')],
  ['answers a list', replyWith(200, '[]')],
  ['answers an empty object', replyWith(200, '{}')],
  ['redirects us', redirect],
];

describe.each(['token', 'userinfo'] as const)('when the address for %s', (address) => {
  test.each(faults)('%s, the person is asked to try again later', async (_what, reply) => {
    started.google.replyOnce(address, reply);
    const answer = await enter();
    expect(answer.status).toBe(503);
    expect(answer.body).toEqual({
      code: 'google_unavailable',
      detail: 'Couldn’t reach Google. Try again shortly',
    });
    expect((await enter()).status).toBe(200);
  });

  test.each([
    ['a text', 'nonsense'],
    ['a word', 'null'],
    ['a code', { error: 'invalid_grant' }],
  ])('refuses with %s, the person is asked to try again', async (_what, body) => {
    started.google.replyOnce(address, replyWith(400, body));
    const answer = await enter();
    expect(answer.status).toBe(401);
    expect(answer.body).toEqual({
      code: 'google_refused',
      detail: 'Google did not accept this sign-in. Please try again.',
    });
  });
});

test('a token that does not fit a header is not sent', async () => {
  const token = 'split\nin two';
  started.google.replyOnce('token', replyWith(200, { access_token: token }));
  expect(codeIn(await enter())).toBe('google_unavailable');
});

test('a code is valid once', async () => {
  const { api, google } = started;
  const browser = createGoogleBrowser(api);
  const code = google.issueCode(buildProfile());
  expect((await browser.enter(code)).status).toBe(200);
  expect(codeIn(await browser.enter(code))).toBe('google_refused');
  expect(codeIn(await browser.enter('made up'))).toBe('google_refused');
});

test('a Google that does not exist is reported as unavailable', async () => {
  const { api, google, stop } = await startGoogleApi();
  const browser = createGoogleBrowser(api);
  const state = await browser.start();
  await google.stop();
  expect(codeIn(await browser.signIn('any', state))).toBe('google_unavailable');
  await stop();
});

test('the log says what went wrong, without any secret', async () => {
  const lines: string[] = [];
  const destination = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  const clientSecret = 'a secret that is wrong';
  const settings = { clientSecret, timeoutMs, log: createLog('trace', destination) };
  const { api, google, stop } = await startGoogleApi(settings);
  const browser = createGoogleBrowser(api);
  const code = google.issueCode(buildProfile());
  expect(codeIn(await browser.enter(code))).toBe('google_unavailable');
  const token = 'secret of a person\nin two';
  google.replyOnce('token', replyWith(200, { access_token: token }));
  await browser.enter(code);
  await stop();
  const log = lines.join('');
  expect(log).toContain('401 invalid_client');
  for (const secret of [clientSecret, fakeClient.clientSecret, code, 'secret of a person']) {
    expect(log).not.toContain(secret);
  }
});
