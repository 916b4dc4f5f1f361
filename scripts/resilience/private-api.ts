import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase, type Database } from '../../api/src/db/open-database.ts';
import type { ServerProcess } from '../processes/server-process.ts';
import { startApi } from './start-api.ts';

/** An API in production mode with a database that nobody else uses. */
export interface PrivateApi extends ServerProcess {
  /** The same database, for seeding what would take calls too long to make. */
  db: Database;
}

/** Starts the API on an empty SQLite database of its own, has `act` use it, and removes both. */
export async function withPrivateApi<Result>(
  root: string,
  act: (api: PrivateApi) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'topwords-resilience-'));
  const databaseUrl = `sqlite:${join(folder, 'resilience.db')}`;
  const db = openDatabase(databaseUrl);
  try {
    const server = await startApi(root, databaseUrl, { TRUST_PROXY: '0' });
    try {
      return await act({ ...server, db });
    } finally {
      await server.stop();
    }
  } finally {
    await db.destroy();
    await rm(folder, { recursive: true });
  }
}
