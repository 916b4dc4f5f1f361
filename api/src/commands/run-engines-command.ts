import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { tryLock } from '../db/try-lock.ts';
import { codeOf } from '../errors/known-error.ts';
import { checkPair } from '../engines/check-pair.ts';
import { isEngineFault } from '../engines/engine-fault.ts';
import { packageMissing } from '../engines/engine-package.ts';
import { removePair, workFolderOf } from '../engines/install-pair.ts';
import { listInstalledPairs } from '../engines/installed-pair.ts';
import { nameOfPair, type ModelRegistry } from '../engines/model-registry.ts';
import type { DownloadSettings } from '../engines/receive-file.ts';
import { isErrorLike } from '../logging/describe-error.ts';
import { addEngines } from './add-engines.ts';
import { listEngines } from './list-engines.ts';
import { parseEnginesCommand, type EnginesRequest } from './parse-engines-command.ts';

/** What the command works with. */
export interface EnginesContext {
  enginesFolder: string;
  registry: ModelRegistry;
  /** The folder of the package that runs the models, if it is installed. */
  packageFolder: string | undefined;
  /** Prints a line for the operator. */
  say: (line: string) => void;
  signal?: AbortSignal;
  settings?: DownloadSettings;
  freeBytes?: (folder: string) => Promise<number>;
}

/**
 * Runs `list`, `add`, `remove` or `verify`, as written in a terminal.
 * @returns whether it succeeded; the reason was said
 */
export async function runEnginesCommand(context: EnginesContext, args: string[]): Promise<boolean> {
  const { say, signal } = context;
  try {
    return await run(context, args);
  } catch (error) {
    if (signal?.aborted === true) {
      say('Stopped. The same command continues where it stopped');
      return false;
    }
    const line = isEngineFault(error) ? error.message : explainFolder(error, context);
    if (line === undefined) throw error;
    say(line);
    return false;
  }
}

const folderFaults: ReadonlySet<string> = new Set([
  'EACCES',
  'EDQUOT',
  'EEXIST',
  'EIO',
  'ENOSPC',
  'ENOTDIR',
  'EPERM',
  'EROFS',
]);

/** What is wrong with the folder, if that is what failed. */
function explainFolder(error: unknown, { enginesFolder }: EnginesContext): string | undefined {
  const message = isErrorLike(error) ? String(error.message) : '';
  // The lock's error has no code.
  const isFolder = folderFaults.has(codeOf(error)) || message.startsWith('ConnectionFailed');
  return isFolder ? `ENGINES_FOLDER: ${enginesFolder} cannot be used: ${message}` : undefined;
}

async function run(context: EnginesContext, args: string[]): Promise<boolean> {
  const { registry, enginesFolder, say } = context;
  const request = parseEnginesCommand(args, registry.models);
  switch (request.action) {
    case 'list':
      for (const line of listEngines(registry, await listInstalledPairs(enginesFolder))) say(line);
      sayWhenPackageIsMissing(context);
      return true;
    case 'verify':
      return verify(context);
    case 'add':
      return changing(context, () => add(context, request));
    case 'remove':
      return changing(context, () => remove(context, request.pairs));
    case 'refuse':
    default:
      for (const line of request.lines) say(line);
      return false;
  }
}

async function add(
  context: EnginesContext,
  { models, folder, from }: Extract<EnginesRequest, { action: 'add' }>,
): Promise<void> {
  const { enginesFolder, registry, say, freeBytes, signal } = context;
  const source = folder === undefined ? { address: from ?? registry.address } : { folder };
  const settings = { ...context.settings, signal };
  await addEngines({ enginesFolder, registry, models, source, say, freeBytes, settings });
  say('A running product uses them within seconds; nothing needs a restart');
  sayWhenPackageIsMissing(context);
}

async function remove({ enginesFolder, say }: EnginesContext, pairs: string[]): Promise<void> {
  for (const pair of pairs) {
    const wasThere = await removePair(enginesFolder, pair);
    await rm(workFolderOf(enginesFolder, pair), { recursive: true, force: true });
    say(`${pair}: ${wasThere ? 'removed' : 'was not installed'}`);
  }
}

function sayWhenPackageIsMissing({ packageFolder, say }: EnginesContext): void {
  if (packageFolder === undefined) say(packageMissing);
}

async function verify({ enginesFolder, say, signal }: EnginesContext): Promise<boolean> {
  const pairs = await listInstalledPairs(enginesFolder);
  let isWhole = true;
  for (const pair of pairs) {
    const name = nameOfPair(pair);
    const faults = await checkPair(pair, signal);
    if (faults.length === 0) say(`${name}: as installed`);
    else {
      isWhole = false;
      say(`${name}: ${faults.join(', ')}. npm run engines -- add translation ${name} mends it`);
    }
  }
  if (pairs.length === 0) say('Nothing is installed');
  return isWhole;
}

/** Lets one command at a time change the engines. */
async function changing(
  { enginesFolder, say }: EnginesContext,
  change: () => Promise<void>,
): Promise<boolean> {
  const release = tryLock(join(enginesFolder, 'changing'));
  if (release === undefined) {
    say(`Another command is changing ${enginesFolder}. Try again when it has ended`);
    return false;
  }
  try {
    await change();
    return true;
  } finally {
    release();
  }
}
