import { join } from 'node:path';
import { openDatabase, type Database } from '../../api/src/db/open-database.ts';
import { inFolder } from './in-folder.ts';
import { isReady } from './is-ready.ts';
import { mustRun } from './run-command.ts';
import { startServer, type ServerProcess } from './server-process.ts';

type Settings = Record<string, string>;

/** The settings of a private API in production. */
export function apiSettings(databaseUrl: string, further: Settings = {}): Settings {
  return {
    DATABASE_URL: databaseUrl,
    TOKEN_SECRET: 'a secret of private servers alone, never used elsewhere',
    LOG_LEVEL: 'error',
    NODE_ENV: 'production',
    ...further,
  };
}

/** Migrates a database as `db:migrate` does. @throws with its output when it fails */
export async function migrate(root: string, settings: Settings): Promise<void> {
  await mustRun(['node', 'api/src/migrate.ts'], { root, env: settings });
}

/** Starts the API, and waits until it is ready. */
export async function startApi(
  root: string,
  settings: Settings,
  port?: number,
): Promise<ServerProcess> {
  const server = await startServer([join(root, 'api/src/main.ts')], settings, port);
  await server.whenServing(() => isReady(server.address));
  return server;
}

/** An API of our own. */
export interface PrivateApi extends ServerProcess {
  /** Its database, for data that would take too long to create by calls. */
  db: Database;
}

/** Migrates a database, runs `act` with an API on it, and stops the API afterwards. */
export async function withApi<Result>(
  root: string,
  databaseUrl: string,
  act: (api: PrivateApi) => Promise<Result>,
  further?: Settings,
): Promise<Result> {
  const settings = apiSettings(databaseUrl, further);
  await migrate(root, settings);
  const server = await startApi(root, settings);
  const db = openDatabase(databaseUrl);
  try {
    return await act({ ...server, db });
  } finally {
    await db.destroy();
    await server.stop();
  }
}

/** Runs `act` with the address of a new SQLite database, which is removed afterwards. */
export function withSqlite<Result>(
  act: (databaseUrl: string, folder: string) => Promise<Result>,
): Promise<Result> {
  return inFolder((folder) => act(`sqlite:${join(folder, 'topwords.db')}`, folder));
}
