import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrateDatabase } from '../../api/src/db/migrate-database.ts';
import { openDatabase, type Database } from '../../api/src/db/open-database.ts';
import { startServer, type ServerProcess } from '../serving/server-process.ts';

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
    await migrateDatabase(db);
    const server = await startServer(
      () => [join(root, 'api/src/main.ts')],
      (port) => ({
        DATABASE_URL: databaseUrl,
        TOKEN_SECRET: 'a secret of this scenario alone, never used elsewhere',
        LOG_LEVEL: 'warn',
        NODE_ENV: 'production',
        HOST: '127.0.0.1',
        PORT: String(port),
      }),
    );
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
