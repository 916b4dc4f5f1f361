import { request } from 'node:http';
import { createLog } from '../logging/log.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';

const lines: string[] = [];
const log = createLog('warn', { write: (line: string) => lines.push(line) });
const foreign = 'https://words.example.org';
let direct: TestApi;
let proxied: TestApi;

beforeAll(async () => {
  direct = await startApi({ log, allowedOrigins: ['https://other.example.org'] });
  proxied = await startApi({ log, trustedProxies: 1 });
});
afterAll(() => Promise.all([direct.stop(), proxied.stop()]));
beforeEach(() => lines.splice(0));

/** Whether a call that changes something gets past the check; the call itself is refused for want of a session. */
function passes(api: TestApi, headers: Record<string, string>): Promise<boolean> {
  const { promise, resolve, reject } = Promise.withResolvers<boolean>();
  const sent = request(`${api.origin}/api/auth/refresh`, { method: 'POST', headers }, (answer) => {
    answer.resume();
    resolve(answer.statusCode !== 403);
  });
  sent.on('error', reject).end();
  return promise;
}

const host = 'words.example.org';

test.each<[string, Record<string, string>, boolean]>([
  ['the same origin', { Host: host, Origin: 'http://words.example.org' }, true],
  ['its own port, said', { Host: `${host}:80`, Origin: 'http://words.example.org' }, true],
  ['an allowed origin', { Host: host, Origin: 'https://other.example.org' }, true],
  ['the same host by https', { Host: host, Origin: foreign }, false],
  ['another port', { Host: host, Origin: 'http://words.example.org:8080' }, false],
  ['an allowed host by http', { Host: host, Origin: 'http://other.example.org' }, false],
  ['another host', { Host: host, Origin: 'http://evil.example' }, false],
  ['an origin that is none', { Host: host, Origin: 'null' }, false],
  ['what is no origin', { Host: host, Origin: 'words.example.org' }, false],
  ['no origin, by no browser', { Host: host }, true],
  ['no origin, by its own page', { Host: host, 'Sec-Fetch-Site': 'same-origin' }, true],
  ['no origin, by a sibling’s page', { Host: host, 'Sec-Fetch-Site': 'same-site' }, false],
  ['no origin, by a foreign page', { Host: host, 'Sec-Fetch-Site': 'cross-site' }, false],
  [
    'a scheme that nobody trusted says',
    { Host: host, Origin: foreign, 'X-Forwarded-Proto': 'https' },
    false,
  ],
  [
    'a host that nobody trusted says',
    { Host: host, Origin: 'http://evil.example', 'X-Forwarded-Host': 'evil.example' },
    false,
  ],
])('a call from %s: %j passes, %s', async (_name, headers, isPassing) => {
  expect(await passes(direct, headers)).toBe(isPassing);
});

test.each<[string, Record<string, string>, boolean]>([
  ['of https', { Host: host, Origin: foreign, 'X-Forwarded-Proto': 'https' }, true],
  ['of http', { Host: host, Origin: 'http://words.example.org' }, true],
  [
    'of http to a page of https',
    { Host: host, Origin: 'http://words.example.org', 'X-Forwarded-Proto': 'https' },
    false,
  ],
  [
    'that names the host',
    { Host: '10.0.0.7:3000', 'X-Forwarded-Host': host, Origin: 'http://words.example.org' },
    true,
  ],
])('behind a declared proxy %s: %j passes, %s', async (_name, headers, isPassing) => {
  expect(await passes(proxied, headers)).toBe(isPassing);
});

test('a proxy that ends TLS without saying so is told of once', async () => {
  const silent = await startApi({ log });
  try {
    for (let time = 0; time < 3; time += 1) await passes(silent, { Host: host, Origin: foreign });
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      msg: expect.stringContaining('TRUST_PROXY'),
    });
  } finally {
    await silent.stop();
  }
});
