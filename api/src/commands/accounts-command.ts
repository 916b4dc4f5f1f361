import { emailAddress, languageCode } from '@topwords/platform/contracts';
import { parseArgs } from 'node:util';
import { invite } from '../auth/sign-up/invite.ts';
import type { OpenContext } from '../users/context.ts';
import { normaliseEmail } from '../users/normalise-email.ts';
import { findUserByEmail, listUsers, type User } from '../users/user-repository.ts';
import { accountActions, describeStanding } from './account-actions.ts';
import { mergeAccounts } from './merge-accounts.ts';
import { rolesUsage, runRolesCommand } from './roles-command.ts';
import type { CommandResult } from './run-command.ts';

/** Accounts on a page of `list`. */
const pageSize = 50;

/** The usage text of `npm run accounts`. */
export const accountsUsage = [
  ...rolesUsage,
  '       npm run accounts -- list [<part of an email>]',
  '       npm run accounts -- status <email>',
  '       npm run accounts -- reset-password|reset-second-step|verify|disable|enable <email>',
  '       npm run accounts -- delete <email> --yes',
  '       npm run accounts -- merge <email> <email that stays> --yes',
  '       npm run accounts -- invite <email> [--language en|es|ru|tr]',
];

async function list({ db }: OpenContext, part = ''): Promise<CommandResult> {
  const users = await listUsers(db, { part: normaliseEmail(part), limit: pageSize + 1 });
  const lines = users
    .slice(0, pageSize)
    .map(({ email, username, createdAt, disabledAt }) =>
      [
        `${email} (${username}) since ${new Date(createdAt).toISOString().slice(0, 10)}`,
        ...(disabledAt === null ? [] : ['DISABLED']),
      ].join(', '),
    );
  if (users.length > pageSize) lines.push('… and more: name a part of the email');
  return { isDone: true, lines: lines.length > 0 ? lines : ['No account'] };
}

async function inviteAddress(
  context: OpenContext,
  given: { email: string; language: string },
): Promise<CommandResult> {
  const address = emailAddress.safeParse(normaliseEmail(given.email));
  const language = languageCode.safeParse(given.language);
  if (!address.success)
    return { isDone: false, lines: [`${given.email} is not an e-mail address`] };
  if (!language.success) return { isDone: false, lines: accountsUsage };
  const email = address.data;
  if ((await findUserByEmail(context.db, email)) !== undefined) {
    return { isDone: false, lines: [`${email} has an account already`] };
  }
  await invite(context, { email, language: language.data });
  return { isDone: true, lines: [`${email} gets an email with a link, which serves for 30 days`] };
}

async function merge(
  context: OpenContext,
  emails: [from: string, into: string],
  isSure: boolean,
): Promise<CommandResult> {
  const users: User[] = [];
  for (const email of emails) {
    const found = await findUserByEmail(context.db, normaliseEmail(email));
    if (found === undefined) return unknownAccount(email);
    users.push(found.user);
  }
  const [from, into] = users;
  if (!from || !into || from.id === into.id) {
    return { isDone: false, lines: ['Name two different accounts'] };
  }
  if (!isSure) {
    const line = `This cannot be undone: it deletes ${from.email}. Add --yes to go on`;
    return { isDone: false, lines: [line] };
  }
  return { isDone: true, lines: [await mergeAccounts(context, { from, into })] };
}

function unknownAccount(email: string): CommandResult {
  return { isDone: false, lines: [`There is no account with the e-mail ${email}`] };
}

async function act(
  context: OpenContext,
  name: string,
  { email, isSure }: { email: string; isSure: boolean },
): Promise<CommandResult> {
  const found = await findUserByEmail(context.db, normaliseEmail(email));
  if (found === undefined) return unknownAccount(email);
  if (name === 'status') {
    return { isDone: true, lines: [`${email}: ${await describeStanding(context, found.user)}`] };
  }
  if (name === 'delete' && !isSure) {
    return { isDone: false, lines: [`This cannot be undone. Add --yes to delete ${email}`] };
  }
  const line = await accountActions.get(name)?.(context, found.user);
  return line === undefined
    ? { isDone: false, lines: accountsUsage }
    : { isDone: true, lines: [line] };
}

function parse(args: string[]) {
  try {
    const options = {
      yes: { type: 'boolean', default: false },
      language: { type: 'string', default: 'en' },
    } as const;
    return parseArgs({ args, options, allowPositionals: true });
  } catch {
    return undefined;
  }
}

/** Runs one of the commands about accounts, as written in a terminal. */
export async function runAccountsCommand(
  context: OpenContext,
  args: string[],
): Promise<CommandResult> {
  const [name = ''] = args;
  const isOurs = ['list', 'status', 'invite', 'merge'].includes(name) || accountActions.has(name);
  if (!isOurs) {
    const done = await runRolesCommand(context, args);
    return done.lines === rolesUsage ? { ...done, lines: accountsUsage } : done;
  }
  const { values, positionals = [] } = parse(args) ?? {};
  const [, email, other, ...rest] = positionals;
  if (name === 'merge') {
    if (email === undefined || other === undefined || rest.length > 0 || values === undefined) {
      return { isDone: false, lines: accountsUsage };
    }
    return merge(context, [email, other], values.yes);
  }
  if (other !== undefined || values === undefined) return { isDone: false, lines: accountsUsage };
  if (name === 'list') return list(context, email);
  if (email === undefined) return { isDone: false, lines: accountsUsage };
  if (name === 'invite') return inviteAddress(context, { email, language: values.language });
  return act(context, name, { email, isSure: values.yes });
}
