/** British endings and their American equivalents in the bank. */
const endings: [british: RegExp, american: string][] = [
  [/our(?=s?$|ite)/u, 'or'],
  [/our(?=ed$|ing$|ful$)/u, 'or'],
  [/tre(?=s?$)/u, 'ter'],
  [/is(?=e[ds]?$|ing$)/u, 'iz'],
  [/ll(?=ed$|ing$|er$)/u, 'l'],
  [/ogue(?=s?$)/u, 'og'],
  [/(?<=^(?:dream|lean|leap|learn|spoil))t$/u, 'ed'],
];

/** American spellings of a word that the bank lacks: `colour`, `metres`, `realise`. */
export function otherSpellings(word: string): string[] {
  return endings
    .filter(([british]) => british.test(word))
    .map(([british, american]) => word.replace(british, american));
}
