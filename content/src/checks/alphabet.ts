import { languageCodes, type LanguageCode } from '@topwords/platform/contracts';
import { faultOf, type Check } from './check.ts';
import { textsOf } from './texts.ts';

const letters: Record<LanguageCode, string> = {
  en: 'a-zA-Zé',
  es: 'a-zA-ZáéíóúüñÁÉÍÓÚÜÑ',
  ru: 'а-яА-ЯёЁ',
  tr: 'abcçdefgğhıijklmnoöprsştuüvyzABCÇDEFGĞHIİJKLMNOÖPRSŞTUÜVYZâîûÂÎÛ',
};

const others: Record<LanguageCode, string> = { en: '', es: '¿¡', ru: '', tr: '' };

const everywhere = '0-9 .,!?:;…()"“”«»\'’–—%€$/-';

function foreign(text: string, language: LanguageCode): string[] {
  const pattern = new RegExp(`[^${letters[language]}${others[language]}${everywhere}]`, 'gu');
  return [...new Set(text.match(pattern))];
}

function nameOf(character: string): string {
  const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  return `"${character}" (U+${code})`;
}

/**
 * A column is written in its language's letters, in composed form. A lower-cased İ leaves a loose
 * dot behind (U+0307): it is found here, as are look-alikes of another script.
 */
export const checkAlphabet: Check = ({ rows }) =>
  rows.flatMap((located) =>
    languageCodes.flatMap((language) =>
      textsOf(located.row, language).flatMap((text) => {
        const found = foreign(text, language);
        if (found.length === 0) return [];
        const detail = `"${text}" holds ${found.map(nameOf).join(', ')}`;
        return [faultOf(located, 'alphabet', { language, text, detail })];
      }),
    ),
  );
