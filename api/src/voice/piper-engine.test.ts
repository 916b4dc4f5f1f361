import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeInstalled } from '../engines/install-folder.ts';
import { findVoiceRuntime } from '../engines/voices/voice-runtime.ts';
import type { Utterance } from './engine.ts';
import { createEspeakEngine } from './espeak-engine.ts';
import { createLocalEngine } from './local-engine.ts';
import { looksLikeMp3 } from './mp3.ts';
import { createPiperEngine, type PiperSettings } from './piper-engine.ts';
import { buildListener } from './testing/build-listener.ts';
import { decodeMp3 } from './testing/decode-mp3.ts';
import { brokenVoice, installTinyVoices } from './testing/install-tiny-voices.ts';
import { nobodyRecorded } from './testing/nobody-recorded.ts';
import { buildConfig, buildTinyVoice, hearTinyVoice } from './testing/tiny-voice.ts';
import { createVoice } from './voice.ts';

/*
 * Real: the installation, eSpeak NG and its phonemes, ONNX Runtime in its process, MP3, and the queue.
 * The model has the inputs and the output of Piper's voices, but weights written by hand, which make a
 * tone for each id: these tests say what a voice is given, and nothing of how a real one sounds.
 */

const name = 'es_MX-tiny-low';
const listener = buildListener();
const casa: Utterance = { text: 'casa', language: 'es' };
const cleanups: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const end of cleanups.splice(0).toReversed()) await end();
});

async function start(
  voices: Parameters<typeof installTinyVoices>[1],
  settings: Partial<PiperSettings> = {},
) {
  const enginesFolder = await mkdtemp(join(tmpdir(), 'topwords-piper-'));
  cleanups.push(() => rm(enginesFolder, { recursive: true }));
  await installTinyVoices(enginesFolder, voices);
  const problems: string[] = [];
  const embedded = createEspeakEngine({ processes: 1 });
  const piper = createPiperEngine({
    enginesFolder,
    runtime: findVoiceRuntime(),
    trace: (utterance, who) => embedded.trace(utterance, who),
    lookEveryMilliseconds: 0,
    // A machine that is busy with something else is no failure.
    startLimitMilliseconds: 60_000,
    runLimitMilliseconds: 60_000,
    onProblem: ({ voice, detail }) => void problems.push(`${voice}: ${detail}`),
    ...settings,
  });
  const local = createLocalEngine({ human: nobodyRecorded, piper, embedded });
  const voice = createVoice({ speaker: local, fallbacks: [embedded], memoryBytes: 1_000_000 });
  cleanups.push(() => voice.close());
  const speak = async (utterance: Utterance) => {
    const speech = await voice.speak(utterance, listener);
    if (speech === null) throw new Error('Nothing was said');
    return speech;
  };
  return { enginesFolder, problems, piper, embedded, local, voice, speak };
}

/** What the voice should be given for IPA: a pause after each character. */
const padded = (ipa: string) => `^_${Array.from(ipa, (one) => `${one}_`).join('')}$`;

test('the model gets the ids of the phonemes, each followed by a pause', async () => {
  const { speak } = await start({ [name]: buildTinyVoice() });
  const speech = await speak(casa);
  expect(looksLikeMp3(speech.mp3)).toBe(true);
  expect(speech.engine).toMatch(/^piper:es_MX-tiny-low:[0-9a-f]{8}$/);
  expect(await hearTinyVoice(speech.mp3)).toEqual({ heard: padded('kˈasa'), speaker: 0 });
});

test('phonemes of ours are spoken instead of the text', async () => {
  const { speak } = await start({ [name]: buildTinyVoice() });
  const { mp3 } = await speak({ ...casa, phonemes: "[[k|a|s|'a]]" });
  expect((await hearTinyVoice(mp3)).heard).toBe(padded('kasˈa'));
});

test('the punctuation of the text is added again', async () => {
  const { speak } = await start({ [name]: buildTinyVoice() });
  const { mp3 } = await speak({ text: 'casa, mesa', language: 'es' });
  expect((await hearTinyVoice(mp3)).heard).toBe(padded('kˈasa, mˈesa'));
});

test('the length of the configuration makes the sound longer', async () => {
  const { model } = buildTinyVoice();
  const { speak } = await start({ [name]: { model, config: buildConfig({ length: 1.5 }) } });
  const { mp3 } = await speak(casa);
  expect((await hearTinyVoice(mp3, 1.5)).heard).toBe(padded('kˈasa'));
  expect((await decodeMp3(mp3)).seconds).toBeGreaterThan(1.7);
});

test('a model with several speakers gets the first one', async () => {
  const { speak } = await start({ [name]: buildTinyVoice({ speakers: 2 }) });
  const { mp3 } = await speak(casa);
  expect(await hearTinyVoice(mp3)).toEqual({ heard: padded('kˈasa'), speaker: 0 });
});

test('a voice speaks its own variety only, the embedded voice all others', async () => {
  const { speak } = await start({ [name]: buildTinyVoice() });
  expect((await speak({ ...casa, variety: 'es-MX' })).engine).toMatch(/^piper:/);
  expect((await speak({ ...casa, variety: 'es-ES' })).engine).toBe('espeak-ng');
  expect((await speak({ text: 'house', language: 'en' })).engine).toBe('espeak-ng');
  expect((await speak({ text: 'casa '.repeat(101), language: 'es' })).engine).toBe('espeak-ng');
});

