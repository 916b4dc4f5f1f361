import type { LanguageCode } from '@topwords/platform/contracts';

/**
 * Capitalises a translation like the word as written: `HOUSE` → `CASA`, `House` → `Casa`. Ignores
 * capitals that belong to the word itself: `Monday` → `lunes`.
 */
export function fitCase(
  translation: string,
  language: LanguageCode,
  written: { text: string; headword: string },
): string {
  const { text, headword } = written;
  const letters = text.match(/\p{L}/gu) ?? [];
  const first = letters[0] ?? '';
  if (text === headword || first === first.toLowerCase()) return translation;
  if (letters.length > 1 && text === text.toUpperCase()) {
    return translation.toLocaleUpperCase(language);
  }
  return capitalise(translation, language);
}

/** Makes the first letter of a text a capital. */
function capitalise(text: string, language: LanguageCode): string {
  return text.replace(/\p{L}/u, (letter) => letter.toLocaleUpperCase(language));
}
