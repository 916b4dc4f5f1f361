import type { ParadigmTable } from '@topwords/languages/paradigms';
import type { Paradigms } from './encoding.ts';
import type { Bank } from '../bank/bank.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Draw, DrawnWord } from './draw.ts';
import { paradigmWordsOf } from './paradigm-words-of.ts';

function distinct(tables: readonly ParadigmTable[]): ParadigmTable[] {
  return [...new Map(tables.map((table) => [JSON.stringify(table), table])).values()];
}

/** Draws the labelled tables of a built bank's words. */
export function buildParadigms({ version, words }: Bank, lexicon: Lexicon, draw: Draw): Paradigms {
  const paradigms: Paradigms = { version, words: {}, facts: {} };
  for (const { id, language, text } of words) {
    const entry = lexicon[language].get(text);
    const drawn: DrawnWord[] = entry ? paradigmWordsOf(entry).map(draw) : [];
    const tables = distinct(drawn.flatMap((word) => word.tables));
    if (tables.length > 0) paradigms.words[id] = tables;
    const facts = drawn.find((word) => word.facts)?.facts;
    if (facts && Object.keys(facts).length > 0) paradigms.facts[id] = facts;
  }
  return paradigms;
}
