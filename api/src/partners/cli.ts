/** npm run partners: keys of partners' sites, for whoever runs the product. */
import { existsSync } from 'node:fs';
import { listPendingMigrations } from '../db/migrate-database.ts';
import { embeddedFile, isEmbedded, openDatabase } from '../db/open-database.ts';
import { readEnvironment, type Environment } from '../env.ts';
import { exit, explainStartFailure } from '../start-failure.ts';
import { runPartnersCommand, type PartnersResult } from './partners-command.ts';

const { settings, faults } = readEnvironment(process.env);
if (faults !== undefined) exit(faults);
const { isDone, lines } = await run(settings).catch((error) =>
  exit(explainStartFailure(error, settings)),
);
if (!isDone) exit(lines);
process.stdout.write(`${lines.join('\n')}\n`);

async function run({ DATABASE_URL }: Environment): Promise<PartnersResult> {
  if (isEmbedded(DATABASE_URL) && !existsSync(embeddedFile(DATABASE_URL))) {
    return refuse(`there is no ${embeddedFile(DATABASE_URL)}; start the product first`);
  }
  const db = openDatabase(DATABASE_URL);
  try {
    const [pending] = await listPendingMigrations(db);
    return pending === undefined
      ? await runPartnersCommand({ db, now: Date.now() }, process.argv.slice(2))
      : refuse(
          `the database lacks ${pending}; start the product, or run npm run db:migrate, first`,
        );
  } finally {
    await db.destroy();
  }
}

function refuse(reason: string): PartnersResult {
  return { isDone: false, lines: [`DATABASE_URL: ${reason}`] };
}
