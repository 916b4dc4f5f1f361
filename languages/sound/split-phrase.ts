/** Splits a phrase into its words in lower case, without punctuation. */
export function splitPhrase(text: string, locale: string): string[] {
  return text
    .normalize('NFC')
    .toLocaleLowerCase(locale)
    .split(/[\s,;:.!?¿¡…/()]+/u)
    .filter((word) => word !== '');
}
