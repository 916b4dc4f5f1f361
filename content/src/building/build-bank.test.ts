import { languageCodes } from '@topwords/languages/identity';
import { buildBank, type Sources } from './build-bank.ts';
import type { Bank } from '../bank/bank.ts';
import { appendIds, noIds } from '../ids/ids.ts';
import { noOverrides, noPlans } from '../testing/rank-factories.ts';
import { rankHeadwords, shareHeadwords } from '../ranks/rank-headwords.ts';
import { inflectNothing } from '../lexicon/inflect.ts';
import { buildLexicon } from '../lexicon/lexicon.ts';
import type { Row } from '../rows/row.ts';
import { lexemesOf } from '../testing/lexeme-factories.ts';
import { buildRow, buildSentences, locate } from '../testing/row-factories.ts';

function buildSources(...rows: Row[]): Sources {
  const located = locate(...rows);
  const lexemes = lexemesOf(located);
  const none = { en: new Map(), es: new Map(), ru: new Map(), tr: new Map() };
  const lexicon = buildLexicon(located, lexemes, inflectNothing);
  const ranks = rankHeadwords(lexicon, [none], noOverrides);
  return {
    rows: located,
    lexemes,
    plans: noPlans,
    ids: appendIds({ rows: located, lexemes }, noIds),
    ranks,
    shares: shareHeadwords(lexicon, [none], ranks),
  };
}

function build(sources: Sources): Bank {
  return buildBank(sources, buildLexicon(sources.rows, sources.lexemes, inflectNothing));
}

const house = buildRow({ forms: { es: ['casas', 'casa'] } });
const home = buildRow({
  key: 'home.place',
  pos: 'adverb',
  level: 'A2',
  words: { en: 'home', es: ['hogar', 'casa'], ru: { gloss: '(домой)' }, tr: 'ev' },
  forms: { es: { hogar: ['hogares'], casa: ['casita'] } },
});

test('a word is what its lexeme says', () => {
  const sources = buildSources(home, house);
  const casa = sources.lexemes.es.find(({ lexeme }) => lexeme.word === 'casa');
  if (!casa) throw new Error('casa is a headword');
  Object.assign(casa.lexeme, { level: 'A1', labels: { register: 'informal', regions: ['MX'] } });
  const [first] = casa.lexeme.senses;
  if (first) Object.assign(first, { labels: { register: 'dated' }, pos: 'noun' });
  const { words } = build(sources);
  expect(words.find(({ text }) => text === 'casa')).toEqual({
    id: 4,
    language: 'es',
    text: 'casa',
    pos: 'adverb',
    level: 'A1',
    register: 'informal',
    regions: ['MX'],
    ipa: { 'es-MX': 'ˈkasa', 'es-ES': 'ˈkasa' },
    rank: 1,
    course: 1,
    share: 0,
    senses: [
      {
        meaning: 1,
        gloss: { en: 'home', ru: '(домой)', tr: 'ev' },
        pos: 'noun',
        register: 'dated',
      },
      { meaning: 2, gloss: { en: 'house', ru: 'дом', tr: 'ev' } },
    ],
    forms: [],
  });
});

test('a homograph says so, and stress is given where a mark shows it', () => {
  const sources = buildSources(buildRow({ words: { ...buildRow().words, ru: ['дом', 'замок'] } }));
  for (const { lexeme } of sources.lexemes.ru) lexeme.stress = lexeme.word;
  const castle = sources.lexemes.ru.find(({ lexeme }) => lexeme.word === 'замок')?.lexeme;
  Object.assign(castle ?? {}, { homograph: 'castle', commonest: true, stress: 'за\u0301мок' });
  const russian = build(sources).words.filter(({ language }) => language === 'ru');
  expect(russian.map(({ text, homograph, stress }) => [text, homograph, stress])).toEqual([
    ['дом', undefined, undefined],
    ['замок', 'castle', 'за\u0301мок'],
  ]);
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
  const indexes = languageCodes.map((language) => String(bank.forms[language]));
  expect(indexes).toEqual(['houses\t1', '', 'дома\t3\nдоме\t3', 'evimiz\t4']);
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
