import type { LanguageCode } from '../contracts/index.ts';

/** What speakers call their own language. */
const endonyms: Record<LanguageCode, string> = {
  en: 'English',
  es: 'Español',
  ru: 'Русский',
  tr: 'Türkçe',
};

/** A language's name in that language: `ru` → `Русский`. */
export function endonymOf(code: LanguageCode): string {
  return endonyms[code];
}
