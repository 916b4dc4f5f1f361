import { languageCodes } from '@topwords/languages/identity';
import { headwordsOf } from '../rows/row.ts';
import { faultOf, type Check, type CheckedBank } from './check.ts';

/** How many meanings are common enough for a third sentence. */
export const mostCommonCount = 300;
const sentencesOfCommon = 3;

/** Meanings by the mean rank of their first words, the most common first. */
function sortByRank({ rows, ranks }: CheckedBank) {
  const places = languageCodes.map(
    (language) => [language, new Map(ranks[language].map((text, index) => [text, index]))] as const,
  );
  const meanRank = (row: (typeof rows)[number]['row']) => {
    const found = places.flatMap(([language, place]) => {
      const [first] = headwordsOf(row, language);
      return (first === undefined ? undefined : place.get(first)) ?? [];
    });
    return found.reduce((sum, rank) => sum + rank, 0) / found.length;
  };
  return rows
    .map((located) => ({ located, rank: meanRank(located.row) }))
    .toSorted((one, other) => one.rank - other.rank);
}

/** The most common meanings must have three sentences; the schema requires two of every meaning. */
export const checkSentenceCount: Check = (bank) =>
  sortByRank(bank)
    .slice(0, mostCommonCount)
    .filter(({ located }) => located.row.sentences.length < sentencesOfCommon)
    .map(({ located }) => {
      const detail = `has ${located.row.sentences.length} sentences, and is among the ${mostCommonCount} most common meanings, which need ${sentencesOfCommon}`;
      return faultOf(located, 'sentence-count', { detail });
    });
