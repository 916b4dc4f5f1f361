import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { tryLock } from '../db/try-lock.ts';
import { codeOf } from '../errors/known-error.ts';
import { checkFiles } from '../engines/check-files.ts';
import { isEngineFault } from '../engines/engine-fault.ts';
import { packageMissing } from '../engines/engine-package.ts';
import { listInstalledNames, removeInstalled, workFolderOf } from '../engines/install-folder.ts';
import { listInstalledPairs } from '../engines/installed-pair.ts';
import { nameOfPair, type ModelRegistry } from '../engines/model-registry.ts';
import type { DownloadSettings } from '../engines/receive-file.ts';
import { listInstalledVoices } from '../engines/voices/installed-voice.ts';
import { runtimeMissing, type VoiceRuntime } from '../engines/voices/voice-runtime.ts';
import type { VoiceRegistry } from '../engines/voices/voice-registry.ts';
import { isErrorLike } from '../logging/describe-error.ts';
import { addEngines } from './add-engines.ts';
import { describeVoice } from './describe-voice.ts';
import { installablePair } from './installable-pair.ts';
import { installableVoice } from './installable-voice.ts';
import { listEngines } from './list-engines.ts';
import { listVoices } from './list-voices.ts';
import { parseEnginesCommand, type EnginesRequest } from './parse-engines-command.ts';

/** What the command works with. */
export interface EnginesContext {
  enginesFolder: string;
  registry: ModelRegistry;
  voices: VoiceRegistry;
  /** The folder of the package that runs the models, if it is installed. */
  packageFolder: string | undefined;
  /** The package that runs the voices, if one is installed. */
  voiceRuntime: VoiceRuntime | undefined;
  /** Asks the operator; undefined if nobody can answer. */
  confirm?: ((question: string) => Promise<boolean>) | undefined;
  now?: () => Date;
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
  const { registry, voices, say } = context;
  const { models } = registry;
  const installed = {
    translation: await namesOf(context, 'translation'),
    voice: await namesOf(context, 'voice'),
  };
  const request = parseEnginesCommand(args, { models, voices: voices.voices, installed });
  switch (request.action) {
    case 'list':
      return list(context);
    case 'verify':
      return verify(context);
    case 'add':
      if (request.kind === 'translation')
        return changing(context, () => addPairs(context, request));
      if (!(await isAccepted(context, request))) return false;
      return changing(context, () => addVoices(context, request));
    case 'remove':
      return changing(context, () => remove(context, request));
    case 'refuse':
    default:
      for (const line of request.lines) say(line);
      return false;
  }
}

/** The names of what is in the folder of a kind, whether it can be read or not. */
async function namesOf(
  { enginesFolder }: EnginesContext,
  kind: 'translation' | 'voice',
): Promise<string[]> {
  return (await listInstalledNames(enginesFolder, kind)).names;
}

type AddRequest = Extract<EnginesRequest, { action: 'add' }>;
type AddPairs = Extract<AddRequest, { kind: 'translation' }>;
type AddVoices = Extract<AddRequest, { kind: 'voice' }>;

async function list(context: EnginesContext): Promise<true> {
  const { registry, voices, enginesFolder, say } = context;
  for (const line of listEngines(registry, await listInstalledPairs(enginesFolder))) say(line);
  say('');
  for (const line of listVoices(voices, listInstalledVoices(enginesFolder))) say(line);
  sayWhenPackageIsMissing(context, 'translation');
  sayWhenPackageIsMissing(context, 'voice');
  return true;
}

async function addPairs(
  context: EnginesContext,
  { models, folder, from }: AddPairs,
): Promise<void> {
  const { enginesFolder, registry, say, freeBytes, signal } = context;
  const source = folder === undefined ? { address: from ?? registry.address } : { folder };
  const settings = { ...context.settings, signal };
  const { version } = registry;
  const installables = models.map((model) =>
    installablePair(model, { enginesFolder, version, source, settings }),
  );
  await addEngines({ enginesFolder, installables, say, freeBytes });
  sayUsed(context, 'translation');
}

/** Shows the cards, and asks unless the command accepts what they say. */
async function isAccepted(
  { voices: registry, say, confirm }: EnginesContext,
  { voices, isAccepted: isAcceptedAlready }: AddVoices,
): Promise<boolean> {
  for (const voice of voices) {
    for (const line of describeVoice(voice, registry)) say(line);
    say('');
  }
  if (isAcceptedAlready) return true;
  if (confirm === undefined) {
    say('Nothing was installed. Add --accept to the command to accept this');
    return false;
  }
  if (await confirm('Install it under these terms? (yes/no) ')) return true;
  say('Nothing was installed');
  return false;
}

async function addVoices(
  context: EnginesContext,
  { voices, folder, from }: AddVoices,
): Promise<void> {
  const { enginesFolder, voices: registry, say, freeBytes, signal } = context;
  const { now = () => new Date() } = context;
  const settings = { ...context.settings, signal };
  const installables = voices.map((voice) => {
    const address = from ?? `${registry.address}${voice.revision}/`;
    const source = folder === undefined ? { address } : { folder };
    return installableVoice(voice, { enginesFolder, source, settings, now });
  });
  await addEngines({ enginesFolder, installables, say, freeBytes });
  sayUsed(context, 'voice');
}

type RemoveRequest = Extract<EnginesRequest, { action: 'remove' }>;

async function remove(
  { enginesFolder, say }: EnginesContext,
  { kind, names }: RemoveRequest,
): Promise<void> {
  for (const name of names) {
    const wasThere = await removeInstalled({ enginesFolder, kind, name });
    await rm(workFolderOf(enginesFolder, name), { recursive: true, force: true });
    say(`${name}: ${wasThere ? 'removed' : 'was not installed'}`);
  }
}

function sayUsed(context: EnginesContext, kind: RemoveRequest['kind']): void {
  context.say('A running product uses them within seconds; nothing needs a restart');
  sayWhenPackageIsMissing(context, kind);
}

function sayWhenPackageIsMissing(context: EnginesContext, kind: RemoveRequest['kind']): void {
  const { packageFolder, voiceRuntime, say } = context;
  if (kind === 'translation' && packageFolder === undefined) say(packageMissing);
  if (kind === 'voice' && voiceRuntime === undefined) say(runtimeMissing);
}

async function verify(context: EnginesContext): Promise<boolean> {
  const { enginesFolder, say, signal } = context;
  const pairs = await listInstalledPairs(enginesFolder);
  const installed = [
    ...pairs.map((pair) => ({ kind: 'translation', name: nameOfPair(pair), files: pair.files })),
    ...listInstalledVoices(enginesFolder).map((voice) => ({ kind: 'voice', ...voice })),
  ];
  let isWhole = true;
  for (const { kind, name, files } of installed) {
    const faults = await checkFiles(Object.values(files), signal);
    if (faults.length === 0) say(`${name}: as installed`);
    else {
      isWhole = false;
      say(`${name}: ${faults.join(', ')}. npm run engines -- add ${kind} ${name} mends it`);
    }
  }
  for (const kind of ['translation', 'voice'] as const) {
    const ofKind = installed.filter((one) => one.kind === kind);
    const readable = new Set(ofKind.map(({ name }) => name));
    for (const name of await namesOf(context, kind)) {
      if (readable.has(name)) continue;
      isWhole = false;
      say(`${name}: cannot be read. npm run engines -- remove ${kind} ${name} removes it`);
    }
  }
  if (installed.length === 0 && isWhole) say('Nothing is installed');
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
