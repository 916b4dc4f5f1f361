import { foldText } from '@topwords/languages/text';
import type { Token } from './tokens.ts';

/** How many examples a message asks for: in all, and of those with a condition. */
export interface Counts {
  total?: number | undefined;
  /** Fewer than in all: "three, one of them in the past". */
  some?: number | undefined;
}

const most = 10;
/** Numbers of all languages, folded. */
const numbers = new Map(
  Object.entries({
    1: 'one una uno un один одно одну одна biri birisi',
    2: 'two dos два две пару iki ikisi',
    3: 'three tres три uc ucu',
    4: 'four cuatro четыре dort',
    5: 'five cinco пять bes',
    6: 'six seis шесть alti',
  }).flatMap(([number, words]) =>
    words.split(' ').map((word): [string, number] => [foldText(word), Number(number)]),
  ),
);

/** The numbers of examples in a message; places that belong to names of forms are not counted. */
export function findCounts(tokens: readonly Token[], taken: ReadonlySet<number>): Counts {
  const found = tokens.flatMap(({ text, isMasked }, place) => {
    if (isMasked || taken.has(place)) return [];
    const number = /^[1-9][0-9]?$/.test(text) ? Number(text) : numbers.get(text);
    return number === undefined || number > most ? [] : [number];
  });
  const [total, some] = found;
  if (total === undefined) return {};
  return { total, some: some !== undefined && some < total ? some : undefined };
}
