type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** The form for a count by the plural rules (CLDR) of a language, with `#` replaced by the count. */
export function plural(language: string, count: number, forms: Forms): string {
  const form = forms[new Intl.PluralRules(language).select(count)] ?? forms.other;
  return form.replace('#', new Intl.NumberFormat(language).format(count));
}
