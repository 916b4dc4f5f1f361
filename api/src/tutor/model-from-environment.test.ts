import { buildBudget } from '../budget/testing/build-budget.ts';
import { openDatabase } from '../db/open-database.ts';
import { readEnvironment } from '../environment/read-environment.ts';
import { modelFromEnvironment } from './model-from-environment.ts';
import { buildQuestion, entryOfCasa, neverAborted } from './testing/asked.ts';
import { says, startModelServer } from './testing/model-server.ts';
import { collect } from './model/model-engine.ts';

function modelOf(variables: Record<string, string>) {
  const { settings, faults } = readEnvironment(variables);
  if (settings === undefined) throw new Error(faults?.join());
  // Never connects: nothing is counted before the first answer.
  const db = openDatabase('sqlite:./data/unused.db');
  return modelFromEnvironment(settings, buildBudget(db));
}

test('there is no model unless the environment names one', () => {
  expect(modelOf({})).toBeUndefined();
  const elsewhere = { OPENAI_BASE_URL: 'http://localhost:9/v1', OPENAI_API_KEY: 'k' };
  expect(modelOf(elsewhere)).toBeUndefined();
});

test('requests to the model follow the environment', async () => {
  const server = await startModelServer(says('Yes.'));
  const model = modelOf({
    OPENAI_BASE_URL: `${server.baseUrl}/`,
    OPENAI_API_KEY: 'key',
    OPENAI_MODEL: 'llama3.2:3b',
    TUTOR_OUTPUT_TOKENS: '700',
  });
  if (model === undefined) throw new Error('There is no model');
  const reply = model.engine.chat(buildQuestion(), entryOfCasa, { signal: neverAborted });
  expect(await collect(reply)).toBe('Yes.');
  await server.close();
  expect(model.engine.name).toBe('llama3.2:3b');
  expect(server.heard[0]).toMatchObject({
    url: '/v1/chat/completions',
    authorization: 'Bearer key',
    body: { model: 'llama3.2:3b', max_completion_tokens: 700 },
  });
});

test.each([
  'OPENAI_TUTOR_TIMEOUT_MS',
  'TUTOR_OUTPUT_TOKENS',
  'TUTOR_DAILY_REQUESTS',
  'TUTOR_DAILY_TOKENS',
])('%s must be a number above 0', (name) => {
  expect(readEnvironment({ [name]: '0' }).faults).toEqual([expect.stringContaining(name)]);
  expect(readEnvironment({ [name]: 'many' }).faults).toEqual([expect.stringContaining(name)]);
});
