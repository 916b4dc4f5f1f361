import { parseArgs } from 'node:util';
import type { OpenContext } from '../users/context.ts';
import type { Database } from '../db/open-database.ts';
import type { CommandResult } from './run-command.ts';
import { normaliseEmail } from '../users/normalise-email.ts';
import { deleteRole, hasRole, insertRole, listRoles, type Role } from '../users/role-repository.ts';
import { findUserByEmail, type User } from '../users/user-repository.ts';

/** How `npm run accounts` is used, for a person. */
export const rolesUsage = [
  'Usage: npm run accounts -- grant <email> developer | revoke <email> developer | show <email> [--json]',
];

const roles: readonly Role[] = ['developer'];

type Command =
  | { action: 'grant' | 'revoke'; email: string; role: Role; json: boolean }
  | { action: 'show'; email: string; json: boolean };

function parse(args: string[]): Command | undefined {
  try {
    const { values, positionals } = parseArgs({
      args,
      options: { json: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    const [action, email, word, ...rest] = positionals;
    const { json } = values;
    if (email === undefined || rest.length > 0) return undefined;
    if (action === 'show') return word === undefined ? { action, email, json } : undefined;
    const role = roles.find((known) => known === word);
    if (role === undefined || (action !== 'grant' && action !== 'revoke')) return undefined;
    return { action, email, role, json };
  } catch {
    return undefined;
  }
}

/** Changes what is asked for. @returns what to tell of it */
async function change({ db, now }: OpenContext, user: User, command: Command): Promise<string> {
  const { email, id: userId } = user;
  if (command.action === 'show') {
    const granted = await listRoles(db, userId);
    const told = granted.map(({ role, grantedAt }) => `${role} since ${instant(grantedAt)}`);
    return `${email} (${user.username}): ${told.join(', ') || 'no role'}`;
  }
  const { role } = command;
  if (command.action === 'revoke') {
    const had = await deleteRole(db, userId, role);
    return had ? `${email} is no longer a ${role}` : `${email} was no ${role}`;
  }
  const had = await hasRole(db, userId, role);
  await insertRole(db, { userId, role, now });
  return had ? `${email} is a ${role} already` : `${email} is a ${role} now`;
}

function instant(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

async function describe(db: Database, { id, email, username }: User): Promise<string> {
  const granted = await listRoles(db, id);
  return JSON.stringify({
    sub: id,
    email,
    username,
    roles: granted.map(({ role, grantedAt }) => ({ role, granted_at: instant(grantedAt) })),
  });
}

/** Runs `grant`, `revoke` or `show` on the account of an e-mail address, as written in a terminal. */
export async function runRolesCommand(
  context: OpenContext,
  args: string[],
): Promise<CommandResult> {
  const command = parse(args);
  if (command === undefined) return { isDone: false, lines: rolesUsage };
  const found = await findUserByEmail(context.db, normaliseEmail(command.email));
  if (found === undefined) {
    return { isDone: false, lines: [`There is no account with the e-mail ${command.email}`] };
  }
  const line = await change(context, found.user, command);
  return { isDone: true, lines: [command.json ? await describe(context.db, found.user) : line] };
}
