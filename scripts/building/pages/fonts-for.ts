/** One item of a `unicode-range`: `U+131`, `U+400-45F`, `U+??`. */
function hasCodePoint(item: string, codePoint: number): boolean {
  const [from = '', to = from] = item.trim().slice(2).split('-');
  const first = Number.parseInt(from.replaceAll('?', '0'), 16);
  const last = Number.parseInt(to.replaceAll('?', 'F'), 16);
  return codePoint >= first && codePoint <= last;
}

const isFallback = (rule: string) => !rule.includes('url(');

/** Whether the `unicode-range` of a rule has a letter of a text. */
function hasLetterOf(rule: string, text: string): boolean {
  const items = /unicode-range:([^;}]*)/.exec(rule)?.[1]?.split(',') ?? [];
  const letters = Array.from(text, (letter) => Number(letter.codePointAt(0)));
  return letters.some((letter) => items.some((item) => hasCodePoint(item, letter)));
}

/**
 * Finds the font rules in a minified style sheet that a text needs.
 * @returns the rules with a file, if their `unicode-range` has a letter of the text, and all those
 *   of fallbacks, which have none
 */
export function fontsFor(styles: string, text: string): { files: string; fallbacks: string } {
  const rules = styles.match(/@font-face\{[^}]*\}/g) ?? [];
  return {
    files: rules.filter((rule) => !isFallback(rule) && hasLetterOf(rule, text)).join(''),
    fallbacks: rules.filter(isFallback).join(''),
  };
}
