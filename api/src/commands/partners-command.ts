import { parseArgs } from 'node:util';
import type { OpenContext } from '../users/context.ts';
import type { CommandResult } from './run-command.ts';
import {
  findKey,
  findSecretKey,
  insertKey,
  listKeys,
  revokeKey,
} from '../partners/key-repository.ts';
import { makeKey } from '../partners/make-key.ts';
import { playgroundKey, type PartnerKey } from '../partners/partner-key.ts';
import { jsonOfKey, snippetOf } from './print-keys.ts';
import { table } from './table.ts';
import { hashOfSecret } from '../partners/secret-key.ts';
import { listUsage } from '../partners/usage-repository.ts';
import { utcDayOf } from '../calendar/utc-day.ts';

/** The usage text of `npm run partners`. */
export const partnersUsage = [
  'Usage: npm run partners -- create --name "Acme" --origin https://acme.example [--origin …]',
  '         [--languages en,es] [--per-day 10000] [--per-minute 300] [--expires 2027-01-01] [--address-share 2]',
  '         [--site https://words.example.org]',
  '       npm run partners -- create --server --name "Acme" [--languages …] [--per-day …] [--per-minute …] [--expires …]',
  '       npm run partners -- list',
  '       npm run partners -- revoke <key, beginning of a secret key, or id>',
  '       npm run partners -- usage [<key or id>] [--days 30]',
  '       all with --json; create and revoke with --dry-run',
];

const options = {
  name: { type: 'string' },
  origin: { type: 'string', multiple: true },
  server: { type: 'boolean', default: false },
  languages: { type: 'string' },
  'per-day': { type: 'string' },
  'per-minute': { type: 'string' },
  'address-share': { type: 'string' },
  expires: { type: 'string' },
  site: { type: 'string', default: 'http://localhost:3000' },
  days: { type: 'string', default: '30' },
  json: { type: 'boolean', default: false },
  'dry-run': { type: 'boolean', default: false },
} as const;

function parse(args: string[]) {
  return parseArgs({ args, options, allowPositionals: true });
}

type Values = ReturnType<typeof parse>['values'];

/** Runs `create`, `list`, `revoke` or `usage`, as written in a terminal. */
export async function runPartnersCommand(
  context: OpenContext,
  args: string[],
): Promise<CommandResult> {
  let parsed: ReturnType<typeof parse>;
  try {
    parsed = parse(args);
  } catch (error) {
    return refuse((error as Error).message.split('\n')[0] ?? '', ...partnersUsage);
  }
  const { values, positionals } = parsed;
  const [action, subject, ...rest] = positionals;
  if (rest.length > 0) return refuse(...partnersUsage);
  if (action === 'create' && subject === undefined) return create(context, values);
  if (action === 'list' && subject === undefined) return list(context, values);
  if (action === 'revoke' && subject !== undefined) return revoke(context, subject, values);
  if (action === 'usage') return reportUsage(context, subject, values);
  return refuse(...partnersUsage);
}

function refuse(...lines: string[]): CommandResult {
  return { isDone: false, lines };
}

function done(...lines: string[]): CommandResult {
  return { isDone: true, lines };
}

async function create({ db, now }: OpenContext, values: Values): Promise<CommandResult> {
  const made = makeKey(values, now);
  if (made.faults !== undefined) return refuse(...made.faults.map(({ line }) => line));
  const { key, text } = made;
  if (!URL.canParse(values.site)) return refuse('--site must be the address of TopWords');
  const isTried = values['dry-run'];
  if (!isTried) await insertKey(db, key);
  const snippet = snippetOf(key, text, new URL(values.site).origin);
  if (values.json)
    return done(JSON.stringify({ ...jsonOfKey(key, now), key: text, snippet, saved: !isTried }));
  const heading = isTried
    ? `${key.name} would get a key like this one:`
    : `The key of ${key.name}:`;
  const use = values.server
    ? [
        `It is shown only once, and listed as ${key.key}. Keep it on the server:`,
        ...snippet.split('\n'),
      ]
    : ['To paste into a page of its origins:', ...snippet.split('\n')];
  return done(heading, text, '', ...use);
}

async function list({ db, now }: OpenContext, { json }: Values): Promise<CommandResult> {
  const keys = await listKeys(db);
  if (json) return done(JSON.stringify(keys.map((key) => jsonOfKey(key, now))));
  if (keys.length === 0) return done('There are no keys. Make one with create');
  const rows = keys.map((key) => {
    const { kind, state, languages, origins, ...limited } = jsonOfKey(key, now);
    const ofOne = limited.requests_per_day_of_one_address;
    const limits = `${key.requestsPerDay} a day${ofOne === null ? '' : ` (one address ${ofOne})`}, ${key.requestsPerMinute} a minute`;
    const where = kind === 'secret' ? 'servers' : origins.join(' ');
    return [key.key, key.name, state, limits, languages?.join(',') ?? 'all', where];
  });
  return done(...table(['key', 'name', 'state', 'limits', 'languages', 'origins'], rows));
}

async function findByText({ db }: OpenContext, text: string): Promise<PartnerKey | undefined> {
  if (text === playgroundKey.key || text === playgroundKey.id) return playgroundKey;
  return (
    (await findKey(db, text)) ??
    (await findSecretKey(db, hashOfSecret(text))) ??
    (await listKeys(db)).find(({ id }) => id === text)
  );
}

async function revoke(context: OpenContext, text: string, values: Values): Promise<CommandResult> {
  const key = await findByText(context, text);
  if (key === undefined) return refuse(`There is no key ${text}`);
  if (key.id === playgroundKey.id) return refuse('The key of the playground is built in');
  const revokedAt = key.revokedAt ?? context.now;
  if (!values['dry-run']) await revokeKey(context.db, key.id, context.now);
  if (values.json) return done(JSON.stringify(jsonOfKey({ ...key, revokedAt }, context.now)));
  const name = `The key ${key.key} of ${key.name}`;
  if (key.revokedAt !== null) return done(`${name} was revoked already`);
  if (values['dry-run']) return done(`${name} would be revoked`);
  return done(`${name} is revoked: it stops working everywhere within two seconds`);
}

async function reportUsage(
  context: OpenContext,
  text: string | undefined,
  { days, json }: Values,
): Promise<CommandResult> {
  if (!/^[1-9]\d{0,3}$/.test(days)) return refuse('--days must be a whole number from 1 to 9999');
  const key = text === undefined ? undefined : await findByText(context, text);
  if (text !== undefined && key === undefined) return refuse(`There is no key ${text}`);
  const since = utcDayOf(context.now, Number(days) - 1);
  const used = await listUsage(context.db, { since, ...(key && { keyId: key.id }) });
  const keys = new Map(
    [playgroundKey, ...(await listKeys(context.db))].map((known) => [known.id, known]),
  );
  const rows = used.map(({ keyId, utcDay, ...counts }) => ({
    day: utcDay,
    key: keys.get(keyId)?.key ?? keyId,
    name: keys.get(keyId)?.name ?? '',
    ...counts,
  }));
  if (json) return done(JSON.stringify(rows));
  if (rows.length === 0) return done(`No key was used since ${since}`);
  const heading = ['day', 'key', 'name', 'requests', 'characters', 'refused'];
  return done(
    ...table(
      heading,
      rows.map((row) => Object.values(row).map(String)),
    ),
  );
}
