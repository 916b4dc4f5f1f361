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

/** Formats a date such as `2026-11-20`, which has no time and no zone. */
export function formatDay(
  language: string,
  date: string,
  parts: Intl.DateTimeFormatOptions,
): string {
  return new Intl.DateTimeFormat(language, { ...parts, timeZone: 'UTC' }).format(new Date(date));
}

/** Formats a share from 0 to 1 as a whole percentage: 0.256 → `26%`. */
export function formatPercent(language: InterfaceLanguage, share: number): string {
  return new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(
    share,
  );
}
