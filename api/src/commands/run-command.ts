import { existsSync } from 'node:fs';
import type { OpenContext } from '../users/context.ts';
import { listPendingMigrations } from '../db/migrate-database.ts';
import { embeddedFile, isEmbedded, openDatabase } from '../db/open-database.ts';
import { readEnvironment, type Environment } from '../environment/read-environment.ts';
import { exit, explainStartFailure } from '../process/start-failure.ts';

/** What a command of the terminal says, and whether it did what was asked. */
export interface CommandResult {
  isDone: boolean;
  /** For a person, or JSON where that was asked for. */
  lines: string[];
}

type Command = (context: OpenContext, args: string[]) => Promise<CommandResult>;

/**
 * Runs a command for whoever operates the product, on the database of the settings. One that is not
 * there, or has not today's schema, is left as it is: making it belongs to the product. Ends the process
 * with 1 when the command was not done, which standard error tells.
 * @param usage what `--help` prints, which needs no database
 */
export async function runCommand(command: Command, usage: readonly string[]): Promise<void> {
  if (process.argv.includes('--help')) {
    process.stdout.write(`${usage.join('\n')}\n`);
    return;
  }
  const { settings, faults } = readEnvironment(process.env);
  if (faults !== undefined) exit(faults);
  const { isDone, lines } = await run(command, settings).catch((error) =>
    exit(explainStartFailure(error, settings)),
  );
  if (!isDone) exit(lines);
  process.stdout.write(`${lines.join('\n')}\n`);
}

async function run(command: Command, { DATABASE_URL }: Environment): Promise<CommandResult> {
  if (isEmbedded(DATABASE_URL) && !existsSync(embeddedFile(DATABASE_URL))) {
    return refuse(`there is no ${embeddedFile(DATABASE_URL)}; start the product first`);
  }
  const db = openDatabase(DATABASE_URL);
  try {
    const [pending] = await listPendingMigrations(db);
    return pending === undefined
      ? await command({ db, now: Date.now() }, process.argv.slice(2))
      : refuse(
          `the database lacks ${pending}; start the product, or run npm run db:migrate, first`,
        );
  } finally {
    await db.destroy();
  }
}

function refuse(reason: string): CommandResult {
  return { isDone: false, lines: [`DATABASE_URL: ${reason}`] };
}
