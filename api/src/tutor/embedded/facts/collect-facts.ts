import type { ParadigmTable } from '@topwords/languages/paradigms';
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
import type { LabelledForm, WordFacts } from './word-facts.ts';

/** Collects everything the bank, the tables of forms and the voice know about a word. */
export async function collectFacts(
  sources: FactSources,
  word: CatalogueWord,
  native: LanguageCode,
): Promise<WordFacts> {
  const { catalogue, pronounce } = sources;
  const { text, language } = word;
  const ipa = pronounce?.({ text, language }) ?? null;
  const senses = findSenses(sources, word, native);
  const uses = findUses(sources, word, native);
  const tables = sources.tablesOf(word);
  const synonyms = findSynonyms(sources, word, native);
  const rivals = findRivals(sources, word, native, uses);
  return {
    word,
    native,
    wordsOfLanguage: catalogue.ofLanguage(language).length,
    senses,
    uses,
    borrowed: findBorrowed(sources, word, native, uses),
    tables,
    inflection: sources.inflectionOf(word),
    irregular: irregularOf(tables),
    governments: findGovernments(sources, word, senses, uses),
    neighbours: findNeighbours(sources, word, uses),
    phrases: findPhrases(sources, word, native, uses),
    headwordPhrases: findHeadwordPhrases(sources, word, native),
    parts: findParts(sources, word, native),
    synonyms,
    rivals,
    family: findFamily(sources, word, native, synonyms),
    confusable: findConfusable(catalogue, word, native),
    ...findLookalikes(sources.beginningLike, word, native),
    ipa: await ipa,
  };
}

function irregularOf(tables: readonly ParadigmTable[]): LabelledForm[] {
  return tables.flatMap(({ name, pos, columns, rows }) =>
    rows.flatMap(({ label, cells }) =>
      cells.flatMap((cell, index) => {
        const column = columns[index];
        if (column === undefined || cell?.irregular !== true) return [];
        return [{ table: name, pos, row: label, column, forms: cell.forms }];
      }),
    ),
  );
}
