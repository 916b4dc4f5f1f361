/** Attributes of a text that is not in the interface's language. */
export function foreignText(language: string): { lang: string; dir: 'auto' } {
  return { lang: language, dir: 'auto' };
}
