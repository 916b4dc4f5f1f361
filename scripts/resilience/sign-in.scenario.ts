import { randomUUIDv7 } from 'node:crypto';
import { hashPassword } from '../../api/src/auth/passwords.ts';
import { insertUser } from '../../api/src/users/user-repository.ts';
import { createAccount, openBrowser, password } from '../accounts/account.ts';
import { withApi, withSqlite, type PrivateApi } from '../processes/start-api.ts';
import { withMariaDb } from '../servers/with-mariadb.ts';
import { atMost, exactly, finding, quickEnough, type Finding } from './findings.ts';
import { flood } from './flood.ts';
import type { Scenario } from './scenario.ts';
import { watchBystander } from './watch-bystander.ts';

const newPassword = 'another password of the learner';
/** Each may guess ten times per window; together they exceed the limit of an account. */
const attackers = 6;
const rightSignIns = 900;
const signInsAtOnce = 600;

/** Attacks by sign-in: on one account from many addresses, and too many sign-ins. */
export const scenario: Scenario = {
  title: 'wrong passwords from six addresses, 900 correct sign-ins, 600 simultaneous sign-ins',
  run: async (root) => {
    const behindProxy = (databaseUrl: string, run: (api: PrivateApi) => Promise<Finding[]>) =>
      withApi(root, databaseUrl, run, { TRUST_PROXY: '1' });
    return [
      ...(await withSqlite(async (url) => [
        ...(await behindProxy(url, (api) => lockOut(root, api))),
        ...(await behindProxy(url, (api) => repeat(root, api))),
      ])),
      ...(await withMariaDb(root, ({ url }) => behindProxy(url, (api) => rush(root, api)))),
    ];
  },
};

/** The owner's known browser and session while strangers guess the password. */
async function lockOut(root: string, { address }: PrivateApi): Promise<Finding[]> {
  const owner = openBrowser(address, '192.0.2.10');
  const email = 'owner@example.org';
  await createAccount(address, owner, email);
  const guesses = await flood(root, {
    url: `${address}/api/auth/login`,
    requests: Array.from({ length: 90 }, (_item, index) => ({
      headers: { 'X-Forwarded-For': `198.51.100.${1 + (index % attackers)}` },
      json: { email, password: `guess number ${index}` },
    })),
    atOnce: 6,
  });
  const stranger = openBrowser(address, '192.0.2.11');
  const elsewhere = await stranger.send('/auth/login', { email, password });
  const known = await owner.send('/auth/login', { email, password });
  const change = { current_password: password, new_password: newPassword };
  const changed = await owner.send('/auth/change_password', change);
  const again = await owner.send('/auth/login', { email, password: newPassword });
  const removed = await owner.send('/profile/delete', { password: newPassword });
  return [
    atMost('wrong passwords that were tried', guesses.statuses['401'] ?? 0, 50),
    exactly('meanwhile, right password from a browser never seen', elsewhere.status, 429),
    exactly('right password from a known browser', known.status, 200),
    exactly('changing the password while signed in', changed.status, 200),
    exactly('the new password from the known browser', again.status, 200),
    exactly('deleting the account while signed in', removed.status, 200),
  ];
}

/** One account signs in repeatedly with the right password while another learner reads. */
async function repeat(root: string, { address, db }: PrivateApi): Promise<Finding[]> {
  const email = 'repeater@example.org';
  const from = '192.0.2.20';
  await createAccount(address, openBrowser(address, from), email);
  const signIns = Array.from({ length: rightSignIns }, () => ({ email, from }));
  const what = `${rightSignIns} right sign-ins`;
  // Measured on two cores, shared with the attack, like the limit below.
  const flooding = { what, signIns, atOnce: 40, limit: 250 };
  const findings = await signInAll(root, address, flooding);
  const sessions = await db('sessions')
    .join('users', 'users.id', 'sessions.user_id')
    .where({ email });
  return [...findings, atMost('sessions of that account', sessions.length, 50)];
}

/** Many learners sign in at the same moment, on MariaDB, while another one reads. */
async function rush(root: string, { address, db }: PrivateApi): Promise<Finding[]> {
  const passwordHash = await hashPassword(password);
  const learner = { username: 'Learner', native: 'en' as const, timeZone: 'UTC' };
  const signIns = Array.from({ length: signInsAtOnce }, (_item, index) => ({
    email: `learner-${index}@example.org`,
    from: `198.18.0.${index % 200}`,
  }));
  for (const { email } of signIns) {
    const row = { ...learner, id: randomUUIDv7(), email, createdAt: Date.now() };
    await insertUser(db, row, passwordHash);
  }
  const what = `${signInsAtOnce} simultaneous sign-ins on MariaDB`;
  return signInAll(root, address, { what, signIns, atOnce: signInsAtOnce, limit: 500 });
}

interface Flooding {
  what: string;
  signIns: readonly { email: string; from: string }[];
  atOnce: number;
  /** How long another learner may wait meanwhile, in milliseconds. */
  limit: number;
}

async function signInAll(
  root: string,
  address: string,
  { what, signIns, atOnce, limit }: Flooding,
): Promise<Finding[]> {
  const reader = await createAccount(address, openBrowser(address, '192.0.2.30'));
  const { result, waits } = await watchBystander(reader, () =>
    flood(root, {
      url: `${address}/api/auth/login`,
      requests: signIns.map(({ email, from }) => ({
        headers: { 'X-Forwarded-For': from },
        json: { email, password },
      })),
      atOnce,
    }),
  );
  const counts = Object.entries(result.statuses);
  const answers = counts.map(([status, count]) => `${count} × ${status}`).join(', ');
  return [
    finding(
      `${what} were answered`,
      `${answers} in ${result.seconds.toFixed(1)} s`,
      'by 200 or 429',
      counts.every(([status]) => status === '200' || status === '429'),
    ),
    quickEnough('p99 of another learner meanwhile', waits, limit),
  ];
}
