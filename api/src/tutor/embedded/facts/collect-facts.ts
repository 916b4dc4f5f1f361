import type { LanguageCode } from '@topwords/platform/contracts';
import type { CatalogueWord } from '../../../bank/catalogue.ts';
import { presentTeaching } from '../../../bank/present-teaching.ts';
import { notesOfWord } from '../../../bank/notes-of-word.ts';
import { nativeUsageOf } from '../../usage/native-usage.ts';
import type { FactSources } from './fact-sources.ts';
import { findSenses } from './find-senses.ts';
import { findUses } from './find-uses.ts';
import { cellsOf } from './table-cells.ts';
import type { WordFacts } from './word-facts.ts';

/** Collects everything the bank and the tables of forms know about a word. */
export function collectFacts(
  sources: FactSources,
  word: CatalogueWord,
  native: LanguageCode,
): WordFacts {
  const subject = { sources, word, native };
  const tables = sources.tablesOf(word);
  const stems = word.meanings.map((meaning) => notesOfWord(word, meaning).stem);
  return {
    word,
    native,
    wordsOfLanguage: sources.catalogue.ofLanguage(word.language).length,
    senses: findSenses(subject),
    usage: nativeUsageOf(sources, word, native),
    teaching: presentTeaching(word, sources.teaching.ofWord(word), { native }),
    uses: findUses(subject),
    tables,
    inflection: sources.inflectionOf(word),
    irregular: cellsOf(tables).filter(({ isIrregular }) => isIrregular),
    stem: stems.find((stem) => stem !== undefined),
  };
}
