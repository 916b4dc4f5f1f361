import { ofEachLanguage } from '@topwords/languages/identity';
import { editDistance, foldText, allowedTypos } from '@topwords/languages/text';
import type { LanguageCode } from '@topwords/platform/contracts';
import type { Catalogue, CatalogueWord } from './catalogue.ts';
import { plainEquivalentsOf } from './glosses.ts';
import { memoizeByLanguage } from './memoize-by-language.ts';

interface Entry {
  word: CatalogueWord;
  /** Its text, and with its stress marks, in lower case. */
  spellings: readonly string[];
  text: string;
  translations: Record<LanguageCode, readonly string[]>;
}

/** How well a word matches, best first. Typos add their number to the last. */
const fit = {
  sameSpelling: 0,
  sameText: 1,
  prefix: 2,
  form: 3,
  translation: 4,
  translationPrefix: 5,
  typo: 6,
} as const;

interface SearchRequest {
  query: string;
  native: LanguageCode;
  targets: readonly LanguageCode[];
  limit: number;
}

/** Finds words by text, form, or translation into the native language; tolerates typos. */
export interface SearchIndex {
  /** Best matches first, then most common first. */
  search(request: SearchRequest): CatalogueWord[];
}

/** Creates a search index, which folds the headwords and equivalents of a language once. */
export function createSearchIndex(catalogue: Catalogue): SearchIndex {
  const entriesOf = memoizeByLanguage((code) => catalogue.ofLanguage(code).map(toEntry));
  return {
    search({ query, native, targets, limit }) {
      const text = foldText(query);
      if (text === '') return [];
      const inflected = new Set(targets.flatMap((code) => catalogue.ofForm(code, text)));
      const folded = { lowerCase: lowerCased(query), text, native, inflected };
      const searched = targets.flatMap(entriesOf);
      return findAll(searched, folded)
        .toSorted((a, b) => a.fit - b.fit || a.word.rank - b.word.rank)
        .slice(0, limit)
        .map(({ word }) => word);
    },
  };
}

function toEntry(word: CatalogueWord): Entry {
  return {
    word,
    spellings: [word.text, word.stress ?? word.text].map(lowerCased),
    text: foldText(word.text),
    translations: ofEachLanguage((code) => plainEquivalentsOf(word, code).map(foldText)),
  };
}

function lowerCased(text: string): string {
  return text.trim().normalize('NFC').toLowerCase();
}

interface FoldedQuery {
  lowerCase: string;
  text: string;
  native: LanguageCode;
  /** Words that have the text as a form. */
  inflected: ReadonlySet<CatalogueWord>;
}

interface Found {
  word: CatalogueWord;
  fit: number;
}

/** Fits that show that the query has no typos: similarly spelled words are then left out. */
const exactFits: ReadonlySet<number> = new Set([
  fit.sameSpelling,
  fit.sameText,
  fit.form,
  fit.translation,
]);

function findAll(entries: readonly Entry[], query: FoldedQuery): Found[] {
  const found: Found[] = [];
  const rest: Entry[] = [];
  for (const entry of entries) {
    const level = fitOf(entry, query);
    if (level === undefined) rest.push(entry);
    else found.push({ word: entry.word, fit: level });
  }
  if (found.some((one) => exactFits.has(one.fit))) return found;
  return [...found, ...rest.flatMap((entry) => findWithTypos(entry, query))];
}

function fitOf(
  entry: Entry,
  { lowerCase, text, native, inflected }: FoldedQuery,
): number | undefined {
  if (entry.text === text) {
    return entry.spellings.includes(lowerCase) ? fit.sameSpelling : fit.sameText;
  }
  if (entry.text.startsWith(text)) return fit.prefix;
  if (inflected.has(entry.word)) return fit.form;
  const translations = entry.translations[native];
  if (translations.includes(text)) return fit.translation;
  if (translations.some((one) => one.startsWith(text))) return fit.translationPrefix;
  return undefined;
}

function findWithTypos(entry: Entry, { text, native }: FoldedQuery): Found[] {
  const allowed = allowedTypos(text.length);
  if (allowed === 0) return [];
  const distances = [entry.text, ...entry.translations[native]].flatMap(
    (one) => editDistance(text, one, allowed) ?? [],
  );
  if (distances.length === 0) return [];
  return [{ word: entry.word, fit: fit.typo + Math.min(...distances) }];
}
