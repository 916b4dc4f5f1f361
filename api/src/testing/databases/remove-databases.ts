import { rm } from 'node:fs/promises';
import { removeDatabasePool } from './database-pool.ts';
import { testServer } from './test-server.ts';

/** Runs once after the tests of the API. */
export default async function removeDatabases(): Promise<void> {
  const server = testServer();
  const folder = process.env['TEST_MIGRATED_FOLDER'];
  if (server !== undefined) await removeDatabasePool(server);
  else if (folder !== undefined) await rm(folder, { recursive: true });
}
