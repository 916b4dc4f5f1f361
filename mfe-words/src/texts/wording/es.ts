import { formatList, formatNumber, plural } from '@topwords/platform/i18n';

export const language = 'es';

export const tryAgain = 'Inténtalo de nuevo.';

export function list(names: readonly string[]): string {
  return formatList(language, names);
}

export function number(value: number): string {
  return formatNumber(language, value);
}

export function counted(count: number, one: string, other: string): string {
  return plural(language, count, { one, other });
}

/** A language's name within a sentence. */
export function inSentence(name: string): string {
  return name.toLocaleLowerCase(language);
}
