import { allowedTypos, foldText } from '@topwords/languages/text';
import type { LanguageCode } from '@topwords/platform/contracts';
import type { Catalogue, CatalogueWord } from './catalogue.ts';
import { plainEquivalentsOf } from './glosses.ts';
import { memoizeByLanguage } from './memoize-by-language.ts';
import { SimilarTexts } from './similar-texts.ts';
import { SortedTexts } from './sorted-texts.ts';

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

/** Fits that show that the query has no typos: similarly spelled words are then left out. */
const exactFits: ReadonlySet<number> = new Set([
  fit.sameSpelling,
  fit.sameText,
  fit.form,
  fit.translation,
]);

/** The words of a language by folded text and by folded equivalent in a native language. */
interface Texts {
  words: SortedTexts<CatalogueWord>;
  translations: SortedTexts<CatalogueWord>;
  all: SimilarTexts<CatalogueWord>;
}

function indexTexts(words: readonly CatalogueWord[], native: LanguageCode): Texts {
  const own = words.map((word): [string, CatalogueWord] => [foldText(word.text), word]);
  const translations = words.flatMap((word) =>
    plainEquivalentsOf(word, native).map((one): [string, CatalogueWord] => [foldText(one), word]),
  );
  return {
    words: new SortedTexts(own),
    translations: new SortedTexts(translations),
    all: new SimilarTexts([...own, ...translations]),
  };
}

/** Creates a search index, which folds the texts of a pair of languages on its first search. */
export function createSearchIndex(catalogue: Catalogue): SearchIndex {
  const textsOf = memoizeByLanguage((target) =>
    memoizeByLanguage((native) => indexTexts(catalogue.ofLanguage(target), native)),
  );
  return {
    search({ query, native, targets, limit }) {
      const text = foldText(query);
      if (text === '') return [];
      const searched = targets.map((code) => textsOf(code)(native));
      const inflected = targets.flatMap((code) => catalogue.ofForm(code, text));
      const found = findFits(searched, inflected, { text, lowerCase: lowerCased(query) });
      if (![...found.values()].some((one) => exactFits.has(one))) addTypos(found, searched, text);
      const order = (word: CatalogueWord) => targets.indexOf(word.language);
      return [...found]
        .toSorted(
          ([one, fitOfOne], [other, fitOfOther]) =>
            fitOfOne - fitOfOther || one.rank - other.rank || order(one) - order(other),
        )
        .slice(0, limit)
        .map(([word]) => word);
    },
  };
}

type Fits = Map<CatalogueWord, number>;

/** Keeps the better fit of a word. */
function addFit(fits: Fits, word: CatalogueWord, found: number): void {
  if (found < (fits.get(word) ?? Infinity)) fits.set(word, found);
}

function findFits(
  searched: readonly Texts[],
  inflected: readonly CatalogueWord[],
  { text, lowerCase }: { text: string; lowerCase: string },
): Fits {
  const fits: Fits = new Map();
  for (const { words, translations } of searched) {
    for (const [rest, word] of words.startingWith(text)) {
      if (rest !== '') addFit(fits, word, fit.prefix);
      else addFit(fits, word, isSpelled(word, lowerCase) ? fit.sameSpelling : fit.sameText);
    }
    for (const [rest, word] of translations.startingWith(text)) {
      addFit(fits, word, rest === '' ? fit.translation : fit.translationPrefix);
    }
  }
  for (const word of inflected) addFit(fits, word, fit.form);
  return fits;
}

function isSpelled({ text, stress }: CatalogueWord, lowerCase: string): boolean {
  return lowerCased(text) === lowerCase || (!!stress && lowerCased(stress) === lowerCase);
}

/** Adds words that are spelled similarly and do not fit otherwise. */
function addTypos(fits: Fits, searched: readonly Texts[], text: string): void {
  const allowed = allowedTypos(text.length);
  if (allowed === 0) return;
  const similar: Fits = new Map();
  for (const { all } of searched) {
    for (const [typos, word] of all.similarTo(text, allowed)) {
      if (!fits.has(word)) addFit(similar, word, fit.typo + typos);
    }
  }
  for (const [word, found] of similar) fits.set(word, found);
}

function lowerCased(text: string): string {
  return text.trim().normalize('NFC').toLowerCase();
}
