import { randomUUIDv7 } from 'node:crypto';
import { join } from 'node:path';
import { hashPassword } from '../../api/src/auth/passwords.ts';
import { insertUser } from '../../api/src/users/user-repository.ts';
import { openDatabase } from '../../api/src/db/open-database.ts';
import { withMariaDb } from '../servers/with-mariadb.ts';
import { flood, type FloodAnswer } from './flood.ts';
import { openBrowser, type LearnerBrowser } from './learner-browser.ts';
import { atMost, exactly, quickEnough } from './findings.ts';
import type { Finding, Scenario } from './scenario.ts';
import { watchBystander, type Waits } from './watch-bystander.ts';
import { inFolder } from '../processes/in-folder.ts';
import { startApi } from '../processes/start-api.ts';

const password = 'the password of the learner';
const newPassword = 'another password of the learner';
/** Each may guess ten times per window; together they exceed the limit of an account. */
const attackers = Array.from({ length: 6 }, (_item, index) => `198.51.100.${index + 1}`);
const rightSignIns = 900;
const signInsAtOnce = 600;
const behindProxy = { TRUST_PROXY: '1' };
/** Measured on two cores, shared with the attack. */
const readerLimitMilliseconds = { repeat: 250, rush: 500 };

/** Attacks by sign-in: on one account from many addresses, and too many sign-ins. */
export const scenario: Scenario = {
  title: 'wrong passwords from six addresses, 900 correct sign-ins, 600 simultaneous sign-ins',
  run: (root) =>
    inFolder(async (folder) => {
      const sqlite = `sqlite:${join(folder, 'sign-in.db')}`;
      return [
        ...(await lockOut(root, sqlite)),
        ...(await repeat(root, sqlite)),
        ...(await withMariaDb(root, ({ url }) => rush(root, url))),
      ];
    }),
};

async function register(browser: LearnerBrowser, email: string): Promise<void> {
  const learner = { email, password, username: 'Learner', native: 'English' };
  const answer = await browser.post('/auth/register', learner);
  if (!answer.ok) throw new Error(`Registering answered ${answer.status}`);
  await browser.post('/auth/choose_lang', { target_language_code: 'es' });
}

/** The owner's known browser and session while strangers guess the password. */
async function lockOut(root: string, databaseUrl: string): Promise<Finding[]> {
  const api = await startApi(root, databaseUrl, behindProxy);
  try {
    const owner = openBrowser(api.address, '192.0.2.10');
    const email = 'owner@example.org';
    await register(owner, email);
    const guesses = await flood({
      url: `${api.address}/api/auth/login`,
      requests: Array.from({ length: 90 }, (_item, index) => ({
        headers: { 'X-Forwarded-For': attackers[index % attackers.length] ?? '' },
        json: { email, password: `guess number ${index}` },
      })),
      atOnce: 6,
    });
    const stranger = openBrowser(api.address, '192.0.2.11');
    const elsewhere = await stranger.post('/auth/login', { email, password });
    const known = await owner.post('/auth/login', { email, password });
    const change = { current_password: password, new_password: newPassword };
    const changed = await owner.post('/auth/change_password', change);
    const again = await owner.post('/auth/login', { email, password: newPassword });
    const removed = await owner.post('/profile/delete', { password: newPassword });
    return [
      atMost('wrong passwords that were tried', guesses.statuses[401] ?? 0, 50),
      exactly('meanwhile, right password from a browser never seen', elsewhere.status, 429),
      exactly('right password from a known browser', known.status, 200),
      exactly('changing the password while signed in', changed.status, 200),
      exactly('the new password from the known browser', again.status, 200),
      exactly('deleting the account while signed in', removed.status, 200),
    ];
  } finally {
    await api.stop();
  }
}

/** One account signs in repeatedly with the right password while another learner reads. */
async function repeat(root: string, databaseUrl: string): Promise<Finding[]> {
  const api = await startApi(root, databaseUrl, behindProxy);
  const db = openDatabase(databaseUrl);
  try {
    const email = 'repeater@example.org';
    await register(openBrowser(api.address, '192.0.2.20'), email);
    const { result, waits } = await measureFlood(
      api.address,
      Array.from({ length: rightSignIns }, () => ({ email, address: '192.0.2.20' })),
      40,
    );
    const sessions = await db('sessions')
      .join('users', 'users.id', 'sessions.user_id')
      .where({ email });
    return [
      ...readingFindings(
        `${rightSignIns} right sign-ins`,
        result,
        waits,
        readerLimitMilliseconds.repeat,
      ),
      atMost('sessions of that account', sessions.length, 50),
    ];
  } finally {
    await db.destroy();
    await api.stop();
  }
}

/** Many learners sign in at the same moment, on MariaDB, while another one reads. */
async function rush(root: string, databaseUrl: string): Promise<Finding[]> {
  const api = await startApi(root, databaseUrl, behindProxy);
  const db = openDatabase(databaseUrl);
  try {
    const passwordHash = await hashPassword(password);
    const learners = Array.from({ length: signInsAtOnce }, (_item, index) => ({
      id: randomUUIDv7(),
      email: `learner-${index}@example.org`,
      username: 'Learner',
      native: 'en' as const,
      timeZone: 'UTC',
      createdAt: Date.now(),
    }));
    for (const learner of learners) await insertUser(db, learner, passwordHash);
    const signIns = learners.map(({ email }, index) => ({
      email,
      address: `198.18.0.${index % 200}`,
    }));
    const { result, waits } = await measureFlood(api.address, signIns, signInsAtOnce);
    const what = `${signInsAtOnce} simultaneous sign-ins on MariaDB`;
    return readingFindings(what, result, waits, readerLimitMilliseconds.rush);
  } finally {
    await db.destroy();
    await api.stop();
  }
}

interface SignIn {
  email: string;
  address: string;
}

async function measureFlood(origin: string, signIns: readonly SignIn[], atOnce: number) {
  const reader = openBrowser(origin, '192.0.2.30');
  await register(reader, `reader-${signIns.length}@example.org`);
  return watchBystander(reader, () =>
    flood({
      url: `${origin}/api/auth/login`,
      requests: signIns.map(({ email, address }) => ({
        headers: { 'X-Forwarded-For': address },
        json: { email, password },
      })),
      atOnce,
    }),
  );
}

function readingFindings(
  what: string,
  { statuses, seconds }: FloodAnswer,
  waits: Waits,
  limit: number,
): Finding[] {
  const counts = Object.entries(statuses).map(([status, answers]) => `${answers} × ${status}`);
  const others = Object.keys(statuses).filter((status) => status !== '200' && status !== '429');
  return [
    {
      measure: `${what} were answered`,
      found: `${counts.join(', ')} in ${seconds.toFixed(1)} s`,
      allowed: 'by 200 or 429',
      isHeld: others.length === 0,
    },
    quickEnough('p99 of another learner meanwhile', waits, limit),
  ];
}
