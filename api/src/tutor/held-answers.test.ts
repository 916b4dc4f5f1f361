import { nameOfLanguage, type LanguageCode } from '@topwords/platform/contracts';
import { buildUser } from '../testing/factories.ts';
import { eventsOf, openEvents } from '../testing/open-events.ts';
import { bankFacts } from './testing/bank-facts.ts';
import { draftJson } from './testing/drafts.ts';
import { endAnswer, says, sendChunk, type Reply } from './testing/model-server.ts';
import { startTutor, type StartedTutor } from './testing/start-tutor.ts';
import type { LeftOutAnswer } from './model/grounding/left-out.ts';

let tutor: StartedTutor;

afterEach(async () => {
  await tutor.api.stop();
  await tutor.server.close();
});

interface Asking {
  word: string;
  language: LanguageCode;
  native: LanguageCode;
}

const go: Asking = { word: 'go', language: 'en', native: 'es' };

async function start(replies: Reply[], { word, language, native }: Asking = go) {
  const leftOut: LeftOutAnswer[] = [];
  tutor = await startTutor({ replies, facts: bankFacts, onLeftOut: (one) => leftOut.push(one) });
  const { api } = tutor;
  const user = await buildUser(api.db);
  const subject = { language, native: nameOfLanguage(native) };
  const json = { ...subject, word, message: '?' };
  return {
    leftOut,
    usage: () => api.db('tutor_usage').where({ user_id: user.id }).first('requests', 'tokens'),
    ask: () => api.call('/api/words/aichat', { user, json }),
    stream: (signal?: AbortSignal) =>
      openEvents(api, '/api/words/aichat/stream', { user, json, ...(signal && { signal }) }),
    analyse: () =>
      api.call('/api/words/generateaiword', { user, json: { ...subject, text: word } }),
  };
}

/** Cuts a text into pieces of a length. */
function cut(text: string, length: number): string[] {
  return Array.from({ length: Math.ceil(text.length / length) }, (_piece, index) =>
    text.slice(index * length, (index + 1) * length),
  );
}

const contradictions: [Asking, string, string][] = [
  [
    { word: 'luz', language: 'es', native: 'en' },
    'It means “light”. The plural of *luz* is *luzes*. Say *la luz*.\n\n- *luz* is masculine.\n- *Apaga la luz.*',
    'It means “light”. Say *la luz*.\n\n- *Apaga la luz.*',
  ],
  [
    go,
    'Significa «ir».\n- Pasado: *goed*\n- Participio: *gone*\n\nEl pasado de *go* es *goed*.',
    'Significa «ir».\n- Participio: *gone*',
  ],
  [
    { word: 'child', language: 'en', native: 'ru' },
    'Это ребёнок. Множественное число от *child* — *childs*. Так бывает!',
    'Это ребёнок. Так бывает!',
  ],
  [
    { word: 'вода', language: 'ru', native: 'tr' },
    '*вода* erildir. Vurgusu: *во́да*. “Su” demektir.',
    '“Su” demektir.',
  ],
];

describe.each([1, 2, 3, 7, 1000])('in pieces of %p characters', (length) => {
  test.each(contradictions)(
    '%p: what contradicts the tables is left out',
    async (asking, text, left) => {
      const { ask, leftOut } = await start([says(cut(text, length))], asking);
      const { body } = await ask();
      const count = leftOut.flatMap(({ about }) => about).length;
      expect(body).toEqual({ reply: left, engine: 'tutor-model', left_out: count });
      expect(leftOut).toEqual([
        expect.objectContaining({ answer: 'chat', engine: 'tutor-model', isReplaced: false }),
      ]);
    },
  );
});

test('an answer without contradictions passes unchanged and has no count', async () => {
  const text =
    'El pasado de *go* es *went*, no *goed*.\n\n1. *I went home.* – Fui a casa.\n2. *gone*';
  const { ask, leftOut } = await start([says(cut(text, 5))]);
  expect((await ask()).body).toEqual({ reply: text, engine: 'tutor-model' });
  expect(leftOut).toEqual([]);
});

test('a stream ends with the number of sentences that were left out', async () => {
  const { stream } = await start([says(['Significa «ir». ', 'Su pasado es *goed*.'])]);
  expect(await eventsOf((await stream()).frames)).toEqual([
    { type: 'text', text: 'Significa «ir».' },
    { type: 'end', engine: 'tutor-model', left_out: 1 },
  ]);
});

