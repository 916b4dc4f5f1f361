import type { User } from '../users/user-repository.ts';
import { buildBank, buildMark, buildUser } from '../testing/factories.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';
import { createCatalogue } from '../bank/catalogue.ts';
import { translateRoutes } from './routes.ts';
import type { TranslatedPair } from './translate.ts';

let api: TestApi;
let user: User;
const favorite = { id: 'a-favorite', pair: {} as Partial<TranslatedPair> };

beforeAll(async () => {
  const catalogue = createCatalogue(buildBank());
  api = await startApi({
    routes: translateRoutes({
      catalogue,
      voiced: ['en', 'fr'],
      findFavoriteId: async (_db, userId, pair) =>
        userId === user.id && pair.translated_text === favorite.pair.translated_text
          ? favorite.id
          : null,
    }),
  });
});
beforeEach(async () => {
  user = await buildUser(api.db);
});
afterAll(() => api.stop());

function translate(text: unknown, from_lang: unknown, to_lang: unknown) {
  return api.call('/api/words/translate', { user, json: { text, from_lang, to_lang } });
}

function lookUp(text: string, language: string) {
  const query = new URLSearchParams({ text, language });
  return api.call(`/api/words/look_up?${query}`, { user });
}

// @spec E19 C22
test('a word comes from the bank, with its other translations', async () => {
  const answer = await translate(' casa ', 'es', 'en');
  expect(answer).toMatchObject({
    status: 200,
    body: {
      translation: 'house',
      alternatives: ['home'],
      from_lang: 'es',
      to_lang: 'en',
      engine: 'bank',
      quality: 'bank',
      gloss: [],
      nearest: [],
      favorite_id: null,
    },
  });
});

test('a known sentence comes from the bank, regardless of capitals and final punctuation', async () => {
  const { body } = await translate('  my HOUSE  is big', 'en', 'ru');
  expect(body).toMatchObject({ translation: 'Мой дом большой.', engine: 'bank', alternatives: [] });
});

test('a word is translated by its main sense, also into the learner’s language', async () => {
  const reader = await buildUser(api.db, { native: 'es' });
  const json = { text: 'House', from_lang: 'en', to_lang: 'es' };
  const { body } = await api.call('/api/words/translate', { user: reader, json });
  expect(body).toMatchObject({ translation: 'Casa', engine: 'bank' });
});

test('any other text is glossed word by word', async () => {
  const { body } = await translate('Trees run, quickly!', 'en', 'es');
  expect(body).toMatchObject({
    translation: 'árbol · correr · quickly',
    engine: 'gloss',
    quality: 'gloss',
    gloss: [
      { text: 'Trees', translation: 'árbol' },
      { text: 'run', translation: 'correr' },
      { text: 'quickly', translation: null },
    ],
  });
});

function detect(text: string) {
  return api.call('/api/words/detect_language', { user, json: { text } });
}

test('the language of a text is detected', async () => {
  expect((await detect(' casas ')).body).toEqual({ language: 'es' });
  expect((await detect('Wo wohnt deine Schwester?')).body).toEqual({ language: 'de' });
  expect((await detect('123')).body).toEqual({ language: null });
  expect(await detect(' ')).toMatchObject({ status: 400, body: { faults: [{ field: 'text' }] } });
});

test('the answer names the detected language and translates from it', async () => {
  const { body } = await translate('ağaç', 'auto', 'ru');
  expect(body).toMatchObject({ from_lang: 'tr', translation: 'дерево' });
});

test.each([
  ['123', 'language_undetected', /Couldn’t detect/],
  ['casa', 'languages_equal', /already in Spanish/],
])('the text %j with language detection is refused with %s', async (text, code, detail) => {
  expect(await translate(text, 'auto', 'es')).toMatchObject({
    status: 400,
    body: { code, detail: expect.stringMatching(detail) },
  });
});

test('the answer names the favorite with the same pair', async () => {
  favorite.pair = { translated_text: 'house' };
  expect((await translate('casa', 'es', 'en')).body).toMatchObject({ favorite_id: favorite.id });
  expect((await translate('luz', 'es', 'en')).body).toMatchObject({ favorite_id: null });
});

test('a pair that no engine translates is refused, naming both languages', async () => {
  expect(await translate('maison', 'fr', 'zh-Hans')).toMatchObject({
    status: 400,
    body: {
      code: 'pair_unsupported',
      detail: 'Translation from French to Chinese (Simplified) isn’t available here',
    },
  });
});

test('two equal languages are refused', async () => {
  const { body, status } = await translate('casa', 'es', 'es');
  expect({ status, body }).toMatchObject({
    status: 400,
    body: { code: 'languages_equal', detail: expect.stringContaining('Spanish') },
  });
});

// @spec V7
test.each([
  ['', 'en', 'es', 'text'],
  ['  \n ', 'en', 'es', 'text'],
  ['long '.repeat(101), 'en', 'es', 'text'],
  [7, 'en', 'es', 'text'],
  ['a', 'xx', 'es', 'from_lang'],
  ['a', 'en', 'auto', 'to_lang'],
  ['a', 'en', 'zh', 'to_lang'],
  ['a', 'en', undefined, 'to_lang'],
])('the text %j from %j to %j is refused for its %s', async (text, from, to, field) => {
  const answer = await translate(text, from, to);
  expect(answer).toMatchObject({
    status: 400,
    body: { code: 'validation_failed', faults: [{ field }] },
  });
});

// @spec V7
test('500 characters are accepted', async () => {
  const text = 'casa luz '.repeat(60).slice(0, 500).trim();
  expect(await translate(text, 'es', 'tr')).toMatchObject({ status: 200 });
});

test('the abilities list the groups and the voices, but not the bank', async () => {
  const { body } = await api.call('/api/words/translate/languages', { user });
  const languages = ['en', 'es', 'ru', 'tr'];
  expect(body).toEqual({
    groups: [{ engine: 'gloss', quality: 'gloss', from: languages, to: languages }],
    voiced: ['en', 'fr'],
  });
});

describe('looking a word up', () => {
  test('a form returns the entry of its word, with marks, IPA and sentences', async () => {
    await buildMark(api.db, user, { wordId: 21 });
    const { body } = await lookUp(' Casas ', 'es');
    expect(body).toMatchObject({
      entries: [{ id: 21, text: 'casa', is_learned: true, ipa: 'ˈkasa' }],
    });
    expect(JSON.stringify(body)).toContain('Mi casa es grande.');
  });

  test('a text of several words that is not a headword has no entries', async () => {
    expect(await lookUp('my big house', 'en')).toMatchObject({
      status: 200,
      body: { entries: [] },
    });
  });

  test.each([
    ['', 'es', 'text'],
    ['casa', 'fr', 'language'],
  ])('%j in %j is refused for its %s', async (text, language, field) => {
    expect(await lookUp(text, language)).toMatchObject({
      status: 400,
      body: { faults: [{ field }] },
    });
  });
});

test.each([
  ['POST', '/api/words/translate'],
  ['POST', '/api/words/detect_language'],
  ['GET', '/api/words/translate/languages'],
  ['GET', '/api/words/look_up?text=casa&language=es'],
])('%s %s needs a signed-in learner', async (method, path) => {
  const answer = await api.call(path, { method, ...(method === 'POST' && { json: {} }) });
  expect(answer).toMatchObject({ status: 401, body: { code: 'token_missing' } });
});
