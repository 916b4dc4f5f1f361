import type { InterfaceLanguage } from '../contracts/index.ts';

type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/**
 * Returns the form for a count by the plural rules (CLDR) of a language (BCP 47), with `#` replaced
 * by the formatted count.
 */
export function plural(language: string, count: number, forms: PluralForms): string {
  const form = forms[new Intl.PluralRules(language).select(count)] ?? forms.other;
  return form.replace('#', formatNumber(language, count));
}

/** Formats a number with the language's grouping: 1234 → `1,234`. */
export function formatNumber(language: string, value: number): string {
  return new Intl.NumberFormat(language).format(value);
}

/** Joins names as the language does: `Russian, Spanish, and Turkish`; in Spanish `árabe e inglés`. */
export function formatList(language: string, names: readonly string[]): string {
  return new Intl.ListFormat(language).format(names);
}

/** Formats a duration in the language's own words: 10 → `10 minutes`. */
export function formatMinutes(language: string, count: number): string {
  const unit = { style: 'unit', unit: 'minute', unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(language, unit).format(count);
}

/** Formats a date such as `2026-11-20`, which has no time and no zone. */
export function formatDay(
  language: string,
  date: string,
  parts: Intl.DateTimeFormatOptions,
): string {
  return new Intl.DateTimeFormat(language, { ...parts, timeZone: 'UTC' }).format(new Date(date));
}

/** Formats the days from one date to another: `November 16 – 22, 2026`. */
export function formatDays(
  language: string,
  from: string,
  to: string,
  parts: Intl.DateTimeFormatOptions,
): string {
  const format = new Intl.DateTimeFormat(language, { ...parts, timeZone: 'UTC' });
  return format.formatRange(new Date(from), new Date(to));
}

/** Formats a share from 0 to 1 in percent, below 1 % with a decimal: 0.256 → `26%`, 0.004 → `0.4%`. */
export function formatPercent(language: InterfaceLanguage, share: number): string {
  const maximumFractionDigits = share < 0.0095 ? 1 : 0;
  return new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits }).format(share);
}
