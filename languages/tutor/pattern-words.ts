/**
 * Words with which the patterns of a language say what stands somewhere, such as Spanish `lugar`, in
 * the other native languages; an ending with its hyphen counts only where a pattern begins with it.
 */
export type PatternWords = Readonly<
  Record<string, Readonly<Partial<Record<'en' | 'es' | 'ru' | 'tr', string>>>>
>;

const pattern = /^(?:- )?(.+?) — /gmu;

/** Explains the words of patterns in a text: `lugar: place`. */
export function explainPatternWords(
  text: string,
  words: PatternWords,
  native: 'en' | 'es' | 'ru' | 'tr',
): string[] {
  const patterns = [...text.matchAll(pattern)].map(([, one = '']) =>
    one.replaceAll(/\*[^*]*\*/g, ' '),
  );
  const longestFirst = Object.entries(words).toSorted((a, b) => b[0].length - a[0].length);
  const explained: string[] = [];
  const left = [...patterns];
  for (const [word, names] of longestFirst) {
    const name = names[native];
    const isUsed = left.some((one) => has(one, word));
    if (!isUsed || name === undefined) continue;
    explained.push(`${word}: ${name}`);
    // "Olumsuz fiil" has explained its "fiil", too.
    left.splice(0, left.length, ...left.map((one) => one.replaceAll(word, ' ')));
  }
  return explained;
}

function has(text: string, word: string): boolean {
  if (word.startsWith('-')) return text.startsWith(`${word} `);
  const place = ` ${text
    .replaceAll(/[(),/+]/gu, ' ')
    .split(/\s+/u)
    .join(' ')} `;
  return place.includes(` ${word} `) && text.includes('+');
}
