import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { buildBank } from '../testing/factories.ts';
import { createCatalogue } from '../bank/catalogue.ts';
import { createBankRecordings } from './bank-recordings.ts';
import { recordAhead } from './record-ahead.ts';
import { recordBank } from './record-bank.ts';
import { toneMp3 } from './testing/tone-mp3.ts';
import { createVoiceFiles, type VoiceFiles } from './voice-files.ts';

const engine = { name: 'espeak-ng', languages: new Set(['es', 'en'] as const) };
const recordings = createBankRecordings(createCatalogue(buildBank()), engine);
const words = [...recordings.words()];
let folder: string;
let files: VoiceFiles;

const onProblem = (error: unknown): never => {
  throw error;
};

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'topwords-recordings-'));
  files = createVoiceFiles({ folder, maximumBytes: 1e9, onProblem });
});

afterEach(() => rm(folder, { recursive: true }));

const work = (overrides: Partial<Parameters<typeof recordBank>[1]> = {}) => ({
  files,
  record: jest.fn(() => toneMp3(0.1)),
  atOnce: 2,
  signal: new AbortController().signal,
  room: 1e9,
  ...overrides,
});

test('an interrupted run resumes where it ended', async () => {
  const stopping = new AbortController();
  const first = work({
    atOnce: 1,
    signal: stopping.signal,
    onProgress: ({ made }) => (made === 2 ? stopping.abort() : undefined),
  });
  expect(await recordBank(recordings.words(), first)).toMatchObject({ recorded: 2, made: 2 });
  expect((await readdir(folder)).toSorted()).toEqual(
    words
      .slice(0, 2)
      .map(({ name }) => `${name}.mp3`)
      .toSorted(),
  );
  const second = work();
  const progress = await recordBank(recordings.words(), second);
  expect(progress).toMatchObject({ recorded: words.length, made: words.length - 2 });
  expect(second.record).toHaveBeenCalledTimes(words.length - 2);
  expect(await readdir(folder)).toHaveLength(words.length);
});

test('a run ends when there is no more room', async () => {
  const { length } = await toneMp3(0.1);
  const progress = await recordBank(recordings.words(), work({ atOnce: 1, room: length * 1.5 }));
  expect(progress).toEqual({ recorded: 2, skipped: 0, made: 2, bytes: 2 * length });
});

test('a text that cannot be recorded now is not counted as recorded, and tried by the next run', async () => {
  const failing = work({ atOnce: 1, record: () => Promise.resolve(undefined) });
  expect(await recordBank(recordings.words(), failing)).toEqual({
    recorded: 0,
    skipped: words.length,
    made: 0,
    bytes: 0,
  });
  expect(await recordBank(recordings.words(), work())).toMatchObject({
    recorded: words.length,
    skipped: 0,
  });
});

test('an idle server records the words, and waits while it is busy', async () => {
  let isIdle = false;
  const { promise: asked, resolve } = Promise.withResolvers<void>();
  const settings = {
    recordings,
    files: {
      ...files,
      async write(name: string, mp3: Uint8Array) {
        await files.write(name, mp3);
        if ((await readdir(folder)).length === words.length) resolve();
      },
    },
    maximumBytes: 1e9,
    includesSentences: false,
    onProblem,
    waitMilliseconds: 0,
    busyWaitMilliseconds: 1,
    niceness: 0,
  };
  const busy = Promise.withResolvers<void>();
  const stop = recordAhead({
    ...settings,
    engine: {
      ...engine,
      isIdle() {
        if (!isIdle) busy.resolve();
        return isIdle;
      },
      speak: () => Promise.reject(new Error('It has no installed voice')),
    },
  });
  await busy.promise;
  expect(await readdir(folder)).toEqual([]);
  isIdle = true;
  await asked;
  await stop();
  expect(await readdir(folder)).toHaveLength(words.length);
});

async function countFiles(): Promise<number> {
  return (await readdir(folder)).length;
}

test('after a voice is installed, the words are recorded again with it', async () => {
  let edition = 'one';
  const changing = {
    ...engine,
    edition: () => edition,
    nameFor: () => edition,
    isIdle: () => true,
    speak: () => toneMp3(0.1),
  };
  const stop = recordAhead({
    recordings: createBankRecordings(createCatalogue(buildBank()), changing),
    engine: changing,
    files,
    maximumBytes: 1e9,
    includesSentences: false,
    onProblem,
    waitMilliseconds: 0,
    lookEveryMilliseconds: 1,
  });
  while ((await countFiles()) < words.length) await pause(5);
  edition = 'two';
  while ((await countFiles()) < 2 * words.length) await pause(5);
  await stop();
  expect(await countFiles()).toBe(2 * words.length);
});
