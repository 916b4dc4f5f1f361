import { existsSync } from 'node:fs';
import type { OpenContext } from '../users/context.ts';
import { listPendingMigrations } from '../db/migrate-database.ts';
import { embeddedFile, isEmbedded, openDatabase } from '../db/open-database.ts';
import { readEnvironment, type Environment } from '../environment/read-environment.ts';
import { exit, explainStartFailure } from '../process/start-failure.ts';

/** The output of a terminal command, and whether it succeeded. */
export interface CommandResult {
  isDone: boolean;
  /** For a person, or JSON with `--json`. */
  lines: string[];
}

type Command = (context: OpenContext, args: string[]) => Promise<CommandResult>;

/**
 * Runs an operators' command on the database of the settings. A database that does not exist, or
 * does not have the current schema, is left as it is: only the product creates it. Exits with 1 and
 * a message on standard error when the command failed.
 * @param usage what `--help` prints, without a database
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
