import { buildContrast, buildTeaching, locateEnglish } from '../testing/teaching-factories.ts';
import { buildCheckedBank, buildRow, locate } from '../testing/row-factories.ts';
import { buildTeaching as build } from './build-teaching.ts';

const { lexicon } = buildCheckedBank(locate(buildRow()));
const ids = { words: { 'en:house': 7 } };

function buildWith(words: string[]) {
  const contrasts = locateEnglish('contrasts', [buildContrast({ words })]);
  return build(buildTeaching({ contrasts }), { lexicon, ids, version: 'v1' });
}

test('lines have the ids of their words', () => {
  const { version, languages } = buildWith(['house']);
  expect(version).toBe('v1');
  expect(languages.en.contrasts).toMatchObject([{ key: 'house-or-home', words: [7] }]);
  expect(languages.es.contrasts).toEqual([]);
});

test('a word that is no headword is an error that says where', () => {
  expect(() => buildWith(['house', 'home'])).toThrow(
    'teaching/contrasts/en.jsonl:1: "home" is no headword',
  );
});
