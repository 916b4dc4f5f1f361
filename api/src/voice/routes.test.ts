import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { createAttemptLimits } from '../auth/attempt-limits.ts';
import { createAccessTokens } from '../routing/access-tokens.ts';
import { deriveKeys } from '../auth/keys.ts';
import { createSecurityHistory } from '../history/security-history.ts';
import { createPasswords } from '../auth/passwords.ts';
import { keepSettings } from '../practice/settings-repository.ts';
import { insertUser } from '../users/user-repository.ts';
import { createApp } from '../app.ts';
import { migrateDatabase } from '../db/migrate-database.ts';
import { openDatabase } from '../db/open-database.ts';
import { buildBank } from '../testing/factories.ts';
import { createCatalogue } from '../bank/catalogue.ts';
import { voiceUnavailable, type Utterance, type VoiceEngine } from './engine.ts';
import { createBankReader } from './bank-reader.ts';
import { createBankRecordings } from './bank-recordings.ts';
import { createEspeakEngine } from './espeak-engine.ts';
import { inTurns } from './in-turns.ts';
import { nameRecording } from './recording-name.ts';
import { voiceRoutes } from './routes.ts';
import { decodeMp3 } from './testing/decode-mp3.ts';
import { createVoice } from './voice.ts';

const endings: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const end of endings.splice(0).toReversed()) await end();
});

/** Starts an API with an engine; `ask` requests speech as a signed-in learner. */
async function startApi(speaker: VoiceEngine, { isPaid = false } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'topwords-voice-'));
  endings.push(() => rm(folder, { recursive: true }));
  const db = openDatabase(`sqlite:${join(folder, 'test.db')}`);
  endings.push(() => db.destroy());
  await migrateDatabase(db);
  const catalogue = createCatalogue(buildBank());
  const reader = createBankReader(catalogue);
  const resolve = (utterance: Utterance) => reader.resolve(utterance);
  const voice = createVoice({ speaker, resolve, memoryBytes: 1_000_000 });
  const recordings = createBankRecordings(catalogue, speaker);
  endings.push(() => voice.close());
  const keys = deriveKeys('a secret for tests that is long enough');
  const accessTokens = createAccessTokens(keys.accessToken);
  const limit = 10;
  const app = createApp({
    db,
    keys,
    accessTokens,
    now: Date.now,
    log: pino({ level: 'silent' }),
    limits: createAttemptLimits({
      windowSeconds: 60,
      loginAddress: limit,
      loginAccount: limit,
      loginPair: limit,
      signInAddress: limit,
      signInAccount: limit,
      registerAddress: limit,
      resetAddress: limit,
      resetAccount: limit,
    }),
    passwords: createPasswords(1),
    mailer: { delivery: 'mail' as const, add: () => Promise.resolve() },
    history: createSecurityHistory({ db, log: pino({ level: 'silent' }), now: Date.now }),
    bankVersion: 'test',
    allowedOrigins: [],
    trustedProxies: 0,
    checkAnswers: true,
    routes: voiceRoutes({ voice, recordings, isPaid }),
  });
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  endings.push(async () => {
    server.close();
    await once(server, 'close');
  });
  const user = { id: 'u', email: 'u@example.org', username: 'U', native: null, timeZone: 'UTC' };
  await insertUser(db, { ...user, createdAt: 0 }, null);
  const token = await accessTokens.issue({ userId: 'u', sessionId: undefined }, Date.now());
  const { port } = server.address() as AddressInfo;
  const ask = (
    body: object,
    headers: Record<string, string> = {},
    signal: AbortSignal | null = null,
  ) =>
    fetch(`http://127.0.0.1:${port}/api/words/voice`, {
      signal,
      method: 'POST',
      headers: {
        authorization: `Bearear ${token}`,
        connection: 'close',
        'content-type': 'application/json',
        ...headers,
      },
      body: JSON.stringify(body),
    });
  const getRecording = (name: string, headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${port}/api/voice/recordings/${name}.mp3`, {
      headers: { connection: 'close', ...headers },
    });
  const listVoices = async () => {
    const response = await fetch(`http://127.0.0.1:${port}/api/words/voice`, {
      headers: { authorization: `Bearear ${token}`, connection: 'close' },
    });
    return response.json();
  };
  return { ask, getRecording, listVoices, recordings, db };
}

