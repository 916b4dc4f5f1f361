import { parseFrequencyList, readFrequencies, type Frequencies } from './frequency.ts';
import { buildLexicon } from './lexicon.ts';
import { rankHeadwords } from './rank-headwords.ts';
import { buildRow, locate } from './testing/row-factories.ts';
import type { Row } from './row.ts';

function rank(rows: Row[], lists: Partial<Record<keyof Frequencies, string>>) {
  const counts = (language: keyof Frequencies) =>
    parseFrequencyList(lists[language] ?? '', language);
  const frequencies = { en: counts('en'), es: counts('es'), ru: counts('ru'), tr: counts('tr') };
  return rankHeadwords(buildLexicon(locate(...rows)), frequencies);
}

function word(en: string, forms: string[] = [], key = `${en.replaceAll(' ', '-')}.sense`): Row {
  const words = { ...buildRow().words, en };
  return buildRow({ key, words, ...(forms.length > 0 && { forms: { en: forms } }) });
}

test('a headword counts with the forms of all its rows, each once', () => {
  const rows = [
    word('go', ['goes', 'went'], 'go.move'),
    word('go', ['went', 'gone'], 'go.work'),
    word('stay'),
  ];
  const list = 'go 10\nwent 10\ngone 10\n';
  expect(rank(rows, { en: `${list}stay 29` }).en).toEqual(['go', 'stay']);
  expect(rank(rows, { en: `${list}stay 31` }).en).toEqual(['stay', 'go']);
});

test('a form of two headwords counts for both', () => {
  const rows = [word('lie', ['lay']), word('lay', ['laid']), word('sit')];
  expect(rank(rows, { en: 'lay 50\nsit 40\nlaid 5' }).en).toEqual(['lay', 'lie', 'sit']);
});

test('ties go by text', () => {
  expect(rank([word('pear'), word('apple'), word('plum')], {}).en).toEqual([
    'apple',
    'pear',
    'plum',
  ]);
});

test('a phrase counts as a tenth of its least frequent word', () => {
  const rows = [word('of course'), word('river'), word('lake')];
  expect(rank(rows, { en: 'of 900\ncourse 400\nriver 50\nlake 30' }).en).toEqual([
    'river',
    'of course',
    'lake',
  ]);
});

test('a Russian ё is counted as written with е too, and case is folded as Turkish does', () => {
  const rows = [
    buildRow({ words: { ...buildRow().words, ru: 'ещё', tr: 'iyi' } }),
    buildRow({ key: 'tree.plant', words: { ...buildRow().words, ru: 'ёлка', tr: 'ağaç' } }),
  ];
  const ranks = rank(rows, { ru: 'ёлка 15\nеще 10\nещё 10', tr: 'ağaç 15\niyi 10\nİyi 10' });
  expect(ranks.ru).toEqual(['ещё', 'ёлка']);
  expect(ranks.tr).toEqual(['iyi', 'ağaç']);
});

test('a folder without lists is named in the error', () => {
  expect(() => readFrequencies(new URL('./nowhere/', import.meta.url))).toThrow(
    /no frequency list .*nowhere\/en\.txt/,
  );
});
