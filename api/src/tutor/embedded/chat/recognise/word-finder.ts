import { languageCodes } from '@topwords/languages/identity';
import { foldText } from '@topwords/languages/text';
import type { LanguageCode } from '@topwords/platform/contracts';
import type { Catalogue, CatalogueWord } from '../../../../bank/catalogue.ts';

/** Finds words by a piece of a message. */
export interface WordFinder {
  /** Words of a language with this spelling or such a form; exact spellings first. */
  find(language: LanguageCode, text: string): readonly CatalogueWord[];
  /** Words of a language that translate a native text. */
  findByTranslation(
    language: LanguageCode,
    native: LanguageCode,
    text: string,
  ): readonly CatalogueWord[];
  /** Whether a folded text is a word of any language, or a form of one. */
  isKnown(folded: string): boolean;
}

/** Finds words in the catalogue. */
export function createWordFinder(catalogue: Catalogue): WordFinder {
  function find(language: LanguageCode, text: string): readonly CatalogueWord[] {
    const folded = foldText(text);
    const lowerCase = text.toLocaleLowerCase(language);
    const written = catalogue
      .ofText(language, folded)
      .toSorted((a, b) => Number(b.text === lowerCase) - Number(a.text === lowerCase));
    return [...written, ...catalogue.ofForm(language, folded)];
  }
  return {
    find,
    findByTranslation(language, native, text) {
      const meanings = catalogue.ofText(native, foldText(text)).flatMap((word) => word.meanings);
      const headwords = new Set(meanings.flatMap((meaning) => meaning.words[language].headwords));
      return [...headwords].flatMap((headword) => find(language, headword)[0] ?? []);
    },
    isKnown: (folded) =>
      languageCodes.some(
        (language) =>
          [...catalogue.ofText(language, folded), ...catalogue.ofForm(language, folded)].length > 0,
      ),
  };
}
