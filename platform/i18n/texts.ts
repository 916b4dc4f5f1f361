/**
 * Languages in which the interface may be shown, by ISO 639-1 code. A front end has a catalogue for
 * each: a plain module of texts, with functions where a text takes values. The English one is the
 * type that the others must fit.
 */
export const interfaceLanguages = ['en'] as const;

/** The ISO 639-1 code of a language in which the interface may be shown. */
export type InterfaceLanguage = (typeof interfaceLanguages)[number];

/** The language to show: the first the reader prefers (BCP 47 tags) of those there are, else English. */
export function chooseInterfaceLanguage(preferred: readonly string[]): InterfaceLanguage {
  for (const tag of preferred) {
    const found = interfaceLanguages.find((language) => language === tag.split('-')[0]);
    if (found) return found;
  }
  return 'en';
}

type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/**
 * The form for a count by the plural rules (CLDR) of a language (BCP 47), `#`
 * replaced by the formatted count.
 */
export function plural(language: string, count: number, forms: PluralForms): string {
  const form = forms[new Intl.PluralRules(language).select(count)] ?? forms.other;
  return form.replace('#', formatNumber(language, count));
}

/** A number with the language's grouping: 1234 → `1,234`. */
export function formatNumber(language: string, value: number): string {
  return new Intl.NumberFormat(language).format(value);
}

/** A share from 0 to 1 as a whole percentage: 0.256 → `26%`. */
export function formatPercent(language: InterfaceLanguage, share: number): string {
  return new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(
    share,
  );
}
