import { languageCodes } from '@topwords/languages/identity';
import { foldText } from '@topwords/languages/text';
import type { LanguageCode } from '@topwords/platform/contracts';
import type { Catalogue, CatalogueWord } from '../../../../bank/catalogue.ts';
import { plainEquivalentsOf } from '../../../../bank/glosses.ts';

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
      const words = catalogue.ofText(native, foldText(text));
      const equivalents = words.flatMap((word) => plainEquivalentsOf(word, language));
      return [...new Set(equivalents)].flatMap((one) => find(language, one)[0] ?? []);
    },
    isKnown: (folded) =>
      languageCodes.some(
        (language) =>
          [...catalogue.ofText(language, folded), ...catalogue.ofForm(language, folded)].length > 0,
      ),
  };
}
