import type { ParadigmTable } from '@topwords/languages/paradigms';
import type { Paradigms } from '@topwords/content/paradigms';
import type { LanguageCode } from '@topwords/platform/contracts';
import type { Catalogue, CatalogueWord } from '../../../bank/catalogue.ts';
import { groupByEach } from '../../../bank/group-by-each.ts';
import { memoizeByLanguage } from '../../../bank/memoize-by-language.ts';
import type { SentenceIndex } from '../../../bank/sentence-index.ts';
import type { TeachingSource } from '../../../bank/teaching-loader.ts';
import type { UsageOf } from '../../../bank/usage-loader.ts';
import { keyOf } from './tokens.ts';

/** The sources of facts. */
export interface FactParts {
  catalogue: Catalogue;
  sentences: SentenceIndex;
  usageOf: UsageOf;
  teaching: TeachingSource;
  /** Called once, when first needed: `loadParadigms`. */
  paradigms: () => Paradigms;
}

/** The same with indexes, each built on first use. */
export interface FactSources extends Omit<FactParts, 'paradigms'> {
  tablesOf: (word: CatalogueWord) => readonly ParadigmTable[];
  inflectionOf: (word: CatalogueWord) => Paradigms['facts'][number];
  /** Words whose headword or form is a token, or tokens joined by spaces; the most common first. */
  wordsOf: (language: LanguageCode, key: string) => readonly CatalogueWord[];
}

/** A word whose facts are collected for readers of a native language. */
export interface Subject {
  sources: FactSources;
  word: CatalogueWord;
  native: LanguageCode;
}

function indexForms(words: readonly CatalogueWord[]) {
  return groupByEach(words, ({ text, forms, language }) =>
    [text, ...forms].map((form) => keyOf(form, language)),
  );
}

/** Creates the sources; indexes are built on first use. */
export function createFactSources({ paradigms, ...parts }: FactParts): FactSources {
  const { catalogue } = parts;
  let loaded: Paradigms | undefined;
  const load = () => (loaded ??= paradigms());
  const formsOf = memoizeByLanguage((language) => indexForms(catalogue.ofLanguage(language)));
  return {
    ...parts,
    tablesOf: ({ id }) => load().words[id] ?? [],
    inflectionOf: ({ id }) => load().facts[id] ?? {},
    wordsOf: (language, key) => formsOf(language).get(key) ?? [],
  };
}