test('if nothing is left, the built-in tutor answers under its own name, and the model is paid', async () => {
  const { stream, leftOut, usage } = await start([says('El pasado de *go* es *goed*.', 70)]);
  const events = await eventsOf((await stream()).frames);
  expect(events).toEqual([
    { type: 'text', text: expect.stringContaining('*go*') },
    { type: 'end', engine: 'TopWords' },
  ]);
  expect(leftOut).toEqual([
    { answer: 'chat', engine: 'tutor-model', ...only(go), about: ['form'], isReplaced: true },
  ]);
  expect(await usage()).toEqual({ requests: 1, tokens: 70 });
});

function only({ language, native }: Asking) {
  return { language, native };
}

test('a sentence arrives as soon as it ends, before the model writes the next', async () => {
  const second = Promise.withResolvers<void>();
  const { stream } = await start([
    async (response) => {
      for (const content of ['Su pasado es *goed*. Signi', 'fica «ir».\n']) {
        sendChunk(response, { delta: { content } });
      }
      await second.promise;
      endAnswer(response);
    },
  ]);
  const { frames } = await stream();
  expect((await frames.next()).value).toBe('data: {"type":"text","text":"Significa «ir»."}');
  second.resolve();
  expect(await eventsOf(frames)).toEqual([{ type: 'end', engine: 'tutor-model', left_out: 1 }]);
});

test('a text that never ends a sentence is not held for long', async () => {
  const { stream } = await start([
    (response) => sendChunk(response, { delta: { content: 'palabra '.repeat(200) } }),
  ]);
  const leaving = new AbortController();
  const { frames } = await stream(leaving.signal);
  const { value = '' } = await frames.next();
  expect(value.length).toBeGreaterThan(900);
  leaving.abort();
  await expect(frames.next()).rejects.toMatchObject({ name: 'AbortError' });
  await expect(tutor.server.disconnected).resolves.toBeUndefined();
});

test('an analysis loses what contradicts the tables, on each reading of the stored one', async () => {
  const { analyse, leftOut } = await start([
    says(
      draftJson({
        definition: '*go* es ir. El pasado de *go* es *goed*.',
        examples: [{ text: 'I went home.', translation: 'Fui a casa.' }],
        grammar_tips: ['*go* en pasado es *goed*.', 'El participio de *go* es *gone*.'],
        common_phrases: [{ text: 'go home', translation: 'ir a casa' }],
        usage_contexts: ['Se usa a diario.'],
        insights: [
          { title: 'Pasado', text: '*goed*' },
          { title: 'Origen', text: 'Es germánico.' },
        ],
      }),
    ),
  ]);
  const expected = {
    definition: '*go* es ir.',
    examples: ['I went home. - Fui a casa.'],
    grammar_tips: ['El participio de *go* es *gone*.'],
    common_phrases: ['go home - ir a casa'],
    usage_contexts: ['Se usa a diario.'],
    additional_insights: { Origen: 'Es germánico.' },
    engine: 'tutor-model',
    left_out: 3,
  };
  expect(await analyse()).toMatchObject({ status: 200, body: expected });
  expect(await analyse()).toMatchObject({ status: 200, body: expected });
  expect(tutor.server.heard).toHaveLength(1);
  expect(leftOut.map(({ answer, about }) => [answer, about.length])).toEqual([
    ['analysis', 3],
    ['analysis', 3],
  ]);
});

test('phrases with a wrong article or stress leave an analysis', async () => {
  const asking: Asking = { word: 'mano', language: 'es', native: 'en' };
  const { analyse } = await start(
    [
      says(
        draftJson({
          definition: '*mano* is a hand.',
          examples: [{ text: 'Dame la mano.', translation: 'Give me your hand.' }],
          common_phrases: [
            { text: 'el mano', translation: 'the hand' },
            { text: 'a mano', translation: 'by hand' },
          ],
          grammar_tips: [],
        }),
      ),
    ],
    asking,
  );
  expect((await analyse()).body).toMatchObject({
    common_phrases: ['a mano - by hand'],
    left_out: 1,
  });
});

test('an analysis without a definition is the built-in tutor’s', async () => {
  const { analyse, leftOut } = await start([
    says(draftJson({ definition: 'El pasado de *go* es *goed*.' })),
  ]);
  const { body } = await analyse();
  expect(body).toMatchObject({ engine: 'TopWords', word: 'go' });
  expect(body).not.toHaveProperty('left_out');
  expect(leftOut).toEqual([expect.objectContaining({ isReplaced: true })]);
});
