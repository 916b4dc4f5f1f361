import { randomUUIDv7 } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashPassword } from '../../api/src/auth/passwords.ts';
import { insertUser } from '../../api/src/users/user-repository.ts';
import { openDatabase } from '../../api/src/db/open-database.ts';
import { startMariaDb } from '../mariadb.ts';
import { flood, type FloodAnswer } from './flood.ts';
import { openBrowser, type LearnerBrowser } from './learner-browser.ts';
import { readDuring, type Reading } from './reader.ts';
import type { Finding, Scenario } from './scenario.ts';
import { startApi } from './start-api.ts';

const password = 'the password of the learner';
const newPassword = 'another password of the learner';
/** Each may guess ten times in a window; together they pass the limit of an account. */
const attackers = Array.from({ length: 6 }, (_item, index) => `198.51.100.${index + 1}`);
const rightSignIns = 900;
const signInsAtOnce = 600;
/** On two cores, which the attack shares. */
const readerLimitMilliseconds = { repeat: 250, rush: 500 };

/** Sign-ins as an attack: at one account from everywhere, and too many of them. */
export const scenario: Scenario = {
  title: 'wrong passwords from six addresses, 900 right sign-ins, 600 sign-ins at once',
  async run(root) {
    const folder = await mkdtemp(join(tmpdir(), 'topwords-sign-in-'));
    const database = await startMariaDb(root);
    try {
      const sqlite = `sqlite:${join(folder, 'sign-in.db')}`;
      return [
        ...(await lockOut(root, sqlite)),
        ...(await repeat(root, sqlite)),
        ...(await rush(root, database.url)),
      ];
    } finally {
      await database.stop();
      await rm(folder, { recursive: true, force: true });
    }
  },
};

async function register(browser: LearnerBrowser, email: string): Promise<void> {
  const learner = { email, password, username: 'Learner', native: 'English' };
  const answer = await browser.post('/auth/register', learner);
  if (!answer.ok) throw new Error(`Registering answered ${answer.status}`);
  await browser.post('/auth/choose_lang', { target_language_code: 'es' });
}

/** The owner's known browser and session while strangers guess the password. */
async function lockOut(root: string, databaseUrl: string): Promise<Finding[]> {
  const api = await startApi(root, databaseUrl);
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
      statusOf('meanwhile, right password from a browser never seen', elsewhere, 429),
      statusOf('right password from a known browser', known, 200),
      statusOf('changing the password while signed in', changed, 200),
      statusOf('the new password from the known browser', again, 200),
      statusOf('deleting the account while signed in', removed, 200),
    ];
  } finally {
    await api.stop();
  }
}

/** One account that signs in again and again by its right password, beside a learner who reads. */
async function repeat(root: string, databaseUrl: string): Promise<Finding[]> {
  const api = await startApi(root, databaseUrl);
  const db = openDatabase(databaseUrl);
  try {
    const email = 'repeater@example.org';
    await register(openBrowser(api.address, '192.0.2.20'), email);
    const { answer, reading } = await measureFlood(
      api.address,
      Array.from({ length: rightSignIns }, () => ({ email, address: '192.0.2.20' })),
      40,
    );
    const sessions = await db('sessions')
      .join('users', 'users.id', 'sessions.user_id')
      .where({ email });
    return [
      ...readingFindings(`${rightSignIns} right sign-ins`, answer, {
        ...reading,
        limit: readerLimitMilliseconds.repeat,
      }),
      atMost('sessions of that account', sessions.length, 50),
    ];
  } finally {
    await db.destroy();
    await api.stop();
  }
}

/** Many learners who sign in at the same moment, on MariaDB, beside one who reads. */
async function rush(root: string, databaseUrl: string): Promise<Finding[]> {
  const api = await startApi(root, databaseUrl);
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
    const { answer, reading } = await measureFlood(api.address, signIns, signInsAtOnce);
    return readingFindings(`${signInsAtOnce} sign-ins at once on MariaDB`, answer, {
      ...reading,
      limit: readerLimitMilliseconds.rush,
    });
  } finally {
    await db.destroy();
    await api.stop();
  }
}

interface SignIn {
  email: string;
  address: string;
}

async function measureFlood(
  origin: string,
  signIns: readonly SignIn[],
  atOnce: number,
): Promise<{ answer: FloodAnswer; reading: Reading }> {
  const reader = openBrowser(origin, '192.0.2.30');
  await register(reader, `reader-${signIns.length}@example.org`);
  let answer: FloodAnswer = { statuses: {}, seconds: 0 };
  const url = `${origin}/api/words/es`;
  const reading = await readDuring(url, reader.headers(), async () => {
    answer = await flood({
      url: `${origin}/api/auth/login`,
      requests: signIns.map(({ email, address }) => ({
        headers: { 'X-Forwarded-For': address },
        json: { email, password },
      })),
      atOnce,
    });
  });
  return { answer, reading };
}

function readingFindings(
  what: string,
  answer: FloodAnswer,
  reading: Reading & { limit: number },
): Finding[] {
  const { statuses, seconds } = answer;
  const told = Object.entries(statuses).map(([status, count]) => `${count} × ${status}`);
  const others = Object.keys(statuses).filter((status) => status !== '200' && status !== '429');
  return [
    {
      measure: `${what} were answered`,
      found: `${told.join(', ')} in ${seconds.toFixed(1)} s`,
      allowed: 'by 200 or 429',
      isHeld: others.length === 0,
    },
    {
      measure: 'p99 of another learner meanwhile',
      found: `${reading.p99.toFixed(0)} ms of ${reading.calls} calls, half in ${reading.p50.toFixed(0)} ms`,
      allowed: `under ${reading.limit} ms`,
      isHeld: reading.p99 < reading.limit,
    },
    atMost('calls of that learner that failed', reading.failed, 0),
  ];
}

function atMost(measure: string, found: number, allowed: number): Finding {
  return { measure, found: String(found), allowed: `at most ${allowed}`, isHeld: found <= allowed };
}

function statusOf(measure: string, { status }: Response, expected: number): Finding {
  return {
    measure,
    found: String(status),
    allowed: String(expected),
    isHeld: status === expected,
  };
}
