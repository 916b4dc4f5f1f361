/**
 * A private MariaDB for tests: on a free loopback port, in a temporary folder that is removed
 * afterwards. As a command it starts one, prints its address and runs until it is stopped.
 */
import { join } from 'node:path';
import { runUntilSignal } from '../processes/server-process.ts';
import { startSqlServer, type SqlServer, type SqlServerOptions } from './sql-server.ts';
import { requirePrograms } from '../processes/system-packages.ts';

const names = ['mariadbd', 'mariadb-install-db', 'my_print_defaults'] as const;
const packages = ['mariadb-server-core', 'mariadb-client-core'];

/**
 * Starts a server and waits until it accepts connections.
 * @throws Error with one line when it cannot be installed or does not start
 */
export async function startMariaDb(root: string, options?: SqlServerOptions): Promise<SqlServer> {
  const programs = await requirePrograms(root, names, packages);
  const program = {
    name: 'MariaDB',
    server: [programs.mariadbd, '--no-defaults'],
    makeData: (data: string, user: string) => [
      programs['mariadb-install-db'],
      '--no-defaults',
      `--datadir=${data}`,
      `--user=${user}`,
      '--auth-root-authentication-method=normal',
      '--skip-test-db',
      '--skip-name-resolve',
      '--innodb-log-file-size=16M',
    ],
    settings: ['--innodb-log-file-size=16M'],
  };
  return startSqlServer(root, program, options);
}

if (import.meta.main) {
  const database = await startMariaDb(join(import.meta.dirname, '../..'));
  console.log(database.url);
  await runUntilSignal(database.stop);
}
