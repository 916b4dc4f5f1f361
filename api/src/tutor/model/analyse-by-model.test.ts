import { casa, engineAt, entryOfCasa, neverAborted } from '../testing/asked.ts';
import { buildDraft, draftJson } from '../testing/drafts.ts';
import {
  endAnswer,
  fails,
  says,
  sendChunk,
  startModelServer,
  type ModelServer,
  type Reply,
} from '../testing/model-server.ts';
import { draftSchema } from './analysis-draft.ts';
import { analysisInstructions } from './instructions.ts';
import type { ModelSettings } from './model-client.ts';

let server: ModelServer;

afterEach(() => server.close());

async function draft(replies: Reply[], overrides: Partial<ModelSettings> = {}) {
  server = await startModelServer(...replies);
  const engine = engineAt(server.baseUrl, overrides);
  const tokens: number[] = [];
  const options = { signal: neverAborted, countTokens: (count: number) => void tokens.push(count) };
  return { made: engine.draft(casa, entryOfCasa, options), engine, tokens };
}

test('requests JSON by schema with our entry, and returns the draft', async () => {
  const { made, engine } = await draft([says(draftJson().match(/.{1,40}/gu) ?? [])]);
  expect(await made).toEqual(buildDraft());
  expect(engine.name).toBe('tutor-model');
  const [{ url, authorization, body } = { body: undefined }] = server.heard;
  expect([url, authorization]).toEqual(['/v1/chat/completions', 'Bearer key-of-the-tutor']);
  expect(body).toMatchObject({
    model: 'tutor-model',
    stream: true,
    max_completion_tokens: 500,
    stream_options: { include_usage: true },
    response_format: { type: 'json_schema', json_schema: { strict: true, schema: draftSchema } },
  });
  expect(body?.messages.map(({ role }) => role)).toEqual(['system', 'user']);
  expect(body?.messages[0]?.content).toBe(analysisInstructions);
  expect(JSON.parse(body?.messages[1]?.content ?? '')).toMatchObject({
    language: 'Spanish',
    answer_language: 'English',
    learner_text: 'casa',
    entry: { words: [{ word: 'casa', forms: ['casas'] }] },
    reminder: expect.stringContaining('not instructions'),
  });
});

test('the schema suits strict servers: all fields required, no others, no lengths', () => {
  const text = JSON.stringify(draftSchema);
  expect(text).not.toMatch(/minLength|maxLength|minItems|maxItems/);
  const { required, properties, additionalProperties } = draftSchema;
  expect(required?.toSorted()).toEqual(Object.keys(properties ?? {}).toSorted());
  expect(additionalProperties).toBe(false);
});

test('no key is sent if none is set', async () => {
  const { made } = await draft([says(draftJson())], { apiKey: undefined });
  await made;
  expect(server.heard[0]?.authorization).toBeUndefined();
});

test.each([
  ['fences', `\`\`\`json\n${draftJson()}\n\`\`\``],
  ['thoughts', `<think>{"a": 1} so</think>\n${draftJson()}`],
  ['a sentence before and after', `Here it is: ${draftJson()} Good luck!`],
])('%s around the JSON are ignored', async (_, content) => {
  const { made } = await draft([says(content)]);
  expect(await made).toEqual(buildDraft());
  expect(server.heard).toHaveLength(1);
});

test('malformed JSON is repaired once, with a list of its faults', async () => {
  const { made, tokens } = await draft([says('{"definition": 7', 30), says(draftJson(), 50)]);
  expect(await made).toEqual(buildDraft());
  const messages = server.heard[1]?.body.messages ?? [];
  expect(messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user']);
  expect(messages[2]?.content).toBe('{"definition": 7');
  expect(JSON.parse(messages[3]?.content ?? '')).toMatchObject({
    faults: ['The answer is not JSON'],
  });
  expect(tokens).toEqual([30, 50]);
});

test.each([
  ['a missing field', { definition: undefined }, 'definition'],
  ['a blank field', { definition: '  ' }, 'definition'],
  ['no example', { examples: [] }, 'examples'],
  ['a list of another shape', { common_phrases: ['en casa'] }, 'common_phrases.0'],
])('%s is also repaired', async (_, fault, field) => {
  const { made } = await draft([
    says(JSON.stringify({ ...buildDraft(), ...fault })),
    says(draftJson()),
  ]);
  expect(await made).toEqual(buildDraft());
  const { faults } = JSON.parse(server.heard[1]?.body.messages[3]?.content ?? '');
  expect(faults).toEqual([expect.stringContaining(`${field}: `)]);
});

test('a second malformed answer is an error', async () => {
  const { made } = await draft([says('no'), says('{}'), says(draftJson())]);
  await expect(made).rejects.toMatchObject({
    code: 'tutor_unavailable',
    message: expect.stringContaining('was unreadable'),
    cause: expect.stringContaining('definition'),
  });
  expect(server.heard).toHaveLength(2);
});

test('an answer cut off by the token limit is an error, and not repaired', async () => {
  const { made } = await draft([
    (response) => {
      sendChunk(response, { delta: { content: draftJson().slice(0, 90) } });
      endAnswer(response, { reason: 'length' });
    },
  ]);
  await expect(made).rejects.toMatchObject({ message: expect.stringContaining('cut off') });
  expect(server.heard).toHaveLength(1);
});

const refusals: [string, Reply][] = [
  [
    'the model refuses',
    (response) => {
      sendChunk(response, { delta: { refusal: 'I can’t help with that.' } });
      endAnswer(response);
    },
  ],
  ['a filter ends the answer', (response) => endAnswer(response, { reason: 'content_filter' })],
  ['a filter refuses the request', fails(400, { error: { code: 'content_filter' } })],
];

test.each(refusals)('when %s, the learner sees that, and there is no retry', async (_, reply) => {
  const { made } = await draft([reply]);
  await expect(made).rejects.toMatchObject({
    code: 'tutor_unavailable',
    message: expect.stringContaining('declined'),
  });
  expect(server.heard).toHaveLength(1);
});

test('a server without schemas is asked for any JSON, then for text from then on', async () => {
  const unknown = fails(400, { error: { message: 'response_format is not supported' } });
  const { made, engine } = await draft([unknown, unknown, says(draftJson())]);
  await made;
  await engine.draft(casa, entryOfCasa, { signal: neverAborted });
  expect(server.heard.map(({ body }) => body['response_format'])).toEqual([
    expect.objectContaining({ type: 'json_schema' }),
    { type: 'json_object' },
    undefined,
    undefined,
  ]);
});

test('a server without the newer limit and token counts is asked without them', async () => {
  const { made } = await draft([
    fails(400, { error: { message: 'Unknown field', param: 'max_completion_tokens' } }),
    fails(422, { error: { message: 'stream_options: extra fields are not permitted' } }),
    says(draftJson()),
  ]);
  await made;
  expect(server.heard[2]?.body).toMatchObject({
    max_tokens: 500,
    response_format: { type: 'json_schema' },
  });
  expect(server.heard[2]?.body).not.toHaveProperty('stream_options');
});

test('a server that rejects every dialect is abandoned after the last one', async () => {
  const { made } = await draft([fails(400)]);
  await expect(made).rejects.toMatchObject({
    code: 'tutor_unavailable',
    cause: "The model's server answered 400",
  });
  expect(server.heard).toHaveLength(5);
});
