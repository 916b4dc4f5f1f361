import { join } from 'node:path';
import { runCommand } from '../processes/run-command.ts';
import { startServer, type ServerProcess } from '../processes/server-process.ts';

const secret = 'a secret of these attacks alone, never used elsewhere';

/** Migrates a database and starts the API on it, as in production, behind one trusted proxy. */
export async function startApi(
  root: string,
  databaseUrl: string,
  further: Record<string, string> = {},
): Promise<ServerProcess> {
  const env = {
    DATABASE_URL: databaseUrl,
    TOKEN_SECRET: secret,
    LOG_LEVEL: 'warn',
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    TRUST_PROXY: '1',
    ...further,
  };
  const migrated = await runCommand(['node', 'api/src/migrate.ts'], { root, env });
  if (migrated.code !== 0) throw new Error(migrated.output);
  return startServer(
    () => [join(root, 'api/src/main.ts')],
    (port) => ({ ...env, PORT: String(port) }),
  );
}
