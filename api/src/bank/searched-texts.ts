import { foldText } from '@topwords/languages/text';
import { languageCodes, type LanguageCode } from '@topwords/platform/contracts';
import type { Catalogue, CatalogueWord } from './catalogue.ts';
import { plainEquivalentsOf } from './glosses.ts';
import { memoizeByLanguage } from './memoize-by-language.ts';
import { RankedTexts } from './ranked-texts.ts';
import { SimilarTexts, type SimilarText } from './similar-texts.ts';

/** A translation's place among those of its word counts up to this one. */
export const furthestPlace = 99;

/**
 * What words mean in one language: what a word lists first comes before what others list second,
 * then the best words come first.
 */
interface Translations {
  ranked: RankedTexts<CatalogueWord>;
  /** The place of each translation among its word's own, by rank. */
  places: Uint8Array;
  /** Each translation in lower case, not folded, by rank. */
  spellings: readonly string[];
}

/** The words of a language by folded text and by folded equivalent in a native language. */
export interface SearchedTexts {
  words: RankedTexts<CatalogueWord>;
  translations: Translations;
  /** The ranks of words and of translations that are spelled similarly: see `SimilarTexts`. */
  similarTo: (text: string, typos: number) => Record<'words' | 'translations', SimilarText[]>;
}

/** Easy ones first, then common ones. */
export function compareWords(one: CatalogueWord, other: CatalogueWord): number {
  if (one.level !== other.level) return one.level < other.level ? -1 : 1;
  return one.rank - other.rank;
}

/** A text as it is compared letter by letter: in lower case, with its marks. */
export function lowerCased(text: string): string {
  return text.trim().normalize('NFC').toLowerCase();
}

function indexTranslations(
  bestFirst: readonly CatalogueWord[],
  native: LanguageCode,
): Translations {
  const translations = bestFirst
    .flatMap((word) =>
      plainEquivalentsOf(word, native).map((text, place) => ({
        word,
        text: foldText(text),
        spelling: lowerCased(text),
        place: Math.min(place, furthestPlace),
      })),
    )
    .toSorted((one, other) => one.place - other.place);
  return {
    ranked: new RankedTexts(
      translations.map(({ text }) => text),
      translations.map(({ word }) => word),
    ),
    places: Uint8Array.from(translations, ({ place }) => place),
    // Most are the same as their folded texts, which are in memory already.
    spellings: translations.map(({ text, spelling }) => (spelling === text ? text : spelling)),
  };
}

/** Indexes the texts of pairs of languages, each when it is first asked for. */
export function createSearchedTexts(
  catalogue: Pick<Catalogue, 'ofLanguage'>,
): (target: LanguageCode, native: LanguageCode) => SearchedTexts {
  const bestFirst = memoizeByLanguage((target) =>
    catalogue.ofLanguage(target).toSorted(compareWords),
  );
  const wordsOf = memoizeByLanguage((target) => {
    const words = bestFirst(target);
    return new RankedTexts(
      words.map(({ text }) => foldText(text)),
      words,
    );
  });
  const translationsOf = memoizeByLanguage((target) =>
    memoizeByLanguage((native) => indexTranslations(bestFirst(target), native)),
  );
  /** One index for all texts in a language, most of which are words and translations of many. */
  const similarOf = memoizeByLanguage(
    (language) =>
      new SimilarTexts([
        wordsOf(language).texts,
        ...languageCodes.map((target) => translationsOf(target)(language).ranked.texts),
      ]),
  );
  return (target, native) => ({
    words: wordsOf(target),
    translations: translationsOf(target)(native),
    similarTo: (text, typos) => ({
      words: similarOf(target).similarTo(text, typos, 0),
      translations: similarOf(native).similarTo(text, typos, 1 + languageCodes.indexOf(target)),
    }),
  });
}
