import { buildBank, type Sources } from './build-bank.ts';
import type { Bank } from '../bank/bank.ts';
import { appendIds, noIds } from '../ids/ids.ts';
import { rankHeadwords } from '../ranks/rank-headwords.ts';
import { inflectNothing } from '../lexicon/inflect.ts';
import { buildLexicon } from '../lexicon/lexicon.ts';
import type { Row } from '../rows/row.ts';
import { buildRow, buildSentences, locate } from '../testing/row-factories.ts';

function buildSources(...rows: Row[]): Sources {
  const located = locate(...rows);
  const none = { en: new Map(), es: new Map(), ru: new Map(), tr: new Map() };
  return {
    rows: located,
    ids: appendIds(located, noIds),
    ranks: rankHeadwords(buildLexicon(located, inflectNothing), none),
  };
}

function build(sources: Sources): Bank {
  return buildBank(sources, buildLexicon(sources.rows, inflectNothing));
}

const house = buildRow({ forms: { es: ['casas', 'casa'] } });
const home = buildRow({
  key: 'home.place',
  pos: 'adverb',
  level: 'A2',
  words: { en: 'home', es: ['hogar', 'casa'], ru: { gloss: '(домой)' }, tr: 'ev' },
  forms: { es: { hogar: ['hogares'], casa: ['casita'] } },
});

test('a word takes part of speech and level from the meaning in which it is the first word', () => {
  const { words } = build(buildSources(home, house));
  expect(words.find(({ text }) => text === 'casa')).toEqual({
    id: 4,
    language: 'es',
    text: 'casa',
    pos: 'noun',
    level: 'A1',
    rank: 1,
    meanings: [2, 1],
    forms: [],
  });
});

test('a word has the labels from one of its rows', () => {
  const labels = { es: { casa: { register: 'informal' as const } } };
  const labelled = buildRow({ labels });
  const { words } = build(buildSources(home, labelled));
  expect(words.flatMap(({ text, register }) => (register ? [[text, register]] : []))).toEqual([
    ['casa', 'informal'],
  ]);
  expect(() => build(buildSources({ ...home, labels }, labelled))).toThrow(
    'es:casa is labelled in several rows',
  );
  expect(() => buildRow({ labels: { es: { hogar: { register: 'rude' } } } })).toThrow(
    'labels \\"hogar\\", which is not a headword of the column',
  );
});

test('words are ordered by language, then by rank', () => {
  const { words } = build(buildSources(house, home));
  expect(words.map(({ language, rank, text }) => `${language} ${rank} ${text}`)).toEqual([
    'en 1 home',
    'en 2 house',
    'es 1 casa',
    'es 2 hogar',
    'ru 1 дом',
    'tr 1 ev',
  ]);
});

test('a meaning shows headwords or a gloss, and its sentences with their ids', () => {
  const { meanings } = build(buildSources(house, home));
  expect(meanings[1]).toMatchObject({ id: 2, key: 'home.place', level: 'A2', notes: {} });
  expect(meanings[1]?.words).toEqual({
    en: { headwords: ['home'], gloss: null },
    es: { headwords: ['hogar', 'casa'], gloss: null },
    ru: { headwords: [], gloss: '(домой)' },
    tr: { headwords: ['ev'], gloss: null },
  });
  expect(meanings[0]?.sentences.map(({ id, text }) => [id, text.en])).toEqual([
    [1, 'Our house is near the park.'],
    [2, 'They are building a new house.'],
  ]);
});

test('indexes all forms, and a word lists those that appear in sentences', () => {
  const forms = { en: ['houses'], ru: ['доме', 'дома'] };
  const sentences = buildSentences({ ru: 'В нашем доме тепло.' });
  const bank = build(buildSources(buildRow({ forms, sentences })));
  expect(bank.words.map((word) => word.forms)).toEqual([[], [], ['доме'], ['evimiz']]);
  expect(bank.forms).toEqual({ en: 'houses\t1', es: '', ru: 'дома\t3\nдоме\t3', tr: 'evimiz\t4' });
});

test('the same sources give the same version, and different sources a different one', () => {
  const { version } = build(buildSources(house, home));
  expect(build(buildSources(house, home)).version).toBe(version);
  expect(build(buildSources(house, { ...home, level: 'B1' })).version).not.toBe(version);
});

test('a missing id or rank fails the build, which names it', () => {
  const sources = buildSources(house);
  const known = buildSources(home);
  expect(() => build({ ...sources, ids: noIds })).toThrow('the id of word en:house is missing');
  expect(() => build({ ...sources, ids: { ...sources.ids, meanings: {} } })).toThrow(
    'the id of meaning house.building is missing',
  );
  expect(() => build({ ...sources, ids: { ...sources.ids, sentences: {} } })).toThrow(
    'the id of sentence "Our house is near the park." is missing',
  );
  expect(() => build({ ...sources, ranks: { ...sources.ranks, es: [] } })).toThrow(
    'the rank of word es:casa is missing',
  );
  expect(() => build({ ...sources, ranks: known.ranks })).toThrow('en:home is ranked but');
});
