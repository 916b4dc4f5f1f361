/** A gloss as it stands within a text: without the parentheses that it stands in by itself. */
export function plainGloss(text: string): string {
  return /^\([^()]*\)$/u.test(text) ? text.slice(1, -1) : text;
}