// @spec C19
test('a word is answered as MP3 with the name of its engine', async () => {
  const { ask } = await startApi(createEspeakEngine());
  const response = await ask({ text: ' öğretmen ', language: 'tr' });
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'audio/mpeg',
    'cache-control': expect.stringMatching(/^private/),
    etag: expect.stringMatching(/^"[0-9a-f]{32}"$/),
    'x-engine': 'espeak-ng',
  });
  const mp3 = new Uint8Array(await response.arrayBuffer());
  expect(response.headers.get('content-length')).toBe(String(mp3.length));
  const { seconds, loudness } = await decodeMp3(mp3);
  expect(seconds).toBeGreaterThan(0.4);
  expect(loudness).toBeGreaterThan(0.02);
});

test('a word is spoken in the variety of the learner, from its phonemes, which no request may have', async () => {
  const asked: Utterance[] = [];
  const { ask, db } = await startApi({
    name: 'phonemes',
    readsPhonemes: true,
    languages: new Set(['es'] as const),
    async speak(utterance) {
      asked.push(utterance);
      return Uint8Array.of(0xff, 0xfb);
    },
    close: () => Promise.resolve(),
  });
  await ask({ text: 'luz', language: 'es', phonemes: '[[x]]' });
  await keepSettings(db, 'u', { spanish_variety: 'es-ES' });
  await ask({ text: 'luz', language: 'es' });
  expect(asked).toEqual([
    { text: 'luz', language: 'es', variety: 'es-MX', phonemes: "[[l|'u|s]]" },
    { text: 'luz', language: 'es', variety: 'es-ES', phonemes: "[[l|'u|T]]" },
  ]);
});

test('the voices name the engine of each language, and the varieties of the learner', async () => {
  const speaker: VoiceEngine = {
    name: 'two',
    languages: new Set(['es', 'ru'] as const),
    speak: () => Promise.resolve(new Uint8Array()),
    close: () => Promise.resolve(),
  };
  const embedded = await startApi(speaker);
  expect(await embedded.listVoices()).toEqual({
    engines: [{ engine: 'embedded', languages: ['es', 'ru'] }],
    varieties: ['en-US', 'es-MX', 'ru-RU', 'tr-TR'],
  });
  await keepSettings(embedded.db, 'u', { english_variety: 'en-GB', spanish_variety: 'es-ES' });
  expect(await embedded.listVoices()).toMatchObject({
    varieties: ['en-GB', 'es-ES', 'ru-RU', 'tr-TR'],
  });
  const withVoice: VoiceEngine = {
    ...speaker,
    hasInstalledVoice: (language, variety) => language === 'es' && variety === 'es-MX',
  };
  const installed = await startApi(withVoice);
  expect(await installed.listVoices()).toMatchObject({
    engines: [
      { engine: 'installed', languages: ['es'] },
      { engine: 'embedded', languages: ['ru'] },
    ],
  });
  await keepSettings(installed.db, 'u', { spanish_variety: 'es-ES' });
  expect(await installed.listVoices()).toMatchObject({
    engines: [{ engine: 'embedded', languages: ['es', 'ru'] }],
  });
  const outside = await startApi(speaker, { isPaid: true });
  expect(await outside.listVoices()).toMatchObject({
    engines: [{ engine: 'outside', languages: ['es', 'ru'] }],
  });
});

