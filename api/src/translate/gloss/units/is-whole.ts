import type { SourceWord } from '../reading/source-word.ts';

/** Whether words are a whole clause. */
export function isWhole(words: readonly SourceWord[]): boolean {
  return words[0]?.opens === true && words.at(-1)?.closes === true;
}
