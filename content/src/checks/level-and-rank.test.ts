import { buildCheckedBank, buildRow, locate } from '../testing/row-factories.ts';
import { checkLevelAndRank, fullBank } from './level-and-rank.ts';

/** A ranking with the headword at a given part of a full bank. */
function rankingWith(headword: string, part: number): string[] {
  const ranking = Array.from({ length: fullBank }, (_, index) => `word ${index}`);
  ranking[Math.floor(part * fullBank)] = headword;
  return ranking;
}

function faultsAt(level: 'A1' | 'B2', part: number, english = part) {
  const ranks = {
    en: rankingWith('house', english),
    es: rankingWith('casa', part),
    ru: rankingWith('дом', part),
    tr: rankingWith('ev', part),
  };
  return checkLevelAndRank(buildCheckedBank(locate(buildRow({ level })), { ranks }));
}

test('a beginner’s meaning with rare words in every language is a fault', () => {
  expect(faultsAt('A1', 0.95)).toMatchObject([
    { check: 'level-and-rank', key: 'house.building', line: 1 },
  ]);
});

test('accepts it if it is frequent in one language', () => {
  expect(faultsAt('A1', 0.95, 0.3)).toEqual([]);
});

test('an advanced word among the most frequent is a fault, in each such language', () => {
  expect(faultsAt('B2', 0.2, 0.001)).toMatchObject([{ language: 'en', text: 'house' }]);
});

test('a word is as easy as its easiest meaning', () => {
  const rows = locate(
    buildRow({ key: 'house.theatre', level: 'B2' }),
    buildRow({ key: 'house.building', level: 'A1' }),
  );
  expect(checkLevelAndRank(buildCheckedBank(rows))).toEqual([]);
});

test('measures a small bank like a full one', () => {
  expect(checkLevelAndRank(buildCheckedBank(locate(buildRow({ level: 'A1' }))))).toEqual([]);
});
