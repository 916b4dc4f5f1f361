import { appendIds, noIds } from '../ids/ids.ts';
import { inflectNothing } from '../lexicon/inflect.ts';
import { buildLexicon } from '../lexicon/lexicon.ts';
import { releaseOf, releasedWords } from '../ids/releases.ts';
import { lexemesOf, withLexemes } from '../testing/lexeme-factories.ts';
import { buildRow, locate } from '../testing/row-factories.ts';
import { checkReleasedIds } from './released-ids.ts';

const home = buildRow({ key: 'home.place', words: { ...buildRow().words, en: 'home' } });
const earlier = appendIds(withLexemes(locate(buildRow())), noIds);
const release = releaseOf(earlier, '2026-11-20');

function check(ids: typeof earlier, ...rows: (typeof home)[]) {
  const located = locate(...rows);
  const lexicon = buildLexicon(located, lexemesOf(located), inflectNothing);
  return checkReleasedIds(ids, lexicon, [release]);
}

test('a larger bank keeps the ids of a release', () => {
  const later = appendIds(withLexemes(locate(home, buildRow())), earlier);
  expect(releasedWords(later, release)).toEqual(['en:house', 'es:casa', 'ru:дом', 'tr:ev']);
  expect(check(later, home, buildRow())).toEqual([]);
});

test('reassigned ids are a fault', () => {
  const reassigned = appendIds(withLexemes(locate(home, buildRow())), noIds);
  expect(check(reassigned, home, buildRow())).toMatchObject([
    { file: 'ids.json', detail: 'ids of the release of 2026-11-20 have changed' },
  ]);
});

test('a released word that is no longer a headword is a fault', () => {
  const later = appendIds(withLexemes(locate(home)), earlier);
  expect(check(later, home)).toMatchObject([
    { file: 'releases.json', detail: 'en:house was released but is no longer a headword' },
  ]);
});
