import { inTurns } from '../voice/in-turns.ts';
import { createVoice } from '../voice/voice.ts';
import type { VoiceEngine } from '../voice/engine.ts';
import { acme, buildKey, startPartners } from './testing/start-partners.ts';
import { sharedApi } from '../testing/shared-api.ts';

const atMost = 24;
const begun: string[] = [];
const arrivals = new Map<string, () => void>();
const ends = new Map<string, () => void>();

/** Speaks one text at a time, each until the test ends it. */
const queued = inTurns(
  {
    name: 'patient',
    languages: new Set(['en'] as const),
    async speak({ text }) {
      begun.push(text);
      await new Promise<void>((resolve) => ends.set(text, resolve));
      return Uint8Array.of(0xff, 0xfb);
    },
    close: async () => undefined,
  },
  1,
);

const speaker: VoiceEngine = {
  ...queued,
  speak(utterance, listener, made) {
    const speech = queued.speak(utterance, listener, made);
    arrivals.get(utterance.text)?.();
    return speech;
  },
};

const api = sharedApi(() =>
  startPartners({ voice: createVoice({ speaker, memoryBytes: 1_000_000 }) }),
);

/** Requests a text, and waits until the request is in the queue. */
async function ask(key: string, text: string) {
  const arrived = new Promise<void>((resolve) => arrivals.set(text, resolve));
  const answer = fetch(`${api.origin}/api/embed/speak?key=${key}`, {
    method: 'POST',
    body: JSON.stringify({ text, language: 'en' }),
    headers: { Origin: acme, 'Content-Type': 'application/json' },
  });
  await arrived;
  return { answer };
}

test('a partner with many requests does not keep another waiting, and too many are refused', async () => {
  const [busy, other] = [await buildKey(api.db), await buildKey(api.db)];
  const asked: Awaited<ReturnType<typeof ask>>[] = [];
  for (let index = 0; index < atMost; index += 1) asked.push(await ask(busy.key, `busy ${index}`));
  const refused = await (await ask(busy.key, 'one too many')).answer;
  expect(refused.status).toBe(429);
  expect(await refused.json()).toMatchObject({ code: 'too_many_attempts' });
  expect(refused.headers.get('retry-after')).toBe('1');

  asked.push(await ask(other.key, 'other'));
  ends.get('busy 0')?.();
  await asked[0]?.answer;
  expect(begun).toEqual(['busy 0', 'other']);
  for (const text of ['other', ...Array.from({ length: atMost - 1 }, (_, i) => `busy ${i + 1}`)]) {
    ends.get(text)?.();
    await asked[text === 'other' ? atMost : Number(text.slice(5))]?.answer;
  }
  const answers = await Promise.all(asked.map(({ answer }) => answer));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
});
