import { readingsOf, tokensOf } from '@topwords/languages/text';
import type { LanguageCode } from '@topwords/languages/identity';
import type { LocatedRow } from '../rows/read-rows.ts';

/** Whether a form appears in one of the bank's sentences in its language. */
export type IsShown = (form: string) => boolean;

/**
 * One word in composed small letters: as a token it is the same in every language. Nearly all forms
 * are, and folding each of half a million takes seconds.
 */
const smallLetters = /^[a-zß-öø-ÿğışœа-яё]+$/;

/** Each two neighbouring words. */
function pairsOf(tokens: readonly string[]): string[] {
  return tokens.slice(1).map((token, place) => `${tokens[place]} ${token}`);
}

/** Collects the words of all sentences of a language. */
export function shownIn(rows: readonly LocatedRow[], language: LanguageCode): IsShown {
  const words = new Set<string>();
  const pairs = new Set<string>();
  let text = '';
  for (const { row } of rows) {
    for (const sentence of row.sentences) {
      const tokens = tokensOf(sentence[language], language);
      for (const token of tokens) for (const reading of readingsOf(token)) words.add(reading);
      for (const pair of pairsOf(tokens)) pairs.add(pair);
      text += ` ${tokens.join(' ')} \n`;
    }
  }
  return (form) => {
    if (smallLetters.test(form)) return words.has(form);
    const tokens = tokensOf(form, language);
    if (!tokens.every((token) => words.has(token))) return false;
    // Nearly all phrases end here: a search in all texts takes a millisecond.
    if (!pairsOf(tokens).every((pair) => pairs.has(pair))) return false;
    return tokens.length === 1 || text.includes(` ${tokens.join(' ')} `);
  };
}
