/** A part of a text; `start` is its offset. */
interface Part {
  text: string;
  start: number;
  isMarked: boolean;
}

const wordsAndGaps = /[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*|[^\p{L}\p{M}\p{N}]+/gu;

/** Splits a text into words and what is between them, with some of the words marked. */
export function markWords(text: string, marked: readonly string[]): Part[] {
  const wanted = new Set(marked.map((word) => word.toLowerCase()));
  return [...text.matchAll(wordsAndGaps)].map(({ 0: part, index }) => ({
    text: part,
    start: index,
    isMarked: wanted.has(part.toLowerCase()),
  }));
}
