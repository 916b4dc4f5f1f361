import type { LanguageCode } from '@topwords/platform/contracts';
import type { LocatedRow } from './read-rows.ts';
import { readingsOf, tokensOf } from './tokens.ts';

/** Tells whether a form stands in one of the bank's sentences of its language. */
export type IsShown = (form: string) => boolean;

/** Gathers the words of all sentences of a language. */
export function shownIn(rows: readonly LocatedRow[], language: LanguageCode): IsShown {
  const words = new Set<string>();
  let text = '';
  for (const { row } of rows) {
    for (const sentence of row.sentences) {
      const tokens = tokensOf(sentence[language], language);
      for (const token of tokens) for (const reading of readingsOf(token)) words.add(reading);
      text += ` ${tokens.join(' ')} \n`;
    }
  }
  return (form) => {
    const tokens = tokensOf(form, language);
    if (!tokens.every((token) => words.has(token))) return false;
    return tokens.length === 1 || text.includes(` ${tokens.join(' ')} `);
  };
}
