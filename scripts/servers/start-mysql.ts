/**
 * A private MySQL for tests: on a free loopback port, in a temporary folder that is removed
 * afterwards. As a command it starts one, prints its address and runs until it is stopped.
 */
import { join } from 'node:path';
import { runUntilSignal } from '../processes/server-process.ts';
import { startSqlServer, type SqlServer, type SqlServerOptions } from './sql-server.ts';
import { findMySql } from './find-mysql.ts';

/**
 * Starts a server and waits until it accepts connections.
 * @throws Error with one line when none is available for this machine, or when it does not start
 */
export async function startMySql(root: string, options?: SqlServerOptions): Promise<SqlServer> {
  const server = await findMySql(root);
  const program = {
    name: 'MySQL',
    server,
    makeData: (data: string, user: string) => [
      ...server,
      '--initialize-insecure',
      `--datadir=${data}`,
      `--user=${user}`,
    ],
    settings: ['--innodb-redo-log-capacity=32M', '--mysqlx=OFF', '--secure-file-priv=NULL'],
  };
  return startSqlServer(root, program, options);
}

if (import.meta.main) {
  const database = await startMySql(join(import.meta.dirname, '../..'));
  console.log(database.url);
  await runUntilSignal(database.stop);
}
