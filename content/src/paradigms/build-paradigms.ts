import { allGrammar } from '@topwords/languages/grammar';
import type { ParadigmTable, WordFacts } from '@topwords/languages/paradigms';
import type { Paradigms } from './encoding.ts';
import type { Bank } from '../bank/bank.ts';
import type { Ids } from '../ids/ids.ts';
import { entriesById, type Lexicon, type LexiconEntry } from '../lexicon/lexicon.ts';
import type { Draw, DrawnWord } from './draw.ts';
import { stressTables, stressedWordOf } from './stress-tables.ts';
import { paradigmWordsOf } from './paradigm-words-of.ts';

function distinct(tables: readonly ParadigmTable[]): ParadigmTable[] {
  return [...new Map(tables.map((table) => [JSON.stringify(table), table])).values()];
}

/** What the lexeme says in one line. */
function factsOf(entry: LexiconEntry): WordFacts {
  const { stress } = allGrammar[entry.language];
  const secondLocative = stress?.secondLocativeOf(stressedWordOf(entry));
  return secondLocative === undefined ? {} : { secondLocative };
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
    const unstressed = distinct(drawn.flatMap((word) => word.tables));
    const tables = entry ? stressTables(entry, unstressed) : unstressed;
    if (tables.length > 0) paradigms.words[id] = tables;
    const facts = { ...drawn.find((word) => word.facts)?.facts, ...(entry && factsOf(entry)) };
    if (Object.keys(facts).length > 0) paradigms.facts[id] = facts;
  }
  return paradigms;
}
