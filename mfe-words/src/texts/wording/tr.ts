import { formatList, formatNumber, plural } from '@topwords/platform/i18n';

export const language = 'tr';

export function list(names: readonly string[]): string {
  return formatList(language, names);
}

export function number(value: number): string {
  return formatNumber(language, value);
}

/** Nouns stay singular after numbers. */
export function counted(count: number, text: string): string {
  return plural(language, count, { other: text });
}
