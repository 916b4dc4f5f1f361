/** Names of languages in a locale, by language code. */
export function nameLanguages(locale: string): (code: string) => string {
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  return (code) => names.of(code) ?? code;
}
