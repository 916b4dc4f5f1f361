/**
 * A text as every database keeps it. SQLite would end it at a NUL, and half of a surrogate pair is no
 * character: either becomes U+FFFD.
 */
export function storableText(text: string): string {
  return text.toWellFormed().replaceAll('\0', '\uFFFD');
}
