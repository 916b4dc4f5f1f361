/** The beginning of a text, at most so many UTF-16 units; no character of two is cut in half. */
export function textWithin(text: string, maximum: number): string {
  return text.slice(0, maximum).replace(/[\uD800-\uDBFF]$/, '');
}
