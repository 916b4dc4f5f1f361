import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { dropOldAnalyses, findAnalysis, saveAnalysis } from './analysis-repository.ts';

let database: TestDatabase;

beforeEach(async () => {
  database = await createTestDatabase();
});

afterEach(() => database.remove());

function keyOf(subject: string) {
  return { subject, native: 'en', engine: 'model', promptVersion: '1' } as const;
}

test('storing an analysis again replaces the first', async () => {
  const { db } = database;
  await saveAnalysis(db, keyOf('word-1'), { analysis: 'first', now: 1 });
  await saveAnalysis(db, keyOf('word-1'), { analysis: 'second', now: 2 });
  expect(await findAnalysis(db, keyOf('word-1'))).toBe('second');
  expect(await db('tutor_analyses')).toHaveLength(1);
});

test('the oldest analyses beyond a number are deleted', async () => {
  const { db } = database;
  for (const [index, subject] of ['old', 'older', 'new', 'newer'].entries()) {
    await saveAnalysis(db, keyOf(subject), { analysis: subject, now: index });
  }
  await saveAnalysis(db, keyOf('old'), { analysis: 'new again', now: 10 });
  await dropOldAnalyses(db, 2);
  expect(await findAnalysis(db, keyOf('older'))).toBeUndefined();
  expect(await findAnalysis(db, keyOf('new'))).toBeUndefined();
  expect(await findAnalysis(db, keyOf('newer'))).toBe('newer');
  expect(await findAnalysis(db, keyOf('old'))).toBe('new again');
  await dropOldAnalyses(db, 2);
  expect(await db('tutor_analyses')).toHaveLength(2);
});
