import { createOpenAiEngine, type OpenAiVoiceSettings } from './openai-engine.ts';
import { toneMp3 } from './testing/tone-mp3.ts';
import { startModelServer, type ModelServer } from '../tutor/testing/model-server.ts';
import { failure, speech } from './testing/voice-server.ts';

let server: ModelServer;

afterEach(() => server.close());

function engineOf(overrides: Partial<OpenAiVoiceSettings> = {}) {
  return createOpenAiEngine({
    baseUrl: server.baseUrl,
    apiKey: 'key-of-the-voice',
    model: 'kokoro',
    languages: new Set(['en', 'es', 'fr']),
    voice: 'heart',
    voices: { es: 'dora' },
    timeLimitMilliseconds: 5000,
    retryPauseMilliseconds: 1,
    ...overrides,
  });
}

const casa = { text: 'casa', language: 'es' } as const;
const refused = { code: 'voice_unavailable', message: expect.stringContaining('unavailable') };

test('requests MP3 in the language’s voice and returns it', async () => {
  const mp3 = await toneMp3();
  server = await startModelServer(speech(mp3));
  const engine = engineOf({ baseUrl: `${server.baseUrl}/` });
  expect(Buffer.from(await engine.speak(casa)).equals(mp3)).toBe(true);
  expect(server.heard).toEqual([
    {
      url: '/v1/audio/speech',
      authorization: 'Bearer key-of-the-voice',
      body: {
        model: 'kokoro',
        voice: 'dora',
        input: 'casa',
        response_format: 'mp3',
        instructions: expect.stringContaining('Spanish'),
      },
    },
  ]);
});

test('its name contains the model and the voices', async () => {
  server = await startModelServer(failure(500));
  const engine = engineOf();
  expect(engine.name).toBe('kokoro/heart+es:dora');
  expect(engineOf({ voice: 'alloy', voices: {} }).name).toBe('kokoro/alloy');
  expect([...engine.languages]).toEqual(['en', 'es', 'fr']);
});

test('a language without its own voice has the default one', async () => {
  server = await startModelServer(speech(await toneMp3()));
  await engineOf().speak({ text: 'maison', language: 'fr' });
  expect(server.heard[0]?.body).toMatchObject({
    voice: 'heart',
    instructions: expect.stringContaining('French'),
  });
});

test('without a key, no authorization is sent', async () => {
  server = await startModelServer(speech(await toneMp3()));
  await engineOf({ apiKey: undefined }).speak(casa);
  expect(server.heard[0]?.authorization).toBeUndefined();
});

test.each([
  ['an error of the server', failure(500)],
  ['a limit that ends soon', failure(429, { 'retry-after': '0' })],
  ['a broken connection', (response) => response.destroy()],
  ['audio that is not MP3', speech(Buffer.from('RIFF but not MP3'))],
  ['an empty answer', speech(Buffer.alloc(0))],
] satisfies [string, Parameters<typeof startModelServer>[0]][])(
  '%s is retried once',
  async (_, reply) => {
    const mp3 = await toneMp3();
    server = await startModelServer(reply, speech(mp3));
    expect((await engineOf().speak(casa)).length).toBe(mp3.length);
    expect(server.heard.length).toBe(2);
  },
);

test('a second failure is final', async () => {
  server = await startModelServer(failure(503), failure(502));
  await expect(engineOf().speak(casa)).rejects.toMatchObject(refused);
  expect(server.heard.length).toBe(2);
});

test.each([
  ['a wrong key', failure(401)],
  ['a request it does not take', failure(400)],
  ['JSON instead of audio', failure(200)],
  ['a redirect', failure(307, { location: '/elsewhere' })],
] satisfies [string, Parameters<typeof startModelServer>[0]][])(
  '%s is refused without speech',
  async (_, reply) => {
    server = await startModelServer(reply);
    await expect(engineOf().speak(casa)).rejects.toMatchObject(refused);
  },
);

test('a long limit is passed on, not waited for', async () => {
  server = await startModelServer(failure(429, { 'retry-after': '60' }));
  const speaking = engineOf().speak(casa);
  await expect(speaking).rejects.toMatchObject({ ...refused, retryAfterSeconds: 60 });
  expect(server.heard.length).toBe(1);
});

test('more than the size limit is cut off', async () => {
  server = await startModelServer(speech(await toneMp3(5)));
  const speaking = engineOf({ sizeLimitBytes: 1000 }).speak(casa);
  await expect(speaking).rejects.toMatchObject({
    ...refused,
    cause: expect.stringMatching('much'),
  });
  expect(server.heard.length).toBe(1);
});

test.each([
  ['says nothing', () => {}],
  [
    'stops in the middle',
    (response) => {
      response.writeHead(200, { 'content-type': 'audio/mpeg' });
      response.write(Buffer.from([0xff, 0xf3, 0x64]));
    },
  ],
] satisfies [string, Parameters<typeof startModelServer>[0]][])(
  'a server that %s is abandoned after the time limit',
  async (_, reply) => {
    server = await startModelServer(reply);
    const speaking = engineOf({ timeLimitMilliseconds: 200 }).speak(casa);
    await expect(speaking).rejects.toMatchObject(refused);
    expect(server.heard.length).toBe(1);
  },
);

test('closing aborts running requests', async () => {
  server = await startModelServer(() => void engine.close());
  const engine = engineOf();
  await expect(engine.speak(casa)).rejects.toMatchObject(refused);
  expect(server.heard.length).toBe(1);
});

test('an unreachable server makes the voice unavailable', async () => {
  server = await startModelServer(failure(500));
  const { baseUrl } = server;
  await server.close();
  server = await startModelServer(failure(500));
  await expect(engineOf({ baseUrl }).speak(casa)).rejects.toMatchObject(refused);
});
