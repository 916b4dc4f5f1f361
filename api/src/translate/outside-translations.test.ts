import type { Learner } from '../budget/new-accounts.ts';
import type { EngineTranslation, TranslationEngine, TranslationRequest } from './engine.ts';
import { translationUnavailable } from './engine.ts';
import { createOutsideTranslations } from './outside-translations.ts';

/** An engine that answers each text with its capitals, and records its requests. */
function buildEngine(name = 'capitals', failures = 0) {
  let failuresLeft = failures;
  const asked: TranslationRequest[] = [];
  const engine: TranslationEngine = {
    name,
    quality: 'machine',
    isCostly: true,
    listGroups: async () => [],
    async translate(request): Promise<EngineTranslation> {
      asked.push(request);
      failuresLeft -= 1;
      if (failuresLeft >= 0) throw translationUnavailable('Down', 'Please try again');
      return { translation: request.text.toUpperCase(), alternatives: [], gloss: [], nearest: [] };
    },
  };
  return { engine, asked };
}

const [ada, bob] = [
  { id: 'ada', createdAt: 0 },
  { id: 'bob', createdAt: 0 },
];
const hello = { text: 'hello', from: 'en', to: 'fr' } as const;

test('a text is sent out once for all learners', async () => {
  const { engine, asked } = buildEngine();
  const translate = createOutsideTranslations();
  expect(await translate(engine, hello, ada)).toMatchObject({ translation: 'HELLO' });
  expect(await translate(engine, hello, bob)).toMatchObject({ translation: 'HELLO' });
  expect(asked).toEqual([hello]);
});

test('requests at the same time share one answer', async () => {
  const { engine, asked } = buildEngine();
  const translate = createOutsideTranslations();
  await Promise.all(Array.from({ length: 10 }, () => translate(engine, hello, ada)));
  expect(asked).toHaveLength(1);
});

test('answers are cached by engine, languages and text', async () => {
  const { engine, asked } = buildEngine();
  const other = buildEngine('others');
  const translate = createOutsideTranslations();
  for (const request of [
    hello,
    { ...hello, to: 'de' } as const,
    { ...hello, from: 'nl' } as const,
    { ...hello, text: 'Hello' },
  ]) {
    await translate(engine, request, ada);
  }
  await translate(other.engine, hello, ada);
  expect(asked).toHaveLength(4);
  expect(other.asked).toHaveLength(1);
});

test('a failure is not cached', async () => {
  const { engine, asked } = buildEngine('capitals', 1);
  const translate = createOutsideTranslations();
  await expect(translate(engine, hello, ada)).rejects.toMatchObject({
    code: 'translation_unavailable',
  });
  expect(await translate(engine, hello, ada)).toMatchObject({ translation: 'HELLO' });
  expect(asked).toHaveLength(2);
});

const long = (letter: string) => ({ ...hello, text: letter.repeat(400) });

test('memory is bounded: the least recently used answer is requested again', async () => {
  const { engine, asked } = buildEngine();
  const translate = createOutsideTranslations({ memoryBytes: 4500 });
  for (const letter of ['a', 'b', 'a', 'c', 'a', 'b']) await translate(engine, long(letter), ada);
  expect(asked.map(({ text }) => text[0])).toEqual(['a', 'b', 'c', 'b']);
});

test('texts are limited per learner and minute; cached answers and other learners’ do not count', async () => {
  const { engine, asked } = buildEngine();
  const translate = createOutsideTranslations({ requestsInMinute: 2 });
  const ask = (text: string, who: Learner) => translate(engine, { ...hello, text }, who);
  await ask('one', ada);
  await ask('two', ada);
  await expect(ask('three', ada)).rejects.toMatchObject({
    code: 'too_many_attempts',
    retryAfterSeconds: expect.any(Number),
  });
  await ask('one', ada);
  await ask('three', bob);
  expect(asked.map(({ text }) => text)).toEqual(['one', 'two', 'three']);
});