test('a client that has the recording gets 304 without its bytes', async () => {
  const { ask } = await startApi(createEspeakEngine());
  const casa = { text: 'casa', language: 'es' };
  const first = await ask(casa);
  const etag = first.headers.get('etag') ?? '';
  const again = await ask(casa, { 'if-none-match': `"other", W/${etag}` });
  expect(again.status).toBe(304);
  expect(again.headers.get('etag')).toBe(etag);
  expect((await again.arrayBuffer()).byteLength).toBe(0);
  const other = await ask({ ...casa, text: 'cosa' }, { 'if-none-match': etag });
  expect(other.status).toBe(200);
});

test.each([
  { text: 'Guten Morgen', language: 'de' },
  { text: '你好世界', language: 'zh-Hans' },
  { text: 'صباح الخير', language: 'ar' },
])('$language is spoken as well', async (spoken) => {
  const { ask } = await startApi(createEspeakEngine());
  const response = await ask(spoken);
  expect(response.status).toBe(200);
  const { seconds } = await decodeMp3(new Uint8Array(await response.arrayBuffer()));
  expect(seconds).toBeGreaterThan(0.4);
});

test('a language without a voice is refused by name', async () => {
  const { ask } = await startApi(createEspeakEngine());
  const response = await ask({ text: 'Sawubona', language: 'zu' });
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({
    code: 'language_unvoiced',
    detail: expect.stringContaining('Zulu'),
  });
});

test('a text without sound is a validation fault', async () => {
  const { ask } = await startApi(createEspeakEngine());
  const response = await ask({ text: '…', language: 'en' });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({
    code: 'validation_failed',
    faults: [{ field: 'text', detail: 'There is nothing to say in this text' }],
  });
});

test.each([
  [{ text: ' ', language: 'en' }, 'text'],
  [{ text: 'a'.repeat(1001), language: 'en' }, 'text'],
  [{ text: 'a', language: 'xx' }, 'language'],
  [{ language: 'en' }, 'text'],
])('%j is refused for its %s', async (body, field) => {
  const { ask } = await startApi(createEspeakEngine());
  const response = await ask(body);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ faults: [{ field }] });
});

test('speech needs a sign-in', async () => {
  const { ask } = await startApi(createEspeakEngine());
  const response = await ask({ text: 'a', language: 'en' }, { authorization: '' });
  expect(response.status).toBe(401);
});

test('without the optional package the answer says what is missing', async () => {
  const { ask } = await startApi(createEspeakEngine({ module: '@echogarden/not-installed' }));
  const response = await ask({ text: 'a', language: 'en' });
  expect(response.status).toBe(503);
  expect(await response.json()).toEqual({
    code: 'voice_unavailable',
    detail: expect.stringContaining('@echogarden/espeak-ng-emscripten'),
  });
});

test('an unavailable engine says when to try again', async () => {
  const { ask } = await startApi({
    name: 'away',
    languages: new Set(['en'] as const),
    speak: () => Promise.reject(voiceUnavailable('Limited', { retryAfterSeconds: 30 })),
    close: () => Promise.resolve(),
  });
  const response = await ask({ text: 'a', language: 'en' });
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('30');
  expect(response.headers.get('x-engine')).toBeNull();
});

/** An engine whose speech ends when it is released, and which records its requests. */
function buildBlockedEngine() {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const asked: string[] = [];
  const engine = {
    name: 'patient',
    languages: new Set(['en'] as const),
    async speak({ text }: Utterance) {
      asked.push(text);
      await released;
      return Uint8Array.of(0xff, 0xfb);
    },
    pronounce: async () => null,
    close: async () => {},
  };
  return { engine, asked, release };
}

