import { randomBytes } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabasePool } from './database-pool.ts';
import { migrateFile } from './migrated-file.ts';
import { testServer } from './test-server.ts';

/**
 * Runs once before the tests of the API. Their processes find the pool of databases on the server,
 * or the migrated file, by the environment.
 */
export default async function prepareDatabases(): Promise<void> {
  const server = testServer();
  if (server === undefined) {
    const folder = await mkdtemp(join(tmpdir(), 'topwords-migrated-'));
    process.env['TEST_MIGRATED_FOLDER'] = folder;
    await migrateFile(folder);
  } else {
    process.env['TEST_DATABASE_POOL'] = `topwords_test_${randomBytes(6).toString('hex')}`;
    await createDatabasePool(server);
  }
}
