/**
 * Writes the IPA of all words of the bank, so that the API does not need an engine for it. Only words
 * missing from the last file are made. Without the optional synthesizer the file is empty, and the
 * build still succeeds.
 */
import { loadBank } from '@topwords/content/bank';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { createEspeakWorker, espeakModule } from './espeak-worker.ts';
import { builtIpaFile, emptyIpaFile, readIpaFile, type IpaFile } from '../bank/ipa-file.ts';
import { makeIpa } from './make-ipa.ts';

/** Change this with the notation, to make all IPA again. */
const notation = 1;

/** The installed synthesizer; undefined when there is none. */
function findMaker(): string | undefined {
  try {
    const file = createRequire(import.meta.url).resolve(`${espeakModule}/package.json`);
    const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
    return `${espeakModule}@${version} notation ${notation}`;
  } catch {
    return undefined;
  }
}

async function make(maker: string): Promise<IpaFile> {
  const workers = Array.from({ length: availableParallelism() }, () => createEspeakWorker());
  try {
    return await makeIpa(loadBank().words, readIpaFile(), { maker, workers });
  } finally {
    await Promise.all(workers.map((worker) => worker.close()));
  }
}

const maker = findMaker();
const file = maker === undefined ? emptyIpaFile(null) : await make(maker);
const draft = new URL(`ipa.json.${process.pid}.draft`, builtIpaFile);
mkdirSync(new URL('./', builtIpaFile), { recursive: true });
writeFileSync(draft, `${JSON.stringify(file)}\n`);
renameSync(draft, builtIpaFile);
const count = Object.values(file.ipa).reduce((sum, words) => sum + Object.keys(words).length, 0);
process.stdout.write(
  maker === undefined
    ? `no IPA: ${espeakModule} is not installed\n`
    : `IPA of ${count} words by ${maker}\n`,
);
