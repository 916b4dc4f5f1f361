import type { Ids } from '../ids/ids.ts';
import { entriesById, type Lexicon } from '../lexicon/lexicon.ts';
import type { Lexeme } from '../lexemes/lexeme.ts';
import type { Usage, Usages } from './usage.ts';

function usageOf(lexeme: Lexeme): Usage {
  const { gender, aspect, partners, motion } = lexeme;
  const { patterns, collocations, opposites, synonyms, family, note } = lexeme;
  return {
    gender,
    aspect,
    partners,
    motion,
    patterns,
    collocations,
    opposites,
    synonyms,
    family,
    note,
  };
}

/** Collects the usages of a bank's headwords. */
export function buildUsages(lexicon: Lexicon, ids: Ids, version: string): Usages {
  const words: Usages['words'] = {};
  for (const [id, { lexeme }] of entriesById(lexicon, ids)) words[id] = usageOf(lexeme);
  return { version, words };
}
