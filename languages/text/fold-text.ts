const marks = /\p{M}+/gu;

/**
 * Folds a text for comparison: no case, no accents, one `i`, `е` for `ё`, `ss` for `ß`. No database
 * collation does this for all four languages.
 */
export function foldText(text: string): string {
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
