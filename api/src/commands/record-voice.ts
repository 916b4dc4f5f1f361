/**
 * npm run voice:record: records all words and sentences of the bank with the voices of this machine, so
 * that no learner waits for them. It can be stopped at any time and resumes where it stopped. `--
 * words` records only the words.
 */
import { loadBank } from '@topwords/content/bank';
import { enginesFolder } from '../engines/engines-folder.ts';
import { readEnvironment } from '../environment/read-environment.ts';
import { exit } from '../process/start-failure.ts';
import { createCatalogue } from '../bank/catalogue.ts';
import { createTableLoader } from '../bank/table-loader.ts';
import { createLadderLoader } from '../first-words/ladder-loader.ts';
import { ladderTexts } from '../first-words/ladder-texts.ts';
import { createBankReader } from '../voice/bank-reader.ts';
import { createBankRecordings, type NamedUtterance } from '../voice/bank-recordings.ts';
import type { Utterance } from '../voice/engine.ts';
import { createRecorder } from '../voice/create-recorder.ts';
import { defaultProcesses } from '../voice/espeak-engine.ts';
import { createEspeakWorker } from '../voice/espeak-worker.ts';
import { recordBank } from '../voice/record-bank.ts';
import { isOutside, localEnginesFrom, recordingsFolder } from '../voice/voice-from-environment.ts';
import { createVoiceFiles } from '../voice/voice-files.ts';

const linesEveryMilliseconds = 2000;

const { settings, faults } = readEnvironment(process.env);
if (faults !== undefined) exit(faults);
if (isOutside(settings)) {
  exit(['The outside voice records on demand: recording the whole bank would cost money.']);
}
const folder = recordingsFolder(settings, settings.DATABASE_URL);
if (folder === undefined) exit(['VOICE_RECORDINGS_FOLDER: set it to the folder for recordings']);

const { VOICE_RECORDINGS_BYTES: maximumBytes } = settings;
const files = createVoiceFiles({
  folder,
  maximumBytes,
  onProblem(error) {
    throw error;
  },
});
const bank = loadBank(settings.BANK_FILE);
const catalogue = createCatalogue(bank);
const reader = createBankReader(catalogue, createTableLoader(bank.version));
const { local } = localEnginesFrom(settings, {
  enginesFolder: enginesFolder(settings),
  catalogue,
  reader,
  onProblem: ({ voice, detail }) => say([voice, detail].join(' ')),
});
const recordText = createRecorder(local);
const recordings = createBankRecordings(catalogue, local, {
  reader,
  visitorTexts: () => ladderTexts(createLadderLoader(bank.version), catalogue),
});
const hasSentences = !process.argv.includes('words');
const texts = [...recordings.words(), ...(hasSentences ? recordings.sentences() : [])];
const workers = Array.from({ length: settings.VOICE_PROCESSES ?? defaultProcesses() }, () =>
  createEspeakWorker(),
);
const free = [...workers];
const stopping = new AbortController();
process.on('SIGINT', () => stopping.abort()).on('SIGTERM', () => stopping.abort());

async function record(utterance: Utterance, name: string): Promise<Uint8Array | undefined> {
  const worker = free.pop();
  if (worker === undefined) throw new Error('More concurrent texts than processes');
  try {
    return await recordText(utterance, name, worker);
  } finally {
    free.push(worker);
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function recordAll(all: readonly NamedUtterance[]): Promise<void> {
  const begun = performance.now();
  let lastLine = begun;
  const room = maximumBytes - (await files.size());
  const { recorded, skipped, made, bytes } = await recordBank(all[Symbol.iterator](), {
    files,
    record,
    atOnce: workers.length,
    signal: stopping.signal,
    room,
    onProgress(progress) {
      if (performance.now() - lastLine < linesEveryMilliseconds) return;
      lastLine = performance.now();
      say(`${progress.recorded} of ${all.length} recorded`);
    },
  });
  const seconds = Math.round((performance.now() - begun) / 1000);
  const megabytes = (bytes / 1e6).toFixed(1);
  say(
    `${recorded} of ${all.length} recorded, ${made} of them now: ${megabytes} MB in ${seconds} s`,
  );
  if (recorded < all.length) {
    process.exitCode = 1;
    const isFull = recorded + skipped < all.length && !stopping.signal.aborted;
    if (isFull) say('The recordings have reached VOICE_RECORDINGS_BYTES');
    if (skipped > 0) {
      say(`${skipped} were not recorded: their voice failed, or voices were installed or removed`);
    }
  }
}

try {
  await recordAll(texts);
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
} finally {
  await Promise.all([local, ...workers].map((one) => one.close()));
}
