import type { WordDetail } from '@topwords/platform/contracts';
import { buildBank, buildMark, buildUser, buildWord } from '../testing/factories.ts';
import { review } from '../practice/testing/reviews.ts';
import { startApi } from '../testing/start-api.ts';
import { sharedApi } from '../testing/shared-api.ts';

const api = sharedApi();

const path = '/api/words/get_detail_word';

// @spec E11 E12 C12
test('a word has its meanings, their sentences, and further sentences', async () => {
  const user = await buildUser(api.db, { native: 'ru' });
  await buildMark(api.db, user, { wordId: 21 });
  const answer = await api.call(`${path}/21`, { user });
  expect(answer.status).toBe(200);
  const detail = answer.body as WordDetail;
  expect(detail).toMatchObject({
    id: 21,
    text: 'casa',
    translation_to_native: 'дом',
    is_learned: true,
    is_starred: false,
    strength: 0,
    ipa: 'ˈkasa',
    forms: ['casas'],
  });
  expect(detail.translations).toEqual([
    { language_code: 'ru', translated_text: 'дом' },
    { language_code: 'en', translated_text: 'house' },
    { language_code: 'en', translated_text: 'home' },
    { language_code: 'tr', translated_text: 'ev' },
  ]);
  expect(detail.meanings).toHaveLength(1);
  expect(detail.meanings[0]).toMatchObject({ pos: 'noun', example: 'Mi casa es grande.' });
  expect(detail.meanings[0]?.sentences[0]).toEqual({
    id: 1,
    text: 'Mi casa es grande.',
    translations: [
      { language_code: 'ru', translated_text: 'Мой дом большой.' },
      { language_code: 'en', translated_text: 'My house is big.' },
      { language_code: 'tr', translated_text: 'Evim büyük.' },
    ],
  });
  expect(detail.example_sentences.map((sentence) => sentence.text)).toEqual([
    'El árbol junto a las casas es viejo.',
    'Hay luz en cada casa.',
    'En casa corren todos los niños.',
  ]);
});

// @spec E11
test('a word has the current strength of its card', async () => {
  const user = await buildUser(api.db);
  const strength = async () =>
    ((await api.call(`${path}/22`, { user })).body as WordDetail).strength;
  const times = ['2026-11-18T09:00:00Z', '2026-11-18T09:10:00Z'];
  await review(api, user, ...times.map((reviewed_at) => ({ card_id: 'word-22', reviewed_at })));
  // FSRS forgetting curve: two days later, with a stability of 2.3065 days.
  expect(await strength()).toBeCloseTo(91.1, 0);
  api.clock.now += 1000 * 24 * 60 * 60 * 1000;
  expect(await strength()).toBeLessThan(50);
  api.clock.now -= 1000 * 24 * 60 * 60 * 1000;
});

test('a word shows the sentences that contain it, not those of its synonyms', async () => {
  const user = await buildUser(api.db);
  const { results } = (
    await api.call('/api/words/search-test?native_language=Spanish&target_language=en&query=home', {
      user,
    })
  ).body as { results: { id: number }[] };
  const answer = await api.call(`${path}/${results[0]?.id}`, { user });
  const { text, meanings } = answer.body as WordDetail;
  expect(text).toBe('home');
  expect(meanings[0]?.example).toBe('We are at home.');
  expect(meanings[0]?.sentences.map((sentence) => sentence.text)).toEqual(['We are at home.']);
});

