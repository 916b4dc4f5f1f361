import { join } from 'node:path';
import { runCommand } from './run-command.ts';
import { startServer, type ServerProcess } from './server-process.ts';

/** Migrates a database as `db:migrate` does. @throws with its output when it fails */
export async function migrate(root: string, env: Record<string, string>): Promise<void> {
  const { code, output } = await runCommand(['node', 'api/src/migrate.ts'], { root, env });
  if (code !== 0) throw new Error(output);
}

/** Migrates a database and starts the API on it, as in production. */
export async function startApi(
  root: string,
  databaseUrl: string,
  further: Record<string, string> = {},
): Promise<ServerProcess> {
  const env = {
    DATABASE_URL: databaseUrl,
    TOKEN_SECRET: 'a secret of private servers alone, never used elsewhere',
    LOG_LEVEL: 'warn',
    NODE_ENV: 'production',
    ...further,
  };
  await migrate(root, env);
  return startServer([join(root, 'api/src/main.ts')], env);
}
