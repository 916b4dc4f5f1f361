import { voiceUnavailable, type Utterance } from './engine.ts';
import { createRecorder } from './create-recorder.ts';
import type { EspeakWorker } from './espeak-worker.ts';
import { nameRecording } from './recording-name.ts';
import { voiceFailed } from './voice-failed.ts';

const mp3 = new Uint8Array([1, 2, 3]);
const utterances = ['uno', 'dos', 'tres'].map((text): Utterance => ({ text, language: 'es' }));
const [uno] = utterances as [Utterance, ...Utterance[]];

const worker: EspeakWorker = {
  processId: () => undefined,
  speak: () => Promise.reject(new Error('An installed voice records these')),
  trace: () => Promise.reject(new Error('An installed voice records these')),
  close: () => Promise.resolve(),
};

/** An engine whose voice for everything is installed. */
const installed = (speak: () => Promise<Uint8Array>) => ({
  name: 'espeak-ng',
  nameFor: () => 'piper:es_MX-tiny-low:01234567',
  speak,
});

test('an installed voice gets one text at a time, so that none waits too long in its queue', async () => {
  let running = 0;
  const most: number[] = [];
  const engine = installed(async () => {
    running += 1;
    most.push(running);
    await new Promise((done) => setImmediate(done));
    running -= 1;
    return mp3;
  });
  const record = createRecorder(engine);
  const all = utterances.map((one) => record(one, nameRecording(engine, one), worker));
  expect(await Promise.all(all)).toEqual([mp3, mp3, mp3]);
  expect(most).toEqual([1, 1, 1]);
});

test.each([
  ['fails', () => voiceFailed('broken')],
  ['is busy', () => voiceUnavailable('Waited too long')],
])('a text whose voice %s is not recorded, and the next one is tried', async (_how, error) => {
  let asked = 0;
  const engine = installed(() => {
    asked += 1;
    return asked === 1 ? Promise.reject(error()) : Promise.resolve(mp3);
  });
  const record = createRecorder(engine);
  const name = nameRecording(engine, uno);
  expect(await record(uno, name, worker)).toBeUndefined();
  expect(await record(uno, name, worker)).toBe(mp3);
});

test('a text that was named for another voice is not recorded', async () => {
  const engine = installed(() => Promise.resolve(mp3));
  const other = nameRecording({ ...engine, nameFor: () => 'espeak-ng' }, uno);
  expect(await createRecorder(engine)(uno, other, worker)).toBeUndefined();
});
