import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { createClient } from '@redis/client';
import { z } from 'zod/mini';
import { createLog } from './log.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';

const lines: string[] = [];
const log = createLog('trace', { write: (line: string) => lines.push(line) });

beforeEach(() => lines.splice(0));

function written(): Record<string, unknown> {
  expect(lines).toHaveLength(1);
  return JSON.parse(lines[0] ?? '') as Record<string, unknown>;
}

/** What a promise was rejected with. */
async function failureOf(promise: PromiseLike<unknown>): Promise<unknown> {
  try {
    await promise;
  } catch (error) {
    return error;
  }
  throw new Error('Nothing failed');
}

test('the log has an error’s kind, message, codes and places, and none of its other properties', () => {
  const leaking = Object.assign(new Error('It broke'), {
    code: 'E_BROKEN',
    errno: -5,
    sqlState: '42000',
    sql: "insert into users values ('hidden')",
    rawPacket: Buffer.from('hidden'),
    config: { headers: { Authorization: 'hidden' } },
    request: { body: 'hidden' },
    response: { data: 'hidden' },
    input: 'hidden',
    body: 'hidden',
  });
  log.error({ err: leaking, id: 'request-1' }, 'call failed');
  expect(written()).toEqual({
    level: 50,
    time: expect.any(Number),
    id: 'request-1',
    err: {
      type: 'Error',
      message: 'It broke',
      code: 'E_BROKEN',
      errno: -5,
      sqlState: '42000',
      stack: expect.stringMatching(/^ {4}at .+log\.test\.ts:\d+:\d+/),
    },
    msg: 'call failed',
  });
});

test('causes and collected errors are described the same way, to a limited depth', () => {
  const hidden = Object.assign(new Error('the cause'), { sql: 'hidden' });
  const many = Object.assign(new AggregateError([hidden, hidden, hidden, hidden], 'many'));
  const round = new Error('round');
  round.cause = round;
  log.error({ err: new Error('outer', { cause: many }), round });
  const line = written();
  expect(line).toMatchObject({
    err: { cause: { type: 'AggregateError', errors: [{ message: 'the cause' }, {}, {}] } },
    round: { cause: { cause: { cause: { message: 'round' } } } },
  });
  expect(lines.join('')).not.toContain('hidden');
});

test.each<[string, (error: Error) => void]>([
  ['under any name', (error) => log.warn({ reason: error })],
  ['deep inside', (error) => log.warn({ batch: { items: [error] } })],
  ['alone', (error) => log.warn(error)],
  ['by a child', (error) => log.child({ part: 'a' }).warn({ err: error })],
  ['as a field of every line of a child', (error) => log.child({ err: error }).warn('again')],
  [
    'by a child with a serializer of its own',
    (error) => log.child({}, { serializers: { err: (value: unknown) => value } }).warn(error),
  ],
])('an error that is logged %s goes through the allow-list', (_name, write) => {
  write(Object.assign(new Error('Bearer hidden for ada@example.org'), { rawPacket: 'hidden' }));
  expect(lines.join('')).toContain('Bearer … for …@…');
  expect(lines.join('')).not.toMatch(/hidden|ada@/);
});

test('requests, fields named like secrets and non-data values are left out', () => {
  const request = new IncomingMessage(new Socket());
  Object.assign(request, { method: 'GET', url: '/words?q=hidden' });
  request.headers.authorization = 'hidden';
  log.info({
    req: request,
    password: 'hidden',
    headers: { Cookie: 'hidden', 'x-api-key': 'hidden', Host: 'words.example.org' },
    buffer: Buffer.from('hidden'),
    registry: 'https://user:hidden@files.example.org/releases?key=hidden',
  });
  expect(written()).toMatchObject({
    req: { method: 'GET', path: '/words' },
    password: '[redacted]',
    headers: { Cookie: '[redacted]', 'x-api-key': '[redacted]', Host: 'words.example.org' },
    buffer: '[Buffer]',
    registry: 'https://files.example.org/releases',
  });
  expect(lines.join('')).not.toContain('hidden');
});

test('a line has a maximum length for any input', () => {
  const long = 'x'.repeat(1_000_000);
  const error = Object.assign(new Error(long), {
    stack: `${long}\n    at a (/a.ts:1:1)`.repeat(9),
  });
  const wide = Object.fromEntries(Array.from({ length: 1000 }, (_item, index) => [index, long]));
  const deep: Record<string, unknown> = {};
  deep['deep'] = { deep };
  log.error({ err: error, wide, deep, list: Array.from({ length: 1000 }, () => error) }, long);
  expect(lines.join('').length).toBeLessThan(20_000);
  expect(written()).toMatchObject({ err: { type: 'Error' } });
});

test('stack lines in a message that only look like places are left out', () => {
  const error = new Error('first\n    at hidden (/a.ts:1:1)');
  log.error({ err: error });
  expect((written()['err'] as { stack: string }).stack).not.toContain('hidden');
});

describe('of a database', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.remove());

  test.each(['hidden@example.org', "hid'den' for key 'hidden", 'hidden"quote'])(
    'the value of a duplicate key is not logged: %s',
    async (email) => {
      const { db } = database;
      await db.schema.dropTableIfExists('keys_of_test');
      await db.schema.createTable('keys_of_test', (table) => {
        table.string('email', 100).primary();
      });
      await db('keys_of_test').insert({ email });
      log.error({ err: await failureOf(db('keys_of_test').insert({ email })) }, 'call failed');
      expect(lines.join('')).not.toMatch(/hid/);
      expect(written()).toMatchObject({
        err: { code: expect.stringMatching(/^(ER_DUP_ENTRY|SQLITE_CONSTRAINT_PRIMARYKEY)$/) },
      });
      expect(lines.join('')).toContain('keys_of_test');
    },
  );

  test('a statement with a syntax error is not logged', async () => {
    const statement = 'SELEC \'hidden\', "hidden" FRM nothing';
    log.error({ err: await failureOf(database.db.raw(statement)) });
    expect((written()['err'] as { code: string }).code).toMatch(/^(ER_PARSE_ERROR|SQLITE_ERROR)$/);
    expect(lines.join('')).not.toContain('hidden');
  });
});

test.each<[string, () => PromiseLike<unknown>]>([
  ['fetch of an address with a key', () => fetch('http://a:hidden@127.0.0.1:1/v1?key=hidden')],
  ['fetch of an invalid address', () => fetch('http://a:hidden@[/v1?key=hidden')],
  [
    'fetch with a key that is not a valid header',
    () => fetch('http://127.0.0.1:1', { headers: { authorization: 'Bearer hidden\nhidden' } }),
  ],
  ['invalid JSON', async () => JSON.parse('{"password":"hidden"') as unknown],
  ['JSON that begins with it', async () => JSON.parse('hidden') as unknown],
  [
    'an input of a wrong shape',
    async () => z.parse(z.object({ a: z.enum(['b']) }), { a: 'hidden' }, { reportInput: true }),
  ],
  ['an address of Redis', async () => createClient({ url: 'redis://a:hidden@[hidden' })],
  [
    'an unavailable Redis',
    () =>
      createClient({
        url: 'redis://a:hidden@127.0.0.1:1',
        socket: { reconnectStrategy: false },
      })
        .on('error', () => undefined)
        .connect(),
  ],
])('a failure of %s logs no secret', async (_name, attempt) => {
  log.error({ err: await failureOf(attempt()) });
  expect(written()).toHaveProperty('err.message');
  expect(lines.join('')).not.toContain('hidden');
});
