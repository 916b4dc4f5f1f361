import type { MarkAction } from '@topwords/platform/contracts';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { deleteSession } from '../auth/session-repository.ts';
import { mergeAccounts } from '../commands/merge-accounts.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { openDatabase, type Database } from '../db/open-database.ts';
import {
  clearLearnedByPractice,
  moveLearnedByPractice,
  setLearnedByPractice,
} from '../practice/learned-mark-repository.ts';
import { markKnownBeforehand } from '../practice/mark-known-beforehand.ts';
import { seededRandom } from '../practice/seeded-random.ts';
import { findSettings, keepSettings } from '../practice/settings-repository.ts';
import { deleteAccountRows } from '../profile/delete-account.ts';
import { buildSession } from '../testing/build-session.ts';
import { buildMark, buildUser } from '../testing/factories.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import {
  addTarget,
  findUserInSession,
  listTargets,
  updateUser,
  type User,
} from '../users/user-repository.ts';
import { changeMark } from './change-mark.ts';
import { findMarks, listMarks, type Mark } from './mark-repository.ts';

let database: TestDatabase;
/** Two instances of the API on one database. */
let instances: readonly [Database, Database];

beforeAll(async () => {
  database = await createTestDatabase();
  instances = [database.db, openDatabase(database.url, { synchronous: 'OFF' })];
});

afterAll(async () => {
  await instances[1].destroy();
  await database.remove();
});

interface Learner {
  user: User;
  sessionId: string;
}

const wordIds = [1, 2, 3, 4, 5];

async function buildLearner(): Promise<Learner> {
  const [db] = instances;
  const user = await buildUser(db);
  await buildMark(db, user, { wordId: 1 });
  return { user, sessionId: await buildSession(db, user) };
}

/** Lists of marks have no order of their own. */
function inOrder(marks: readonly Mark[]): Mark[] {
  return marks.toSorted((one, other) => one.wordId - other.wordId);
}

/** All that calls read of a learner. */
async function read(db: Database, { user, sessionId }: Learner) {
  return {
    user: await findUserInSession(db, { userId: user.id, sessionId }),
    marks: inOrder(await listMarks(db, user.id)),
    learned: inOrder(await listMarks(db, user.id, { learned: true })),
    some: await findMarks(db, user.id, wordIds),
    settings: await findSettings(db, user.id),
    targets: await listTargets(db, user),
  };
}

/** The same as the database has it: a transaction reads nothing from memory. */
function readUncached(db: Database, learner: Learner) {
  return db.transaction((transaction) => read(transaction, learner));
}

/** Each instance reads as for a request: it comes in a later turn than what it must see. */
async function expectCurrent(learner: Learner): Promise<void> {
  for (const db of instances) {
    await nextTurn();
    expect(await read(db, learner)).toEqual(await readUncached(db, learner));
  }
}

type Write = (db: Database, learner: Learner, other: User) => Promise<unknown>;

const writers: [string, Write][] = [
  ['a mark', (db, { user }) => changeMark(db, user.id, 2, { action: 'star', value: true, at: 1 })],
  ['practice that learned', (db, { user }) => setLearnedByPractice(db, user.id, 3, 5)],
  [
    'practice that moved and forgot',
    async (db, { user }) => {
      await setLearnedByPractice(db, user.id, 4, 5);
      await read(db, { user, sessionId: '' });
      await moveLearnedByPractice(db, user.id, 4, 6);
      await read(db, { user, sessionId: '' });
      await clearLearnedByPractice(db, user.id, 4);
    },
  ],
  ['placement', (db, { user }) => markKnownBeforehand(db, user.id, [3, 5])],
  [
    'a merge of accounts',
    async (db, { user }, other) => {
      await buildMark(db, other, { wordId: 5, action: 'star' });
      await mergeAccounts({ db, now: 9 }, { from: other, into: user });
    },
  ],
  ['settings', (db, { user }) => keepSettings(db, user.id, { daily_goal: 10 })],
  ['a language', (db, { user }) => addTarget(db, user.id, 'tr', 5)],
  ['the native language', (db, { user }) => updateUser(db, user.id, { native_language: 'ru' })],
  ['a closed account', (db, { user }) => updateUser(db, user.id, { disabled_at: 5 })],
  ['an ended session', (db, { user, sessionId }) => deleteSession(db, user.id, sessionId)],
  [
    'a deleted account',
    (db, { user }) => inTransaction(db, (transaction) => deleteAccountRows(transaction, user.id)),
  ],
];

test.each(writers)('both instances see %s at once', async (_name, write) => {
  for (const db of instances) {
    const learner = await buildLearner();
    const other = await buildUser(db);
    const before = await readUncached(db, learner);
    await expectCurrent(learner);
    await write(db, learner, other);
    await expectCurrent(learner);
    expect(await readUncached(db, learner)).not.toEqual(before);
  }
});

test('what was rolled back was never there', async () => {
  const [db] = instances;
  const learner = await buildLearner();
  await expectCurrent(learner);
  const rolledBack = db.transaction(async (transaction) => {
    await changeMark(transaction, learner.user.id, 2, { action: 'star', value: true, at: 1 });
    const reading = read(db, learner);
    expect(await listMarks(transaction, learner.user.id)).toHaveLength(2);
    throw Object.assign(new Error('rolled back'), { reading });
  });
  const error = await rolledBack.then(
    () => undefined,
    (thrown: { reading: ReturnType<typeof read> }) => thrown,
  );
  expect((await error?.reading)?.marks).toHaveLength(1);
  await expectCurrent(learner);
});

test('after 10,000 acts in two instances nothing remembered differs from the database', async () => {
  const random = seededRandom('acts');
  const pick = <T>(from: readonly [T, ...T[]]): T =>
    from[Math.floor(random() * from.length)] ?? from[0];
  const learners = [await buildLearner(), await buildLearner(), await buildLearner()] as const;
  let at = 0;
  let kept = 0;

  async function act(db: Database): Promise<void> {
    const { user, sessionId } = pick(learners);
    const word = pick([1, 2, 3, 4, 5]);
    at += 1;
    const mark = {
      action: pick<MarkAction>(['star', 'learned']),
      value: pick([true, false]),
      at,
    };
    const kind = random();
    if (kind < 0.4) await read(db, { user, sessionId });
    else if (kind < 0.7) await changeMark(db, user.id, word, mark);
    else if (kind < 0.75) await setLearnedByPractice(db, user.id, word, at);
    else if (kind < 0.8) await clearLearnedByPractice(db, user.id, word);
    else if (kind < 0.85) await keepSettings(db, user.id, { daily_goal: pick([10, 20]) });
    else if (kind < 0.88) await updateUser(db, user.id, { native_language: pick(['en', 'ru']) });
    else if (kind < 0.9) await addTarget(db, user.id, pick(['es', 'tr', 'ru']), at);
    else {
      const isKept = random() < 0.5;
      const work = db.transaction(async (transaction) => {
        await changeMark(transaction, user.id, word, mark);
        if (!isKept) throw new Error('rolled back');
      });
      kept += await work.then(
        () => 1,
        () => 0,
      );
    }
  }

  // In one process, instances wait for each other in vain: those of a batch use the same one.
  for (let count = 0; count < 10_000; count += 10) {
    const db = pick(instances);
    await Promise.all(Array.from({ length: 10 }, () => act(db)));
    await expectCurrent(pick(learners));
  }
  expect(kept).toBeGreaterThan(100);
}, 300_000);
