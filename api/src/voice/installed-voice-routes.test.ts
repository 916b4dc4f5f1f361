import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCatalogue } from '../bank/catalogue.ts';
import { findVoiceRuntime } from '../engines/voices/voice-runtime.ts';
import { buildBank } from '../testing/factories.ts';
import { startApi } from '../testing/start-api.ts';
import { createBankReader } from './bank-reader.ts';
import { createBankRecordings } from './bank-recordings.ts';
import { createEspeakEngine } from './espeak-engine.ts';
import { createLocalEngine } from './local-engine.ts';
import { createPiperEngine } from './piper-engine.ts';
import { voiceRoutes } from './routes.ts';
import { brokenVoice, installTinyVoices } from './testing/install-tiny-voices.ts';
import { nobodyRecorded } from './testing/nobody-recorded.ts';
import { buildTinyVoice } from './testing/tiny-voice.ts';
import { createVoiceFiles } from './voice-files.ts';
import { createVoice } from './voice.ts';

/* Real models in real processes; piper-engine.test.ts says what they cover. */

const name = 'es_MX-tiny-low';
const cleanups: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const end of cleanups.splice(0).toReversed()) await end();
});

async function start() {
  const folder = await mkdtemp(join(tmpdir(), 'topwords-voices-'));
  cleanups.push(() => rm(folder, { recursive: true }));
  const enginesFolder = join(folder, 'engines');
  const embedded = createEspeakEngine({ processes: 1 });
  const piper = createPiperEngine({
    enginesFolder,
    runtime: findVoiceRuntime(),
    trace: (utterance, listener) => embedded.trace(utterance, listener),
    lookEveryMilliseconds: 0,
    onProblem: () => undefined,
  });
  const local = createLocalEngine({ human: nobodyRecorded, piper, embedded });
  const catalogue = createCatalogue(buildBank());
  const reader = createBankReader(catalogue);
  const recordings = createBankRecordings(catalogue, local, { reader });
  const files = createVoiceFiles({
    folder: join(folder, 'recordings'),
    maximumBytes: 1e9,
    onProblem(error) {
      throw error;
    },
  });
  const voice = createVoice({
    speaker: local,
    fallbacks: [embedded],
    memoryBytes: 1_000_000,
    resolve: (utterance) => reader.resolve(utterance),
    isOfBank: (recording) => recordings.find(recording) !== undefined,
    recordings: files,
  });
  cleanups.push(() => voice.close());
  const api = await startApi({ routes: voiceRoutes({ voice, recordings }) });
  cleanups.push(() => api.stop());
  function nameOfCasa(): string {
    for (const { name: recording, utterance } of recordings.words()) {
      if (utterance.text === 'casa' && utterance.variety === 'es-MX') return recording;
    }
    throw new Error('The bank has this word');
  }
  const play = (recording: string) => fetch(`${api.origin}/api/voice/recordings/${recording}.mp3`);
  return { enginesFolder, nameOfCasa, play, files };
}

test('an installed voice speaks from then on, and its recordings have other names', async () => {
  const { enginesFolder, nameOfCasa, play, files } = await start();
  const before = nameOfCasa();
  const first = await play(before);
  expect(first.headers.get('x-engine')).toBe('espeak-ng');
  expect(first.headers.get('cache-control')).toContain('immutable');

  await installTinyVoices(enginesFolder, { [name]: buildTinyVoice() });
  const after = nameOfCasa();
  expect(after).not.toBe(before);
  const second = await play(after);
  expect(second.headers.get('x-engine')).toMatch(/^piper:es_MX-tiny-low:/);
  expect(second.headers.get('cache-control')).toContain('immutable');
  expect(await (await play(before)).json()).toMatchObject({ code: 'recording_unknown' });
  while (!(await files.has(after))) await new Promise((done) => setTimeout(done, 10));
});

test('what the embedded voice says for a broken one is not kept under its name', async () => {
  const { enginesFolder, nameOfCasa, play, files } = await start();
  await installTinyVoices(enginesFolder, { [name]: brokenVoice(buildTinyVoice()) });
  const { status, headers } = await play(nameOfCasa());
  expect(status).toBe(200);
  expect(headers.get('x-engine')).toBe('espeak-ng');
  expect(headers.get('cache-control')).toBe('no-cache');
  expect(await files.has(nameOfCasa())).toBe(false);
});
