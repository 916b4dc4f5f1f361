import type { LanguageCode } from '@topwords/platform/contracts';
import type { VoiceEngine } from './engine.ts';
import { createEspeakEngine } from './espeak-engine.ts';
import { wordPhonemes } from './word-phonemes.ts';
import { looksLikeMp3 } from './mp3.ts';
import { decodeMp3 } from './testing/decode-mp3.ts';
import { buildListener } from './testing/build-listener.ts';

const engine = createEspeakEngine();
const listener = buildListener();

afterAll(() => engine.close());

const words: [LanguageCode, string][] = [
  ['en', 'house'],
  ['es', 'casa'],
  ['ru', 'дом'],
  ['tr', 'öğretmen'],
];

test.each(words)('a word in %s is spoken as MP3 of plausible length', async (language, text) => {
  const mp3 = await engine.speak({ text, language }, listener);
  expect(looksLikeMp3(mp3)).toBe(true);
  const { seconds, loudness } = await decodeMp3(mp3);
  expect(seconds).toBeGreaterThan(0.2);
  expect(seconds).toBeLessThan(3);
  expect(loudness).toBeGreaterThan(0.02);
});

test.each([
  ['в', 'v'],
  ['с', 's'],
  ['к', 'k'],
  ['и', 'i'],
])('%s alone can be heard', async (text, ipa) => {
  const phonemes = wordPhonemes('ru', ipa, 'ru-RU');
  const mp3 = await engine.speak({ text, language: 'ru', phonemes }, listener);
  const { seconds, loudness } = await decodeMp3(mp3);
  expect(seconds).toBeGreaterThan(0.2);
  expect(seconds).toBeLessThan(0.6);
  expect(loudness).toBeGreaterThan(0.015);
});

async function secondsOfRussian(text: string, phonemes?: string): Promise<number> {
  const mp3 = await engine.speak({ text, language: 'ru', phonemes }, listener);
  return (await decodeMp3(mp3)).seconds;
}

test('phonemes are spoken instead of the text', async () => {
  const short = await secondsOfRussian('а');
  expect(await secondsOfRussian('а', "[[z|V|m|'o|k]]")).toBeGreaterThan(1.3 * short);
});

test('every supported language has its own voice', async () => {
  expect(engine.languages.size).toBe(76);
  for (const language of engine.languages) {
    expect(looksLikeMp3(await engine.speak({ text: '7', language }, listener))).toBe(true);
  }
});

test('different words sound different, and so does the same spelling in two languages', async () => {
  const spoken = await Promise.all([
    engine.speak({ text: 'pan', language: 'en' }, listener),
    engine.speak({ text: 'pan', language: 'es' }, listener),
    engine.speak({ text: 'pen', language: 'en' }, listener),
  ]);
  expect(new Set(spoken.map((mp3) => Buffer.from(mp3).toString('base64'))).size).toBe(3);
});

const spoken = (text: string) => engine.speak({ text, language: 'en' }, listener);
const secondsOf = async (text: string) => (await decodeMp3(await spoken(text))).seconds;

describe('hostile text', () => {
  test('a pause in SSML is read aloud, not obeyed', async () => {
    const seconds = await secondsOf('<speak>hello <break time="20s"/> world</speak>');
    expect(seconds).toBeGreaterThan(4);
    expect(seconds).toBeLessThan(15);
  });

  test('a tag is read aloud together with what it encloses', async () => {
    const plain = await secondsOf('hello');
    const tagged = await secondsOf('<audio src="file:///etc/passwd">hello</audio>');
    expect(tagged).toBeGreaterThan(plain * 4);
  });

  test('an entity is not decoded', async () => {
    expect(await secondsOf('a &lt; b')).toBeGreaterThan(2 * (await secondsOf('a < b')));
  });

  test('phoneme brackets are read as letters', async () => {
    expect(await secondsOf('[[h@l"oU]]')).toBeGreaterThan(2 * (await secondsOf('hello')));
  });

  test('a tag for speed and voice does not affect later requests', async () => {
    const before = await secondsOf('house');
    await spoken('<voice name="ru"><prosody rate="x-slow">hello');
    expect(await secondsOf('house')).toBeCloseTo(before, 2);
  });

  test.each([
    ['emoji alone', '🙂🎉👩‍👩‍👧'],
    ['control characters', '\u0001@+50 hello\u0000\u0007\u001B[31m \u0085'],
    ['broken surrogates', 'a\uD800b\uDFFF'],
    ['another script', '你好 مرحبا नमस्ते ไทย'],
    ['a word of 200 letters', 'a'.repeat(200)],
    ['200 digits', '1234567890'.repeat(20)],
    ['200 combining marks', `a${'\u0301'.repeat(199)}`],
    ['unclosed markup', '<!-- <![CDATA[ &#x0; &bogus; <?xml'],
  ])('%s are spoken in all languages by the same process', async (_, text) => {
    await spoken('start');
    const before = engine.processIds();
    for (const language of ['en', 'es', 'ru', 'tr'] as const) {
      const mp3 = await engine.speak({ text, language }, listener);
      expect(looksLikeMp3(mp3)).toBe(true);
    }
    expect(engine.processIds()).toEqual(expect.arrayContaining(before));
  });

  test.each(['...', '—', '\u200B', '\u0000'])('%j has no sound', async (text) => {
    expect((await spoken(text)).length).toBe(0);
  });
});

