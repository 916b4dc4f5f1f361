import { join } from 'node:path';
import { openDatabase, type Database } from '../../api/src/db/open-database.ts';
import type { ServerProcess } from '../processes/server-process.ts';
import { inFolder } from '../processes/in-folder.ts';
import { startApi } from '../processes/start-api.ts';

/** An API in production mode with a database of its own. */
export interface PrivateApi extends ServerProcess {
  /** The same database, for seeding data that would take too long to create by calls. */
  db: Database;
}

/** Starts the API on a new SQLite database, runs `act` with it, and removes both. */
export function withPrivateApi<Result>(
  root: string,
  act: (api: PrivateApi) => Promise<Result>,
): Promise<Result> {
  return inFolder(async (folder) => {
    const databaseUrl = `sqlite:${join(folder, 'resilience.db')}`;
    const server = await startApi(root, databaseUrl);
    const db = openDatabase(databaseUrl);
    try {
      return await act({ ...server, db });
    } finally {
      await db.destroy();
      await server.stop();
    }
  });
}
