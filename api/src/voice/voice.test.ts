import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { voiceUnavailable, type Utterance, type VoiceEngine } from './engine.ts';
import { nameRecording } from './recording-name.ts';
import { buildListener } from './testing/build-listener.ts';
import { toneMp3 } from './testing/tone-mp3.ts';
import { createVoice } from './voice.ts';
import { createVoiceFiles } from './voice-files.ts';

/** An engine that gives every text its own tone and records its requests. */
function buildEngine(overrides: Partial<VoiceEngine> = {}) {
  const asked: Utterance[] = [];
  const engine: VoiceEngine = {
    name: 'tones',
    languages: new Set(['en', 'es']),
    async speak(utterance) {
      asked.push(utterance);
      return toneMp3(0.3, 200 + 10 * utterance.text.length);
    },
    async close() {},
    ...overrides,
  };
  return { engine, asked };
}

const memoryBytes = 1_000_000;
const listener = buildListener();

test('a text is synthesized once, with the same result every time', async () => {
  const { engine, asked } = buildEngine();
  const voice = createVoice({ speaker: engine, memoryBytes });
  const first = await voice.speak({ text: 'casa', language: 'es' }, listener);
  const second = await voice.speak({ text: 'casa', language: 'es' }, listener);
  expect(second).toEqual(first);
  expect(first).toMatchObject({ engine: 'tones', hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
  expect(asked).toEqual([{ text: 'casa', language: 'es' }]);
});

test('texts that differ only in spaces and composition share a recording', async () => {
  const { engine, asked } = buildEngine();
  const voice = createVoice({ speaker: engine, memoryBytes });
  await voice.speak({ text: 'cáfe  con leche', language: 'es' }, listener);
  await voice.speak({ text: ' ca\u0301fe con\u00A0leche\n', language: 'es' }, listener);
  expect(asked).toEqual([{ text: 'cáfe con leche', language: 'es' }]);
});

test('concurrent requests share one synthesis', async () => {
  const { engine, asked } = buildEngine();
  const voice = createVoice({ speaker: engine, memoryBytes });
  const utterance = { text: 'casa', language: 'es' } as const;
  await Promise.all(Array.from({ length: 10 }, () => voice.speak(utterance, listener)));
  expect(asked.length).toBe(1);
});

test('each language has its own recording', async () => {
  const { engine, asked } = buildEngine();
  const voice = createVoice({ speaker: engine, memoryBytes });
  await voice.speak({ text: 'pan', language: 'es' }, listener);
  await voice.speak({ text: 'pan', language: 'en' }, listener);
  expect(asked.length).toBe(2);
});

test('memory is bounded: the least recently used recording is made again', async () => {
  const { engine, asked } = buildEngine();
  const { length } = await toneMp3(0.3);
  const voice = createVoice({ speaker: engine, memoryBytes: 2 * (length + 500) + 100 });
  for (const text of ['a', 'bb', 'a', 'ccc', 'a', 'bb'])
    await voice.speak({ text, language: 'en' }, listener);
  expect(asked.map(({ text }) => text)).toEqual(['a', 'bb', 'ccc', 'bb']);
});

test('a failure is not cached', async () => {
  const mp3 = await toneMp3();
  const speak = jest
    .fn<Promise<Uint8Array>, [Utterance]>()
    .mockRejectedValueOnce(voiceUnavailable('Down'))
    .mockResolvedValue(mp3);
  const voice = createVoice({ speaker: buildEngine({ speak }).engine, memoryBytes });
  const utterance = { text: 'casa', language: 'es' } as const;
  await expect(voice.speak(utterance, listener)).rejects.toMatchObject({
    code: 'voice_unavailable',
  });
  expect((await voice.speak(utterance, listener))?.mp3).toBe(mp3);
});

test('a text without sound gives null', async () => {
  const { engine } = buildEngine({ speak: async () => new Uint8Array() });
  const voice = createVoice({ speaker: engine, memoryBytes });
  expect(await voice.speak({ text: '...', language: 'en' }, listener)).toBeNull();
  expect(await voice.speak({ text: '\u0000', language: 'en' }, listener)).toBeNull();
});

test('closing closes both engines, or a shared one once', async () => {
  const close = jest.fn(async () => {});
  const { engine } = buildEngine({ close });
  await createVoice({ speaker: engine, memoryBytes }).close();
  expect(close).toHaveBeenCalledTimes(1);
  await createVoice({
    speaker: engine,
    fallbacks: [buildEngine({ close }).engine],
    memoryBytes,
  }).close();
  expect(close).toHaveBeenCalledTimes(3);
});

describe('with files', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'topwords-voice-'));
  });

  afterEach(() => rm(folder, { recursive: true }));

  test('a recording outlives the process', async () => {
    const { engine, asked } = buildEngine();
    const files = createVoiceFiles({ folder, maximumBytes: 1_000_000, onProblem: fail });
    const parts = { speaker: engine, cache: files, memoryBytes };
    const first = createVoice(parts);
    const made = await first.speak({ text: 'casa', language: 'es' }, listener);
    await first.close();
    const kept = await createVoice(parts).speak({ text: 'casa', language: 'es' }, listener);
    expect(asked.length).toBe(1);
    expect(kept?.hash).toBe(made?.hash);
    expect(await readdir(folder)).toEqual([expect.stringMatching(/^[0-9a-f]{32}\.mp3$/)]);
  });

  test('another engine does not use it', async () => {
    const files = createVoiceFiles({ folder, maximumBytes: 1_000_000, onProblem: fail });
    const one = buildEngine();
    const other = buildEngine({ name: 'other tones' });
    const utterance = { text: 'casa', language: 'es' } as const;
    const first = createVoice({ speaker: one.engine, cache: files, memoryBytes });
    await first.speak(utterance, listener);
    await first.close();
    const second = createVoice({ speaker: other.engine, cache: files, memoryBytes });
    await second.speak(utterance, listener);
    await second.close();
    expect(other.asked.length).toBe(1);
  });

  test('recordings of the bank have their own folder', async () => {
    const filesOf = (name: string) =>
      createVoiceFiles({ folder: join(folder, name), maximumBytes: 1_000_000, onProblem: fail });
    const casa = { text: 'casa', language: 'es' } as const;
    const name = nameRecording({ name: 'tones' }, casa);
    const voice = createVoice({
      speaker: buildEngine().engine,
      memoryBytes,
      recordings: filesOf('recordings'),
      isOfBank: (asked) => asked === name,
      cache: filesOf('cache'),
    });
    await voice.speak(casa, listener);
    await voice.speak({ text: 'una casa', language: 'es' }, listener);
    await voice.close();
    expect(await readdir(join(folder, 'recordings'))).toEqual([`${name}.mp3`]);
    expect(await readdir(join(folder, 'cache'))).toHaveLength(1);
  });
});

function fail(error: unknown): never {
  throw error;
}