test.each([1, 2])(
  'with %d processes, one owner’s word does not wait for all texts of another',
  async (count) => {
    const shared = createEspeakEngine({ processes: count });
    const done: string[] = [];
    const say = async (name: string, text: string, owner: string) => {
      await shared.speak({ text, language: 'en' }, buildListener(owner));
      done.push(name);
    };
    const texts = [0, 1, 2].map((index) => say(`text ${index}`, 'and so on '.repeat(8), 'busy'));
    await Promise.all([...texts, say('word', 'house', 'someone else')]);
    expect(done.indexOf('word')).toBeLessThan(done.indexOf('text 1'));
    expect(done).toHaveLength(4);
    await shared.close();
  },
);

describe('when the process fails', () => {
  test('a request whose process is killed is answered by the next one', async () => {
    const killed = createEspeakEngine({ processes: 1 });
    await killed.speak({ text: 'one', language: 'en' }, listener);
    const [first] = killed.processIds();
    const interrupted = killed.speak({ text: 'two '.repeat(50), language: 'en' }, listener);
    process.kill(first ?? 0, 'SIGKILL');
    expect((await interrupted).length).toBeGreaterThan(10_000);
    expect(killed.processIds()).not.toContain(first);
    await killed.close();
  });

  const module = new URL('./testing/unruly-synthesizer.ts', import.meta.url).href;

  async function withUnruly(
    settings: { queueLength?: number },
    check: (unruly: VoiceEngine) => Promise<void>,
  ): Promise<void> {
    const unruly = createEspeakEngine({ module, processes: 1, ...settings });
    try {
      await unruly.speak({ text: 'start', language: 'en' }, listener);
      await check(unruly);
    } finally {
      await unruly.close();
    }
  }

  test.each(['die', 'throw'])(
    'a text that makes it %s is refused, other requests continue',
    async (text) => {
      await withUnruly({}, async (unruly) => {
        const refused = unruly.speak({ text, language: 'en' }, listener);
        const waiting = unruly.speak({ text: 'fine', language: 'en' }, listener);
        await expect(refused).rejects.toMatchObject({ code: 'voice_unavailable' });
        expect((await waiting).length).toBeGreaterThan(0);
      });
    },
  );

  test('a text that makes it hang is refused in time, other requests continue', async () => {
    const hanging = createEspeakEngine({ module, processes: 1, runLimitMilliseconds: 500 });
    const refused = hanging.speak({ text: 'hang', language: 'en' }, listener);
    await expect(refused).rejects.toMatchObject({ code: 'voice_unavailable' });
    expect(
      (await hanging.speak({ text: 'fine', language: 'en' }, listener)).length,
    ).toBeGreaterThan(0);
    await hanging.close();
  });

  test('speech is cut after two minutes', async () => {
    await withUnruly({}, async (unruly) => {
      const { seconds } = await decodeMp3(
        await unruly.speak({ text: 'endless', language: 'en' }, listener),
      );
      expect(seconds).toBeLessThan(125);
    });
  });

  test('requests beyond the queue length are refused immediately', async () => {
    await withUnruly({ queueLength: 2 }, async (unruly) => {
      const asked = Array.from({ length: 5 }, () =>
        unruly.speak({ text: 'a', language: 'en' }, listener),
      );
      const outcomes = (await Promise.allSettled(asked)).map(({ status }) => status);
      expect(outcomes).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'rejected']);
    });
  });

  test('without the optional package, the error says what to install', async () => {
    const missing = createEspeakEngine({ module: '@echogarden/not-installed' });
    const refused = { code: 'voice_unavailable', message: expect.stringContaining('Install the') };
    await expect(missing.speak({ text: 'a', language: 'en' }, listener)).rejects.toMatchObject(
      refused,
    );
    expect(missing.processIds()).toEqual([]);
    await missing.close();
  });

  test('a closed engine refuses', async () => {
    const closed = createEspeakEngine({ module });
    await closed.speak({ text: 'a', language: 'en' }, listener);
    await closed.close();
    const refused = closed.speak({ text: 'a', language: 'en' }, listener);
    await expect(refused).rejects.toMatchObject({ code: 'voice_unavailable' });
  });
});
