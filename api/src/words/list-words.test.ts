import type { Word } from '@topwords/platform/contracts';
import { buildBank, buildMark, buildUser, buildWord } from '../testing/factories.ts';
import { sharedApi, userOfEach } from '../testing/shared-api.ts';
import { startApi } from '../testing/start-api.ts';

const api = sharedApi();
const user = userOfEach(api);

async function list(path: string, reader = user): Promise<number[]> {
  const answer = await api.call(`/api/words/${path}`, { user: reader });
  return (answer.body as Word[]).map((word) => word.id);
}

// @spec E10
test('words are listed by frequency, with translations into the native language', async () => {
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
      translation_to_native: 'house, home',
      frequency_rank: 2,
      is_starred: true,
      is_learned: false,
    },
  ]);
});

test('lists, search and details give the register of a word that is not neutral', async () => {
  const bank = buildBank();
  const words = bank.words.map((word) =>
    word.text === 'luz' ? { ...word, register: 'formal' as const } : word,
  );
  const labelled = await startApi({ bank: { ...bank, words } });
  try {
    const reader = await buildUser(labelled.db);
    const bodyOf = async (path: string) =>
      (await labelled.call(`/api/words/${path}`, { user: reader })).body;
    expect(await bodyOf('es?limit=2')).toMatchObject([{ register: 'formal' }, { text: 'casa' }]);
    expect(JSON.stringify(await bodyOf('get_detail_word/21'))).not.toContain('register');
    expect(await bodyOf('get_detail_word/23')).toMatchObject({ register: 'formal' });
    const query = 'native_language=English&target_language=es&query=luz';
    expect(await bodyOf(`search-test?${query}`)).toMatchObject({
      results: [{ text: 'luz', register: 'formal' }],
    });
  } finally {
    await labelled.stop();
  }
});

test('the translation is the gloss of the main sense, whatever the order of meanings', async () => {
  const bank = buildBank();
  const senses = [
    { meaning: 3, gloss: { en: 'light (brightness)' } },
    { meaning: 1, gloss: { en: 'house' } },
  ];
  const words = [buildWord(27, 'es', 'claro', 1, senses)];
  const other = await startApi({ bank: { ...bank, words } });
  const reader = await buildUser(other.db);
  const { body } = await other.call('/api/words/es', { user: reader });
  await other.stop();
  expect(body).toMatchObject([{ translation_to_native: 'light (brightness)' }]);
});

test('homographs are told apart, and have stress marks and regions', async () => {
  const words = [
    buildWord(37, 'ru', 'замок', 1, [1], { homograph: 'lock', stress: 'замо́к' }),
    buildWord(38, 'ru', 'замок', 2, [2], { homograph: 'castle', stress: 'за́мок' }),
    buildWord(39, 'ru', 'свет', 3, [3], { regions: ['GB'] }),
  ];
  const other = await startApi({ bank: buildBank({ words }) });
  const reader = await buildUser(other.db);
  const { body } = await other.call('/api/words/ru', { user: reader });
  await other.stop();
  expect(body).toMatchObject([
    { id: 37, text: 'замок', homograph: 'lock', stress: 'замо́к' },
    { id: 38, text: 'замок', homograph: 'castle', stress: 'за́мок' },
    { id: 39, regions: ['GB'] },
  ]);
  expect(Object.keys((body as object[])[2] ?? {})).not.toContain('stress');
});

test('pages have no gaps or repetitions, and pages past the end are empty', async () => {
  expect(await list('es?limit=2&page=1')).toEqual([23, 21]);
  expect(await list('es?limit=2&page=2')).toEqual([22, 24]);
  expect(await list('es?limit=2&page=3')).toEqual([25]);
  expect(await list('es?limit=2&page=4')).toEqual([]);
  expect(await list('es?page=999999&limit=200')).toEqual([]);
});

test('a meaning without a word in the native language shows its gloss', async () => {
  const answer = await api.call('/api/words/es?page=4&limit=1', { user });
  expect(answer.body).toMatchObject([{ text: 'madrugador', translation_to_native: '(no word)' }]);
});

test('there is no translation without a native language, or for words in it', async () => {
  const unsettled = await buildUser(api.db, { native: null });
  const spanish = await buildUser(api.db, { native: 'es' });
  for (const reader of [unsettled, spanish]) {
    const answer = await api.call('/api/words/es?limit=1', { user: reader });
    expect(answer.body).toMatchObject([{ translation_to_native: '' }]);
  }
});

// @spec C10
test('words can be filtered by the starred and learned marks, alone or together', async () => {
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

test('a filtered list has the order of the whole one, however the words were marked', async () => {
  const whole = await list('es');
  expect(whole).toHaveLength(5);
  for (const wordId of whole.toReversed()) await buildMark(api.db, user, { wordId });
  expect(await list('es?only_learned=true')).toEqual(whole);
  const inCourse = await list('es?order=course');
  expect(await list('es?only_learned=true&order=course')).toEqual(inCourse);
});

test('marks of other learners are not visible', async () => {
  await buildMark(api.db, user, { wordId: 21, action: 'star' });
  const other = await buildUser(api.db);
  expect(await list('es?only_starred=true', other)).toEqual([]);
  const answer = await api.call('/api/words/es', { user: other });
  expect((answer.body as Word[]).some((word) => word.is_starred)).toBe(false);
});

test('a mark on a word that left the bank is ignored', async () => {
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

test('every invalid query parameter is named', async () => {
  const answer = await api.call('/api/words/es?limit=x&page=y&only_starred=z', { user });
  const { faults } = answer.body as { faults: { field: string }[] };
  expect(faults.map((fault) => fault.field)).toEqual(['limit', 'page', 'only_starred']);
});

test.each(['xx', 'EN', 'english', '__proto__', 'es%00'])('%s is not a language', async (code) => {
  const answer = await api.call(`/api/words/${code}`, { user });
  expect(answer.status).toBe(404);
  expect(answer.body).toEqual({ detail: 'Unknown language', code: 'language_unknown' });
});

// @spec C15
test('words of one part of speech are listed by frequency', async () => {
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
