import { apiBasePath, calls, timeZoneHeaderName, type Call } from '@topwords/platform/contracts';
import { Agent, request } from 'node:http';
import { createAccessTokens } from '../routing/access-tokens.ts';
import { insertRole } from '../users/role-repository.ts';
import { createLog } from '../logging/log.ts';
import { buildUser } from '../testing/factories.ts';
import { requestsWith, type RequestParts } from '../testing/requests-with.ts';
import { startWholeApi } from '../testing/start-whole-api.ts';

/** Property names that every object inherits, alone and in a sentence. */
const inherited = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf'];
const words = [
  'constructor',
  '__proto__',
  'CONSTRUCTOR',
  "Constructorn't __proto__, constructor's valueOf hasOwnProperty!",
];

const concurrency = 8;

let api: Awaited<ReturnType<typeof startWholeApi>>;
let headers: Record<string, string>;
const lines: string[] = [];
const agent = new Agent({ keepAlive: true, maxSockets: concurrency });

beforeAll(async () => {
  api = await startWholeApi(createLog('error', { write: (line: string) => lines.push(line) }));
  const user = await buildUser(api.db);
  await insertRole(api.db, { userId: user.id, role: 'developer', now: api.clock.now });
  const tokens = createAccessTokens(api.keys.accessToken);
  const token = await tokens.issue({ userId: user.id, sessionId: undefined }, api.clock.now);
  headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
});

afterAll(async () => {
  agent.destroy();
  await api.stop();
});

/** @returns the status of the whole answer */
function send(call: Call, parts: RequestParts & { text?: string }, more = {}): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const body = parts.text ?? (parts.body === undefined ? undefined : JSON.stringify(parts.body));
  const size = body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) };
  const sent = request(
    `${api.origin}${addressOf(call, parts)}`,
    { method: call.method, agent, headers: { ...headers, ...size, ...more } },
    (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
      answer.on('error', reject);
    },
  );
  sent.on('error', reject).end(body);
  return promise;
}

function addressOf({ path }: Call, { params = {}, query = {} }: RequestParts): string {
  const named = new Map(Object.entries(params));
  const filled = path.replaceAll(/\{(\w+)\}/g, (_all, name: string) =>
    encodeURIComponent(String(named.get(name))),
  );
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, String(value)]),
  );
  return `${apiBasePath}${filled}?${search}`;
}

/** The requests that failed with a status of 500 or more, and again with it. */
async function failuresOf(call: Call, requests: readonly RequestParts[]): Promise<object[]> {
  lines.splice(0);
  const failures: object[] = [];
  const waiting = [...requests];
  async function sendNext(): Promise<void> {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const first = await send(call, next);
      // An overloaded machine may have no voice for a moment; every client asks again.
      const status = first === 503 ? await send(call, next) : first;
      if (status >= 500) failures.push({ status, ...next, log: lines.splice(0).join('') });
    }
  }
  await Promise.all(Array.from({ length: concurrency }, sendNext));
  return failures;
}

const named = calls.map((call) => [`${call.method} ${call.path}`, call] as const);

test.each(named)('%s handles a word that every object inherits', async (_name, call) => {
  const requests = words.flatMap((word) => requestsWith(call, word));
  expect(await failuresOf(call, requests)).toEqual([]);
});

test.each(named)('%s handles it as a field, a header or a cookie', async (_name, call) => {
  const [plain = {}] = requestsWith(call, 'casa');
  const fields = inherited.map((name) => `${JSON.stringify(name)}:{"constructor":1}`).join(',');
  const text = JSON.stringify(plain.body ?? {})
    .replace(/^\{/, `{${fields},`)
    .replace(',}', '}');
  const more = {
    Cookie: inherited.flatMap((name) => [`${name}=${name}`, `refresh_token=${name}`]).join('; '),
    'Accept-Language': 'constructor',
    [timeZoneHeaderName]: '__proto__',
    ...Object.fromEntries(inherited.map((name) => [name, name])),
  };
  const query = { ...plain.query, ...Object.fromEntries(inherited.map((name) => [name, name])) };
  const parts = { ...plain, query, ...(plain.body !== undefined && { text }) };
  expect(await send(call, parts, more)).toBeLessThan(500);
});