test('what has an installed voice is known by variety, and a voice that rests does not count', async () => {
  const { voice, speak, enginesFolder } = await start({ [name]: buildTinyVoice() });
  expect(voice.hasInstalledVoice('es')).toBe(true);
  expect(voice.hasInstalledVoice('es', 'es-MX')).toBe(true);
  expect(voice.hasInstalledVoice('es', 'es-ES')).toBe(false);
  expect(voice.hasInstalledVoice('de')).toBe(false);
  await installTinyVoices(enginesFolder, { [name]: brokenVoice(buildTinyVoice()) });
  await speak(casa);
  expect(voice.hasInstalledVoice('es')).toBe(false);
});

test('voices that are added and removed are used and left without a restart', async () => {
  const { enginesFolder, speak, local } = await start({});
  const engineOfCasa = async () => (await speak(casa)).engine;
  expect(await engineOfCasa()).toBe('espeak-ng');
  const before = local.edition?.();
  await installTinyVoices(enginesFolder, { [name]: buildTinyVoice() });
  expect(await engineOfCasa()).toContain(name);
  expect(local.edition?.()).not.toBe(before);
  const later = new Date('2026-02-02T00:00:00Z');
  await installTinyVoices(enginesFolder, { 'es_MX-other-low': buildTinyVoice() }, later);
  expect(await engineOfCasa()).toContain('es_MX-other-low');
  for (const one of [name, 'es_MX-other-low']) {
    await removeInstalled({ enginesFolder, kind: 'voice', name: one });
  }
  expect(await engineOfCasa()).toBe('espeak-ng');
});

test('a broken model is tried once and logged once; the embedded voice answers', async () => {
  const { speak, problems, piper } = await start({ [name]: brokenVoice(buildTinyVoice()) });
  expect((await speak(casa)).engine).toBe('espeak-ng');
  expect((await speak({ text: 'mesa', language: 'es' })).engine).toBe('espeak-ng');
  expect(problems).toEqual([expect.stringMatching(/^es_MX-tiny-low: failed while loading: /)]);
  expect(piper.processIds()).toEqual([]);
});

test('a broken voice is tried again after a rest, and at once when it is installed again', async () => {
  let now = 0;
  const { enginesFolder, speak, problems } = await start(
    { [name]: brokenVoice(buildTinyVoice()) },
    { now: () => now },
  );
  await speak(casa);
  now = 31_000;
  await speak({ text: 'mesa', language: 'es' });
  expect(problems).toHaveLength(2);
  await installTinyVoices(enginesFolder, { [name]: buildTinyVoice() });
  expect((await speak(casa)).engine).toMatch(/^piper:/);
});

test('a model whose file has changed is not loaded', async () => {
  const { enginesFolder, speak, problems } = await start({ [name]: buildTinyVoice() });
  const { model } = buildTinyVoice({ speakers: 2 });
  await writeFile(join(enginesFolder, 'voice', name, 'model.onnx'), model);
  expect((await speak(casa)).engine).toBe('espeak-ng');
  expect(problems).toEqual([expect.stringContaining('The file of the model has changed')]);
});

test('a configuration whose file has changed is not used', async () => {
  const { enginesFolder, speak, problems } = await start({ [name]: buildTinyVoice() });
  const file = join(enginesFolder, 'voice', name, 'model.onnx.json');
  await writeFile(file, buildConfig({ length: 1.5 }));
  expect((await speak(casa)).engine).toBe('espeak-ng');
  expect(problems).toEqual([expect.stringContaining('The configuration has changed')]);
});

test('a configuration that cannot be read is reported like a broken model', async () => {
  const { model } = buildTinyVoice();
  const { speak, problems } = await start({ [name]: { model, config: Buffer.from('{}') } });
  expect((await speak(casa)).engine).toBe('espeak-ng');
  expect(problems).toEqual([expect.stringContaining('failed while loading')]);
});

test('a killed process is replaced, and its text spoken', async () => {
  const { speak, piper, problems } = await start({ [name]: buildTinyVoice() });
  await speak(casa);
  const [first] = piper.processIds();
  const interrupted = speak({ text: 'mesa '.repeat(60), language: 'es' });
  process.kill(first ?? 0, 'SIGKILL');
  expect((await interrupted).engine).toMatch(/^piper:/);
  expect(piper.processIds()).not.toContain(first);
  expect(problems).toEqual([]);
});

test('a text that takes too long is spoken by the embedded voice', async () => {
  const { speak, problems } = await start(
    { [name]: buildTinyVoice() },
    { runLimitMilliseconds: 1 },
  );
  expect((await speak({ text: 'casa '.repeat(60), language: 'es' })).engine).toBe('espeak-ng');
  expect(problems).toEqual(['es_MX-tiny-low: failed while working: Took too long']);
});

test('an idle process ends, and the next text starts another', async () => {
  const { speak, piper } = await start({ [name]: buildTinyVoice() }, { idleLimitMilliseconds: 50 });
  await speak(casa);
  while (piper.processIds().length > 0) await new Promise((done) => setTimeout(done, 10));
  expect((await speak({ text: 'mesa', language: 'es' })).engine).toMatch(/^piper:/);
});

test('without the package that runs voices, the embedded voice speaks, and the log says why once', async () => {
  const { speak, problems } = await start({ [name]: buildTinyVoice() }, { runtime: undefined });
  expect((await speak(casa)).engine).toBe('espeak-ng');
  await speak({ text: 'mesa', language: 'es' });
  expect(problems).toEqual([expect.stringContaining('onnxruntime-web')]);
});
