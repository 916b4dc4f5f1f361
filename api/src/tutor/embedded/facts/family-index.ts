import type { LanguageCode } from '@topwords/platform/contracts';
import { languageCodes } from '@topwords/platform/contracts';
import type { Catalogue, CatalogueWord } from '../../../bank/catalogue.ts';
import { beginAlike } from './spelling.ts';
import { shareStem } from './share-stem.ts';

/** Finds the words with the same stem as another. */
export type FamilyIndex = (word: CatalogueWord) => readonly CatalogueWord[];

/**
 * Two words that only begin alike (corn, corner) have nothing in common in other languages; words
 * of one family mostly do (teach, teacher: учить, учитель). So one other language must agree, and
 * with native words: plan and planet begin alike in every language that borrowed them.
 */
function isSharedElsewhere(a: CatalogueWord, b: CatalogueWord): boolean {
  return languageCodes
    .filter((code) => code !== a.language)
    .some((code) => {
      const others = nativeWords(b, code);
      return nativeWords(a, code).some((one) =>
        others.some((other) => shareStem(one, other, code)),
      );
    });
}

function nativeWords(word: CatalogueWord, language: LanguageCode): string[] {
  return word.translations[language].filter((text) => !beginAlike({ text, language }, word));
}

/** Indexes the words of a language by their first letters. */
export function familyIndex(catalogue: Catalogue, language: LanguageCode): FamilyIndex {
  const beginnings = Map.groupBy(catalogue.ofLanguage(language), ({ text }) => text.slice(0, 3));
  return (word) =>
    (beginnings.get(word.text.slice(0, 3)) ?? []).filter(
      (other) =>
        other.id !== word.id &&
        shareStem(word.text, other.text, language) &&
        isSharedElsewhere(word, other),
    );
}
