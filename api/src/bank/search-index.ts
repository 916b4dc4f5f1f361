import { allowedTypos, foldText } from '@topwords/languages/text';
import { languageCodes, type LanguageCode } from '@topwords/platform/contracts';
import type { Catalogue, CatalogueWord } from './catalogue.ts';
import { plainEquivalentsOf } from './glosses.ts';
import { memoizeByLanguage } from './memoize-by-language.ts';
import { RankedTexts } from './ranked-texts.ts';
import { SimilarTexts } from './similar-texts.ts';

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
  words: RankedTexts<CatalogueWord>;
  translations: RankedTexts<Translated>;
  /** All of either language, found by similar spelling. */
  similar: () => { words: SimilarTexts; translations: SimilarTexts };
}

/** Easy ones first, then common ones. */
function compareWords(one: CatalogueWord, other: CatalogueWord): number {
  if (one.level !== other.level) return one.level < other.level ? -1 : 1;
  return one.rank - other.rank;
}

function indexWords(words: readonly CatalogueWord[]): RankedTexts<CatalogueWord> {
  return new RankedTexts(
    words.map((word) => [foldText(word.text), word]),
    compareWords,
  );
}

function indexTranslations(
  words: readonly CatalogueWord[],
  native: LanguageCode,
): RankedTexts<Translated> {
  const translations = words.flatMap((word) =>
    plainEquivalentsOf(word, native).map((one, place): [string, Translated] => [
      foldText(one),
      { word, translation: lowerCased(one), place: Math.min(place, furthestPlace) },
    ]),
  );
  return new RankedTexts(
    translations,
    (one, other) => one.place - other.place || compareWords(one.word, other.word),
  );
}

/** Indexes the texts of pairs of languages, each when it is first asked for. */
function createTexts(catalogue: Catalogue): (target: LanguageCode, native: LanguageCode) => Texts {
  const wordsOf = memoizeByLanguage((target) => indexWords(catalogue.ofLanguage(target)));
  const translationsOf = memoizeByLanguage((target) =>
    memoizeByLanguage((native) => indexTranslations(catalogue.ofLanguage(target), native)),
  );
  /** One index for all texts in a language, most of which are words and translations of many. */
  const similarOf = memoizeByLanguage((language) => {
    const translations = languageCodes.map((target) => translationsOf(target)(language).texts);
    return new SimilarTexts([wordsOf(language).texts, ...translations].flat());
  });
  return (target, native) => ({
    words: wordsOf(target),
    translations: translationsOf(target)(native),
    similar: () => ({ words: similarOf(target), translations: similarOf(native) }),
  });
}

/** English learners often write a verb as `to eat`; glosses have `eat`. */
function withoutInfinitiveMark(query: string, native: LanguageCode): string {
  return native === 'en' ? query.replace(/^\s*to\s+(?=\S)/i, '') : query;
}

/** Creates a search index, which folds the texts of a pair of languages on its first search. */
export function createSearchIndex(catalogue: Catalogue): SearchIndex {
  const textsOf = createTexts(catalogue);
  return {
    search({ query, native, targets, learned = [], limit }) {
      const asTyped = withoutInfinitiveMark(query, native);
      const text = foldText(asTyped);
      if (text === '') return [];
      const searched = targets.map((code) => textsOf(code, native));
      const found: Fits = new Map();
      addSame(found, searched, { text, lowerCase: lowerCased(asTyped) });
      for (const code of targets)
        for (const word of catalogue.ofForm(code, text)) addFit(found, word, fit.form);
      const asked = catalogue.ofForm(native, text).map((word) => foldText(word.text));
      addTranslationsOf(found, searched, new Set(asked));
      // A word or form on either side shows that the query has no typos.
      const mayHaveTypos = found.size === 0;
      // Worse fits come after all better ones, of which there may be enough.
      if (found.size < limit) addBeginnings(found, searched, text, limit);
      if (found.size < limit) addTranslationBeginnings(found, searched, text, limit);
      if (found.size < limit && mayHaveTypos) addTypos(found, searched, text);
      const order = (word: CatalogueWord) => targets.indexOf(word.language);
      const isLearned = (word: CatalogueWord) => learned.includes(word.language);
      return [...found]
        .toSorted(
          ([one, fitOfOne], [other, fitOfOther]) =>
            Math.floor(fitOfOne) - Math.floor(fitOfOther) ||
            Number(isLearned(other)) - Number(isLearned(one)) ||
            fitOfOne - fitOfOther ||
            compareWords(one, other) ||
            order(one) - order(other),
        )
        .slice(0, limit)
        .map(([word]) => word);
    },
  };
}

type Fits = Map<CatalogueWord, number>;

/** Keeps the better fit of a word. Returns whether the word fits for the first time. */
function addFit(fits: Fits, word: CatalogueWord, found: number): boolean {
  const known = fits.get(word);
  if (known === undefined || found < known) fits.set(word, found);
  return known === undefined;
}

/** Adds words whose text or translation is the query. */
function addSame(
  fits: Fits,
  searched: readonly Texts[],
  { text, lowerCase }: { text: string; lowerCase: string },
): void {
  for (const { words, translations } of searched) {
    for (const word of words.withText(text))
      addFit(fits, word, isSpelled(word, lowerCase) ? fit.sameSpelling : fit.sameText);
    for (const { word, translation, place } of translations.withText(text)) {
      const found = translation === lowerCase ? fit.sameTranslation : fit.translation;
      addFit(fits, word, found + share(place));
    }
  }
}

/** Adds the words of each language that begin with the query, as many as an answer may have. */
function addBeginnings(fits: Fits, searched: readonly Texts[], text: string, limit: number): void {
  for (const { words } of searched) {
    let added = 0;
    for (const word of words.longerThan(text)) {
      if (addFit(fits, word, fit.prefix)) added += 1;
      if (added === limit) break;
    }
  }
}

/** Adds words of each language of which a translation begins with the query, also as many. */
function addTranslationBeginnings(
  fits: Fits,
  searched: readonly Texts[],
  text: string,
  limit: number,
): void {
  for (const { translations } of searched) {
    let added = 0;
    for (const { word, place } of translations.longerThan(text)) {
      if (addFit(fits, word, fit.translationPrefix + share(place))) added += 1;
      if (added === limit) break;
    }
  }
}

/** Adds words that translate a word of which the query is a form: `children` finds `niño`. */
function addTranslationsOf(
  fits: Fits,
  searched: readonly Texts[],
  asked: ReadonlySet<string>,
): void {
  for (const { translations } of searched) {
    for (const one of asked) {
      for (const { word, place } of translations.withText(one))
        addFit(fits, word, fit.translationForm + share(place));
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
  const add = (word: CatalogueWord, typos: number) => {
    if (!fits.has(word)) addFit(similar, word, fit.typo + typos);
  };
  for (const { words, translations, similar: find } of searched) {
    const texts = find();
    for (const [typos, one] of texts.words.similarTo(text, allowed))
      for (const word of words.withText(one)) add(word, typos);
    for (const [typos, one] of texts.translations.similarTo(text, allowed))
      for (const { word } of translations.withText(one)) add(word, typos);
  }
  for (const [word, found] of similar) fits.set(word, found);
}

function lowerCased(text: string): string {
  return text.trim().normalize('NFC').toLowerCase();
}
