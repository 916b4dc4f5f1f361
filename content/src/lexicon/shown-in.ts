import { readingsOf, tokensOf } from '@topwords/languages/text';
import type { LanguageCode } from '@topwords/languages/identity';
import type { LocatedRow } from '../rows/read-rows.ts';

/** Whether a form appears in one of the bank's sentences in its language. */
export type IsShown = (form: string) => boolean;

/** Collects the words of all sentences of a language. */
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
