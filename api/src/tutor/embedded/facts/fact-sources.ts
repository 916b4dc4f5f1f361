import type { ParadigmTable, RowLabel } from '@topwords/languages/paradigms';
import type { Paradigms } from '@topwords/content/paradigms';
import type { LanguageCode } from '@topwords/platform/contracts';
import type { Catalogue, CatalogueWord } from '../../../bank/catalogue.ts';
import type { Pronounce } from '../../../bank/word-ipa.ts';
import { groupByEach } from '../../../bank/group-by-each.ts';
import { memoizeByLanguage } from '../../../bank/memoize-by-language.ts';
import type { SentenceIndex } from '../../../bank/sentence-index.ts';
import { familyIndex, type FamilyIndex } from './family-index.ts';
import { indexBeginnings, type BeginningIndex } from './find-alike.ts';
import { cellsOf } from './table-cells.ts';
import { keyOf, tokensOf } from './tokens.ts';

/** The sources of facts. */
export interface FactParts {
  catalogue: Catalogue;
  sentences: SentenceIndex;
  /** Called once, when first needed: `loadParadigms`. */
  paradigms: () => Paradigms;
  pronounce?: Pronounce | undefined;
}

/** The same with indexes, each built on first use. */
export interface FactSources extends Omit<FactParts, 'paradigms'> {
  tablesOf: (word: CatalogueWord) => readonly ParadigmTable[];
  inflectionOf: (word: CatalogueWord) => Paradigms['facts'][number];
  /** Words whose headword or form is a token, or tokens joined by spaces; the most common first. */
  wordsOf: (language: LanguageCode, key: string) => readonly CatalogueWord[];
  /** The cases that a form may be in, according to the tables of all words. */
  casesOf: (language: LanguageCode, form: string) => ReadonlySet<RowLabel>;
  family: (language: LanguageCode) => FamilyIndex;
  /** Phrases of the bank that contain a word, the most common first. */
  phrasesWith: (word: CatalogueWord) => readonly CatalogueWord[];
  beginningLike: BeginningIndex;
}

/** A word whose facts are collected for readers of a native language. */
export interface Subject {
  sources: FactSources;
  word: CatalogueWord;
  native: LanguageCode;
}

const caseRows: ReadonlySet<RowLabel> = new Set<RowLabel>([
  'nominative',
  'genitive',
  'dative',
  'accusative',
  'accusative-animate',
  'accusative-inanimate',
  'instrumental',
  'prepositional',
  'locative',
  'ablative',
]);

function indexForms(words: readonly CatalogueWord[]) {
  return groupByEach(words, ({ text, forms, language }) =>
    [text, ...forms].map((form) => keyOf(form, language)),
  );
}

/** Phrases by each of their words. */
function indexPhrases(words: readonly CatalogueWord[]) {
  const phrases = words.filter(({ text }) => text.includes(' '));
  return groupByEach(phrases, ({ text, language }) =>
    tokensOf(text, language).map((token) => token.text),
  );
}

/** The cases of each form; both accusatives are one. */
function indexCases(tables: readonly ParadigmTable[]): Map<string, Set<RowLabel>> {
  const cells = cellsOf(tables).filter(({ row }) => caseRows.has(row));
  const byForm = [...groupByEach(cells, ({ forms }) => forms)];
  return new Map(
    byForm.map(([form, all]) => [
      form,
      new Set(all.map(({ row }) => (row.startsWith('accusative') ? 'accusative' : row))),
    ]),
  );
}

/** Creates the sources; indexes are built on first use. */
export function createFactSources({ paradigms, ...parts }: FactParts): FactSources {
  const { catalogue } = parts;
  let loaded: Paradigms | undefined;
  const load = () => (loaded ??= paradigms());
  const tablesOf = ({ id }: CatalogueWord) => load().words[id] ?? [];
  const ofLanguage: Catalogue['ofLanguage'] = (language) => catalogue.ofLanguage(language);
  const formsOf = memoizeByLanguage((language) => indexForms(ofLanguage(language)));
  const casesIn = memoizeByLanguage((language) =>
    indexCases(ofLanguage(language).flatMap(tablesOf)),
  );
  const phrasesIn = memoizeByLanguage((language) => indexPhrases(ofLanguage(language)));
  const wordsOf: FactSources['wordsOf'] = (language, key) => formsOf(language).get(key) ?? [];
  const none: ReadonlySet<RowLabel> = new Set();
  return {
    ...parts,
    tablesOf,
    inflectionOf: ({ id }) => load().facts[id] ?? {},
    wordsOf,
    casesOf: (language, form) => casesIn(language).get(form) ?? none,
    family: memoizeByLanguage((language) => familyIndex(catalogue, language)),
    phrasesWith: ({ text, language }) =>
      phrasesIn(language).get(text.toLocaleLowerCase(language)) ?? [],
    beginningLike: indexBeginnings(catalogue),
  };
}
