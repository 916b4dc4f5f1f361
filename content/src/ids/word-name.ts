import type { LanguageCode } from '@topwords/languages/identity';

/** The key of a headword's id, from its name: `es:casa`. */
export function wordName(language: LanguageCode, name: string): string {
  return `${language}:${name}`;
}
