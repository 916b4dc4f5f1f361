import { identities } from '@topwords/languages/identity';
import type { LanguageCode, Label } from '../contracts/index.ts';
import type { InterfaceLanguage } from '../contracts/index.ts';

/** Returns a language's name in that language: `ru` → `Русский`. */
export function endonymOf(code: LanguageCode): string {
  return identities[code].endonym;
}

/** Returns a language's name in the interface language: `ru` → `Russian`, `ruso`. */
export function nameInLanguage(language: string, code: LanguageCode): string {
  return new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? code;
}

/** The same for a label, which begins with a capital: `Ruso`. */
export function languageLabel(language: string, code: LanguageCode): string {
  return nameInLanguage(language, code).replace(/^./u, (letter) =>
    letter.toLocaleUpperCase(language),
  );
}

/** Returns a manifest's label in the interface language; English when there is no other. */
export function labelInLanguage(language: InterfaceLanguage, label: Label): string {
  return label[language] ?? label.en;
}
