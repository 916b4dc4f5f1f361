import type { LanguageCode } from '@topwords/platform/contracts';
import type { CatalogueWord } from '../../../bank/catalogue.ts';
import type { FactSources } from './fact-sources.ts';
import { findConfusable, findLookalikes } from './find-alike.ts';
import { findGovernments } from './find-governments.ts';
import { findNeighbours } from './find-neighbours.ts';
import { findPhrases } from './find-phrases.ts';
import {
  findFamily,
  findHeadwordPhrases,
  findParts,
  findRivals,
  findSynonyms,
} from './find-related.ts';
import { findSenses } from './find-senses.ts';
import { findBorrowed, findUses } from './find-uses.ts';
import { cellsOf } from './table-cells.ts';
import type { WordFacts } from './word-facts.ts';

/** Collects everything the bank, the tables of forms and the voice know about a word. */
export async function collectFacts(
  sources: FactSources,
  word: CatalogueWord,
  native: LanguageCode,
): Promise<WordFacts> {
  const { catalogue, pronounce } = sources;
  const { text, language } = word;
  const ipa = pronounce?.({ text, language }) ?? null;
  const subject = { sources, word, native };
  const senses = findSenses(subject);
  const uses = findUses(subject);
  const tables = sources.tablesOf(word);
  const synonyms = findSynonyms(subject);
  return {
    word,
    native,
    wordsOfLanguage: catalogue.ofLanguage(language).length,
    senses,
    uses,
    borrowed: findBorrowed(subject, uses),
    tables,
    inflection: sources.inflectionOf(word),
    irregular: cellsOf(tables).filter(({ isIrregular }) => isIrregular),
    governments: findGovernments(subject, senses, uses),
    neighbours: findNeighbours(subject, uses),
    phrases: findPhrases(subject, uses),
    headwordPhrases: findHeadwordPhrases(subject),
    parts: findParts(subject),
    synonyms,
    rivals: findRivals(subject, uses),
    family: findFamily(subject, synonyms),
    confusable: findConfusable(subject),
    ...findLookalikes(subject),
    ipa: await ipa,
  };
}
