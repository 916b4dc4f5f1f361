import { formatMinutes, formatNumber, plural } from '@topwords/platform/i18n';

/** The language of these texts. */
export const language = 'es';

/** A point in time, in the reader's zone. */
export function formatTime(time: string, parts: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(language, parts).format(new Date(time));
}

export function number(value: number): string {
  return formatNumber(language, value);
}

export function words(count: number): string {
  return plural(language, count, { one: '# palabra', other: '# palabras' });
}

export function minutes(count: number): string {
  return formatMinutes(language, count);
}

export function reviews(count: number): string {
  return plural(language, count, { one: '# repaso', other: '# repasos' });
}
