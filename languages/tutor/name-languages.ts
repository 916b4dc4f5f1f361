/** What languages are called in a language, by their codes. */
export function nameLanguages(locale: string): (code: string) => string {
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  return (code) => names.of(code) ?? code;
}
