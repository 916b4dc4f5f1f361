import { loadBank } from '@topwords/content/bank';
import { migrateDatabase } from './db/migrate-database.ts';
import { openDatabase } from './db/open-database.ts';
import { readEnvironment, type Environment } from './environment/read-environment.ts';
import { createLog } from './logging/log.ts';
import { exit, explainStartFailure } from './process/start-failure.ts';
import { seedBank } from './bank/seed-bank.ts';

const { settings, faults } = readEnvironment(process.env);
if (faults !== undefined) exit(faults);
await migrate(settings).catch((error) => exit(explainStartFailure(error, settings)));

/** Brings the schema and the bank's tables of any database up to date, then ends. */
async function migrate(settings: Environment): Promise<void> {
  const { DATABASE_URL, LOG_LEVEL, BANK_FILE, SQLITE_SYNCHRONOUS: synchronous } = settings;
  const log = createLog(LOG_LEVEL);
  const db = openDatabase(DATABASE_URL, { synchronous });
  const applied = await migrateDatabase(db);
  const bank = loadBank(BANK_FILE);
  const isSeeded = await seedBank({ db, now: Date.now() }, bank);
  log.info({ applied, bank: bank.version, seeded: isSeeded }, 'database is up to date');
  await db.destroy();
}
