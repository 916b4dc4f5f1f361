import type { Knex } from 'knex';
import { migrations } from './migrations.ts';
import type { Database } from './open-database.ts';

const configuration: Knex.MigratorConfig = {
  // A newer release may already have expanded the schema under this one.
  disableMigrationsListValidation: true,
  migrationSource: {
    getMigrations: async () => [...migrations],
    getMigrationName: (migration: (typeof migrations)[number]) => migration.name,
    getMigration: async (migration: (typeof migrations)[number]) => ({
      up: migration.up,
      down: async () => {
        throw new Error('Migrations only go forward');
      },
    }),
  },
};

/**
 * Brings the schema up to date. Only one process may run it at a time.
 * `alone`: no other process can be migrating, so that a lock left by a killed one is lifted.
 * Answers the names of the migrations it applied.
 */
export async function migrateDatabase(db: Database, alone: boolean): Promise<string[]> {
  if (alone) await db.migrate.forceFreeMigrationsLock(configuration);
  const [, applied] = (await db.migrate.latest(configuration)) as [number, string[]];
  return applied;
}

/** Names of the migrations that the database still lacks. */
export async function listPendingMigrations(db: Database): Promise<string[]> {
  const [, pending] = (await db.migrate.list(configuration)) as [
    unknown[],
    (typeof migrations)[number][],
  ];
  return pending.map(({ name }) => name);
}