test('a sense has its gloss and its labels; its translations are this word’s, not those of its row', async () => {
  const senses = [
    {
      meaning: 1,
      gloss: { en: 'house (building), home', es: 'casa (edificio)', tr: '(yapı)' },
      register: 'informal' as const,
      regions: ['GB' as const],
    },
    { meaning: 3, gloss: { en: 'lights', es: 'luces', tr: 'ışıklar' } },
  ];
  const other = await startApi({
    bank: buildBank({ words: [buildWord(39, 'ru', 'дом', 1, senses)] }),
  });
  const user = await buildUser(other.db);
  const { body } = await other.call(`${path}/39`, { user });
  await other.stop();
  const { meanings, ...detail } = body as WordDetail;
  expect(meanings).toMatchObject([
    {
      id: 1,
      gloss: 'house (building), home',
      register: 'informal',
      regions: ['GB'],
      translations: [
        { language_code: 'en', translated_text: 'house' },
        { language_code: 'en', translated_text: 'home' },
        { language_code: 'es', translated_text: 'casa' },
        // Turkish can only explain it.
        { language_code: 'tr', translated_text: '(yapı)' },
      ],
    },
    { id: 3, gloss: 'lights' },
  ]);
  expect(meanings[1]).not.toHaveProperty('register');
  expect(detail).toMatchObject({ translation_to_native: 'house (building), home' });
  expect(detail).not.toHaveProperty('register');
  expect(detail.translations.map((one) => one.translated_text)).toEqual(
    'house home lights casa luces (yapı) ışıklar'.split(' '),
  );
});

test('a word has its usage, with references to other words', async () => {
  const note = { en: 'Feminine: *la casa*.', ru: 'Женского рода.', tr: 'Dişil.' };
  const other = await startApi({
    usageOf: ({ id }) => (id === 21 ? { gender: 'f', opposites: ['luz', 'calle'], note } : {}),
  });
  const user = await buildUser(other.db, { native: 'tr' });
  const usageOf = async (id: number) =>
    ((await other.call(`${path}/${id}`, { user })).body as WordDetail).usage;
  expect(await usageOf(21)).toMatchObject({
    gender: 'f',
    opposites: [
      { id: 23, text: 'luz' },
      { id: null, text: 'calle' },
    ],
    note: 'Dişil.',
  });
  expect(await usageOf(22)).toMatchObject({ opposites: [], note: null });
  await other.stop();
});

test('a form inside another word does not count as the word', async () => {
  const user = await buildUser(api.db);
  const answer = await api.call(`${path}/41`, { user });
  const { example_sentences: sentences } = answer.body as WordDetail;
  expect(sentences.map((sentence) => sentence.text)).toEqual([
    'Evin yanındaki ağaç yaşlı.',
    'Her evde ışık var.',
  ]);
});

test('a form shared with another word adds no further sentence', async () => {
  const bank = buildBank();
  const words = [...bank.words, buildWord(46, 'tr', 'evde', 6, [4])];
  const other = await startApi({ bank: buildBank({ words }) });
  const user = await buildUser(other.db);
  const answer = await other.call(`${path}/41`, { user });
  await other.stop();
  const { example_sentences: sentences } = answer.body as WordDetail;
  expect(sentences.map((sentence) => sentence.text)).toEqual(['Evin yanındaki ağaç yaşlı.']);
});

test('a sentence with a word’s spelling is not shown for its homograph', async () => {
  const bank = buildBank();
  const words = [...bank.words, buildWord(29, 'es', 'casa', 6, [4], { homograph: 'marries' })];
  const other = await startApi({ bank: buildBank({ words }) });
  const user = await buildUser(other.db);
  const answer = await other.call(`${path}/29`, { user });
  await other.stop();
  expect((answer.body as WordDetail).example_sentences).toEqual([]);
});

test('a word has no IPA when its authors could not know it', async () => {
  const user = await buildUser(api.db);
  expect((await api.call(`${path}/22`, { user })).body).toMatchObject({ ipa: null });
});

test.each([
  '0',
  '-21',
  '9999',
  '21.0',
  '2e1',
  '021',
  'casa',
  '99999999999999999999',
  '21%00',
  '%20',
])('word %s does not exist', async (id) => {
  const user = await buildUser(api.db);
  const answer = await api.call(`${path}/${id}`, { user });
  expect(answer.status).toBe(404);
  expect(answer.body).toEqual({ detail: 'This word does not exist', code: 'word_unknown' });
});
