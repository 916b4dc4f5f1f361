import { buildBank } from '../testing/factories.ts';
import { seededRandom } from '../practice/seeded-random.ts';
import { addInOrder, type Match, type RankedMatches } from './add-in-order.ts';
import { createCatalogue, type CatalogueWord } from './catalogue.ts';
import { RankedTexts } from './ranked-texts.ts';

const [template] = createCatalogue(buildBank()).ofLanguage('es');
const random = seededRandom('add in order');
const next = (below: number) => Math.floor(random() * below);

/** Words that differ in their ids only. */
const words = Array.from({ length: 40 }, (_, id) => ({ ...template, id }) as CatalogueWord);

const compare = (one: Match, other: Match) => one.fit - other.fit || one.word.id - other.word.id;

/** A list of some words, some of them more than once, best first. */
function someMatches(): RankedMatches & { matches: Match[] } {
  const matches = Array.from({ length: next(30) }, (): Match => ({
    word: words[next(40)] as CatalogueWord,
    fit: next(20),
  })).toSorted(compare);
  const listed = matches.map(({ word }) => word);
  const texts = listed.map(({ text }) => text);
  return {
    index: new RankedTexts(texts, listed),
    ranks: Int32Array.from(listed.keys()),
    fitOf: (rank) => matches[rank]?.fit ?? 0,
    matches,
  };
}

test('adds what sorting all words of all lists would put first', () => {
  for (let round = 0; round < 300; round += 1) {
    const lists = Array.from({ length: next(4) }, someMatches);
    const known = words.slice(0, next(5));
    const limit = known.length + next(50);
    const found = [...known];
    addInOrder(found, lists, { limit, compare });
    const all = lists.flatMap(({ matches }) => matches).toSorted(compare);
    const expected = new Set([...known, ...all.map(({ word }) => word)]);
    expect(found).toEqual([...expected].slice(0, limit));
  }
});