test('the number of concurrent recordings per learner is limited', async () => {
  const { engine, release } = buildBlockedEngine();
  const { ask } = await startApi(inTurns(engine, 2));
  const asked = Array.from({ length: 7 }, (_item, index) =>
    ask({ text: `word ${index}`, language: 'en' }),
  );
  const refused = await Promise.race(asked);
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('1');
  expect(await refused.json()).toMatchObject({ code: 'too_many_attempts', retry_after_seconds: 1 });
  release();
  const statuses = (await Promise.all(asked)).map((answer) => answer.status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(6);
  expect((await ask({ text: 'another', language: 'en' })).status).toBe(200);
});

test('a cancelled request is not synthesized', async () => {
  const { engine, asked, release } = buildBlockedEngine();
  const queued = inTurns(engine, 1);
  const arrived = {
    first: Promise.withResolvers<void>(),
    abandoned: Promise.withResolvers<void>(),
  };
  const left = Promise.withResolvers<void>();
  const { ask } = await startApi({
    ...queued,
    speak(utterance, listener, made) {
      const speech = queued.speak(utterance, listener, made);
      if (utterance.text === 'first') arrived.first.resolve();
      if (utterance.text === 'abandoned') {
        listener.signal?.addEventListener('abort', () => left.resolve());
        arrived.abandoned.resolve();
      }
      return speech;
    },
  });
  const first = ask({ text: 'first', language: 'en' });
  await arrived.first.promise;
  const leaving = new AbortController();
  const abandoned = ask({ text: 'abandoned', language: 'en' }, {}, leaving.signal);
  await arrived.abandoned.promise;
  const last = ask({ text: 'last', language: 'en' });
  leaving.abort();
  await expect(abandoned).rejects.toThrow('abort');
  await left.promise;
  release();
  expect((await Promise.all([first, last])).map(({ status }) => status)).toEqual([200, 200]);
  expect(asked.toSorted()).toEqual(['first', 'last']);
});

describe('a recording of the bank', () => {
  const luz = { text: 'luz', language: 'es' } as const;

  test('is made once and cached by everyone forever', async () => {
    const { ask, getRecording, recordings } = await startApi(createEspeakEngine());
    const name = recordings.nameOf({ ...luz, ipa: { 'es-MX': 'lus' } }, 'es-MX') ?? '';
    const response = await getRecording(name);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'audio/mpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      'accept-ranges': 'bytes',
      etag: expect.stringMatching(/^"[0-9a-f]{32}"$/),
      'x-engine': 'espeak-ng',
    });
    const mp3 = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get('content-length')).toBe(String(mp3.length));
    expect((await decodeMp3(mp3)).seconds).toBeGreaterThan(0.2);
    const spoken = await ask(luz);
    expect(Buffer.from(await spoken.arrayBuffer()).equals(mp3)).toBe(true);

    const again = await getRecording(name, { 'if-none-match': response.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
    const part = await getRecording(name, { range: 'bytes=10-19' });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe(`bytes 10-19/${mp3.length}`);
    expect(Buffer.from(await part.arrayBuffer()).equals(mp3.subarray(10, 20))).toBe(true);
  });

  test('of another engine, or of none, is unknown', async () => {
    const { getRecording } = await startApi(createEspeakEngine());
    const other = await getRecording(nameRecording({ name: 'other' }, luz));
    expect(other.status).toBe(404);
    expect(other.headers.get('cache-control')).toBe('no-store');
    expect(await other.json()).toMatchObject({ code: 'recording_unknown' });
    expect((await getRecording('../voice')).status).toBe(404);
    expect((await getRecording('zzz')).status).toBe(400);
  });

  test('that would cost money is not made for someone who is not signed in', async () => {
    const engine = createEspeakEngine();
    const { ask, getRecording, recordings } = await startApi(engine, { isPaid: true });
    const name = recordings.nameOf({ ...luz, ipa: { 'es-MX': 'lus' } }, 'es-MX') ?? '';
    const missing = await getRecording(name);
    expect(missing.status).toBe(404);
    expect(await missing.json()).toMatchObject({ code: 'recording_unknown' });
    const spoken = await (await ask(luz)).bytes();
    const kept = await getRecording(name);
    expect(kept.status).toBe(200);
    expect(Buffer.compare(await kept.bytes(), spoken)).toBe(0);
  });
});
