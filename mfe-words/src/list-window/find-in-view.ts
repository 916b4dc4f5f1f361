import type { BlockRange } from '../services/shown-rows.ts';
import { blockOf, blockSize, type ListPart } from './split-list.ts';

/** How far above and below the screen rows are on the page, in pixels. */
const margin = 400;

/** What an item of a list shows: a word, or the words of a gap from this one on. */
interface ListItem {
  isGap: boolean;
  /** The index of the word. */
  start: number;
}

/** The items of a list. */
export function itemsOf(parts: readonly ListPart[]): ListItem[] {
  return parts.flatMap(({ gap, start, words }) => {
    const isGap = gap !== '';
    const shown = isGap ? words.slice(0, 1) : words;
    return shown.map((_word, index) => ({ isGap, start: start + index }));
  });
}

/** The first element for which `holds`, the last if there is none. From it on, it holds for all. */
function findFirst(elements: HTMLCollection, holds: (box: DOMRect) => boolean): number {
  let [low, high] = [0, elements.length - 1];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const box = elements[middle]?.getBoundingClientRect();
    if (box && holds(box)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The blocks that are on the screen or near it. */
export function findInView(list: Element, items: readonly ListItem[]): BlockRange {
  function blockWhere(holds: (box: DOMRect) => boolean): number {
    const index = findFirst(list.children, holds);
    const [element, item] = [list.children[index], items[index]];
    if (!element || !item) return 0;
    return blockOf(item.start) + (item.isGap ? findFirst(element.children, holds) : 0);
  }
  return {
    first: blockWhere(({ bottom }) => bottom > -margin),
    last: blockWhere(({ bottom }) => bottom > innerHeight + margin),
  };
}

/** The index of the word of a row, or of the first in a block of a gap; -1 if it is in neither. */
export function findIndex(list: Element, items: readonly ListItem[], element: Element): number {
  const place = [...list.children].findIndex((item) => item.contains(element));
  const item = items[place];
  if (!item) return -1;
  const block = [...(list.children[place]?.children ?? [])].indexOf(element);
  return item.start + (item.isGap ? Math.max(block, 0) * blockSize : 0);
}
