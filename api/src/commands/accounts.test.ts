import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { hasRole } from '../users/role-repository.ts';
import type { User } from '../users/user-repository.ts';
import { buildUser } from '../testing/factories.ts';
import {
  createEmptyDatabase,
  createTestDatabase,
  type TestDatabase,
} from '../testing/test-database.ts';

let database: TestDatabase;
let user: User;

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  user = await buildUser(database.db);
});
afterAll(() => database.remove());

interface Outcome {
  code: number;
  output: string;
  errors: string;
}

function run(args: string[], url = database.url, script = 'accounts.ts'): Promise<Outcome> {
  const file = fileURLToPath(new URL(script, import.meta.url));
  const env = { PATH: process.env['PATH'], DATABASE_URL: url, NO_COLOR: '1' };
  return new Promise((resolve) => {
    execFile(process.execPath, [file, ...args], { env }, (error, output, errors) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, output, errors }),
    );
  });
}

test('a role is granted from the terminal', async () => {
  const { email, id } = user;
  const granted = `${email} is a developer now\n`;
  expect(await run(['grant', email, 'developer'])).toEqual({
    code: 0,
    output: granted,
    errors: '',
  });
  expect(await hasRole(database.db, id, 'developer')).toBe(true);
});

test('an unknown e-mail is reported', async () => {
  expect(await run(['grant', 'nobody@example.org', 'developer'])).toEqual({
    code: 1,
    output: '',
    errors: 'There is no account with the e-mail nobody@example.org\n',
  });
});

test('a database without our schema is reported, and stays as it is', async () => {
  const empty = await createEmptyDatabase();
  await empty.db.raw('SELECT 1');
  const { code, errors } = await run(['show', user.email], empty.url);
  expect([code, errors]).toEqual([
    1,
    expect.stringMatching(/^DATABASE_URL: the database lacks .+/),
  ]);
  expect(await empty.db.schema.hasTable('users')).toBe(false);
  await empty.remove();
});

test('a missing database file is not created', async () => {
  const file = join(tmpdir(), 'topwords-no-such-folder', 'test.db');
  const { code, errors } = await run(['show', user.email], `sqlite:${file}`);
  expect([code, errors]).toEqual([
    1,
    `DATABASE_URL: there is no ${file}; start the product first\n`,
  ]);
  expect(existsSync(file)).toBe(false);
});

test.each(['accounts.ts', 'partners.ts'])('%s prints its usage', async (script) => {
  const nowhere = `sqlite:${join(tmpdir(), 'topwords-no-such-folder', 'test.db')}`;
  expect(await run(['--help'], nowhere, script)).toEqual({
    code: 0,
    output: expect.stringMatching(/^Usage: npm run (accounts|partners) -- /),
    errors: '',
  });
});
