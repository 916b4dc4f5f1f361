import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Catalogue } from '../bank/catalogue.ts';
import { tryLock } from '../db/try-lock.ts';
import { createSpokenTextFinder, nameOf } from '../voice/human/find-spoken-text.ts';
import {
  readHumanSet,
  removeSound,
  storeSound,
  writeHumanSet,
  type HumanRecording,
} from '../voice/human/human-set.ts';
import { languageOfVariety, varietiesOf } from '../voice/human/varieties.ts';
import { looksLikeMp3 } from '../voice/mp3.ts';

/** The usage text of `npm run voice:human`. */
const humanVoiceUsage = [
  'Usage: npm run voice:human -- add <folder>',
  '       npm run voice:human -- list',
  '       npm run voice:human -- remove <variety>/<text> … | all',
  '       In the folder, each language or variety has a folder of its own (es, es-MX, en-GB, ru),',
  '       with MP3 files that are called what is said in them: es-MX/casa.mp3, ru/за́мок.mp3,',
  '       en/lead (metal).mp3, es/Cómo estás.mp3.',
];

interface HumanVoiceContext {
  /** Where the recordings are kept. */
  folder: string;
  catalogue: Catalogue;
  /** Prints a line for the operator. */
  say: (line: string) => void;
}

/** Longest file that is taken: half a minute at a high quality. */
const maximumBytes = 1_000_000;

/**
 * Adds, lists or removes recordings by people, as written in a terminal.
 * @returns whether all was done; what was not, was said
 */
export async function runHumanVoiceCommand(
  context: HumanVoiceContext,
  args: string[],
): Promise<boolean> {
  const { say, folder } = context;
  const [action, ...names] = parse(args);
  if (action === 'list' && names.length === 0) return list(context);
  const [source] = names;
  const isKnown =
    (action === 'add' && names.length === 1) || (action === 'remove' && names.length > 0);
  if (!isKnown || source === undefined) {
    for (const line of humanVoiceUsage) say(line);
    return false;
  }
  const release = tryLock(join(folder, 'changing'));
  if (release === undefined) {
    say(`Another command is changing ${folder}. Try again when it has ended`);
    return false;
  }
  try {
    return action === 'add' ? await add(context, source) : await remove(context, names);
  } finally {
    release();
  }
}

function parse(args: string[]): string[] {
  try {
    return parseArgs({ args, options: {}, allowPositionals: true }).positionals;
  } catch {
    return [];
  }
}

function list({ folder, say }: HumanVoiceContext): boolean {
  const recordings = readHumanSet(folder);
  for (const recording of recordings) {
    say(`${pathOf(recording)}  ${(recording.bytes / 1000).toFixed(1)} kB`);
  }
  say(recordings.length === 0 ? 'Nothing has been recorded' : `${recordings.length} recordings`);
  return true;
}

/** A file that may be taken, or why it is not. */
type Candidate = { path: string } & ({ recordings: HumanRecording[] } | { problem: string });

async function add(context: HumanVoiceContext, source: string): Promise<boolean> {
  const { folder, say } = context;
  const candidates: Candidate[] = [];
  const folders = await namesIn(source);
  if (folders === undefined) {
    say(`${source} is no folder that can be read`);
    return false;
  }
  const read = readerOf(context);
  for (const name of folders) {
    for (const file of (await namesIn(join(source, name))) ?? []) {
      candidates.push(await read(source, name, file));
    }
  }
  const added = candidates.flatMap((one) => ('recordings' in one ? one.recordings : []));
  // A variety's own folder comes after its language's, and so counts more.
  const all = new Map([...readHumanSet(folder), ...added].map((one) => [pathOf(one), one]));
  if (added.length > 0) await replaceAll(folder, [...all.values()]);
  for (const one of candidates) if ('problem' in one) say(`${one.path}: ${one.problem}`);
  const taken = candidates.filter((one) => 'recordings' in one).length;
  say(`${taken} of ${candidates.length} files added`);
  return taken > 0 && taken === candidates.length;
}

function readerOf({ folder, catalogue }: HumanVoiceContext) {
  const findText = createSpokenTextFinder(catalogue);
  return async (source: string, name: string, file: string): Promise<Candidate> => {
    const path = `${name}/${file}`;
    const varieties = varietiesOf(name);
    const language = languageOfVariety(varieties[0] ?? '');
    if (language === undefined) return { path, problem: `${name} is no language or variety` };
    if (!/\.mp3$/i.test(file)) return { path, problem: 'is not called .mp3' };
    const found = findText(language, file.replace(/\.mp3$/i, ''));
    if ('advice' in found) return { path, problem: found.advice };
    const { size } = await stat(join(source, name, file));
    if (size > maximumBytes) {
      return { path, problem: `has ${size} bytes; at most ${maximumBytes} are taken` };
    }
    const mp3 = await readFile(join(source, name, file));
    if (!looksLikeMp3(mp3)) return { path, problem: 'is not MP3' };
    const stored = await storeSound(folder, mp3);
    const recordings = varieties.map((variety) => ({ variety, ...found.spoken, ...stored }));
    return { path, recordings };
  };
}

async function remove({ folder, say }: HumanVoiceContext, names: string[]): Promise<boolean> {
  const recordings = readHumanSet(folder);
  const isAll = names.length === 1 && names[0] === 'all';
  const gone = isAll ? recordings : recordings.filter((one) => names.includes(pathOf(one)));
  await replaceAll(
    folder,
    recordings.filter((one) => !gone.includes(one)),
  );
  const unknown = isAll ? [] : names.filter((name) => !gone.some((one) => pathOf(one) === name));
  for (const name of unknown) say(`${name}: has no recording`);
  say(`${gone.length} recordings removed`);
  return unknown.length === 0;
}

/** Writes the list, then removes the sounds that are in it no more. */
async function replaceAll(folder: string, recordings: readonly HumanRecording[]): Promise<void> {
  const before = readHumanSet(folder);
  await writeHumanSet(folder, recordings);
  const used = new Set(recordings.map(({ sha256 }) => sha256));
  for (const { sha256 } of before) if (!used.has(sha256)) await removeSound(folder, sha256);
}

/** How a recording is listed and removed. */
function pathOf(recording: HumanRecording): string {
  return `${recording.variety}/${nameOf(recording)}`;
}

/** The names in a folder, without hidden ones; undefined if it cannot be read. */
async function namesIn(folder: string): Promise<string[] | undefined> {
  const names = await readdir(folder).catch(() => undefined);
  return names?.filter((name) => !name.startsWith('.')).toSorted();
}
