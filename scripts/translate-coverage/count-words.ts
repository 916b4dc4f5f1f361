/** How many words the pieces of a text have, and those without a translation. */
export interface Coverage {
  words: number;
  /** Words that have no equivalent in the other language, but an explanation in brackets. */
  explained: number;
  /** In lower case, repeated as in the text. */
  missed: string[];
}

interface Piece {
  text: string;
  translation: string | null;
}

/** Counts the words of a gloss; a piece of several words counts as several. */
export function countWords(pieces: readonly Piece[]): Coverage {
  const counted = pieces.map(({ text, translation }) => ({
    words: text.split(/\s+/u).filter((word) => word !== ''),
    isMissed: translation === null,
    isExplained: translation?.startsWith('(') === true,
  }));
  const wordsOf = (some: typeof counted) => some.reduce((sum, { words }) => sum + words.length, 0);
  return {
    words: wordsOf(counted),
    explained: wordsOf(counted.filter(({ isExplained }) => isExplained)),
    missed: counted.flatMap(({ words, isMissed }) =>
      isMissed ? words.map((word) => word.toLowerCase()) : [],
    ),
  };
}

/** The most frequent words, equal ones in alphabetical order. */
export function mostFrequent(
  words: readonly string[],
  limit: number,
): { word: string; count: number }[] {
  const counts = [...Map.groupBy(words, (word) => word)].map(([word, all]) => ({
    word,
    count: all.length,
  }));
  return counts
    .toSorted((a, b) => b.count - a.count || a.word.localeCompare(b.word))
    .slice(0, limit);
}
