import type { Word } from '@topwords/platform/contracts';
import { buildMark, buildUser } from '../testing/factories.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';
import type { User } from '../users/user-repository.ts';

let api: TestApi;
let user: User;

beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  user = await buildUser(api.db);
});
afterAll(() => api.stop());

async function list(path: string, reader = user): Promise<number[]> {
  const answer = await api.call(`/api/words/${path}`, { user: reader });
  return (answer.body as Word[]).map((word) => word.id);
}

test('words come by frequency, with the translation into the native language', async () => {
  await buildMark(api.db, user, { wordId: 21, action: 'star' });
  const answer = await api.call('/api/words/es?limit=2', { user });
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual([
    {
      id: 23,
      text: 'luz',
      language_code: 'es',
      level: 'A1',
      pos: 'noun',
      translation_to_native: 'light',
      frequency_rank: 1,
      is_starred: false,
      is_learned: false,
    },
    {
      id: 21,
      text: 'casa',
      language_code: 'es',
      level: 'A1',
      pos: 'noun',
      translation_to_native: 'house',
      frequency_rank: 2,
      is_starred: true,
      is_learned: false,
    },
  ]);
});

test('pages follow one another without gap or repetition, and end empty', async () => {
  expect(await list('es?limit=2&page=1')).toEqual([23, 21]);
  expect(await list('es?limit=2&page=2')).toEqual([22, 24]);
  expect(await list('es?limit=2&page=3')).toEqual([25]);
  expect(await list('es?limit=2&page=4')).toEqual([]);
  expect(await list('es?page=999999&limit=200')).toEqual([]);
});

test('a meaning without a word in the native language is told by its gloss', async () => {
  const answer = await api.call('/api/words/es?page=4&limit=1', { user });
  expect(answer.body).toMatchObject([{ text: 'madrugador', translation_to_native: '(no word)' }]);
});

test('without a native language, or in it, there is no translation', async () => {
  const unsettled = await buildUser(api.db, { native: null });
  const spanish = await buildUser(api.db, { native: 'es' });
  for (const reader of [unsettled, spanish]) {
    const answer = await api.call('/api/words/es?limit=1', { user: reader });
    expect(answer.body).toMatchObject([{ translation_to_native: '' }]);
  }
});

test('starred and learned words are chosen by their marks, alone or together', async () => {
  await buildMark(api.db, user, { wordId: 24, action: 'star' });
  await buildMark(api.db, user, { wordId: 21, action: 'star' });
  await buildMark(api.db, user, { wordId: 21, action: 'learned' });
  await buildMark(api.db, user, { wordId: 11, action: 'learned' });
  expect(await list('es?only_starred=true')).toEqual([21, 24]);
  expect(await list('es?only_starred=true&limit=1&page=2')).toEqual([24]);
  expect(await list('es?only_learned=true')).toEqual([21]);
  expect(await list('es?only_starred=true&only_learned=true')).toEqual([21]);
  expect(await list('es?only_starred=false&only_learned=false')).toHaveLength(5);
});

test('nobody sees the marks of others', async () => {
  await buildMark(api.db, user, { wordId: 21, action: 'star' });
  const other = await buildUser(api.db);
  expect(await list('es?only_starred=true', other)).toEqual([]);
  const answer = await api.call('/api/words/es', { user: other });
  expect((answer.body as Word[]).some((word) => word.is_starred)).toBe(false);
});

test('a mark on a word that the bank no longer holds harms nothing', async () => {
  await buildMark(api.db, user, { wordId: 999, action: 'star' });
  expect(await list('es?only_starred=true')).toEqual([]);
});

test.each([
  'limit=0',
  'limit=201',
  'limit=-1',
  'limit=1.5',
  'limit=abc',
  'limit=',
  'limit=1e2',
  'limit=5&limit=6',
  'page=0',
  'page=1000000',
  'page=%00',
  'only_starred=yes',
  'only_learned=1',
])('?%s is refused', async (query) => {
  const answer = await api.call(`/api/words/es?${query}`, { user });
  expect(answer.status).toBe(400);
  const [field] = query.split('=');
  expect(answer.body).toMatchObject({ code: 'validation_failed', faults: [{ field }] });
});

test('every wrong part of a query is named', async () => {
  const answer = await api.call('/api/words/es?limit=x&page=y&only_starred=z', { user });
  const { faults } = answer.body as { faults: { field: string }[] };
  expect(faults.map((fault) => fault.field)).toEqual(['limit', 'page', 'only_starred']);
});

test.each(['xx', 'EN', 'english', '__proto__', 'es%00'])('%s is no language', async (code) => {
  const answer = await api.call(`/api/words/${code}`, { user });
  expect(answer.status).toBe(404);
  expect(answer.body).toEqual({ detail: 'Unknown language', code: 'language_unknown' });
});

test('words of one part of speech come by frequency', async () => {
  expect(await list('get_word_with_pos/es/noun')).toEqual([23, 21, 22]);
  expect(await list('get_word_with_pos/es/noun?limit=1&page=2')).toEqual([21]);
  expect(await list('get_word_with_pos/es/particle')).toEqual([]);
});

test('an unknown language or part of speech is refused', async () => {
  const language = await api.call('/api/words/get_word_with_pos/xx/noun', { user });
  expect(language.body).toMatchObject({ code: 'language_unknown' });
  const pos = await api.call('/api/words/get_word_with_pos/es/nonsense', { user });
  expect(pos.status).toBe(400);
  expect(pos.body).toMatchObject({ code: 'validation_failed', faults: [{ field: 'pos' }] });
});
