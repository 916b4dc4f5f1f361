import { wordPageSize, type Word } from '@topwords/platform/contracts';
import type { ShownRows } from '../services/shown-rows.ts';

/** Rows that enter and leave the page together. */
export const blockSize = 6;

/** The block of a word, by its index in the list. */
export function blockOf(index: number): number {
  return Math.floor(index / blockSize);
}

/** Consecutive words of a list whose rows are on the page, or whose rows are not. */
export interface ListPart {
  /** The name of a gap, from top to bottom; empty if the rows are on the page. */
  gap: string;
  /** The index of its first word in the list. */
  start: number;
  words: readonly Word[];
}

function choose(words: readonly Word[], shown: ShownRows | null): (block: number) => boolean {
  if (!shown || words.length <= wordPageSize) return () => true;
  const last = blockOf(words.length - 1);
  const index = words.findIndex(({ id }) => id === shown.kept);
  return (block) =>
    block === 0 ||
    block === last ||
    (block >= shown.first && block <= shown.last) ||
    // The rows next to it, for the keyboard.
    (index >= 0 && block >= blockOf(index - 1) && block <= blockOf(index + 1));
}

/**
 * Splits a list into rows and gaps. On the page are the shown rows, those around the kept word, the
 * first and the last; a list of one page is whole.
 * @param shown null for the whole list
 */
export function splitList(words: readonly Word[], shown: ShownRows | null): readonly ListPart[] {
  const isOnPage = choose(words, shown);
  const parts: ListPart[] = [];
  let start = 0;
  for (let end = blockSize; start < words.length; end += blockSize) {
    const isShown = isOnPage(blockOf(start));
    if (end < words.length && isOnPage(blockOf(end)) === isShown) continue;
    const gap = isShown ? '' : `gap ${parts.length}`;
    parts.push({ gap, start, words: words.slice(start, end) });
    start = end;
  }
  return parts;
}
