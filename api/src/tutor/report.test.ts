import { randomUUID } from 'node:crypto';
import { buildUser } from '../testing/factories.ts';
import { dropOldReports } from './report-repository.ts';
import { startTutor, type StartedTutor } from './testing/start-tutor.ts';

let tutor: StartedTutor;

beforeEach(async () => {
  tutor = await startTutor();
});

afterEach(async () => {
  await tutor.api.stop();
  await tutor.server.close();
});

function buildReport(overrides: object = {}) {
  return {
    id: randomUUID(),
    kind: 'chat',
    word: 'casa',
    language: 'es',
    native: 'English',
    engine: 'tutor-model',
    question: 'Is it masculine?',
    answer: 'Yes, it is masculine.',
    comment: 'It is feminine',
    ...overrides,
  };
}

test('a report is stored with the answer and its engine', async () => {
  const { api } = tutor;
  const user = await buildUser(api.db);
  const json = buildReport();
  const answer = await api.call('/api/words/aireport', { user, json });
  expect(answer).toMatchObject({ status: 200, body: { id: json.id } });
  const { language, native: _native, ...same } = json;
  expect(await api.db('tutor_reports')).toEqual([
    {
      ...same,
      user_id: user.id,
      language_code: language,
      native_code: 'en',
      reported_at: api.clock.now,
    },
  ]);
});

test('a report sent twice is stored once, unchanged', async () => {
  const { api } = tutor;
  const user = await buildUser(api.db);
  const json = buildReport();
  await api.call('/api/words/aireport', { user, json });
  const again = { ...json, id: json.id.toUpperCase(), answer: 'Another' };
  const second = await api.call('/api/words/aireport', { user, json: again });
  expect(second).toMatchObject({ status: 200, body: { id: json.id } });
  expect(await api.db('tutor_reports')).toEqual([expect.objectContaining({ answer: json.answer })]);
});

test('the same id from another learner is another report', async () => {
  const { api } = tutor;
  const json = buildReport();
  for (const user of [await buildUser(api.db), await buildUser(api.db)]) {
    expect((await api.call('/api/words/aireport', { user, json })).status).toBe(200);
  }
  expect(await api.db('tutor_reports')).toHaveLength(2);
});

test('the longest allowed answer is stored whole', async () => {
  const { api } = tutor;
  const json = buildReport({
    answer: '家'.repeat(20_000),
    comment: '家'.repeat(1000),
    question: '家'.repeat(1000),
    word: '家'.repeat(500),
  });
  const user = await buildUser(api.db);
  expect((await api.call('/api/words/aireport', { user, json })).status).toBe(200);
  expect(await api.db('tutor_reports').first('answer')).toEqual({ answer: json.answer });
});

test.each([
  ['an invalid id', { id: '1' }, 'id'],
  ['an unknown kind', { kind: 'other' }, 'kind'],
  ['no answer', { answer: ' ' }, 'answer'],
  ['an answer that is too long', { answer: 'a'.repeat(20_001) }, 'answer'],
  ['a comment that is too long', { comment: 'a'.repeat(1001) }, 'comment'],
  ['no engine', { engine: undefined }, 'engine'],
])('%s is refused', async (_, change, field) => {
  const { api } = tutor;
  const user = await buildUser(api.db);
  const answer = await api.call('/api/words/aireport', { user, json: buildReport(change) });
  expect(answer).toMatchObject({
    status: 400,
    body: { code: 'validation_failed', faults: [expect.objectContaining({ field })] },
  });
  expect(await api.db('tutor_reports')).toEqual([]);
});

test('a report requires a signed-in learner', async () => {
  const { api } = tutor;
  expect((await api.call('/api/words/aireport', { json: buildReport() })).status).toBe(401);
});

test('a learner’s latest reports are kept, and deleted with the account', async () => {
  const { api } = tutor;
  const user = await buildUser(api.db);
  const words = ['first', 'second', 'third'];
  for (const word of words) {
    api.clock.now += 1000;
    await api.call('/api/words/aireport', { user, json: buildReport({ word }) });
  }
  await dropOldReports(api.db, user.id, 2);
  const kept: { word: string }[] = await api.db('tutor_reports').select('word');
  expect(kept.map(({ word }) => word).toSorted()).toEqual(['second', 'third']);
  await api.db('users').where({ id: user.id }).delete();
  expect(await api.db('tutor_reports')).toEqual([]);
});
