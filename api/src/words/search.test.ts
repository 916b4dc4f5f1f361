import type { Bank } from '@topwords/content/bank';
import type { LanguageCode, Word } from '@topwords/platform/contracts';
import type { User } from '../users/user-repository.ts';
import { buildBank, buildMark, buildUser, buildWord, withGlosses } from '../testing/factories.ts';
import { createCatalogue } from '../bank/catalogue.ts';
import { createSearchIndex } from '../bank/search-index.ts';
import { sharedApi } from '../testing/shared-api.ts';

const api = sharedApi();
let user: User;

beforeAll(async () => {
  user = await buildUser(api.db);
});

function ask(parameters: Record<string, string>) {
  return api.call(`/api/words/search-test?${new URLSearchParams(parameters).toString()}`, { user });
}

async function find(query: string, target = 'all', native = 'English'): Promise<string[]> {
  const answer = await ask({ native_language: native, target_language: target, query });
  expect(answer.status).toBe(200);
  return (answer.body as { results: Word[] }).results.map((word) => word.text);
}

test.each([
  ['arbol', 'árbol'],
  ['ÁRBOL', 'árbol'],
  ['ее', 'её'],
  ['ЕЁ', 'её'],
  ['ISIK', 'ışık'],
  ['IŞIK', 'ışık'],
  ['agac', 'ağaç'],
  [' casa ', 'casa'],
  ['све́т', 'свет'],
  ['ДЕ́РЕВО', 'дерево'],
])('%s finds %s first', async (query, text) => {
  expect((await find(query))[0]).toBe(text);
});

test('a word is found by its beginning, a form, a translation, and with a typo', async () => {
  expect(await find('madr')).toEqual(['madrugador']);
  expect(await find('corren')).toEqual(['correr']);
  expect(await find('tree')).toEqual(['дерево', 'ağaç', 'árbol']);
  expect(await find('home')).toEqual(['дом', 'ev', 'casa']);
  expect(await find('csaa')).toEqual(['casa']);
  expect(await find('madrugodar')).toEqual(['madrugador']);
  expect(await find('дерев0')).toEqual(['дерево']);
});

test('the best matches come first: the word, its beginning, a form, a translation', async () => {
  expect(await find('ev')).toEqual(['ev']);
  expect(await find('дом', 'all', 'Russian')).toEqual(['house', 'ev', 'home', 'casa']);
});

// @spec C16
test('a search in all languages leaves out the native one; a search in one language finds only that', async () => {
  expect(await find('light')).toEqual(['luz', 'свет', 'ışık']);
  expect(await find('light', 'ru')).toEqual(['свет']);
  expect(await find('house', 'all', 'Turkish')).toEqual(['house']);
});

// @spec E15
test('results have the learner’s marks and translations into the requested language', async () => {
  await buildMark(api.db, user, { wordId: 22, action: 'star' });
  const parameters = { native_language: 'Turkish', target_language: 'es', query: 'árbol' };
  const answer = await ask(parameters);
  expect(answer.body).toMatchObject({
    results: [{ id: 22, translation_to_native: 'ağaç', is_starred: true, is_learned: false }],
  });
});

test('a query that matches nothing finds nothing, regardless of its characters', async () => {
  for (const query of ['zzzzzz', '%', '_', "'; DROP TABLE users; --", '🦊', '\u0301', '(.*)']) {
    expect(await find(query)).toEqual([]);
  }
});

test.each<[Record<string, string>, string[]]>([
  [{}, ['native_language', 'target_language', 'query']],
  [{ native_language: 'en', target_language: 'all', query: 'a' }, ['native_language']],
  [{ native_language: 'English', target_language: 'xx', query: 'a' }, ['target_language']],
  [{ native_language: 'English', target_language: 'all', query: '  ' }, ['query']],
  [{ native_language: 'English', target_language: 'all', query: 'x'.repeat(101) }, ['query']],
])('%j is refused', async (parameters, fields) => {
  const answer = await ask(parameters);
  expect(answer.status).toBe(400);
  const { faults } = answer.body as { faults: { field: string }[] };
  expect(faults.map((fault) => fault.field)).toEqual(fields);
});

