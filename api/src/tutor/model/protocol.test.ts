import { LLMock } from '@copilotkit/aimock';
import { buildQuestion, casa, engineAt, entryOfCasa, neverAborted } from '../testing/asked.ts';
import { buildDraft, draftJson } from '../testing/drafts.ts';
import { collect } from './model-engine.ts';

/** A third-party server of the protocol: our own test server shares our reading of it. */
let server: LLMock;

beforeEach(async () => {
  server = new LLMock({ port: 0, logLevel: 'silent' });
  await server.start();
});

afterEach(() => server.stop());

function ask() {
  const tokens: number[] = [];
  const options = { signal: neverAborted, countTokens: (count: number) => void tokens.push(count) };
  const engine = engineAt(`${server.url}/v1`);
  return {
    tokens,
    draft: () => engine.draft(casa, entryOfCasa, options),
    chat: () => engine.chat(buildQuestion(), entryOfCasa, options),
  };
}

test('an analysis is requested by schema', async () => {
  server.on(
    { predicate: ({ response_format: format }) => format?.type === 'json_schema' },
    { content: draftJson(), usage: { total_tokens: 700 } },
  );
  const { draft, tokens } = ask();
  expect(await draft()).toEqual(buildDraft());
  expect(tokens).toHaveLength(1);
});

test('a reply arrives in pieces, with its usage', async () => {
  server.onMessage(/learner_message/, { content: 'Yes, it is feminine.' }, { chunkSize: 4 });
  const { chat, tokens } = ask();
  const pieces: string[] = [];
  for await (const piece of chat()) pieces.push(piece);
  expect(pieces).toEqual(['Yes,', ' it ', 'is f', 'emin', 'ine.']);
  expect(tokens).toEqual([expect.any(Number)]);
});

test('malformed JSON is repaired', async () => {
  server.onMessage(/does not fit the schema/, { content: draftJson() });
  server.onMessage(/learner_text/, { content: '{"definition":' });
  expect(await ask().draft()).toEqual(buildDraft());
});

test.each([429, 500])('a request is retried after status %i', async (status) => {
  server.onMessage(/learner_message/, { content: 'Yes.' });
  server.nextRequestError(status, { message: 'Not now' });
  expect(await collect(ask().chat())).toBe('Yes.');
});

test('a reply cut off by the token limit is an error', async () => {
  server.onMessage(/learner_message/, { content: 'Yes, it', finishReason: 'length' });
  await expect(collect(ask().chat())).rejects.toMatchObject({
    message: expect.stringContaining('cut off'),
  });
});

test('a stream that breaks in the middle is an error', async () => {
  server.onMessage(
    /learner_message/,
    { content: 'Yes, it is feminine.' },
    { chunkSize: 4, truncateAfterChunks: 2 },
  );
  await expect(collect(ask().chat())).rejects.toMatchObject({ code: 'tutor_unavailable' });
});
