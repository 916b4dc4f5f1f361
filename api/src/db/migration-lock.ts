import { isMysql, type Database } from './open-database.ts';
import { repeatUndone } from './repeat-undone.ts';

/** Earlier releases kept a flag in its row, which a killed process left set; it is ignored now. */
const lockTable = 'knex_migrations_lock';
/** The server ends the session of a holder that was silent this long, and with it the lock. */
const silenceSeconds = 60;

/**
 * Creates the row that migrations lock. A row that exists is read only: an insert would wait for
 * the process that holds it, and in vain when its migrations take long.
 */
export async function createMigrationLock(db: Database): Promise<void> {
  await db.raw(
    `CREATE TABLE IF NOT EXISTS ${lockTable} (?? INTEGER PRIMARY KEY, is_locked INTEGER)`,
    ['index'],
  );
  if (await db(lockTable).first('index')) return;
  await repeatUndone(
    () => db(lockTable).insert({ index: 1, is_locked: 0 }).onConflict('index').ignore(),
    () => true,
  );
}

/**
 * Works while the transaction holds the lock, for which other processes wait. It is a lock of the
 * row (in SQLite of the file) and so ends with the connection, however the process ends. On Galera
 * it covers one node only: there it saves work, and nothing depends on it.
 */
export async function holdMigrationLock<Result>(
  transaction: Database,
  work: () => Promise<Result>,
): Promise<Result> {
  await transaction(lockTable).update({ is_locked: 0 });
  if (!isMysql(transaction)) return work();
  await transaction.raw('SET SESSION wait_timeout = ?', [silenceSeconds]);
  const alive = setInterval(
    () => void transaction.raw('SELECT 1').catch(() => undefined),
    (silenceSeconds * 1000) / 4,
  );
  try {
    return await work();
  } finally {
    clearInterval(alive);
    await transaction.raw('SET SESSION wait_timeout = DEFAULT');
  }
}
