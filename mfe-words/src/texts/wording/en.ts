import type { LanguageCode } from '@topwords/platform/contracts';
import { formatList, formatNumber, plural } from '@topwords/platform/i18n';

export const language = 'en';

/** What a language is called in English. */
export const languages: Record<LanguageCode, string> = {
  en: 'English',
  es: 'Spanish',
  ru: 'Russian',
  tr: 'Turkish',
};

export function list(names: readonly string[]): string {
  return formatList(language, names);
}

export function number(value: number): string {
  return formatNumber(language, value);
}

export function counted(count: number, one: string, other: string): string {
  return plural(language, count, { one, other });
}
