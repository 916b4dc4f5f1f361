/** Languages in which the interface may be shown, by BCP 47 tag. */
export type InterfaceLanguage = 'en';

const fallback: InterfaceLanguage = 'en';

/**
 * The catalogue to show, of those a front end has: the first that the reader prefers, else English.
 * A catalogue is a plain module of texts, with functions where a text takes values; its English
 * one is the type that the others must fit.
 */
export function chooseTexts<Texts>(
  catalogues: Record<InterfaceLanguage, Texts>,
  preferred: readonly string[] = [],
): Texts {
  const tags = preferred.map((tag) => tag.split('-')[0] ?? tag);
  const language = tags.find((tag): tag is InterfaceLanguage => Object.hasOwn(catalogues, tag));
  return catalogues[language ?? fallback];
}

type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** The form for a count by CLDR's plural rules, `#` replaced by the formatted count. */
export function plural(language: InterfaceLanguage, count: number, forms: PluralForms): string {
  const form = forms[new Intl.PluralRules(language).select(count)] ?? forms.other;
  return form.replace('#', formatNumber(language, count));
}

/** A number with the language's grouping: 1234 → `1,234`. */
export function formatNumber(language: InterfaceLanguage, value: number): string {
  return new Intl.NumberFormat(language).format(value);
}

/** A share from 0 to 1 as a whole percentage: 0.256 → `26%`. */
export function formatPercent(language: InterfaceLanguage, share: number): string {
  return new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(
    share,
  );
}
