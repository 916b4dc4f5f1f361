import { buildBank } from '../testing/factories.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { seedBank } from './seed-bank.ts';

const now = Date.parse('2026-11-20T09:30:00Z');
let database: TestDatabase;

beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.remove());

test('the bank is copied into its tables once for each version', async () => {
  const { db } = database;
  expect(await seedBank({ db, now }, buildBank())).toBe(true);
  expect(await seedBank({ db, now }, buildBank())).toBe(false);
  expect(await db('bank_words').where({ id: 22 })).toEqual([
    { id: 22, language_code: 'es', text: 'árbol', pos: 'noun', level: 'A1', frequency_rank: 3 },
  ]);
  expect(await db('bank_meanings')).toHaveLength(5);
  const translations = await db('bank_translations')
    .where({ meaning_id: 1, language_code: 'en' })
    .orderBy('position');
  expect(translations.map((row) => row.text)).toEqual(['house', 'home']);
});

test('a new version replaces the old one wholly', async () => {
  const { db } = database;
  await seedBank({ db, now }, buildBank());
  const bank = buildBank({ version: 'test-2' });
  await seedBank({ db, now }, { ...bank, words: bank.words.slice(0, 3) });
  expect(await db('bank_words')).toHaveLength(3);
  expect(await db('bank_versions')).toMatchObject([{ id: 1, version: 'test-2' }]);
});

test('a version that cannot be copied changes nothing', async () => {
  const { db } = database;
  await seedBank({ db, now }, buildBank());
  const bank = buildBank({ version: 'test-2' });
  const [first] = bank.words;
  const broken = { ...bank, words: [...bank.words, ...(first ? [first] : [])] };
  await expect(seedBank({ db, now }, broken)).rejects.toThrow(/unique|duplicate/i);
  expect(await db('bank_versions')).toMatchObject([{ version: 'test-1' }]);
  expect(await db('bank_words')).toHaveLength(20);
});

test('two processes that seed at once both succeed', async () => {
  const { db } = database;
  await Promise.all([seedBank({ db, now }, buildBank()), seedBank({ db, now }, buildBank())]);
  expect(await db('bank_words')).toHaveLength(20);
});
