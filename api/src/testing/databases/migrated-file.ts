import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { migrateDatabase } from '../../db/migrate-database.ts';
import { openDatabase } from '../../db/open-database.ts';

const name = 'migrated.db';

/** Makes a file with the schema in a folder. */
export async function migrateFile(folder: string): Promise<void> {
  const db = openDatabase(`sqlite:${join(folder, name)}`, { synchronous: 'OFF' });
  await migrateDatabase(db);
  // Only the file itself is copied: nothing may be left in the log beside it.
  await db.raw('PRAGMA wal_checkpoint(TRUNCATE)');
  await db.destroy();
}

/** Copies the file that the run has migrated; migrating another would take twenty times as long. */
export async function copyMigratedFile(file: string): Promise<void> {
  const folder = process.env['TEST_MIGRATED_FOLDER'];
  if (folder === undefined) throw new Error('prepare-databases.ts has not run');
  await copyFile(join(folder, name), file);
}
