import { once } from 'node:events';
import { createServer } from 'node:http';
import { createHash, randomBytes } from 'node:crypto';
import { pino } from 'pino';
import { statSync } from 'node:fs';
import { listenLocally } from '../../testing/listen-locally.ts';
import { createBreachSearch } from './create-breach-search.ts';
import { createPasswordCheck } from './check-password.ts';
import { commonPasswordsFile, isCommonPassword } from './common-passwords.ts';

const owner = { username: 'Zoë Lovelace', email: 'zoe.lovelace@example.org' };
const log = pino({ level: 'silent' });

function refusal(password: string, check = createPasswordCheck()): Promise<string> {
  return check({ ...owner, password, field: 'password' }).then(
    () => '',
    (error: Error & { code: string; faults: { field: string }[] }) => {
      expect(error).toMatchObject({ code: 'validation_failed', faults: [{ field: 'password' }] });
      return error.message;
    },
  );
}

test.each(['password', 'PASSWORD1', 'qwertyuiop', '12345678', 'iloveyou1', 'ｐａｓｓｗｏｒｄ'])(
  'the common password %j is refused',
  async (password) => {
    expect(await refusal(password)).toMatch(/among the most common ones/);
  },
);

test.each([
  'zoelovelace',
  'Zoe.Lovelace1990!',
  'ZoëLovelace zoë.lovelace',
  'zoe.lovelace@example.org',
  'topwords2026',
  'TopWords!TopWords!',
  'example1234',
])('the name %j is refused', async (password) => {
  expect(await refusal(password)).toMatch(/a name that others know/);
});

test.each(['correct horse', 'zoe likes green tea', 'çay içmek güzel', '🐢🐢🐢🐢 four turtles'])(
  'the password %j may be used, without rules of composition',
  async (password) => {
    expect(await refusal(password)).toBe('');
  },
);

test('of random passwords hardly one is taken for a common one', () => {
  const random = Array.from({ length: 20_000 }, () => randomBytes(9).toString('base64url'));
  expect(random.filter(isCommonPassword).length).toBeLessThan(5);
});

test('the filter has 24 bits for each of 100,000 passwords', () => {
  expect(statSync(commonPasswordsFile).size).toBe(300_000);
});

describe('a service that knows breaches', () => {
  const breached = 'a password of a breach';
  const hash = createHash('sha1').update(breached).digest('hex').toUpperCase();
  let asked: string[] = [];
  let answer: () => { status: number; body: string } | undefined;
  const server = createServer((request, response) => {
    asked.push(`${request.url} ${String(request.headers['add-padding'])}`);
    const given = answer();
    if (given) response.writeHead(given.status).end(given.body);
  });
  let service: Awaited<ReturnType<typeof listenLocally>>;

  beforeAll(async () => {
    service = await listenLocally(server);
  });
  beforeEach(() => {
    asked = [];
  });
  afterAll(() => service.close());

  const check = () => createPasswordCheck(createBreachSearch(`${service.origin}/range/`, log));

  test('learns five letters of the hash only', async () => {
    answer = () => ({ status: 200, body: `0018A45C4D1DEF81644B54AB7F969B88D65:3\r\n` });
    expect(await refusal(breached, check())).toBe('');
    expect(asked).toEqual([`/range/${hash.slice(0, 5)} true`]);
  });

  test('has a password refused, but not for its padding', async () => {
    answer = () => ({ status: 200, body: `ABC:1\r\n${hash.slice(5)}:42\r\n` });
    expect(await refusal(breached, check())).toMatch(/in a data breach/);
    answer = () => ({ status: 200, body: `${hash.slice(5)}:0` });
    expect(await refusal(breached, check())).toBe('');
  });

  test('refuses nobody while it fails or is silent', async () => {
    answer = () => ({ status: 503, body: '' });
    expect(await refusal(breached, check())).toBe('');
    answer = () => undefined;
    const asking = refusal(breached, check());
    await once(server, 'request');
    expect(await asking).toBe('');
  });
});
