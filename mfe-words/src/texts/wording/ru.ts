import type { LanguageCode } from '@topwords/platform/contracts';
import { formatList, formatNumber, plural } from '@topwords/platform/i18n';

export const language = 'ru';

export const tryAgain = 'Попробуйте ещё раз.';

/** What a language is called in Russian. */
export const languages: Record<LanguageCode, string> = {
  en: 'Английский',
  es: 'Испанский',
  ru: 'Русский',
  tr: 'Турецкий',
};

/** A language's name within a sentence: `испанский`. */
export function within(name: string): string {
  return name.toLocaleLowerCase(language);
}

export function list(names: readonly string[]): string {
  return formatList(language, names);
}

export function number(value: number): string {
  return formatNumber(language, value);
}

export function counted(count: number, one: string, few: string, many: string): string {
  return plural(language, count, { one, few, many, other: few });
}

export function words(count: number): string {
  return counted(count, '# слово', '# слова', '# слов');
}
