const marks = /\p{M}+/gu;
const ascii = /^[ -~]*$/u;

/**
 * Folds a text for comparison: no case, no accents, one `i`, `е` for `ё`, `ss` for `ß`. No database
 * collation does this for all four languages.
 */
export function foldText(text: string): string {
  // Most texts, which need but two of the steps: these take a fifth of the time.
  if (ascii.test(text))
    return text.toLowerCase().replaceAll('`', "'").replace(/ {2,}/g, ' ').trim();
  return text
    .replace(/[Iİı]/g, 'i')
    .toLowerCase()
    .normalize('NFKD')
    .replace(marks, '')
    .replaceAll('ß', 'ss')
    .replace(/[’ʼ`´]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
}
