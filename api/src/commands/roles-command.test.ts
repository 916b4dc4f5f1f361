import { buildUser } from '../testing/factories.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { listOwnedRemotes } from '../users/owner-repository.ts';
import { hasRole } from '../users/role-repository.ts';
import type { CommandResult } from './run-command.ts';
import { runRolesCommand } from './roles-command.ts';
import type { User } from '../users/user-repository.ts';

const now = Date.parse('2026-11-20T09:30:00Z');
let database: TestDatabase;
let user: User;

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  user = await buildUser(database.db);
});
afterAll(() => database.remove());

function run(...args: string[]): Promise<CommandResult> {
  return runRolesCommand({ db: database.db, now }, args);
}

function done(line: string): CommandResult {
  return { isDone: true, lines: [line] };
}

test('a role is granted once, shown and revoked', async () => {
  const { email, id } = user;
  const isDeveloper = () => hasRole(database.db, id, 'developer');
  expect(await run('show', email)).toEqual(done(`${email} (Ada): no role`));
  expect(await run('grant', email, 'developer')).toEqual(done(`${email} is a developer now`));
  expect(await isDeveloper()).toBe(true);
  expect(await run('grant', email, 'developer')).toEqual(done(`${email} is a developer already`));
  expect(await run('show', email)).toEqual(
    done(`${email} (Ada): developer since 2026-11-20T09:30:00.000Z`),
  );
  expect(await run('revoke', email, 'developer')).toEqual(
    done(`${email} is no longer a developer`),
  );
  expect(await isDeveloper()).toBe(false);
  expect(await run('revoke', email, 'developer')).toEqual(done(`${email} was not a developer`));
});

test('an account becomes an operator, and the owner of a remote', async () => {
  const { email, id } = user;
  expect(await run('grant', email, 'operator')).toEqual(done(`${email} is an operator now`));
  expect(await run('grant', email, 'owner', 'words')).toEqual(
    done(`${email} is an owner of words now`),
  );
  expect(await listOwnedRemotes(database.db, id)).toEqual(['words']);
  expect(await run('show', email)).toEqual(
    done(`${email} (Ada): operator since 2026-11-20T09:30:00.000Z, owner of words`),
  );
  expect(await run('revoke', email, 'owner', 'words')).toEqual(
    done(`${email} is no longer an owner of words`),
  );
  expect(await run('revoke', email, 'owner', 'words')).toEqual(
    done(`${email} was not an owner of words`),
  );
});

test('an e-mail is normalised before the look-up', async () => {
  expect(await run('grant', ` ${user.email.toUpperCase()} `, 'developer')).toEqual(
    done(`${user.email} is a developer now`),
  );
});

test('the role is granted to no other account', async () => {
  const other = await buildUser(database.db);
  await run('grant', user.email, 'developer');
  expect(await hasRole(database.db, other.id, 'developer')).toBe(false);
});

test('--json prints the resulting state', async () => {
  const { lines } = await run('grant', user.email, 'developer', '--json');
  const account = { sub: user.id, email: user.email, username: 'Ada' };
  const roles = [{ role: 'developer', granted_at: '2026-11-20T09:30:00.000Z' }];
  expect(JSON.parse(lines.join('\n'))).toEqual({ ...account, roles, remotes: [] });
  const revoked = await run('revoke', user.email, 'developer', '--json');
  expect(JSON.parse(revoked.lines.join('\n'))).toEqual({ ...account, roles: [], remotes: [] });
});

test('an unknown e-mail is reported', async () => {
  expect(await run('grant', 'nobody@example.org', 'developer')).toEqual({
    isDone: false,
    lines: ['There is no account with the e-mail nobody@example.org'],
  });
});

test.each([
  [[]],
  [['grant']],
  [['grant', 'a@example.org']],
  [['grant', 'a@example.org', 'king']],
  [['grant', 'a@example.org', 'owner']],
  [['grant', 'a@example.org', 'owner', '../words']],
  [['grant', 'a@example.org', 'operator', 'words']],
  [['grant', 'a@example.org', 'developer', 'developer']],
  [['show', 'a@example.org', 'developer']],
  [['delete', 'a@example.org', 'developer']],
  [['show', 'a@example.org', '--loud']],
])('%j prints the usage', async (args) => {
  const { isDone, lines } = await run(...args);
  expect(isDone).toBe(false);
  expect(lines[0]).toMatch(/^Usage: npm run accounts -- grant <email> developer/);
});
