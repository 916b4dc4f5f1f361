import { setImmediate as nextTurn } from 'node:timers/promises';
import { isUnsent } from './failures.ts';
import { inTransaction } from './in-transaction.ts';
import { isMysql, type Database } from './open-database.ts';
import { repeatUndone } from './repeat-undone.ts';

type Work<Result> = (db: Database) => Promise<Result>;

interface Waiting {
  work: Work<unknown>;
  resolve: (result: unknown) => void;
  reject: (error: unknown) => void;
}

/** Work waiting for an embedded database. A database without a list has no loop that commits its work. */
const waitingOf = new WeakMap<Database, Waiting[]>();

interface CommitOptions {
  /** The statement may safely run twice, so that it is repeated when its connection was lost. */
  isRepeatable: boolean;
}

/**
 * Runs one statement that writes. On an embedded database, statements that arrive while the disk is
 * busy are committed together, since waiting for the disk costs most; each call is answered after
 * its own commit. On a server each statement is committed alone, so that no call waits for the locks
 * of another.
 */
export function commitTogether<Result>(
  db: Database,
  work: Work<Result>,
  { isRepeatable }: CommitOptions,
): Promise<Result> {
  if (isMysql(db))
    return repeatUndone(
      () => work(db),
      (loss) => isUnsent(loss) || isRepeatable,
    );
  const { promise, resolve, reject } = Promise.withResolvers<Result>();
  const entry = { work, resolve: resolve as Waiting['resolve'], reject };
  const waiting = waitingOf.get(db);
  if (waiting === undefined) {
    waitingOf.set(db, [entry]);
    void commitWaiting(db);
  } else {
    waiting.push(entry);
  }
  return promise;
}

/** Commits in groups until nothing is waiting. Calls that have already arrived join the next group. */
async function commitWaiting(db: Database): Promise<void> {
  for (;;) {
    await nextTurn();
    const group = waitingOf.get(db) ?? [];
    if (group.length === 0) break;
    waitingOf.set(db, []);
    await commit(db, group);
  }
  waitingOf.delete(db);
}

async function commit(db: Database, group: readonly Waiting[]): Promise<void> {
  if (group.length === 1) return commitEach(db, group);
  try {
    const results = await inTransaction(db, async (transaction) => {
      const done: unknown[] = [];
      for (const { work } of group) done.push(await work(transaction));
      return done;
    });
    for (const [index, { resolve }] of group.entries()) resolve(results[index]);
  } catch {
    // Nothing of the group was saved. One statement must not fail another call's.
    await commitEach(db, group);
  }
}

async function commitEach(db: Database, group: readonly Waiting[]): Promise<void> {
  for (const { work, resolve, reject } of group)
    await repeatUndone(() => work(db), isUnsent).then(resolve, reject);
}
