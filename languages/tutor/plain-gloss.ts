/** A gloss for use within a text, without its parentheses. */
export function plainGloss(text: string): string {
  return /^\([^()]*\)$/u.test(text) ? text.slice(1, -1) : text;
}
