import type { ParadigmTable } from '@topwords/languages/paradigms';
import type { Paradigms } from './encoding.ts';
import type { Bank } from '../bank/bank.ts';
import type { Ids } from '../ids/ids.ts';
import { entriesById, type Lexicon } from '../lexicon/lexicon.ts';
import type { Draw, DrawnWord } from './draw.ts';
import { paradigmWordsOf } from './paradigm-words-of.ts';

function distinct(tables: readonly ParadigmTable[]): ParadigmTable[] {
  return [...new Map(tables.map((table) => [JSON.stringify(table), table])).values()];
}

/** Draws the labelled tables of a built bank's words. */
export function buildParadigms(
  { version, words }: Bank,
  { lexicon, ids }: { lexicon: Lexicon; ids: Ids },
  draw: Draw,
): Paradigms {
  const paradigms: Paradigms = { version, words: {}, facts: {} };
  const entries = entriesById(lexicon, ids);
  for (const { id } of words) {
    const entry = entries.get(id);
    const drawn: DrawnWord[] = entry ? paradigmWordsOf(entry).map(draw) : [];
    const tables = distinct(drawn.flatMap((word) => word.tables));
    if (tables.length > 0) paradigms.words[id] = tables;
    const facts = drawn.find((word) => word.facts)?.facts;
    if (facts && Object.keys(facts).length > 0) paradigms.facts[id] = facts;
  }
  return paradigms;
}
