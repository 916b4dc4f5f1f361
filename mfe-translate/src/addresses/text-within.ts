/** The beginning of a text, at most `length` UTF-16 units; never splits a surrogate pair. */
export function textWithin(text: string, maximum: number): string {
  return text.slice(0, maximum).replace(/[\uD800-\uDBFF]$/, '');
}
