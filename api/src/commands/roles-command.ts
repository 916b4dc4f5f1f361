import { parseArgs } from 'node:util';
import type { Role } from '@topwords/platform/contracts';
import type { OpenContext } from '../users/context.ts';
import type { Database } from '../db/open-database.ts';
import type { CommandResult } from './run-command.ts';
import { normaliseEmail } from '../users/normalise-email.ts';
import { deleteOwner, insertOwner, listOwnedRemotes } from '../users/owner-repository.ts';
import { deleteRole, hasRole, insertRole, listRoles } from '../users/role-repository.ts';
import { findUserByEmail, type User } from '../users/user-repository.ts';

/** The usage text of `npm run accounts`. */
export const rolesUsage = [
  'Usage: npm run accounts -- grant <email> developer | revoke <email> developer | show <email> [--json]',
  '       the same with operator, and with owner <remote>, such as: grant ada@example.org owner words',
];

const roles: readonly Role[] = ['developer', 'operator'];

/** A role, or the remote that an account owns. */
type Granted = { role: Role; remote?: undefined } | { role?: undefined; remote: string };

type Command = { email: string; json: boolean } & (
  | ({ action: 'grant' | 'revoke' } & Granted)
  | { action: 'show' }
);

function readGranted(words: readonly string[]): Granted | undefined {
  const [word, remote, ...rest] = words;
  if (rest.length > 0) return undefined;
  if (word === 'owner') {
    return remote !== undefined && /^[a-z][a-z0-9-]*$/.test(remote) ? { remote } : undefined;
  }
  const role = roles.find((known) => known === word);
  return role === undefined || remote !== undefined ? undefined : { role };
}

function parse(args: string[]): Command | undefined {
  try {
    const { values, positionals } = parseArgs({
      args,
      options: { json: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    const [action, email, ...words] = positionals;
    const { json } = values;
    if (email === undefined) return undefined;
    if (action === 'show') return words.length === 0 ? { action, email, json } : undefined;
    const granted = readGranted(words);
    if (granted === undefined || (action !== 'grant' && action !== 'revoke')) return undefined;
    return { action, email, json, ...granted };
  } catch {
    return undefined;
  }
}

/** Grants or revokes. @returns whether the account had it before */
async function apply(
  { db, now }: OpenContext,
  userId: string,
  { action, role, remote }: Extract<Command, { action: 'grant' | 'revoke' }>,
): Promise<boolean> {
  if (action === 'revoke') {
    return role ? deleteRole(db, userId, role) : deleteOwner(db, userId, remote);
  }
  if (role) {
    const had = await hasRole(db, userId, role);
    await insertRole(db, { userId, role, now });
    return had;
  }
  const had = (await listOwnedRemotes(db, userId)).includes(remote);
  await insertOwner(db, { userId, remote, now });
  return had;
}

/** Runs the command. @returns a line about the result */
async function change(
  context: OpenContext,
  { email, id }: User,
  command: Extract<Command, { action: 'grant' | 'revoke' }>,
): Promise<string> {
  const { action, role, remote } = command;
  const title = role ?? `owner of ${remote}`;
  const titleWithArticle = `${/^[aeiou]/.test(title) ? 'an' : 'a'} ${title}`;
  const had = await apply(context, id, command);
  if (action === 'grant') return `${email} is ${titleWithArticle} ${had ? 'already' : 'now'}`;
  return had ? `${email} is no longer ${titleWithArticle}` : `${email} was not ${titleWithArticle}`;
}

/** An account with its roles and remotes, as a line of text or of JSON. */
async function describe(db: Database, user: User, json: boolean): Promise<string> {
  const { id, email, username } = user;
  const remotes = await listOwnedRemotes(db, id);
  const roles = (await listRoles(db, id)).map(({ role, grantedAt }) => ({
    role,
    granted_at: new Date(grantedAt).toISOString(),
  }));
  if (json) return JSON.stringify({ sub: id, email, username, roles, remotes });
  const grants = [
    ...roles.map(({ role, granted_at: since }) => `${role} since ${since}`),
    ...remotes.map((remote) => `owner of ${remote}`),
  ];
  return `${email} (${username}): ${grants.join(', ') || 'no role'}`;
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
  const line = command.action !== 'show' && (await change(context, found.user, command));
  const isShown = command.json || line === false;
  return {
    isDone: true,
    lines: [isShown ? await describe(context.db, found.user, command.json) : line],
  };
}
