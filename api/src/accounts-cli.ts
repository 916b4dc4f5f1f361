/** npm run accounts: roles of accounts, for whoever runs the product. */
import { existsSync } from 'node:fs';
import { runRolesCommand, type CommandResult } from './auth/roles-command.ts';
import { listPendingMigrations } from './db/migrate-database.ts';
import { embeddedFile, isEmbedded, openDatabase } from './db/open-database.ts';
import { readEnvironment, type Environment } from './env.ts';
import { exit, explainStartFailure } from './start-failure.ts';

const { settings, faults } = readEnvironment(process.env);
if (faults !== undefined) exit(faults);
const { isDone, line } = await run(settings).catch((error) =>
  exit(explainStartFailure(error, settings)),
);
if (!isDone) exit([line]);
process.stdout.write(`${line}\n`);

async function run({ DATABASE_URL }: Environment): Promise<CommandResult> {
  if (isEmbedded(DATABASE_URL) && !existsSync(embeddedFile(DATABASE_URL))) {
    return refuse(`there is no ${embeddedFile(DATABASE_URL)}; start the product first`);
  }
  const db = openDatabase(DATABASE_URL);
  try {
    const [pending] = await listPendingMigrations(db);
    return pending === undefined
      ? await runRolesCommand({ db, now: Date.now() }, process.argv.slice(2))
      : refuse(
          `the database lacks ${pending}; start the product, or run npm run db:migrate, first`,
        );
  } finally {
    await db.destroy();
  }
}

function refuse(reason: string): CommandResult {
  return { isDone: false, line: `DATABASE_URL: ${reason}` };
}
