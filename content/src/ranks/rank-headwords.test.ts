import { parseFrequencyList, readFrequencies, type Frequencies } from './frequency.ts';
import { inflectNothing } from '../lexicon/inflect.ts';
import { buildLexicon } from '../lexicon/lexicon.ts';
import { rankHeadwords, shareHeadwords } from './rank-headwords.ts';
import type { RankOverride } from './rank-overrides.ts';
import { lexemesOf } from '../testing/lexeme-factories.ts';
import { noOverrides } from '../testing/rank-factories.ts';
import { buildRow, locate } from '../testing/row-factories.ts';
import type { Row } from '../rows/row.ts';

type Lists = Partial<Record<keyof Frequencies, string>>;

function readLists(lists: Lists): Frequencies {
  const counts = (language: keyof Frequencies) =>
    parseFrequencyList(lists[language] ?? '', language);
  return { en: counts('en'), es: counts('es'), ru: counts('ru'), tr: counts('tr') };
}

function rank(rows: Row[], lists: Lists | Lists[], overrides: RankOverride[] = []) {
  const located = locate(...rows);
  const lexicon = buildLexicon(located, lexemesOf(located), inflectNothing);
  return rankHeadwords(lexicon, [lists].flat().map(readLists), { ...noOverrides, en: overrides });
}

function word(en: string, forms: string[] = [], key = `${en.replaceAll(' ', '-')}.sense`): Row {
  const words = { ...buildRow().words, en };
  return buildRow({ key, words, ...(forms.length > 0 && { forms: { en: forms } }) });
}

test('a headword counts the forms of all its rows, each once', () => {
  const rows = [
    word('go', ['goes', 'went'], 'go.move'),
    word('go', ['went', 'gone'], 'go.work'),
    word('stay'),
  ];
  const list = 'go 10\nwent 10\ngone 10\n';
  expect(rank(rows, { en: `${list}stay 29` }).en).toEqual(['go', 'stay']);
  expect(rank(rows, { en: `${list}stay 31` }).en).toEqual(['stay', 'go']);
});

test('a share is how much of the texts a word with its forms is; a phrase has none', () => {
  const rows = [word('go', ['went']), word('go home'), word('home')];
  const located = locate(...rows);
  const lexicon = buildLexicon(located, lexemesOf(located), inflectNothing);
  const ranks = { en: ['go', 'go home', 'home'], es: [], ru: [], tr: [] };
  const corpora = [readLists({ en: 'go 30\nwent 10\nother 60' }), readLists({ en: 'home 1' })];
  expect(shareHeadwords(lexicon, corpora, ranks).en).toEqual([200_000, 0, 500_000]);
});

test('a form that is itself a headword only counts for that headword', () => {
  const rows = [word('saw'), word('see', ['saw', 'seen']), word('sit')];
  expect(rank(rows, { en: 'saw 50\nsit 40\nseen 5' }).en).toEqual(['saw', 'sit', 'see']);
});

test('divides a form of several headwords in proportion to their unambiguous counts', () => {
  const rows = [word('find', ['found']), word('settle', ['found']), word('sit'), word('lie')];
  const counts = 'found 100\nfind 30\nsettle 10';
  // find 30 + 75, settle 10 + 25
  expect(rank(rows, { en: `${counts}\nsit 104\nlie 36` }).en).toEqual([
    'find',
    'sit',
    'lie',
    'settle',
  ]);
  expect(rank(rows, { en: `${counts}\nsit 106\nlie 34` }).en).toEqual([
    'sit',
    'find',
    'settle',
    'lie',
  ]);
});

test('orders ties by text', () => {
  expect(rank([word('pear'), word('apple'), word('plum')], {}).en).toEqual([
    'apple',
    'pear',
    'plum',
  ]);
});

test('a phrase counts as a twentieth of its least frequent word with its forms', () => {
  const rows = [word('of course'), word('river'), word('lake')];
  expect(rank(rows, { en: 'of 900\ncourse 800\nriver 50\nlake 30' }).en).toEqual([
    'river',
    'of course',
    'lake',
  ]);
});

test('counts Russian ё also as е, and folds case by Turkish rules', () => {
  const rows = [
    buildRow({ words: { ...buildRow().words, ru: 'ещё', tr: 'iyi' } }),
    buildRow({ key: 'tree.plant', words: { ...buildRow().words, ru: 'ёлка', tr: 'ağaç' } }),
  ];
  const ranks = rank(rows, { ru: 'ёлка 15\nеще 10\nещё 10', tr: 'ağaç 15\niyi 10\nİyi 10' });
  expect(ranks.ru).toEqual(['ещё', 'ёлка']);
  expect(ranks.tr).toEqual(['iyi', 'ağaç']);
});

test('the error names a folder without lists', () => {
  expect(() => readFrequencies(new URL('./nowhere/', import.meta.url))).toThrow(
    /no frequency list .*nowhere\/en\.txt/,
  );
});

test('a word that only one corpus has often ranks below one that both have', () => {
  const rows = [word('sergeant'), word('museum'), word('cat')];
  const subtitles = { en: 'sergeant 90\nmuseum 20\ncat 40\nfiller 850' };
  const everyday = { en: 'museum 30\ncat 40\nfiller 930' };
  expect(rank(rows, subtitles).en).toEqual(['sergeant', 'cat', 'museum']);
  expect(rank(rows, [subtitles, everyday]).en).toEqual(['cat', 'museum', 'sergeant']);
});

test('an override gives a part of a count to another headword, or ranks a word like another', () => {
  const rows = [word('era'), word('be'), word('please'), word('pear')];
  const list = { en: 'era 900\nbe 600\npear 300\nplease 5' };
  const reason = 'a form of the verb';
  expect(
    rank(rows, list, [
      { name: 'era', share: 0.1, rest: 'be', reason },
      { name: 'please', like: 'be', reason },
    ]).en,
  ).toEqual(['be', 'please', 'pear', 'era']);
  expect(() => rank(rows, list, [{ name: 'plum', like: 'be', reason }])).toThrow(
    'rank-overrides.json names "plum", which is not a headword',
  );
});
