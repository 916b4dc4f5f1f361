/**
 * Makes a text storable in every database: NUL, where SQLite would cut the text, and half of a
 * surrogate pair, which is not a character, become U+FFFD.
 */
export function storableText(text: string): string {
  return text.toWellFormed().replaceAll('\0', '\uFFFD');
}
