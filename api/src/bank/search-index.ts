import { allowedTypos, foldText } from '@topwords/languages/text';
import type { LanguageCode } from '@topwords/platform/contracts';
import { addInOrder, type CompareMatches, type Match, type RankedMatches } from './add-in-order.ts';
import type { Catalogue, CatalogueWord } from './catalogue.ts';
import type { RankedTexts } from './ranked-texts.ts';
import {
  compareWords,
  createSearchedTexts,
  furthestPlace,
  lowerCased,
  type SearchedTexts,
} from './searched-texts.ts';
import type { SimilarText } from './similar-texts.ts';

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

interface SearchRequest {
  query: string;
  native: LanguageCode;
  targets: readonly LanguageCode[];
  /** Languages whose words come first among those that match equally well. */
  learned?: readonly LanguageCode[];
  /** At most {@link mostRanked}. */
  limit: number;
}

/** Finds words by text, form, or translation into the native language; tolerates typos. */
export interface SearchIndex {
  /** Best matches first, then the easiest and most common first. */
  search(request: SearchRequest): CatalogueWord[];
}

/** English learners often write a verb as `to eat`; glosses have `eat`. */
function withoutInfinitiveMark(query: string, native: LanguageCode): string {
  return native === 'en' ? query.replace(/^\s*to\s+(?=\S)/i, '') : query;
}

/** Creates a search index, which folds the texts of a pair of languages on its first search. */
export function createSearchIndex(catalogue: Catalogue): SearchIndex {
  const textsOf = createSearchedTexts(catalogue);
  return {
    search({ query, native, targets, learned = [], limit }) {
      const asTyped = withoutInfinitiveMark(query, native);
      const text = foldText(asTyped);
      if (text === '') return [];
      const searched = targets.map((code) => textsOf(code, native));
      const compare = compareMatches(targets, learned);
      const fits: Fits = new Map();
      addSame(fits, searched, { text, lowerCase: lowerCased(asTyped) });
      for (const code of targets)
        for (const word of catalogue.ofForm(code, text)) addFit(fits, word, fit.form);
      const asked = catalogue.ofForm(native, text).map((word) => foldText(word.text));
      addTranslationsOf(fits, searched, new Set(asked));
      const found = inOrder(fits, compare).slice(0, limit);
      // Worse fits come after all better ones, of which there may be enough.
      if (found.length < limit) addInOrder(found, beginnings(searched, text), { limit, compare });
      if (found.length < limit)
        addInOrder(found, translationBeginnings(searched, text), { limit, compare });
      // A word or form on either side shows that the query has no typos.
      if (found.length < limit && fits.size === 0) {
        for (const { word } of findSimilar(searched, text).toSorted(compare))
          if (found.length < limit && !found.includes(word)) found.push(word);
      }
      return found;
    },
  };
}

/** Better fits first, then languages that are learned, then the better words. */
function compareMatches(
  targets: readonly LanguageCode[],
  learned: readonly LanguageCode[],
): CompareMatches {
  const isLearned = ({ word }: Match) => Number(learned.includes(word.language));
  const order = ({ word }: Match) => targets.indexOf(word.language);
  return (one, other) => {
    if (one.word.language !== other.word.language) {
      const byKind = Math.floor(one.fit) - Math.floor(other.fit);
      const first = byKind || isLearned(other) - isLearned(one);
      if (first !== 0) return first;
    }
    return one.fit - other.fit || compareWords(one.word, other.word) || order(one) - order(other);
  };
}

type Fits = Map<CatalogueWord, number>;

/** Keeps the better fit of a word. */
function addFit(fits: Fits, word: CatalogueWord, found: number): void {
  const known = fits.get(word);
  if (known === undefined || found < known) fits.set(word, found);
}

function inOrder(fits: Fits, compare: CompareMatches): CatalogueWord[] {
  const matches = Array.from(fits, ([word, found]): Match => ({ word, fit: found }));
  return matches.toSorted(compare).map(({ word }) => word);
}

/** Adds words whose text or translation is the query. */
function addSame(
  fits: Fits,
  searched: readonly SearchedTexts[],
  { text, lowerCase }: { text: string; lowerCase: string },
): void {
  for (const { words, translations } of searched) {
    for (const rank of words.withText(text)) {
      const word = words.values[rank] as CatalogueWord;
      addFit(fits, word, isSpelled(word, lowerCase) ? fit.sameSpelling : fit.sameText);
    }
    const { ranked, places, spellings } = translations;
    for (const rank of ranked.withText(text)) {
      const found = spellings[rank] === lowerCase ? fit.sameTranslation : fit.translation;
      addFit(fits, ranked.values[rank] as CatalogueWord, found + share(places[rank]));
    }
  }
}

/** The words of each language that begin with the query. */
function beginnings(searched: readonly SearchedTexts[], text: string): RankedMatches[] {
  return searched.map(({ words }) => ({
    index: words,
    ranks: words.longerThan(text),
    fitOf: () => fit.prefix,
  }));
}

/** The words of each language of which a translation begins with the query. */
function translationBeginnings(searched: readonly SearchedTexts[], text: string): RankedMatches[] {
  return searched.map(({ translations: { ranked, places } }) => ({
    index: ranked,
    ranks: ranked.longerThan(text),
    fitOf: (rank) => fit.translationPrefix + share(places[rank]),
  }));
}

/** Adds words that translate a word of which the query is a form: `children` finds `niño`. */
function addTranslationsOf(
  fits: Fits,
  searched: readonly SearchedTexts[],
  asked: ReadonlySet<string>,
): void {
  for (const { translations } of searched) {
    const { ranked, places } = translations;
    for (const one of asked) {
      for (const rank of ranked.withText(one))
        addFit(
          fits,
          ranked.values[rank] as CatalogueWord,
          fit.translationForm + share(places[rank]),
        );
    }
  }
}

/** A place as a part of 1, so that it orders words of one fit. */
function share(place = 0): number {
  return place / (furthestPlace + 1);
}

function isSpelled({ text, stress }: CatalogueWord, lowerCase: string): boolean {
  return lowerCased(text) === lowerCase || (!!stress && lowerCased(stress) === lowerCase);
}

function similarIn(
  index: RankedTexts<CatalogueWord>,
  similar: readonly SimilarText[],
): readonly Match[] {
  return similar.map(({ typos, place }) => ({
    word: index.values[place] as CatalogueWord,
    fit: fit.typo + typos,
  }));
}

/** The words that are spelled similarly or of which a translation is; some more than once. */
function findSimilar(searched: readonly SearchedTexts[], text: string): Match[] {
  const allowed = allowedTypos(text.length);
  if (allowed === 0) return [];
  return searched.flatMap(({ words, translations, similarTo }) => {
    const near = similarTo(text, allowed);
    return [...similarIn(words, near.words), ...similarIn(translations.ranked, near.translations)];
  });
}
