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

/**
 * Whether a call that changes something passes the check; the call itself is refused because it has
 * no session.
 */
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
  ['its own port, spelled out', { Host: `${host}:80`, Origin: 'http://words.example.org' }, true],
  ['an allowed origin', { Host: host, Origin: 'https://other.example.org' }, true],
  ['the same host over https', { Host: host, Origin: foreign }, false],
  ['another port', { Host: host, Origin: 'http://words.example.org:8080' }, false],
  ['an allowed host over http', { Host: host, Origin: 'http://other.example.org' }, false],
  ['another host', { Host: host, Origin: 'http://evil.example' }, false],
  ['a null origin', { Host: host, Origin: 'null' }, false],
  ['a value that is not an origin', { Host: host, Origin: 'words.example.org' }, false],
  ['no origin, from a non-browser client', { Host: host }, true],
  ['no origin, from its own page', { Host: host, 'Sec-Fetch-Site': 'same-origin' }, true],
  ['no origin, from a sibling site’s page', { Host: host, 'Sec-Fetch-Site': 'same-site' }, false],
  ['no origin, from a foreign page', { Host: host, 'Sec-Fetch-Site': 'cross-site' }, false],
  [
    'a scheme from an untrusted proxy',
    { Host: host, Origin: foreign, 'X-Forwarded-Proto': 'https' },
    false,
  ],
  [
    'a host from an untrusted proxy',
    { Host: host, Origin: 'http://evil.example', 'X-Forwarded-Host': 'evil.example' },
    false,
  ],
])('a call from %s: %j passes, %s', async (_name, headers, isPassing) => {
  expect(await passes(direct, headers)).toBe(isPassing);
});

test.each<[string, Record<string, string>, boolean]>([
  ['with https', { Host: host, Origin: foreign, 'X-Forwarded-Proto': 'https' }, true],
  ['with http', { Host: host, Origin: 'http://words.example.org' }, true],
  [
    'with http to a page on https',
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

test('a proxy that ends TLS without saying so is logged once', async () => {
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