test('a query that equals a translation finds no similarly spelled words', () => {
  const bank = buildBank();
  const [house] = bank.meanings;
  if (!house) throw new Error('The bank has no meaning');
  const night = { headwords: ['night'], gloss: null };
  const noche = { headwords: ['noche'], gloss: null };
  const meaning = { ...house, id: 9, words: { ...house.words, en: night, es: noche } };
  const meanings = [...bank.meanings, meaning];
  const words = [...bank.words, buildWord(29, 'es', 'noche', 9, [9])];
  const catalogue = createCatalogue(withGlosses({ ...bank, meanings, words }));
  const index = createSearchIndex(catalogue);
  const search = (query: string) =>
    index
      .search({ query, native: 'en', targets: ['es', 'ru'], limit: 50 })
      .map((word) => word.text);
  expect(search('light')).toEqual(['luz', 'свет']);
  expect(search('nihgt')).toEqual(['noche']);
});

test('a query in one’s own language finds its translation before words that begin alike', () => {
  const words = [
    buildWord(41, 'tr', 'ev', 900, [{ meaning: 1, gloss: { en: 'house' } }]),
    buildWord(46, 'tr', 'houseboat', 1, [{ meaning: 2, gloss: { en: 'boat' } }]),
    buildWord(47, 'tr', 'çatı', 2, [{ meaning: 3, gloss: { en: 'roof; house' } }]),
    buildWord(11, 'en', 'house', 1, [1], { forms: ['houses'] }),
  ];
  const index = createSearchIndex(createCatalogue(buildBank({ words })));
  const search = (query: string) =>
    index.search({ query, native: 'en', targets: ['tr'], limit: 50 }).map(({ text }) => text);
  // The main sense comes before a further one, although that word is more common.
  expect(search('house')).toEqual(['ev', 'çatı', 'houseboat']);
  expect(search('houses')).toEqual(['ev', 'çatı']);
  expect(search('hous')).toEqual(['houseboat', 'ev', 'çatı']);
});

test('words of languages that one learns come first among those that match equally well', () => {
  const index = createSearchIndex(createCatalogue(buildBank()));
  const search = (learned: LanguageCode[]) =>
    index
      .search({ query: 'tree', native: 'en', targets: ['es', 'ru', 'tr'], learned, limit: 50 })
      .map(({ text }) => text);
  expect(search([])).toEqual(['дерево', 'ağaç', 'árbol']);
  expect(search(['es'])).toEqual(['árbol', 'дерево', 'ağaç']);
});

function searchAmong(words: Bank['words']) {
  const index = createSearchIndex(createCatalogue(buildBank({ words })));
  return (query: string, native: LanguageCode) =>
    index.search({ query, native, targets: ['ru'], limit: 50 }).map(({ id }) => id);
}

test('a word is found by any of its equivalents, without what is in brackets', () => {
  const senses = [
    { meaning: 5, gloss: { en: 'go (on foot), walk', es: 'ir (a pie)' } },
    { meaning: 1, gloss: { en: 'come on!; let’s go', es: '(para animar)' } },
  ];
  const search = searchAmong([buildWord(37, 'ru', 'идти', 1, senses)]);
  for (const query of ['go', 'walk', 'come on', "let's go"]) {
    expect(search(query, 'en')).toEqual([37]);
  }
  expect(search('ir', 'es')).toEqual([37]);
  for (const query of ['on foot', 'animar']) expect(search(query, 'en')).toEqual([]);
});

test('both homographs are found by their spelling, and one of them first by its stress', () => {
  const search = searchAmong([
    buildWord(37, 'ru', 'замок', 1, [1], { homograph: 'lock', stress: 'замо́к' }),
    buildWord(38, 'ru', 'замок', 2, [2], { homograph: 'castle', stress: 'за́мок' }),
  ]);
  expect(search('замок', 'en')).toEqual([37, 38]);
  expect(search('за́мок', 'en')).toEqual([38, 37]);
  expect(search('Замо́к', 'en')).toEqual([37, 38]);
});
