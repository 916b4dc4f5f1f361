/**
 * A private MariaDB for tests: on a free loopback port, in a temporary folder that is removed
 * afterwards. As a command it starts one, prints its address and runs until it is stopped.
 */
import { join } from 'node:path';
import { runUntilSignal } from '../processes/server-process.ts';
import { startSqlServer, type SqlServer, type SqlServerOptions } from './sql-server.ts';
import { findProgram, installPackages } from '../processes/system-packages.ts';

interface Programs {
  server: string;
  installer: string;
}

function findPrograms(): Programs | undefined {
  const server = findProgram('mariadbd');
  const installer = findProgram('mariadb-install-db');
  const isWhole = findProgram('my_print_defaults') !== undefined;
  return server && installer && isWhole ? { server, installer } : undefined;
}

async function requirePrograms(root: string): Promise<Programs> {
  const present = findPrograms();
  if (present) return present;
  const fault = await installPackages(root, ['mariadb-server-core', 'mariadb-client-core']);
  const programs = findPrograms();
  if (!programs) throw new Error(fault ?? 'MariaDB is installed, but its programs were not found');
  return programs;
}

/**
 * Starts a server and waits until it accepts connections.
 * @throws Error with one line when it cannot be installed or does not start
 */
export async function startMariaDb(root: string, options?: SqlServerOptions): Promise<SqlServer> {
  const { server, installer } = await requirePrograms(root);
  const program = {
    name: 'MariaDB',
    server: [server, '--no-defaults'],
    makeData: (data: string, user: string) => [
      installer,
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
