import type { SqlServer, SqlServerOptions } from './sql-server.ts';
import { startMariaDb } from './start-mariadb.ts';

/** Runs `act` with a private MariaDB, and stops it afterwards. */
export async function withMariaDb<Result>(
  root: string,
  work: (server: SqlServer) => Promise<Result>,
  options?: SqlServerOptions,
): Promise<Result> {
  const server = await startMariaDb(root, options);
  try {
    return await work(server);
  } finally {
    await server.stop();
  }
}
