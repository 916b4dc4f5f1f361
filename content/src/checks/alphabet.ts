import { type LanguageCode, languageCodes } from '@topwords/languages/identity';
import { allText } from '@topwords/languages/text';
import { faultOf, type Check } from './check.ts';
import { textsOf } from './texts.ts';

const everywhere = '0-9 .,!?:;…()"“”«»\'’–—%€$/-';

/** Characters of a text that its language does not have. */
export function foreignCharacters(text: string, language: LanguageCode): string[] {
  const { letters, opening } = allText[language];
  const marks = [...(opening?.values() ?? [])].join('');
  const pattern = new RegExp(`[^${letters}${marks}${everywhere}]`, 'gu');
  return [...new Set(text.match(pattern))];
}

function nameOf(character: string): string {
  const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  return `"${character}" (U+${code})`;
}

/**
 * Columns must use their language's letters, in composed form. Also finds the combining dot
 * (U+0307) left by lower-casing İ, and look-alikes from another script.
 */
export const checkAlphabet: Check = ({ rows }) =>
  rows.flatMap((located) =>
    languageCodes.flatMap((language) =>
      textsOf(located.row, language).flatMap((text) => {
        const found = foreignCharacters(text, language);
        if (found.length === 0) return [];
        const detail = `"${text}" holds ${found.map(nameOf).join(', ')}`;
        return [faultOf(located, 'alphabet', { language, text, detail })];
      }),
    ),
  );
