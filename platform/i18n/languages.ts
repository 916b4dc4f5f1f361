import { identities } from '@topwords/languages/identity';
import type { LanguageCode, Label } from '../contracts/index.ts';
import type { InterfaceLanguage } from './texts.ts';

/** A language's name in that language: `ru` → `Русский`. */
export function endonymOf(code: LanguageCode): string {
  return identities[code].endonym;
}

/** A language's name for the reader: in English, `ru` → `Russian`. */
export function nameInLanguage(language: InterfaceLanguage, code: LanguageCode): string {
  return new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? code;
}

/** What a remote's manifest calls something, for the reader; English where it has no other. */
export function labelInLanguage(language: InterfaceLanguage, label: Label): string {
  return label[language] ?? label.en;
}
