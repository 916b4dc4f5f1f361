import { allowedTypos, foldText } from '@topwords/languages/text';
import type { LanguageCode } from '@topwords/platform/contracts';
import type { Catalogue, CatalogueWord } from './catalogue.ts';
import { plainEquivalentsOf } from './glosses.ts';
import { memoizeByLanguage } from './memoize-by-language.ts';
import { SimilarTexts } from './similar-texts.ts';
import { SortedTexts } from './sorted-texts.ts';

/**
 * How well a word matches, best first: whole texts on either side, then forms, then beginnings. A
 * translation adds its place among the word's own, less than 1; typos add their number.
 */
const fit = {
  sameSpelling: 0,
  sameText: 1,
  sameTranslation: 2,
  translation: 3,
  form: 4,
  translationForm: 5,
  prefix: 6,
  translationPrefix: 7,
  typo: 8,
} as const;

/** A translation's place counts up to this one. */
const furthestPlace = 99;

interface SearchRequest {
  query: string;
  native: LanguageCode;
  targets: readonly LanguageCode[];
  /** Languages whose words come first among those that match equally well. */
  learned?: readonly LanguageCode[];
  limit: number;
}

/** Finds words by text, form, or translation into the native language; tolerates typos. */
export interface SearchIndex {
  /** Best matches first, then the easiest and most common first. */
  search(request: SearchRequest): CatalogueWord[];
}

/** A word, one of its translations, and the place of that among all of its own. */
interface Translated {
  word: CatalogueWord;
  translation: string;
  place: number;
}

/** The words of a language by folded text and by folded equivalent in a native language. */
interface Texts {
  words: SortedTexts<CatalogueWord>;
  translations: SortedTexts<Translated>;
  all: SimilarTexts<CatalogueWord>;
}

function indexTexts(words: readonly CatalogueWord[], native: LanguageCode): Texts {
  const own = words.map((word): [string, CatalogueWord] => [foldText(word.text), word]);
  const translations = words.flatMap((word) =>
    plainEquivalentsOf(word, native).map((one, place): [string, Translated] => [
      foldText(one),
      { word, translation: lowerCased(one), place: Math.min(place, furthestPlace) },
    ]),
  );
  const wordsOfTranslations = translations.map(([text, { word }]) => [text, word] as const);
  return {
    words: new SortedTexts(own),
    translations: new SortedTexts(translations),
    all: new SimilarTexts([...own, ...wordsOfTranslations]),
  };
}

/** English learners often write a verb as `to eat`; glosses have `eat`. */
function withoutInfinitiveMark(query: string, native: LanguageCode): string {
  return native === 'en' ? query.replace(/^\s*to\s+(?=\S)/i, '') : query;
}

/** Creates a search index, which folds the texts of a pair of languages on its first search. */
export function createSearchIndex(catalogue: Catalogue): SearchIndex {
  const textsOf = memoizeByLanguage((target) =>
    memoizeByLanguage((native) => indexTexts(catalogue.ofLanguage(target), native)),
  );
  return {
    search({ query, native, targets, learned = [], limit }) {
      const asTyped = withoutInfinitiveMark(query, native);
      const text = foldText(asTyped);
      if (text === '') return [];
      const searched = targets.map((code) => textsOf(code)(native));
      const inflected = targets.flatMap((code) => catalogue.ofForm(code, text));
      const found = findFits(searched, inflected, { text, lowerCase: lowerCased(asTyped) });
      const asked = catalogue.ofForm(native, text).map((word) => foldText(word.text));
      addTranslationsOf(found, searched, new Set(asked));
      // A word or form on either side shows that the query has no typos.
      if (![...found.values()].some((one) => one < fit.prefix)) addTypos(found, searched, text);
      const order = (word: CatalogueWord) => targets.indexOf(word.language);
      const isLearned = (word: CatalogueWord) => learned.includes(word.language);
      return [...found]
        .toSorted(
          ([one, fitOfOne], [other, fitOfOther]) =>
            Math.floor(fitOfOne) - Math.floor(fitOfOther) ||
            Number(isLearned(other)) - Number(isLearned(one)) ||
            fitOfOne - fitOfOther ||
            one.level.localeCompare(other.level) ||
            one.rank - other.rank ||
            order(one) - order(other),
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
    for (const [rest, { word, translation, place }] of translations.startingWith(text)) {
      const isSame = rest === '' && translation === lowerCase;
      const found = isSame ? fit.sameTranslation : fit.translation;
      addFit(fits, word, (rest === '' ? found : fit.translationPrefix) + share(place));
    }
  }
  for (const word of inflected) addFit(fits, word, fit.form);
  return fits;
}

/** Adds words that translate a word of which the query is a form: `children` finds `niño`. */
function addTranslationsOf(
  fits: Fits,
  searched: readonly Texts[],
  asked: ReadonlySet<string>,
): void {
  for (const { translations } of searched) {
    for (const one of asked) {
      for (const [rest, { word, place }] of translations.startingWith(one)) {
        if (rest === '') addFit(fits, word, fit.translationForm + share(place));
      }
    }
  }
}

/** A place as a part of 1, so that it orders words of one fit. */
function share(place: number): number {
  return place / (furthestPlace + 1);
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
