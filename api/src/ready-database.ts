import { holdServerLock } from './db/hold-server-lock.ts';
import { listPendingMigrations, migrateDatabase } from './db/migrate-database.ts';
import { embeddedFile, isEmbedded, openDatabase, type Database } from './db/open-database.ts';
import type { Environment } from './environment/read-environment.ts';
import { exit } from './process/start-failure.ts';

/** Longer than any statement of a call takes. */
const silenceMilliseconds = 15_000;

/**
 * Opens the database of the settings, with the current schema. An embedded one belongs to this
 * process, which locks and migrates it; any other is migrated by a command.
 */
export async function readyDatabase(settings: Environment): Promise<Database> {
  const { DATABASE_URL: url, SQLITE_SYNCHRONOUS: synchronous } = settings;
  if (isEmbedded(url)) holdServerLock(embeddedFile(url));
  const poolSize = settings.DATABASE_POOL_SIZE;
  const db = openDatabase(url, { silenceMilliseconds, synchronous, poolSize });
  if (isEmbedded(url)) await migrateDatabase(db);
  const pending = await listPendingMigrations(db);
  if (pending.length > 0) {
    exit([`DATABASE_URL: the database lacks ${pending.join(', ')}; run npm run db:migrate first`]);
  }
  return db;
}
