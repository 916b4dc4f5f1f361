import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { listPendingMigrations } from '../../api/src/db/migrate-database.ts';
import { migrations } from '../../api/src/db/migrations.ts';
import { openDatabase } from '../../api/src/db/open-database.ts';
import { createStreams } from '../simulation/random.ts';
import { startProcess } from '../processes/server-process.ts';
import { inFolder } from '../processes/in-folder.ts';
import { withMariaDb } from '../servers/with-mariadb.ts';
import { writeSmallBank } from './write-small-bank.ts';
import { exactly, finding, type Finding } from './findings.ts';
import type { Scenario } from './scenario.ts';

const kills = 50;
/** Minimum number of kills during a schema change, without which the scenario proves nothing. */
const amidAtLeast = 5;
const random = createStreams(20_261_120)();

async function countPending(databaseUrl: string): Promise<number> {
  const db = openDatabase(databaseUrl);
  try {
    return (await listPendingMigrations(db)).length;
  } finally {
    await db.destroy();
  }
}

/**
 * Kills a migration of each database at a random moment, then runs two at the same time to their
 * end. @param least how many kills must come amid the changes
 */
async function killMigrations(
  root: string,
  title: string,
  env: Record<string, string>,
  databases: readonly string[],
  least: number,
): Promise<Finding[]> {
  const migrate = (databaseUrl: string) =>
    startProcess([process.execPath, join(root, 'api/src/migrate.ts')], {
      env: { ...env, DATABASE_URL: databaseUrl },
    });
  const [undisturbed = '', ...others] = databases;
  const startedAt = performance.now();
  if ((await migrate(undisturbed).ended) !== 0) throw new Error('An undisturbed migration failed');
  const duration = performance.now() - startedAt;
  let [amid, stuck] = [0, 0];
  for (const databaseUrl of others) {
    const doomed = migrate(databaseUrl);
    await Promise.race([wait(duration * (0.3 + 0.7 * random.uniform())), doomed.ended]);
    await doomed.kill();
    const pending = await countPending(databaseUrl);
    if (pending > 0 && pending < migrations.length) amid += 1;
    const codes = await Promise.all([migrate(databaseUrl).ended, migrate(databaseUrl).ended]);
    const isStuck = codes.some((code) => code !== 0) || (await countPending(databaseUrl)) > 0;
    if (isStuck) stuck += 1;
  }
  const allowed = least > 0 ? `at least ${least}` : 'any: it is made in one transaction';
  return [
    exactly(`${title}: databases stuck after ${kills} kills`, stuck, 0),
    finding(`${title}: kills with the schema half made`, String(amid), allowed, amid >= least),
  ];
}

export const scenario: Scenario = {
  title: `${kills} kills of db:migrate on SQLite and on MariaDB, each followed by two concurrent runs`,
  run: (root) =>
    inFolder(async (folder) => {
      const env = { BANK_FILE: await writeSmallBank(folder), LOG_LEVEL: 'error' };
      const names = Array.from({ length: kills + 1 }, (_, index) => `kill_${index}`);
      const files = names.map((name) => `sqlite:${join(folder, `${name}.db`)}`);
      const onSqlite = await killMigrations(root, 'SQLite', env, files, 0);
      const onMariaDb = await withMariaDb(
        root,
        async (server) => {
          const db = openDatabase(server.url);
          for (const name of names) await db.raw('CREATE DATABASE ??', [name]);
          await db.destroy();
          const urls = names.map((name) => server.url.replace(/topwords$/, name));
          return killMigrations(root, 'MariaDB', env, urls, amidAtLeast);
        },
        { isDurable: true },
      );
      return [...onSqlite, ...onMariaDb];
    }),
};
